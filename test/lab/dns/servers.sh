# Configurations of all servers under $RUN; sourced by gen.sh.

nsd() { # folder, addresses, kind of file, zones
  local folder=$1 addresses=$2 kind=$3 name
  shift 3
  {
    printf 'server:\n port: 53\n username: ""\n chroot: ""\n zonesdir: "%s/zones"\n database: ""\n hide-version: yes\n server-count: 1\n rrl-ratelimit: 0\n' "$RUN"
    for address in $addresses; do printf ' ip-address: %s\n' "$address"; done
    printf ' pidfile: "%s/pid/%s.pid"\n logfile: "%s/log/%s.log"\n' "$RUN" "$folder" "$RUN" "$folder"
    printf ' xfrdfile: "%s/%s/xfrd.state"\n zonelistfile: "%s/%s/zone.list"\n' "$RUN" "$folder" "$RUN" "$folder"
    printf 'remote-control:\n control-enable: no\n'
    for zone in "$@"; do nameOf "$zone"; printf 'zone:\n name: "%s"\n zonefile: "%s.%s"\n' "$name" "$zone" "$kind"; done
  } >"$RUN/$folder/nsd.conf"
}
nsd nsd-root "$NET.0.1" signed root
nsd nsd-tld "$NET.0.2" signed com org lab arpa
nsd nsd-sld "$NET.0.4 $NET.0.5" ns2 $(hosted)

{
  printf 'server:\n  listen: %s.0.3@53\n  rundir: %s/knot\n  pidfile: %s/pid/knot.pid\n  identity: ""\n  version: ""\n  udp-workers: 1\n  tcp-workers: 1\n' "$NET" "$RUN" "$RUN"
  printf 'log:\n - target: %s/log/knot.log\n   any: info\ndatabase:\n  storage: %s/knot\n' "$RUN" "$RUN"
  printf 'template:\n - id: default\n   storage: %s/zones\n   zonefile-load: whole\n   zonefile-sync: -1\n   journal-content: none\nzone:\n' "$RUN"
  for zone in $(hosted); do nameOf "$zone"; printf ' - domain: %s\n   file: %s.signed\n' "$name" "$zone"; done
} >"$RUN/knot/knot.conf"

unbound() { # name, address, whether it validates, more lines
  cat >"$RUN/unbound/$1.conf" <<X
server:
  interface: $2@53
  interface: $2@853
  interface: $2@443
  tls-service-key: "$RUN/tls/doh.key"
  tls-service-pem: "$RUN/tls/doh.pem"
  https-port: 443
  http-endpoint: "/dns-query"
  access-control: 127.0.0.0/8 allow
  do-ip6: no
  do-daemonize: yes
  username: ""
  chroot: ""
  directory: "$RUN/unbound"
  pidfile: "$RUN/pid/$1.pid"
  logfile: "$RUN/log/$1.log"
  use-syslog: no
  verbosity: 1
  num-threads: 1
  msg-cache-size: 1m
  rrset-cache-size: 1m
  incoming-num-tcp: 20
  outgoing-range: 256
  do-not-query-localhost: no
  # RFC 6303: by default it answers these locally.
  local-zone: "127.in-addr.arpa." nodefault
  local-zone: "2.0.192.in-addr.arpa." nodefault
  local-zone: "8.b.d.0.1.0.0.2.ip6.arpa." nodefault
  root-hints: "$RUN/root.hints"
  module-config: "$([ "$3" != no ] && echo 'validator iterator' || echo iterator)"
  qname-minimisation: yes
  ede: yes
  val-log-level: 2
  cache-min-ttl: 0
  infra-host-ttl: 5
  infra-cache-max-rtt: 1000
  discard-timeout: 0
$([ "$3" = yes ] && printf '  trust-anchor-file: "%s/root.anchor.key"\n' "$RUN")
$([ "$3" = wrong ] && printf '  trust-anchor: ". DS 1 13 2 %064d"\n' 1)
$4
remote-control:
  control-enable: no
X
}
unbound unbound "$NET.0.53" yes ''
# Two more for tests that compare failure reasons: unbound omits the reason when a query is repeated.
for i in 4 5; do unbound "peer$i" "$NET.0.5$i" yes ''; done
# One with another trust anchor.
unbound astray "$NET.0.56" wrong ''
# Eight public resolvers: one has an old address of insecure.com, and one does not validate.
for i in 1 2 3 4 5 6; do unbound "res$i" "$NET.0.6$i" yes ''; done
unbound res7 "$NET.0.67" no "  local-zone: \"insecure.com.\" typetransparent
  local-data: \"insecure.com. 3600 IN A $NET.1.200\""
