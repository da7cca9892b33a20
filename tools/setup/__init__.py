"""Makes Labora ready to run: the virtual environment, the compiled engine, the browser client."""
