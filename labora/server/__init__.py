"""The service: tables for one, for a room, for the world. HTTP and WebSocket around the rules."""

from labora.extras import require

require("server")
