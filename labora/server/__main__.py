"""`python -m labora.server`: the service with its settings from the environment."""

import sys

from labora.server.app.serve import serve
from labora.server.core.settings import SettingError, settings_from_environment
from labora.server.database.unusable_database import UnusableDatabaseError

try:
    settings = settings_from_environment()
    serve(settings)
except (SettingError, UnusableDatabaseError) as error:
    sys.exit(str(error))
