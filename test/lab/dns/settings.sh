# Addresses and folders of the lab; sourced by the other scripts. All addresses are in one loopback /16, all files in one folder.
NET=${NET:-127.55}
RUN=${RUN:-${TMPDIR:-/tmp}/portcullis-dns-lab-$NET}
REVERSE=${NET#127.}.127.in-addr.arpa

# Sets `name` to the name of a zone, which may differ from its file name. A substitution would be a process for each of a thousand calls.
nameOf() {
  case $1 in
    root) name=. ;;
    reverse-ipv4) name=$REVERSE ;;
    reverse-ipv6) name=8.b.d.0.1.0.0.2.ip6.arpa ;;
    classful) name=2.0.192.in-addr.arpa ;;
    classless) name=0/25.2.0.192.in-addr.arpa ;;
    *) name=$1 ;;
  esac
}

# Mail faults: zone, change to the records of good.com, change to the policy.
mail_zones() { grep -v '^#' mail-zones.txt; }

# The columns of the table: zone, algorithm, options, servers, ds.
table() {
  grep -v '^#' zones.txt | sed -E 's/ {2,}/|/g'
  mail_zones | sed -E 's/ \|.*/|ECDSAP256SHA256|-|ns1 ns2|sha256/'
}

# Zones with their own zone file.
hosted() { table | awk -F'|' '$2 != "none" { print $1 }'; }
