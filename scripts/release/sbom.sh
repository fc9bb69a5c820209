#!/usr/bin/env bash
# Writes the bill of materials of the bundles into a folder, as CycloneDX:  scripts/release/sbom.sh FOLDER
# The bundled packages are development dependencies, since the package itself installs nothing.
set -euo pipefail
mkdir -p "$1"
npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only > "$1/portcullis-$(node -p 'require("./package.json").version').cdx.json"
