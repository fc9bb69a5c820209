#!/usr/bin/env bash
# Moves the floating tag of the major version, such as v0, to a commit:  scripts/release/float.sh v0.1.0 COMMIT
# It is a tag and not a release: releases are immutable.
set -euo pipefail
tag=$1 commit=$2
[[ $tag =~ ^v[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "$tag is not the tag of a release; a pre-release moves nothing" >&2; exit 1; }
major=${tag%%.*}
gh api --method PATCH "repos/$GITHUB_REPOSITORY/git/refs/tags/$major" -f "sha=$commit" -F force=true ||
  gh api --method POST "repos/$GITHUB_REPOSITORY/git/refs" -f "ref=refs/tags/$major" -f "sha=$commit"
