/**
 * Why data of the DNS is not secure, in words without a language. Where nobody answered, the reason is that of the answer instead:
 * a response code, `TIMEOUT`, `NO-SOA` and the like.
 */
export type SecurityReason =
  // Insecure: the zone above has proven that it says nothing of any keys, or says it in a way that nobody has to follow.
  | "unsigned"
  // The same by RFC 5155 §6, where unsigned delegations are left out of the proof.
  | "opt-out"
  // RFC 9276 §3.2: hashed too often.
  | "iterations"
  // RFC 6840 §5.2: algorithms or digests that are not known, and no others.
  | "unsupported"
  // RFC 9905 §2: no others than RSASHA1, which may be verified and must not be trusted.
  | "deprecated"
  // Bogus: the keys of the zone are not those that the zone above names.
  | "no-matching-key"
  | "wrong-digest"
  | "revoked-key"
  // Signatures.
  | "no-signature"
  | "bad-signature"
  | "expired"
  | "not-yet-valid"
  | "wrong-signer"
  | "wrong-labels"
  | "unsupported-algorithm"
  | "no-key"
  | "no-zone-key"
  | "unusable-key"
  // Proofs that something is not there: there is none, or it proves that it is.
  | "no-proof"
  | "wrong-proof"
  // Could not be told: outside of every trust anchor, or the anchor itself is not the key of its zone, or is of an unknown kind.
  | "no-anchor"
  | "anchor-mismatch"
  | "unsupported-anchor"
  // Whoever answered has made IPv6 addresses of IPv4 addresses, RFC 6147, which nobody can have signed.
  | "synthesised"
  // Whoever answered passes on no signatures, or no proofs.
  | "withheld"
  // Whoever answered says that it has put something else into its place: RFC 8914 §4.5 and §4.16 to §4.19.
  | "filtered"
  // A resolver answers by itself what is another's to tell, as RFC 6303 wants of addresses that are private.
  | "local"
  // A record that is not what its type says.
  | "broken-record"
  // More keys, signatures or hashes than anybody would calculate: CVE-2023-50387, CVE-2023-50868.
  | "too-many"
  // What was asked for is signed by nobody: signatures themselves, and everything at once.
  | "never-signed"
  | (string & {});
