# Where the lab is: sourced by the others. Every address of it is in one /16 of the loopback, its files are in one folder.
NET=${NET:-127.55}
RUN=${RUN:-${TMPDIR:-/tmp}/portcullis-dns-lab-$NET}
REVERSE=${NET#127.}.127.in-addr.arpa

# The name of a zone, where it is not that of its file.
origin() {
  case $1 in
    root) echo . ;;
    reverse-ipv4) echo "$REVERSE" ;;
    reverse-ipv6) echo 8.b.d.0.1.0.0.2.ip6.arpa ;;
    classful) echo 2.0.192.in-addr.arpa ;;
    classless) echo 0/25.2.0.192.in-addr.arpa ;;
    *) echo "$1" ;;
  esac
}

# The damages to mail: zone, what is done to the records of good.com, what is done to the policy.
mail_zones() { grep -v '^#' mail-zones.txt; }

# The lines of the table: zone, algorithm, options, servers, ds.
table() {
  grep -v '^#' zones.txt | sed -E 's/ {2,}/|/g'
  mail_zones | sed -E 's/ \|.*/|ECDSAP256SHA256|-|ns1 ns2|sha256/'
}

# The zones that have records of their own, by their files.
hosted() { table | awk -F'|' '$2 != "none" { print $1 }'; }
