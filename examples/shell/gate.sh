#!/bin/sh
# Gates a new deployment from any shell:  gate.sh https://staging.shop.example/
# Options are those of `portcullis gate`. GATE_PACKAGE is the package that npm installs; with ALLOW_UNKNOWN=yes, a failed
# measurement does not stop the script.
set -eu

[ $# -gt 0 ] || { echo "usage: gate.sh URL… [--min-ssl A …]" >&2; exit 2; }

package=${GATE_PACKAGE:-portcullis@0.1.0}
# npm exits with 1 if it cannot install the program, which is no verdict.
npx --yes --package="$package" -- portcullis --version > /dev/null || { echo "There is no program to run." >&2; exit 4; }

code=0
npx --yes --package="$package" -- portcullis gate "$@" || code=$?

# Any exit code other than 0 stops a calling script that uses `set -e`.
case $code in
  0) echo "The gate is open." ;;
  1) echo "The gate is closed: something is below its threshold." >&2 ;;
  2) echo "A flag, a variable or a file is wrong; nothing was measured." >&2 ;;
  3)
    echo "Something could not be measured; the site may be good or bad." >&2
    [ "${ALLOW_UNKNOWN:-no}" != yes ] || code=0
    ;;
  4) echo "The program is at fault, and says nothing about the site." >&2 ;;
  *) echo "The program did not end by itself ($code)." >&2 ;;
esac
exit "$code"
