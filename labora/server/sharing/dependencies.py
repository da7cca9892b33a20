"""What routes of pictures ask for."""

from typing import Annotated

from fastapi import Depends

from labora.server.core.parts import provided
from labora.server.sharing.image_cache import ImageCache

ImagesIn = Annotated[ImageCache, Depends(provided(ImageCache))]
