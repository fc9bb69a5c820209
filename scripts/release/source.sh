#!/usr/bin/env bash
# Packs the whole source of a commit into a folder:  scripts/release/source.sh FOLDER
# GitHub's own archives hold the Action alone (.gitattributes).
set -euo pipefail
folder=$1
version=$(node -p 'require("./package.json").version')
mkdir -p "$folder"
git ls-files -z |
  tar --null --files-from=- --sort=name --owner=0 --group=0 --numeric-owner --mtime="$(git log -1 --format=%cI)" \
    --transform "s,^,portcullis-$version/," -cf - |
  gzip -n -6 > "$folder/portcullis-$version-source.tar.gz"
