import { attempt } from "../../core/attempt.ts";
import { clientsOf, type Clients } from "../../core/net/clients.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import type { Anchor } from "../../core/net/trust.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";
import { broadWildcards } from "./broad-wildcards.ts";
import { completePath, type Completed } from "./issuers.ts";
import { keyExchangeOf, leafProblems } from "./leaf.ts";
import { isKnownSignature } from "./strength.ts";
import { orderProblems } from "./order.ts";
import { isEnforced, isExplainedBy, lenientDoubt, refusalOf, type TrustReason } from "./reasons.ts";
import { isSpelledApart, readOrNull, type Path } from "./path.ts";
import type { FormProblem } from "./path-rules.ts";
import { pathForm, pathlessProblem } from "./path-validate.ts";
import { openSignatureChecks } from "./signature-checks.ts";

/** What was found about the party at the other end, and whom its certificate leads to. */
export interface Served {
  readonly handshake: Handshake;
  /** For whom it was judged. */
  readonly clients: Clients;
  /** The served certificates that can be read, in wire order; empty where the leaf cannot be. */
  readonly chain: readonly Certificate[];
  /** Everything beside the leaf of which a path could be made: what was served, and what was fetched. */
  readonly others: readonly Certificate[];
  readonly trust: Trust;
  /** The certificate that the leaf was verified with; null where none is known. */
  readonly issuer: Certificate | null;
}

/** Whom a served chain leads to, and everything that is wrong with it. */
export interface Trust {
  /**
   * Whether a valid path leads to an anchor, after missing issuers were fetched; null where that could not be told, for a `doubt`.
   * Time, name and key of the leaf are not part of this.
   */
  readonly trusted: boolean | null;
  readonly doubt: Doubt | null;
  readonly by: Anchor["by"] | null;
  readonly reasons: readonly { readonly id: TrustReason; readonly enforced: boolean }[];
  readonly completedByAia: boolean;
  /** Leaf first, anchor last; empty where no trusted path is known. */
  readonly path: readonly Certificate[];
  /** OpenSSL's one reason against what was served; null where it has none. */
  readonly openssl: string | null;
}

/** Why trust is not known. */
interface Doubt {
  /** The issuer that could not be fetched; null where it was the handshake that should have confirmed the path. */
  readonly url: string | null;
  /** The reason of the failure, or {@link lenientDoubt}. */
  readonly reason: string;
}

/** The served certificate and its path, once in a run. Throws where there is no handshake. */
export function certificate(context: Context, to: Endpoint & Named): Promise<Served> {
  return context.once(`certificate ${to.host} ${to.port}`, () => look(context, to));
}

async function look(context: Context, to: Endpoint & Named): Promise<Served> {
  const handshake = await context.net.tls(to);
  const [leaf, ...others] = handshake.chain.map(readOrNull);
  const clients = clientsOf(to);
  if (!leaf) return { ...unreadable(handshake), clients };
  const readable = others.filter((other) => other !== null);
  const signatures = openSignatureChecks();
  const query = {
    leaf,
    others: readable,
    trust: context.trust,
    now: context.now().getTime(),
    signatures,
    clients,
  };
  const [completed, broad] = await Promise.all([
    completePath(context, query, { namedBy: handshake.address }),
    broadWildcards(leaf),
  ]);
  const chain = [leaf, ...readable];
  const verdict = await opensslVerdict(context, to, { handshake, completed });
  const trust = conclude(chain, { to, now: query.now, handshake, completed, verdict, broad });
  const issuer =
    completed.search.best?.certificates[1] ?? readable.find((other) => signatures.isIssuedBy(leaf, other)) ?? null;
  return { handshake, clients, chain, others: [...readable, ...completed.fetched], trust, issuer };
}

// The library read the leaf, or there would be no handshake; that it was trusted cannot be told from a certificate we cannot read.
function unreadable(handshake: Handshake): Omit<Served, "clients"> {
  const isAbsent = handshake.chain.length === 0;
  const reasons = [{ id: isAbsent ? "no-certificate" : "unreadable", enforced: true }] as const;
  // OpenSSL has nothing against a certificate that is not there.
  const openssl = handshake.trustError ?? (isAbsent ? "UNSPECIFIED" : null);
  const trust = { trusted: false, doubt: null, by: null, reasons, completedByAia: false, path: [], openssl };
  return { handshake, chain: [], others: [], trust, issuer: null };
}

