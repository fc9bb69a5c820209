#!/bin/bash
# Starts the lab's internet: root and top-level domains (NSD), the zones below them (Knot and NSD), resolvers (unbound, with DoT and DoH),
# blocklists (rbldnsd) and web servers (nginx). NET is the loopback /16, RUN the folder.
set -eu
cd "$(dirname "$0")"
. ./settings.sh
if dig +time=1 +tries=1 "@$NET.0.1" . SOA >/dev/null 2>&1; then echo "$NET.0.1:53 answers already: NET is taken" >&2; exit 75; fi
trap 'rc=$?; [ $rc = 0 ] || { echo "start failed ($rc): see $RUN/log" >&2; ./stop.sh >&2; }' EXIT
[ -s "$RUN/web/nginx.conf" ] || ./gen.sh
chmod -R a+rX "$RUN"
for server in nsd-root nsd-tld nsd-sld; do nsd -c "$RUN/$server/nsd.conf"; done
knotd -d -c "$RUN/knot/knot.conf"
rbldnsd -u nobody -n -b "$NET.2.1/53" -p "$RUN/pid/rbldnsd.pid" -w "$RUN/rbl" \
  -e zen.spamhaus.org:ip4set:zen refuse.spamhaus.org:ip4set:refuse dbl.spamhaus.org:dnset:dbl >"$RUN/log/rbldnsd.log" 2>&1 &
echo $! >"$RUN/pid/rbldnsd.pid"
# A resolver that finds no server at first does not retry for seconds.
answers() { dig +short +time=1 +tries=1 "@$1" "$2" SOA 2>/dev/null | grep -q .; }
for place in "1 ." "2 com" "3 good.com" "4 good.com"; do
  for _ in $(seq 300); do answers "$NET.0.${place% *}" "${place#* }" && break || sleep 0.1; done
done
for resolver in unbound peer4 peer5 astray res1 res2 res3 res4 res5 res6 res7 res8; do unbound -c "$RUN/unbound/$resolver.conf"; done
nginx -c "$RUN/web/nginx.conf" -p "$RUN/web"
for _ in $(seq 300); do
  dig +short +time=1 +tries=1 "@$NET.0.53" good.com A 2>/dev/null | grep -q "$NET.1.1" && { echo "up: $NET $RUN"; exit 0; }
  sleep 0.1
done
echo "the resolver did not come up" >&2
exit 1
