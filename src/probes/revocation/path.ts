import type { Context } from "../../core/check.ts";
import { isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import type { ServedCertificate } from "../certificate/certificate.ts";
import { findPath } from "../certificate/path.ts";
import type { Revocation } from "./ask.ts";

/** An intermediate and its revocation status. */
interface IntermediateRevocation extends Revocation {
  readonly certificate: Certificate;
}

/** The revocation status of a validated path's intermediates. */
export interface PathRevocation {
  /** Nearest to the leaf first, followed by those of a path that replaces a revoked one. */
  readonly intermediates: readonly IntermediateRevocation[];
  /** Another valid path without the revoked certificates, as browsers would find it; null where none is needed or known. */
  readonly detour: readonly Certificate[] | null;
}

/** Whether OpenSSL trusts the server by a given path. */
type Confirm = (path: readonly Certificate[]) => Promise<boolean>;

/** How intermediates are checked, and how a replacement path is confirmed. */
interface Walking {
  readonly ask: Ask;
  readonly confirm: Confirm;
}

/** Checks one certificate, with a share of the CRL byte limit. */
type Ask = (certificate: Certificate, issuer: Certificate, share: number) => Promise<Revocation>;

/** Public paths have one or two intermediates; further ones are listed and not checked. */
const mostAsked = 4;

/** The original path, a replacement, and a replacement of that. */
const mostPaths = 3;

/**
 * Checks every intermediate of the trusted path. Where one is revoked, searches for a path without it: a cross-signed authority has several
 * certificates, and browsers may use one that is not revoked.
 */
export async function walkPath(
  context: Context,
  served: ServedCertificate,
  { ask, confirm }: Walking,
): Promise<PathRevocation> {
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
    // Against a proven revocation, our own search needs OpenSSL's confirmation.
    path = other.length > 0 && (await confirm(other)) ? other : [];
  }
  return { intermediates: [...known.values()], detour: null };
}

/** Where our search gave up, we do not know which path OpenSSL used, so no intermediate was checked. */
function unfollowed({ others }: ServedCertificate): readonly IntermediateRevocation[] {
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
  // The last certificate is the anchor: only the trust store removes it.
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

/** Another path among the served and fetched certificates; empty where none is valid. */
function pathWithout(
  context: Context,
  { chain: [leaf], others, clients }: ServedCertificate,
  revoked: ReadonlySet<string>,
): readonly Certificate[] {
  if (!leaf) return [];
  const rest = others.filter(({ sha256 }) => !revoked.has(sha256));
  const query = { leaf, others: rest, trust: context.trust, now: context.now().getTime(), clients };
  const { best } = findPath(query);
  return best && best.problems.length === 0 ? best.certificates : [];
}
