"""The site: settings, addresses and the way it is served. No rules, no engine."""
