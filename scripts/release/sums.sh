#!/usr/bin/env bash
# Writes SHA256SUMS for every file of a folder:  scripts/release/sums.sh FOLDER
set -euo pipefail
cd "$1"
rm -f SHA256SUMS
sha256sum -- * > "$RUNNER_TEMP/sums"
mv "$RUNNER_TEMP/sums" SHA256SUMS
