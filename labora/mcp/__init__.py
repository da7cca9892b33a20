"""For language models: tools of the Model Context Protocol around the service's own addresses.

All that a model can do is to send requests to those addresses with a user's token.
"""

from labora.extras import require

require("mcp")
