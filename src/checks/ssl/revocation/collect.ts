import type { Revocations } from "../../../probes/revocation/revocation.ts";
import type { Revocation } from "../../../probes/revocation/ask.ts";
import type { SslRaw } from "../schema.ts";

/** What is shown of the revocation of a path; names are read as the rest of the observation reads them. */
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
    detour: detour !== null,
  };
}

function toFacts({ revokedAt, ...rest }: Revocation) {
  return { ...rest, revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString() };
}
