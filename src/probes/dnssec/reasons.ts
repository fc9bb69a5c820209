/**
 * Why DNS data is not secure, as a language-independent code. Where no answer came, the reason is that of the answer: a response code,
 * `TIMEOUT`, `NO-SOA` and so on.
 */
export type SecurityReason =
  // Insecure: the parent zone proves that there is no DS record, or publishes one that validators need not follow.
  | "unsigned"
  // Also insecure, RFC 5155 §6: unsigned delegations are left out of the proof.
  | "opt-out"
  // RFC 9276 §3.2: too many NSEC3 iterations.
  | "iterations"
  // RFC 6840 §5.2: only unknown algorithms or digests.
  | "unsupported"
  // RFC 9905 §2: only RSASHA1, which may be verified and must not be trusted.
  | "deprecated"
  // Bogus: none of the zone's keys matches the DS records of the parent.
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
  // Proofs of non-existence: there is none, or it proves that the record exists.
  | "no-proof"
  | "wrong-proof"
  // Indeterminate: outside every trust anchor, or the anchor does not match the key of its zone, or its algorithm is unknown.
  | "no-anchor"
  | "anchor-mismatch"
  | "unsupported-anchor"
  // The resolver synthesised IPv6 addresses from IPv4 addresses (DNS64, RFC 6147), which cannot be signed.
  | "synthesised"
  // The resolver strips signatures or proofs.
  | "withheld"
  // The resolver states that it replaced the answer: RFC 8914 §4.5 and §4.16 to §4.19.
  | "filtered"
  // The resolver answers from a locally served zone, as RFC 6303 requires for private addresses.
  | "local"
  // Record data that does not match its type.
  | "broken-record"
  // More keys, signatures or hashes than a validator computes: CVE-2023-50387, CVE-2023-50868.
  | "too-many"
  // Types that are never signed: RRSIG and ANY.
  | "never-signed"
  | (string & {});
