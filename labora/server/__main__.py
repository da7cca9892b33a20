"""`python -m labora.server`: the service with its settings from the environment."""

from labora.server.base.settings import settings_from_environment
from labora.server.run.serve import serve

serve(settings_from_environment())
