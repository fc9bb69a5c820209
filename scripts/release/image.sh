#!/usr/bin/env bash
# Builds the image for this machine's processor and pushes it:  scripts/release/image.sh build ghcr.io/portcullis/portcullis 0.1.0
# Joins the images of all processors under their tags:          scripts/release/image.sh join ghcr.io/portcullis/portcullis 0.1.0
set -euo pipefail
what=$1 image=$2 version=$3
case $what in
  build)
    docker build --pull --tag "$image:$version-$(uname -m)" .
    # What is pushed has started before.
    [ "$(docker run --rm --read-only "$image:$version-$(uname -m)" --version)" = "$version" ]
    docker push "$image:$version-$(uname -m)"
    ;;
  join)
    docker buildx imagetools create --tag "$image:$version" --tag "$image:${version%%.*}" "$image:$version-x86_64" "$image:$version-aarch64"
    docker buildx imagetools inspect "$image:$version" --format '{{ .Manifest.Digest }}'
    ;;
  *) echo "build or join" >&2; exit 2 ;;
esac