interface Looked {
  readonly handshake: Handshake;
  readonly completed: Completed;
}

/** OpenSSL's reason against a path, null for none; or why it could not be asked. */
type OpensslVerdict =
  | { readonly isKnown: true; readonly against: string | null }
  | { readonly isKnown: false; readonly reason: string };

/**
 * OpenSSL's reason against the path as it was found: where issuers were fetched it is asked again, with them, and once more where
 * that connection does not come about. It enforces rules that our search leaves to it, so without its word trust is not known.
 */
async function opensslVerdict(
  context: Context,
  to: Endpoint & Named,
  { handshake, completed: { search, fetched } }: Looked,
): Promise<OpensslVerdict> {
  if (fetched.length === 0 || !search.best) return { isKnown: true, against: handshake.trustError };
  const issuers = fetched.map(({ der }) => der);
  const { lenient } = handshake;
  const confirm = (): Promise<Handshake> => context.net.tls(to, { issuers, ...(lenient && { lenient }) });
  const first = await attempt(confirm);
  const again = first.ok ? first : await attempt(confirm);
  return again.ok
    ? { isKnown: true, against: again.value.trustError }
    : { isKnown: false, reason: again.failure.reason };
}

interface Evidence extends Looked {
  readonly to: Endpoint;
  readonly now: number;
  readonly verdict: OpensslVerdict;
  /** Wildcards for a whole public suffix. */
  readonly broad: readonly string[];
}

function conclude(chain: readonly Certificate[], evidence: Evidence): Trust {
  const { to, now, handshake, completed, verdict } = evidence;
  const [leaf] = chain;
  if (!leaf) throw new Error("a chain without a leaf");
  const { fetched } = completed;
  const { best } = completed.search;
  const doubt = doubtOf(leaf, evidence);
  const isCompleted = best !== null && fetched.length > 0;
  const seen: TrustReason[] = [
    ...new Set<TrustReason>([
      ...leafProblems(leaf, {
        host: to.host,
        now,
        exchange: keyExchangeOf(handshake),
        clients: clientsOf(to),
        ignored: ignoredBy(evidence),
      }),
      ...(evidence.broad.length > 0 ? ["public-suffix" as const] : []),
      ...(best?.problems ?? (doubt ? [] : pathless(leaf, evidence))),
      ...(doubt ? ["trust-unknown" as const] : []),
      ...formOf(leaf, best),
      ...(isLongForBrowsers(best, clientsOf(to)) ? ["long-chain" as const] : []),
      ...(best && isSpelledApart(best) && clientsOf(to) === "browsers" ? ["names-spelled-apart" as const] : []),
    ]),
    ...(isCompleted ? ["incomplete-chain" as const] : []),
    ...orderProblems(chain, best?.certificates ?? []),
  ];
  const said = verdict.isKnown && !doubt ? refusalOf(verdict.against, seen) : null;
  // OpenSSL's word for a wrong purpose covers more than the extended key usage: where there is none, that is not what is wrong.
  const hasPurpose = (best?.certificates ?? chain).slice(1).some(({ extendedKeyUsage }) => extendedKeyUsage !== null);
  const refusal = said === "issuer-purpose" && !hasPurpose ? "refused" : said;
  const differs =
    refusal !== null || (verdict.isKnown && verdict.against === null && seen.some(isOpensslsToo(handshake)));
  const ids = [...seen, ...(refusal ? [refusal] : []), ...(differs ? ["verdicts-differ" as const] : [])];
  const isRefused =
    refusal !== null || (best !== null && best.problems.some((problem) => problem !== "weak-signature"));
  const trusted = isRefused ? false : doubt ? null : best !== null || ids.includes("path-unclear");
  return {
    trusted,
    doubt: trusted === null ? doubt : null,
    by: best?.by ?? null,
    reasons: ids.map((id) => ({ id, enforced: isEnforced(id) })),
    completedByAia: isCompleted,
    path: trusted ? (best?.certificates ?? []) : [],
    openssl: handshake.trustError,
  };
}

