import type { Revocations } from "../../../probes/revocation/revocation.ts";
import type { Revocation } from "../../../probes/revocation/ask.ts";
import type { SslRaw } from "../schema.ts";

/** The revocation facts of a path; names are decoded as in the rest of the observation. */
export function revocationFacts(
  { leaf, intermediates, detour }: Revocations,
  nameOf: (name: Buffer) => string,
): SslRaw["revocation"] {
  return {
    ...toFacts(leaf),
    intermediates: intermediates.map(({ certificate, ...found }) => ({
      subject: nameOf(certificate.subject),
      sha256: certificate.sha256,
      ...toFacts(found),
    })),
    alternativePath: detour !== null,
  };
}

function toFacts({ revokedAt, ...rest }: Revocation) {
  return { ...rest, revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString() };
}
