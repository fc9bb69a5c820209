/** A certificate that is trusted by itself. */
export interface Anchor {
  readonly der: Uint8Array;
  /** Who vouches for it: Mozilla's root programme, or the user through `--ca-file`. */
  readonly by: "mozilla" | "given";
}

/** The trust store of a run. */
export interface TrustStore {
  /** The anchors that bear a name (DER). */
  named(subject: Uint8Array): readonly Anchor[];
}
