#!/bin/sh
# Installs the single-file program of Portcullis, which needs no Node:  sh install.sh [FOLDER]  (default ./)
# PORTCULLIS_INSTALL_VERSION names another release, PORTCULLIS_INSTALL_FROM another place (URL) of its files. Nothing is installed unless its
# SHA-256 is the one of the release.
set -eu

folder=${1:-.}
version=${PORTCULLIS_INSTALL_VERSION:-0.1.0}
base=${PORTCULLIS_INSTALL_FROM:-https://github.com/portcullis/portcullis/releases/download/v$version}

fail() { echo "install.sh: $1" >&2; exit 4; }

system=$(uname -s | tr '[:upper:]' '[:lower:]')
case $(uname -m) in
  x86_64 | amd64) machine=x64 ;;
  aarch64 | arm64) machine=arm64 ;;
  *) fail "there is no program for the processor $(uname -m)" ;;
esac
case $system-$machine in
  linux-x64 | linux-arm64 | darwin-arm64) ;;
  *) fail "there is no program for $system on $machine" ;;
esac
# The program is linked with glibc.
if [ "$system" = linux ] && ! getconf GNU_LIBC_VERSION > /dev/null 2>&1; then
  fail "this system has no glibc (Alpine, for example): use the container image ghcr.io/portcullis/portcullis:$version"
fi
command -v curl > /dev/null || fail "curl is missing: install it"
# The tar of macOS reads xz itself.
[ "$system" = darwin ] || command -v xz > /dev/null || fail "xz is missing: install it (the package is called xz-utils or xz)"
[ ! -d "$folder/portcullis" ] || fail "$folder/portcullis is a folder: name another folder for the program, or move that one"
if command -v sha256sum > /dev/null; then sums=sha256sum; else sums="shasum -a 256"; fi

file=portcullis-$version-$system-$machine.tar.xz
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for name in "$file" SHA256SUMS; do
  curl --fail --silent --show-error --location --retry 3 --output "$work/$name" "$base/$name" || fail "cannot download $base/$name"
done
wanted=$(awk -v file="$file" '$2 == file { print $1 }' "$work/SHA256SUMS")
[ -n "$wanted" ] || fail "SHA256SUMS does not name $file"
found=$($sums "$work/$file" | cut -d ' ' -f 1)
[ "$wanted" = "$found" ] || fail "the SHA-256 of $file is $found, and the release says $wanted"

mkdir -p "$folder"
tar -xJf "$work/$file" -C "$work"
mv "$work/portcullis" "$folder/portcullis"
chmod 755 "$folder/portcullis"
echo "$folder/portcullis $version"
