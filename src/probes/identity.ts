import type { Context } from "../core/check.ts";
import type { Endpoint, Named } from "../core/net.ts";
import { certificate } from "./certificate.ts";
import { revocation } from "./revocation.ts";

/** Why a browser would refuse a certificate, and with it everything that the connection says (RFC 6797 §8.1). */
export const identityProblems = ["expired", "not-yet-valid", "wrong-name", "revoked", "untrusted"] as const;
type IdentityProblem = (typeof identityProblems)[number];

/** What browsers hold against a certificate; no problems where they accept it. */
export interface Identity {
  readonly problems: readonly IdentityProblem[];
}

/**
 * Whether the party at the other end proved who it is; null where nothing is wrong but whom its certificate leads to, which could
 * not be told. Throws where there is no handshake to judge.
 */
export async function identity(context: Context, to: Endpoint & Named): Promise<Identity | null> {
  const [{ chain, trust }, { status }] = await Promise.all([certificate(context, to), revocation(context, to)]);
  const has = (id: string): boolean => trust.reasons.some((reason) => reason.id === id);
  // What cannot be read here was read by OpenSSL, whose word on trust then stands alone.
  const isTrusted = chain.length > 0 ? trust.trusted : trust.openssl === null;
  const problems: readonly (readonly [IdentityProblem, boolean])[] = [
    ["expired", has("expired")],
    ["not-yet-valid", has("not-yet-valid")],
    ["wrong-name", has("wrong-name")],
    ["revoked", status === "revoked"],
    ["untrusted", isTrusted === false],
  ];
  const found = problems.filter(([, holds]) => holds).map(([problem]) => problem);
  return found.length === 0 && isTrusted === null ? null : { problems: found };
}
