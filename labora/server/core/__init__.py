"""What every feature uses: settings, logs, metrics, secrets, languages, problems. Knows no feature."""
