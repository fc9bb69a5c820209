/**
 * Services that domains announce with SRV records, RFC 2782: those of mail clients (RFC 6186, RFC 8314), calendars (RFC 6764), XMPP (RFC
 * 6120), SIP (RFC 3263), and of Microsoft and Matrix by their documentation, November 2026.
 */
export const serviceNames: readonly string[] = [
  "_autodiscover._tcp",
  "_submissions._tcp",
  "_imaps._tcp",
  "_caldavs._tcp",
  "_carddavs._tcp",
  "_xmpp-server._tcp",
  "_xmpp-client._tcp",
  "_sip._tls",
  "_sipfederationtls._tcp",
  "_matrix-fed._tcp",
];
