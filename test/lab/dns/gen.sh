#!/bin/bash
# Generates zones, keys, signatures, certificates and configurations under $RUN. Requires bind9-utils, openssl.
set -eu
cd "$(dirname "$0")"
. ./settings.sh
rm -rf "$RUN"
mkdir -p "$RUN"/{zones,keys,ds,pid,log,tls,part,nsd-root,nsd-tld,nsd-sld,knot,unbound,rbl,mail,web}
SOA='IN SOA ns1.nic.lab. hostmaster.nic.lab. 2026112001 14400 3600 1209600 300'

table | awk -F'|' 'NF != 5 { print "not five columns in zones.txt: " $0 > "/dev/stderr"; exit 1 }'

# --- certificates: the CA of the lab
authority() {
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=lab DNS CA' \
    -keyout "$RUN/tls/ca.key" -out "$RUN/tls/ca.pem" 2>/dev/null
}
leaf() { # file, subject alternative names
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$1" -keyout "$RUN/tls/$1.key" -out "$RUN/tls/$1.csr" 2>/dev/null
  openssl x509 -req -in "$RUN/tls/$1.csr" -CA "$RUN/tls/ca.pem" -CAkey "$RUN/tls/ca.key" -CAserial "$RUN/tls/$1.srl" -CAcreateserial -days 90 \
    -extfile <(printf 'subjectAltName=%s\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth' "$2") -out "$RUN/tls/$1.pem" 2>/dev/null
}
authority
resolvers=$(printf ",IP:$NET.0.%s" 53 54 55 61 62 63 64 65 66 67 68)
leaf doh "DNS:dns.lab$resolvers"
leaf mx1 'DNS:mx1.good.com,DNS:alias.mail-alias.com'
leaf odd 'DNS:listed.mail-listed.com,DNS:bare.mail-nopointer.com'
leaf badmx 'DNS:some.other.name'
leaf policies "DNS:mta-sts.good.com$(mail_zones | sed -E 's/ \|.*//; s/^/,DNS:mta-sts./' | tr -d '\n')"
for zone in good rsa ed nsec3; do leaf "$zone.com" "DNS:$zone.com,DNS:www.$zone.com,DNS:mta-sts.$zone.com"; done

# --- generated parts of the zones
split() { fold -w 250 <<<"$1" | sed 's/.*/"&"/' | tr '\n' ' '; } # strings of at most 255 octets
rsa() { openssl genrsa "$1" 2>/dev/null | openssl rsa -pubout -outform DER 2>/dev/null | base64 -w0; }
part() { cat >"$RUN/part/$1"; }
openssl x509 -in "$RUN/tls/mx1.pem" -noout -pubkey | openssl pkey -pubin -outform DER | sha256sum | cut -d' ' -f1 | part spki
printf wrong | sha256sum | cut -d' ' -f1 | part wrong
openssl genpkey -algorithm ed25519 2>/dev/null | openssl pkey -pubout -outform DER 2>/dev/null | tail -c 32 | base64 -w0 | part ed25519
split "v=DKIM1; k=rsa; p=$(rsa 2048)" | part rsa2048
split "v=DKIM1; k=rsa; t=y; p=$(rsa 2048)" | part rsatest
split "v=DKIM1; k=rsa; p=$(rsa 1024)" | part rsa1024
for i in 1 2 3 4 5 6 7 8; do echo "@ TXT \"verification-$i=$(printf 'x%.0s' $(seq 200))\""; done | part texts
{ for i in $(seq 1 11); do echo "row$i CNAME row$((i + 1))"; done; echo "row12 A $NET.1.9"; } | part row
awk 'BEGIN { for (i = 0; i < 4200; i++) { a = "10.1." int(i / 250) "." i % 250 + 1; print "all A " a; if (i < 4000) print "most A " a } }' | part many

