/** A case of x509-limbo with a justified different result. */
export interface Disagreement {
  readonly we: "accept" | "refuse";
  /** The clause that supports our answer. */
  readonly clause: string;
}

/**
 * Where our result differs from the suite, by case id. The suite has cases for RFC 5280 and for the Baseline Requirements, so a certificate
 * that one allows and the other forbids has two expected results; here one validator reports all problems.
 */
export const disagreements: Readonly<Record<string, Disagreement>> = {
  "crl::issuer-no-keyusage-extension": {
    we: "refuse",
    clause:
      "RFC 5280 §4.2.1.3: an authority that signs certificates or lists MUST include key usage. A low issue here (key-usage-missing); the list itself is accepted (§6.3.3 (f)).",
  },
  "pathlen::validation-ignores-pathlen-in-leaf": {
    we: "refuse",
    clause:
      "RFC 5280 §4.2.1.3: the leaf's key usage is keyCertSign alone, so it may not make a handshake; OpenSSL refuses it for servers as well. Its path length is ignored, as the case wants.",
  },
  "rfc5280::aki::cross-signed-root-missing-aki": {
    we: "accept",
    clause:
      "RFC 5280 §4.2.1.1 asks for the identifier to find what is above, and nothing is above an anchor (§6.1.1 (d): its name and key). The anchor of cve::cve-2024-0567, which must be accepted, is the same. Pedantic.",
  },
  "rfc5280::ca-as-leaf": {
    we: "refuse",
    clause:
      "RFC 5280 §4.2.1.3, as above; and webpki::ca-as-leaf wants the same certificate refused (CA/B BR §7.1.2.7.8).",
  },
  "rfc5280::eku::ee-without-eku": {
    we: "refuse",
    clause:
      "CA/B BR §7.1.2.7.6: extKeyUsage MUST be present; webpki::eku::ee-without-eku wants it refused. A low issue here (purpose-form), and none under a private authority (RFC 5280 §4.2.1.12).",
  },
  "webpki::nc::permitted-dns-match-noncritical": {
    we: "refuse",
    clause:
      "RFC 5280 §4.2.1.10: MUST be critical; rfc5280::nc::permitted-dns-match-noncritical wants it refused. A low issue here (constraints-form), and none under a public authority (CA/B BR §7.1.2.5.2).",
  },
};