/** mozilla::pkix, MAX_SUBCA_COUNT: Firefox follows no path with more intermediates. */
const mostIntermediates = 6;

function isLongForBrowsers(best: Path | null, clients: Clients): boolean {
  return clients === "browsers" && best !== null && best.certificates.length - 2 > mostIntermediates;
}

/** Chrome matches no host by a wildcard for a public suffix; what programs do that speak no HTTP is left to their library. */
function ignoredBy({ to, broad }: Evidence): readonly string[] {
  return (to.starttls ?? to.speaks) ? [] : broad;
}

/**
 * How the certificates of a path depart from their profile, as far as it binds their authority and somebody here can do
 * something about it: not the form of a root that Mozilla has accepted.
 */
function formOf(leaf: Certificate, best: Path | null): readonly FormProblem[] {
  if (!best) return pathForm([leaf], "private");
  return best.by === "given"
    ? pathForm(best.certificates, "private")
    : pathForm(best.certificates, "public", ["leaf", "intermediate"]);
}

/**
 * Whether OpenSSL should have refused a connection for a reason: not for names and the use of the key, which it is not asked about,
 * and not for what a lenient handshake overlooks. Where it did not, one of us is wrong.
 */
function isOpensslsToo({ lenient }: Handshake): (reason: TrustReason) => boolean {
  return (reason) => isEnforced(reason) && !unasked.has(reason) && !(lenient && overlooked.has(reason));
}

const unasked: ReadonlySet<TrustReason> = new Set([
  "wrong-name",
  "no-san",
  "public-suffix",
  "wrong-key-usage",
  "incomplete-chain",
  "foreign-signature",
  "policies",
]);
const overlooked: ReadonlySet<TrustReason> = new Set(["weak-key", "weak-issuer-key", "weak-signature"]);

/**
 * What keeps us from knowing: OpenSSL could not be asked about the path, or asked but leniently about what we cannot judge, or an
 * issuer without which there is no path could not be had.
 */
function doubtOf(leaf: Certificate, found: Looked & Pick<Evidence, "verdict">): Doubt | null {
  const { verdict, completed, handshake } = found;
  if (!verdict.isKnown) return { url: null, reason: verdict.reason };
  const { search, missed } = completed;
  const problems = search.best ? [] : pathless(leaf, found);
  // What browsers accept is a list: no word of OpenSSL's changes that.
  const isForeign = search.best?.problems.includes("foreign-signature") ?? false;
  if (handshake.lenient && !isForeign && isUnjudged(search.best, problems)) return { url: null, reason: lenientDoubt };
  return missed && problems.includes("unknown-authority") ? missed : null;
}

/** Whether a handshake that overlooks weak keys and hashes would be the only one to judge those of a path. */
function isUnjudged(best: Path | null, problems: readonly TrustReason[]): boolean {
  return problems.includes("path-unclear") || !(best?.certificates.slice(0, -1).every(isKnownSignature) ?? true);
}

/** Why there is no path. Where OpenSSL found a way there is one, though our search did not. */
function pathless(
  leaf: Certificate,
  { completed: { search }, verdict: said }: Pick<Evidence, "completed" | "verdict">,
): readonly TrustReason[] {
  const verdict = said.isKnown ? said.against : null;
  const weak: readonly TrustReason[] = search.isUncheckable ? ["weak-issuer-key"] : [];
  if (verdict === null) return search.isUncheckable ? weak : ["path-unclear"];
  const isForged = verdict === "CERT_SIGNATURE_FAILURE";
  const problem = pathlessProblem(leaf, { isForged, isUncheckable: false });
  // A way that OpenSSL followed to its end and faulted for something else may just have been too long for our search.
  const isUnclear = problem === "unknown-authority" && search.exhausted && !isExplainedBy(verdict, problem);
  return [...weak, isUnclear ? "path-unclear" : problem];
}
