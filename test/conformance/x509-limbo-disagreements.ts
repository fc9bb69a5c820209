/** A case of x509-limbo with a justified different result. */
export interface Disagreement {
  readonly we: "accept" | "refuse";
  /** The clause that supports our answer. */
  readonly clause: string;
}

const anchor =
  "OpenSSL accepts only self-signed certificates as anchors (X509_V_FLAG_PARTIAL_CHAIN is off in Node), and what OpenSSL refuses, programs refuse. RFC 5280 §6.1.1 (d) allows any anchor.";
const other =
  "OpenSSL follows one path and tries no other after a violated name constraint, so programs refuse the connection; RFC 5280 §6.1 asks for any valid path.";
const second =
  "RFC 5280 §4.1.2.5 includes the last second; OpenSSL's X509_cmp_time does not, so programs refuse the connection in that second.";
const root =
  "The form of a root is not judged: programs that trust it have accepted it, and the operator cannot change it (RFC 5280 §6.1.1 (d): only its name and key count).";

/**
 * Where our result differs from the suite, by case id. The suite has cases for RFC 5280 and for the Baseline Requirements, so a certificate
 * that one allows and the other forbids has two expected results; the product reports the problems of both, and OpenSSL's verdict counts.
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
  "rfc5280::ca-as-leaf": {
    we: "refuse",
    clause:
      "RFC 5280 §4.2.1.3, as above; and webpki::ca-as-leaf wants the same certificate refused (CA/B BR §7.1.2.7.8).",
  },
  "cve::cve-2024-0567": { we: "refuse", clause: anchor },
  "rfc5280::root-and-intermediate-swapped": { we: "refuse", clause: anchor },
  "rfc5280::nc::nc-forbids-alternate-chain-ica": { we: "refuse", clause: other },
  "rfc5280::nc::nc-forbids-same-chain-ica": { we: "refuse", clause: other },
  "rfc5280::validity::notafter-exact": { we: "refuse", clause: second },
  "rfc5280::validity::notafter-fractional": { we: "refuse", clause: second },
  "webpki::aki::root-with-aki-missing-keyidentifier": { we: "accept", clause: root },
  "webpki::eku::root-has-eku": { we: "accept", clause: root },
  "webpki::forbidden-rsa-not-divisible-by-8-in-root": { we: "accept", clause: root },
};
