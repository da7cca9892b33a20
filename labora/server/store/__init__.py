"""The database: schema, migrations, reading and appending."""
