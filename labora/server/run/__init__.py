"""The application put together, served, and looked after."""
