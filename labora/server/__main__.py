"""`python -m labora.server`: the service with its settings from the environment."""

from labora.server.serve import serve
from labora.server.settings import settings_from_environment

serve(settings_from_environment())
