import type { Context } from "../../core/check.ts";
import { isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import type { Served } from "../certificate/certificate.ts";
import { findPath } from "../certificate/path.ts";
import type { Revocation } from "./ask.ts";

/** An intermediate, and whether it was taken back. */
interface IntermediateRevocation extends Revocation {
  readonly certificate: Certificate;
}

/** What became of the intermediates of a validated path. */
export interface PathRevocation {
  /** The nearest to the leaf first; those of a path that was looked for in place of a revoked one behind them. */
  readonly intermediates: readonly IntermediateRevocation[];
  /** Another valid path without any of the revoked ones, as browsers would look for it; null where none is needed, or known. */
  readonly detour: readonly Certificate[] | null;
}

/** Whether OpenSSL trusts the server by a path. */
type Confirm = (path: readonly Certificate[]) => Promise<boolean>;

/** How the authorities of a path are asked about, and another path in its place is confirmed. */
interface Walking {
  readonly ask: Ask;
  readonly confirm: Confirm;
}

/** Asks about one certificate, with a share of what its lists may hold. */
type Ask = (certificate: Certificate, issuer: Certificate, share: number) => Promise<Revocation>;

/** Public paths have one or two intermediates; what comes behind these is listed, and not asked about. */
const mostAsked = 4;

/** A path instead of a revoked one, and one instead of that. */
const mostPaths = 3;

/**
 * Asks about every intermediate of the trusted path, and where one is revoked looks for a path without it: authorities that are
 * signed by several others have several certificates, of which one may be revoked while browsers go by another.
 */
export async function walkPath(context: Context, served: Served, { ask, confirm }: Walking): Promise<PathRevocation> {
  if (served.trust.trusted && served.trust.path.length === 0)
    return { intermediates: unfollowed(served), detour: null };
  const known = new Map<string, IntermediateRevocation>();
  let path = served.trust.path;
  for (let attempts = 1; path.length > 0; attempts++) {
    await askAll(path, known, ask);
    const taken = [...known.values()].filter(({ status }) => status === "revoked");
    const isClean = path.slice(1, -1).every(({ sha256 }) => known.get(sha256)?.status !== "revoked");
    const intermediates = [...known.values()];
    if (isClean) return { intermediates, detour: taken.length > 0 ? path : null };
    const other = attempts < mostPaths ? pathWithout(context, served, new Set(taken.map(identityOf))) : [];
    // Our own search is not believed alone where its word stands against a proven revocation.
    path = other.length > 0 && (await confirm(other)) ? other : [];
  }
  return { intermediates: [...known.values()], detour: null };
}

/** Which of the authorities OpenSSL went by, where our search gave up, nobody says: none of them was asked about. */
function unfollowed({ others }: Served): readonly IntermediateRevocation[] {
  const authorities = others.filter((one) => one.isAuthority && !isSelfIssued(one));
  return (authorities.length > 0 ? authorities : others)
    .slice(0, mostAsked)
    .map((certificate) => ({ ...unasked, reason: "path-unclear", certificate }));
}

function identityOf({ certificate }: IntermediateRevocation): string {
  return certificate.sha256;
}

async function askAll(
  path: readonly Certificate[],
  known: Map<string, IntermediateRevocation>,
  ask: Ask,
): Promise<void> {
  // The last one is the anchor, which nobody revokes but who trusts it.
  const fresh = path.slice(1, -1).filter(({ sha256 }) => !known.has(sha256));
  const asked = known.size;
  const answers = await Promise.all(
    fresh.map(async (certificate, place) => {
      const issuer = path[path.indexOf(certificate) + 1];
      return issuer && asked + place < mostAsked ? ask(certificate, issuer, 1 / mostAsked) : unasked;
    }),
  );
  fresh.forEach((certificate, place) => known.set(certificate.sha256, { ...(answers[place] ?? unasked), certificate }));
}

const unasked: Revocation = {
  status: "unknown",
  source: null,
  reason: "too-many",
  revokedAt: null,
  revocationReason: null,
};

/** Another path among what was served and fetched; empty where there is none that is valid. */
function pathWithout(
  context: Context,
  { chain: [leaf], others, clients }: Served,
  revoked: ReadonlySet<string>,
): readonly Certificate[] {
  if (!leaf) return [];
  const rest = others.filter(({ sha256 }) => !revoked.has(sha256));
  const query = { leaf, others: rest, trust: context.trust, now: context.now().getTime(), clients };
  const { best } = findPath(query);
  return best && best.problems.length === 0 ? best.certificates : [];
}
