/** A trust anchor. */
export interface Anchor {
  readonly der: Uint8Array;
  /** The source of trust: Mozilla's root program, or the user's `--ca-file`. */
  readonly by: "mozilla" | "given";
}

/** The trust store of a run. */
export interface TrustStore {
  /** The anchors with a subject name (DER). */
  named(subject: Uint8Array): readonly Anchor[];
}
