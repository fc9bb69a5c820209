import { X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import type { Context } from "../core/check.ts";
import type { Endpoint, Named } from "../core/net.ts";

/** Why a browser would refuse a certificate, and with it everything that the connection says (RFC 6797 §8.1). */
export type IdentityProblem = "expired" | "not-yet-valid" | "wrong-name" | "revoked" | "untrusted";

export interface Identity {
  readonly problems: readonly IdentityProblem[];
}

/** Whether the party at the other end proved who it is. Throws where there is no handshake to judge. */
export async function identity(context: Context, to: Endpoint & Named): Promise<Identity> {
  const { chain, trustError } = await context.net.tls(to);
  const leaf = chain[0] && new X509Certificate(chain[0]);
  if (!leaf) return { problems: ["untrusted"] };
  const now = context.now().getTime();
  const named = isIP(to.host) ? leaf.checkIP(to.host) : leaf.checkHost(to.host, { subject: "never" });
  const problems: [IdentityProblem, boolean][] = [
    ["expired", now > leaf.validToDate.getTime()],
    ["not-yet-valid", now < leaf.validFromDate.getTime()],
    ["wrong-name", named === undefined],
    ["untrusted", trustError !== null],
  ];
  return { problems: problems.filter(([, holds]) => holds).map(([problem]) => problem) };
}
