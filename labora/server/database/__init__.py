"""The database: its schema and migrations, connections, SQLite, PostgreSQL. Knows no feature."""
