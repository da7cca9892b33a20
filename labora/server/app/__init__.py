"""The parts put together: the application, its middleware, and the process that serves it."""