unbound res8 "$NET.0.68" no ''

# Blocklists: rbldnsd as zen.spamhaus.org, as a domain list, and as a list that refuses queries.
head='$SOA 300 ns.rbl.lab. hostmaster.nic.lab. 1 600 300 86400 300\n$NS 300 ns.rbl.lab.\n'
printf "$head:127.0.0.2:https://check.example/query/ip/\$\n127.0.0.2\n$NET.1.9 :127.0.0.10:PBL test\n$NET.1.3 :127.0.0.2:SBL test\n" >"$RUN/rbl/zen"
printf "$head:127.255.255.254:Error: open resolver; https://www.spamhaus.org/returnc/pub/\n0.0.0.0/1\n128.0.0.0/1\n" >"$RUN/rbl/refuse"
printf "$head:127.0.1.2:bad\n.insecure.com\n.mail-dbl.com\n.dbltest.com\n.test\n" >"$RUN/rbl/dbl"

# What mail domains publish on the web: an MTA-STS policy and a logo.
policy() { # zone, change
  local folder=$RUN/web/mail/$1
  mkdir -p "$folder/.well-known"
  printf 'version: STSv1\nmode: enforce\nmx: mx1.good.com\nmax_age: 604800\n' >"$folder/.well-known/mta-sts.txt"
  [ "$2" = - ] || perl -0777 -pi -e "$2" "$folder/.well-known/mta-sts.txt"
  echo '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny-ps" viewBox="0 0 64 64"><title>Good</title><circle cx="32" cy="32" r="30" fill="#184"/></svg>' >"$folder/logo.svg"
  echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><image href="photo.png"/></svg>' >"$folder/photo.svg"
}
policy good.com -
while IFS='|' read -r zone _ change; do
  policy "${zone% }" "${change# }"
done < <(mail_zones)

# Web: the good zones over HTTPS; port 80 redirects there.
{
  printf 'pid "%s/pid/nginx.pid";\nerror_log "%s/log/nginx.log";\nuser root;\nworker_processes 1;\nevents {}\nhttp {\n access_log off;\n' "$RUN" "$RUN"
  for path in client_body proxy fastcgi uwsgi scgi; do printf ' %s_temp_path "%s/web/%s";\n' "$path" "$RUN" "$path"; done
  number=0
  for zone in good.com rsa.com ed.com nsec3.com; do
    number=$((number + 1))
    cat <<X
 server {
  listen $NET.1.$number:443 ssl http2;
  server_name $zone www.$zone;
  ssl_certificate "$RUN/tls/$zone.pem";
  ssl_certificate_key "$RUN/tls/$zone.key";
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;
  server_tokens off;
  add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;
  add_header Content-Security-Policy "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" always;
  add_header X-Content-Type-Options nosniff always;
  add_header X-Frame-Options DENY always;
  add_header Referrer-Policy no-referrer always;
  add_header Permissions-Policy "camera=(), microphone=(), geolocation=()" always;
  location / { default_type text/plain; return 200 "$zone\n"; }
 }
 server {
  listen $NET.1.$number:80;
  server_name $zone www.$zone;
  return 301 https://\$host\$request_uri;
 }
X
  done
  cat <<X
 types { text/plain txt; image/svg+xml svg; }
 server {
  listen $NET.1.1:443 ssl http2;
  server_name ~^mta-sts\.(?<zone>.+)\$;
  ssl_certificate "$RUN/tls/policies.pem";
  ssl_certificate_key "$RUN/tls/policies.key";
  root "$RUN/web/mail/\$zone";
 }
}
X
} >"$RUN/web/nginx.conf"
