#!/bin/bash
# Real Postfix (one instance, five smtpd listeners) on loopback: $NET.1.1:25 STARTTLS with the certificate that the TLSA record pins,
# $NET.1.2:25 STARTTLS with a certificate for another name, $NET.1.3 and $NET.1.4 with a valid one, $NET.1.9:25 no TLS. Addresses are named in master.cf because
# inet_interfaces only accepts the addresses of an interface.
set -eu
cd "$(dirname "$0")"
. ./settings.sh
M=$RUN/mail
case ${1:-start} in
start)
 [ -s "$RUN/tls/mx1.pem" ] || { echo "no $RUN/tls/mx1.pem: ./start.sh first" >&2; exit 1; }
 mkdir -p $M/conf $M/spool $M/data; chown postfix: $M/data; chmod a+rx "$RUN" $M
 cat >$M/conf/main.cf <<X
compatibility_level = 3.6
myhostname = mx1.good.com
mydestination = good.com insecure.com rsa.com
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
queue_directory = $M/spool
data_directory = $M/data
mynetworks =
alias_maps =
local_recipient_maps =
maillog_file = $RUN/log/postfix.log
maillog_file_prefixes = $RUN/log
smtpd_peername_lookup = no
smtpd_relay_restrictions = reject_unauth_destination
default_transport = discard
local_transport = discard
smtpd_client_connection_rate_limit = 0
X
 cat >$M/conf/master.cf <<X
$NET.1.1:25 inet n - n - - smtpd
 -o smtpd_tls_security_level=may
 -o smtpd_tls_chain_files=$RUN/tls/mx1.key,$RUN/tls/mx1.pem
$NET.1.2:25 inet n - n - - smtpd
 -o myhostname=mx2.rsa.com
 -o smtpd_tls_security_level=may
 -o smtpd_tls_chain_files=$RUN/tls/badmx.key,$RUN/tls/badmx.pem
$NET.1.3:25 inet n - n - - smtpd
 -o myhostname=listed.mail-listed.com
 -o smtpd_tls_security_level=may
 -o smtpd_tls_chain_files=$RUN/tls/odd.key,$RUN/tls/odd.pem
$NET.1.4:25 inet n - n - - smtpd
 -o myhostname=bare.mail-nopointer.com
 -o smtpd_tls_security_level=may
 -o smtpd_tls_chain_files=$RUN/tls/odd.key,$RUN/tls/odd.pem
$NET.1.9:25 inet n - n - - smtpd
 -o myhostname=mx.insecure.com
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
discard unix - - n - - discard
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
X
 postfix -c $M/conf start || { echo "Postfix did not start (already running? can user postfix enter $RUN?): see $RUN/log/postfix.log" >&2; exit 1; };;
stop) postfix -c $M/conf stop;;
*) echo "usage: $0 start|stop" >&2; exit 2;;
esac
