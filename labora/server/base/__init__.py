"""Settings, secrets, logs, metrics, languages: what every room of the service may use."""
