import { attempt } from "../core/attempt.ts";
import type { Context } from "../core/check.ts";
import type { Endpoint, Handshake, Named } from "../core/net.ts";
import type { Anchor } from "../core/trust.ts";
import { isIssuedBy, isSelfIssued, type Certificate } from "../formats/certificate.ts";
import { completePath, type Completed } from "./certificate-issuers.ts";
import { leafProblems } from "./certificate-leaf.ts";
import { orderProblems } from "./certificate-order.ts";
import { isEnforced, refusalOf, type TrustReason } from "./certificate-reasons.ts";
import { readOrNull } from "./path.ts";

/** What was found about the party at the other end, and whom its certificate leads to. */
export interface Served {
  readonly handshake: Handshake;
  /** The served certificates that can be read, in wire order; empty where the leaf cannot be. */
  readonly chain: readonly Certificate[];
  readonly trust: Trust;
  /** The certificate that the leaf was verified with; null where none is known. */
  readonly issuer: Certificate | null;
}

/** Whom a served chain leads to, and everything that is wrong with it. */
export interface Trust {
  /** Whether a valid path leads to an anchor, after missing issuers were fetched. Time, name and key of the leaf are not part of this. */
  readonly trusted: boolean;
  readonly by: Anchor["by"] | null;
  readonly reasons: readonly { readonly id: TrustReason; readonly enforced: boolean }[];
  readonly completedByAia: boolean;
  /** Leaf first, anchor last; empty where no trusted path is known. */
  readonly path: readonly Certificate[];
  /** OpenSSL's one reason against what was served; null where it has none. */
  readonly openssl: string | null;
}

/** The served certificate and its path, once in a run. Throws where there is no handshake. */
export function certificate(context: Context, to: Endpoint & Named): Promise<Served> {
  return context.once(`certificate ${to.host} ${to.port}`, () => look(context, to));
}

async function look(context: Context, to: Endpoint & Named): Promise<Served> {
  const handshake = await context.net.tls(to);
  const [leaf, ...others] = handshake.chain.map(readOrNull);
  if (!leaf) return unreadable(handshake);
  const readable = others.filter((other) => other !== null);
  const query = { leaf, others: readable, trust: context.trust, now: context.now().getTime() };
  const completed = await completePath(context, query, { namedBy: handshake.address });
  const chain = [leaf, ...readable];
  const verdict = await opensslVerdict(context, to, { handshake, completed });
  const trust = conclude(chain, { to, now: query.now, handshake, completed, verdict });
  const issuer = completed.search.best?.certificates[1] ?? readable.find((other) => isIssuedBy(leaf, other)) ?? null;
  return { handshake, chain, trust, issuer };
}

// The library read the leaf, or there would be no handshake; that it was trusted cannot be told from a certificate we cannot read.
function unreadable(handshake: Handshake): Served {
  const reasons = [{ id: "unreadable", enforced: true }] as const;
  const trust = { trusted: false, by: null, reasons, completedByAia: false, path: [], openssl: handshake.trustError };
  return { handshake, chain: [], trust, issuer: null };
}

interface Looked {
  readonly handshake: Handshake;
  readonly completed: Completed;
}

/** OpenSSL's reason against the path as it was found: where issuers were fetched it is asked again, with them. */
async function opensslVerdict(
  context: Context,
  to: Endpoint & Named,
  { handshake, completed: { search, fetched } }: Looked,
): Promise<string | null> {
  if (fetched.length === 0 || !search.best) return handshake.trustError;
  const issuers = fetched.map(({ der }) => der);
  const { lenient } = handshake;
  const again = await attempt(() => context.net.tls(to, { issuers, ...(lenient && { lenient }) }));
  // A connection that does not come about a second time says nothing against the path.
  return again.ok ? again.value.trustError : null;
}

interface Evidence extends Looked {
  readonly to: Endpoint;
  readonly now: number;
  readonly verdict: string | null;
}

function conclude(chain: readonly Certificate[], { to, now, handshake, completed, verdict }: Evidence): Trust {
  const [leaf] = chain;
  if (!leaf) throw new Error("a chain without a leaf");
  const { search, fetched } = completed;
  const { best } = search;
  const isCompleted = best !== null && fetched.length > 0;
  const seen: TrustReason[] = [
    ...new Set<TrustReason>([
      ...leafProblems(leaf, to.host, now),
      ...(best?.problems ?? pathless(leaf, { search, verdict })),
    ]),
    ...(isCompleted ? ["incomplete-chain" as const] : []),
    ...orderProblems(chain, best?.certificates ?? []),
  ];
  const refusal = refusalOf(verdict, seen, best?.certificates ?? []);
  const ids = refusal ? [...seen, refusal] : seen;
  const isRefused =
    refusal !== null || (best !== null && best.problems.some((problem) => problem !== "weak-signature"));
  const trusted = !isRefused && (best !== null || ids.includes("path-unclear"));
  return {
    trusted,
    by: best?.by ?? null,
    reasons: ids.map((id) => ({ id, enforced: isEnforced(id) })),
    completedByAia: isCompleted,
    path: trusted ? (best?.certificates ?? []) : [],
    openssl: handshake.trustError,
  };
}

/** Why there is no path. Where OpenSSL found a way there is one, though our search did not. */
function pathless(
  leaf: Certificate,
  { search, verdict }: { readonly search: Completed["search"]; readonly verdict: string | null },
): readonly TrustReason[] {
  if (verdict === null) return ["path-unclear"];
  if (verdict === "CERT_SIGNATURE_FAILURE") return ["bad-signature"];
  const isSelfSigned = isSelfIssued(leaf) && isIssuedBy(leaf, leaf);
  if (isSelfSigned) return ["self-signed"];
  // A way that OpenSSL followed to its end and faulted for something else may just have been too long for our search.
  return search.exhausted && !verdict.includes("ISSUER") ? ["path-unclear"] : ["unknown-authority"];
}
