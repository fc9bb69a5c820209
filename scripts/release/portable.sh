#!/usr/bin/env bash
# Builds the single-file program for this platform into a folder:  scripts/release/portable.sh FOLDER
set -euo pipefail
folder=$1
version=$(node -p 'require("./package.json").version')
name=portcullis-$version-$(node -p 'process.platform + "-" + process.arch').tar.xz
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
node scripts/portable.ts "$work" 2> /dev/null
cp LICENSE "$work/LICENSE"
cp dist/cli/licenses.txt "$work/licenses.txt"
# A program that does not start is not released.
[ "$("$work/portcullis" --version)" = "$version" ]
PORTCULLIS_CACHE_DIR="$work/cache" "$work/portcullis" demo > /dev/null
rm -rf "$work/cache"
mkdir -p "$folder"
tar -cJf "$folder/$name" -C "$work" portcullis LICENSE licenses.txt
size=$(wc -c < "$folder/$name")
[ "$size" -le 45000000 ] || { echo "$name has $size bytes; at most 45000000 are allowed" >&2; exit 1; }
echo "$folder/$name $size"
