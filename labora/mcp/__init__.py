"""For language models: tools of the Model Context Protocol around the service's own addresses.

Whatever a model does here is a request to those addresses with a person's token: nothing else is possible.
"""

from labora.extras import require

require("mcp")
