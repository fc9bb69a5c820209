import type { OneSsl } from "../schema.ts";

/** An observation as a client sees it that gets one of the server's certificates. */
interface OfCertificate {
  /** The kind of its key, such as `ECDSA`; null if the server has only this certificate. */
  readonly label: string | null;
  readonly raw: OneSsl;
}

/** The observation for each certificate of a server, that of the first handshake in front. */
export function everyCertificate(raw: OneSsl): readonly OfCertificate[] {
  const others = raw.alternatives?.certificates ?? [];
  const all = [raw, ...others.map((one) => ({ ...raw, ...one }))];
  return all.map((each) => ({ label: others.length === 0 ? null : labelOf(each), raw: each }));
}

function labelOf({ chain: [leaf] }: OneSsl): string {
  if (leaf === undefined) return "unreadable";
  return leaf.key.type === "EC" ? "ECDSA" : leaf.key.type;
}

/** A certificate with its validity period. */
interface Dated {
  readonly subject: string;
  readonly notBefore: string;
  readonly notAfter: string;
}

/** The leaf and all certificates of the validated path, for each certificate of the server; the leaf alone without a path. */
export function datedCertificates(raw: OneSsl): readonly Dated[] {
  const all = everyCertificate(raw).flatMap(({ label, raw: { trust, chain } }) => {
    const certificates = trust.path.length > 0 ? trust.path : chain.slice(0, 1);
    return certificates.map(({ subject, notBefore, notAfter, sha256 }, at) => {
      const name = label === null || at > 0 ? subject : `${subject} (${label})`;
      return [sha256, { subject: name, notBefore, notAfter }] as const;
    });
  });
  return [...new Map(all).values()];
}