declare -A changes
while IFS='|' read -r zone change _; do
  change=${change% }
  changes[${zone% }]=${change# }
done < <(mail_zones)

records() { # the records of a zone file
  if [ -e "zones/$1.zone" ]; then text=$(<"zones/$1.zone"); return; fi
  local change=${changes[$1]}
  [ "$change" != - ] || change=
  # They use the mail exchanger of good.com.
  text=$(perl -0777 -pe "s/^(?:mx1 A|.*_tcp\.mx1).*\n//mg; s/good\.com/$1/g; s/mx1\.$1/mx1.good.com/g; $change" zones/good.com.zone)
}
fill() { # sets `text` to the records of a zone file, with the generated parts
  local filled=() line part
  records "$1"
  while IFS= read -r line; do
    # SPF macros also use braces.
    while [[ $line =~ (^|[^%])\{([a-z0-9]+)\} ]]; do
      part=${BASH_REMATCH[2]}
      line=${line/"{$part}"/$(<"$RUN/part/$part")}
    done
    filled+=("$line")
  done <<<"${text//"{net}"/$NET}"
  printf -v text '%s\n' "${filled[@]}"
}
write() { # a zone file with the records of `text`
  local name
  nameOf "${1%.ns2}"
  { printf '$ORIGIN %s.\n$TTL 300\n' "${name%.}"
    [[ $'\n'$text == *$'\n@ SOA'* ]] || echo "@ $SOA"
    printf '%s\n' "${text%$'\n'}"
  } >"$RUN/zones/$1.zone"
}

# --- signing
sign() { # file, algorithm, options
  local zone=$1 algorithm=${2%:*} bits=${2#*:} name
  nameOf "$zone"
  [ "$bits" = "$algorithm" ] && bits= || bits="-b $bits"
  for flags in '' '-f KSK'; do dnssec-keygen -q -K "$RUN/keys" -a "$algorithm" $bits $flags "$name" >/dev/null 2>&1; done
  dnssec-signzone -q -S -n 1 -K "$RUN/keys" -d "$RUN/ds" -o "$name" -f "$RUN/zones/$zone.signed" -P $3 "$RUN/zones/$zone.zone" >/dev/null 2>&1
}
make() { # zone, algorithm, options
  local text
  fill "$1"
  write "$1"
  if [ "$2" = - ]; then cp "$RUN/zones/$1.zone" "$RUN/zones/$1.signed"; else
    [ "$3" = - ] && sign "$1" "$2" '' || sign "$1" "$2" "$3"
  fi
  # NSD serves another version of some zones.
  if [ -e "zones/$1.ns2.zone" ]; then
    fill "$1.ns2"
    write "$1.ns2"
    cp "$RUN/zones/$1.ns2.zone" "$RUN/zones/$1.ns2"
  else cp "$RUN/zones/$1.signed" "$RUN/zones/$1.ns2"; fi
}
running=0
while IFS='|' read -r zone algorithm options servers ds; do
  [ "$algorithm" = none ] && continue
  make "$zone" "$algorithm" "$options" &
  [ $((++running)) -lt 4 ] || { wait -n; running=$((running - 1)); }
done < <(table)
wait
for zone in $(hosted); do
  [ -s "$RUN/zones/$zone.ns2" ] || { echo "$zone was not made" >&2; exit 1; }
done

# --- damage to zones after signing
damage() { # zone, Perl program applied to the whole file
  perl -0777 -pi -e "$2" "$RUN/zones/$1.signed" && cp "$RUN/zones/$1.signed" "$RUN/zones/$1.ns2"
}
damage bogus.com "s/\\Q$NET.1.5\\E/$NET.1.55/"
damage nosig.com 's/\n[^\n]*RRSIG\tA .*?\)//s'
damage noproofs.com 's/\n[^\n]*(?:RRSIG\tNSEC .*?\)|\tNSEC\t[^\n]*)//gs'
# P-256 signatures labelled with a private algorithm number.
damage unsupported.com 's/(DNSKEY\t25[67] 3) 13/$1 253/g; s/(RRSIG\t\w+) 13/$1 253/g'

# --- the parent zones
dsOf() { # zone, kind
  local zone=$1 name set
  nameOf "$zone"
  set=$RUN/ds/dsset-${name/\//_}.
  case $2 in
    sha256) if [ "$zone" = unsupported.com ]; then sed 's/ 13 2 / 253 2 /' "$set"; else echo "$(<"$set")"; fi ;;
    sha1) dnssec-dsfromkey -1 "$RUN/keys/$(grep -l ' 257 ' "$RUN"/keys/K"$zone".+*.key | xargs basename)" 2>/dev/null ;;
    wrong) sed 's/[0-9A-F]\{8\}$/00000000/' "$set" ;;
    odd) sed 's/ 13 2 / 13 200 /' "$set" ;;
    made-up) echo "$zone. IN DS 12345 13 2 $(printf made-up | sha256sum | cut -d' ' -f1)" ;;
  esac
}
delegations() { # parent zone
  local name
  table | while IFS='|' read -r zone algorithm options servers ds; do
    nameOf "$zone"
    [ "$servers" != - ] && [[ $name == *".$1" ]] || continue
    for server in $servers; do
      case $server in *.) ;; *) server=$server.nic.lab. ;; esac
      echo "$name. NS $server"
    done
    [ "$ds" = - ] || dsOf "$zone" "$ds"
  done
}
tld() { # zone, its own records
  local text
  text=$(echo '@ NS ns.tld.lab.'; delegations "$1"; printf '%s' "${2-}")
  write "$1"
  sign "$1" ECDSAP256SHA256 ""
}
tld com
tld org
tld arpa
tld lab "ns1.nic A $NET.0.3
ns2.nic A $NET.0.4
ns3.nic A $NET.0.5
ns.tld A $NET.0.2
ns.rbl A $NET.2.1
a.root A $NET.0.1
dns A $NET.0.53
cloudapp TXT \"empty provider\""
text=$(
  echo '@ NS a.root.lab.'
  echo "a.root.lab. A $NET.0.1"
  echo "ns.tld.lab. A $NET.0.2"
  for top in com org lab arpa; do echo "$top. NS ns.tld.lab."; cat "$RUN/ds/dsset-$top."; done
)
write root
sign root ECDSAP256SHA256 ""

# --- trust: the root key as DNSKEY, as DS record and for delv, and the root hints
grep -h ' DNSKEY 257 ' "$RUN"/keys/K.+*.key | sed 's/^\. IN/. 300 IN/' >"$RUN/root.anchor.key"
cp "$RUN/ds/dsset-." "$RUN/root.anchor.ds"
awk '{ data = ""; for (i = 8; i <= NF; i++) data = data $i
  printf "trust-anchors { . static-key 257 3 13 \"%s\"; };\n", data }' "$RUN/root.anchor.key" >"$RUN/root.anchor.delv"
printf '.\t300\tNS\ta.root.lab.\na.root.lab.\t300\tA\t%s.0.1\n' "$NET" >"$RUN/root.hints"

. ./servers.sh
