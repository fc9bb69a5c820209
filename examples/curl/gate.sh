#!/bin/sh
# Gates a URL through a Portcullis server with nothing but curl and jq:  gate.sh https://shop.example/
# SERVER is the address of the server (http://127.0.0.1:3000 where it is left out); the exit codes are those of the command line.
set -eu

server=${SERVER:-http://127.0.0.1:3000}
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# --get and --data-urlencode keep whatever is in the URL from becoming parameters of ours.
status=$(curl --silent --show-error --max-time 30 --output "$answer" --write-out '%{http_code}' \
  --get --data-urlencode "url=$1" "$server/api/util/gate") || exit 3

case $status in
  200) jq --raw-output '.data.targets[] | "\(.verdict) \(.url)", (.checks[] | "  \(.id): \(.status) \(.message)")' "$answer" ;;
  *) jq --raw-output '"\(.error.code) (\(.error.reason)): \(.error.message)"' "$answer" >&2 || echo "no answer of Portcullis (HTTP $status)" >&2 ;;
esac

case $status in
  200)
    case $(jq --raw-output .data.verdict "$answer") in
      pass | warn) exit 0 ;;
      fail) exit 1 ;;
      *) exit 3 ;;
    esac
    ;;
  400 | 401) exit 2 ;;
  # A bug of the server is no word about the site.
  503) [ "$(jq --raw-output .error.reason "$answer" 2>/dev/null)" != internal ] || exit 4; exit 3 ;;
  *) exit 3 ;;
esac
