#!/bin/sh
# Gates a URL through a Portcullis server with nothing but curl and jq:  gate.sh https://shop.example/
# SERVER is the address of the server (default http://127.0.0.1:3000), PORTCULLIS_KEY an API key if the server needs one. The exit
# codes are those of the command line; 2 also means that curl or jq is missing.
set -eu

[ $# -eq 1 ] || { echo "usage: gate.sh URL" >&2; exit 2; }
for program in curl jq; do
  command -v "$program" > /dev/null || { echo "gate.sh needs $program, which is not installed" >&2; exit 2; }
done

# Do not use an HTTP proxy for this machine.
[ -n "${SERVER:-}" ] || { no_proxy='*'; export no_proxy; }
server=${SERVER:-http://127.0.0.1:3000}
key=${PORTCULLIS_KEY:-}
case $key in *[!!-~]*) echo "PORTCULLIS_KEY must be visible ASCII characters without blanks" >&2; exit 2 ;; esac
case $key,$server in
  ?*,*@*) echo "SERVER has no place for a user name where there is a PORTCULLIS_KEY" >&2; exit 2 ;;
  ,* | ?*,https://* | ?*,http://127.0.0.1 | ?*,http://127.0.0.1[:/]*) ;;
  *) echo "SERVER must begin with https:// where there is a PORTCULLIS_KEY: it is not sent in the clear" >&2; exit 2 ;;
esac

answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# --get and --data-urlencode escape the URL, so that it cannot add parameters. The key goes through a pipe, because
# other users of the machine can read command line arguments.
status=$(printf %s "${key:+Authorization: Bearer $key}" | curl --header @- --silent --show-error --max-time 30 --output "$answer" --write-out '%{http_code}' \
  --get --data-urlencode "url=$1" "${server%/}/api/util/gate") || exit 3

# An answer that is no envelope comes from something else: a proxy, or a wrong address.
envelope='length == 1 and (.[0] | if .ok == true then (.data.verdict | type) == "string" and (.data.targets | type) == "array"
  else .ok == false and (.error.code | type) == "string" end)'
jq --slurp --exit-status "$envelope" "$answer" > /dev/null 2>&1 || { echo "no answer of Portcullis (HTTP $status)" >&2; exit 3; }

if [ "$(jq .ok "$answer")" != true ]; then
  jq --raw-output '.error | "\(.code) (\(.reason)): \(.message)"' "$answer" >&2
  case $(jq --raw-output .error.code "$answer") in
    INVALID_INPUT | INVALID_API_KEY | API_KEY_REQUIRED) exit 2 ;;
  esac
  # A bug of the server says nothing about the site.
  [ "$(jq --raw-output .error.reason "$answer")" != internal ] || exit 4
  exit 3
fi

jq --raw-output '.data.targets[] | "\(.verdict) \(.url)", (.checks[] | "  \(.id): \(.status) \(.message)")' "$answer"
case $(jq --raw-output .data.verdict "$answer") in
  pass | warn) exit 0 ;;
  fail) exit 1 ;;
  *) exit 3 ;;
esac
