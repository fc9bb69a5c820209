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
import { sameOffer } from "./path-confirm.ts";
import { isEnforced, isExplainedBy, lenientDoubt, refusalOf, type TrustReason } from "./reasons.ts";
import { isSpelledApart, readOrNull, type Path } from "./path.ts";
import type { FormProblem } from "./path-rules.ts";
import { pathForm, pathlessProblem } from "./path-validate.ts";
import { openSignatureChecks } from "./signature-checks.ts";

/** The served certificate and whether its chain is trusted. */
export interface ServedCertificate {
  readonly handshake: Handshake;
  /** The clients it was judged for. */
  readonly clients: Clients;
  /** The served certificates that can be parsed, in wire order; empty where the leaf cannot be parsed. */
  readonly chain: readonly Certificate[];
  /** Candidates for the path besides the leaf: the certificates that were served and those that were fetched. */
  readonly others: readonly Certificate[];
  readonly trust: Trust;
  /** The certificate that verified the leaf's signature; null where none is known. */
  readonly issuer: Certificate | null;
}

/** The path of a served chain, and everything that is wrong with it. */
export interface Trust {
  /**
   * Whether a valid path leads to an anchor, after fetching missing issuers; null where this is unknown because of `doubt`. Ignores
   * validity dates, name and key of the leaf.
   */
  readonly trusted: boolean | null;
  readonly doubt: Doubt | null;
  readonly by: Anchor["by"] | null;
  readonly reasons: readonly { readonly id: TrustReason; readonly enforced: boolean }[];
  readonly completedByAia: boolean;
  /** Leaf first, anchor last; empty where no trusted path is known. */
  readonly path: readonly Certificate[];
  /** OpenSSL's verification error for the served chain; null where it has none. */
  readonly openssl: string | null;
}

/** Why trust is not known. */
interface Doubt {
  /** The issuer URL that could not be fetched; null where the confirming handshake failed. */
  readonly url: string | null;
  /** The reason of the failure, or {@link lenientDoubt}. */
  readonly reason: string;
}

/** The served certificate and its path, once in a run. Throws where there is no handshake. */
export function certificate(context: Context, to: Endpoint & Named): Promise<ServedCertificate> {
  return context.once(`certificate ${to.host} ${to.port}`, () => look(context, to));
}

async function look(context: Context, to: Endpoint & Named): Promise<ServedCertificate> {
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
  const trust = concludeTrust(chain, { to, now: query.now, handshake, completed, verdict, broad });
  const issuer =
    completed.search.best?.certificates[1] ?? readable.find((other) => signatures.isIssuedBy(leaf, other)) ?? null;
  return { handshake, clients, chain, others: [...readable, ...completed.fetched], trust, issuer };
}

// The TLS library parsed the leaf, or there would be no handshake. Trust cannot be determined for a certificate that we cannot parse.
function unreadable(handshake: Handshake): Omit<ServedCertificate, "clients"> {
  const isAbsent = handshake.chain.length === 0;
  const reasons = [{ id: isAbsent ? "no-certificate" : "unreadable", enforced: true }] as const;
  // OpenSSL reports no error for a missing certificate.
  const openssl = handshake.trustError ?? (isAbsent ? "UNSPECIFIED" : null);
  const trust = { trusted: false, doubt: null, by: null, reasons, completedByAia: false, path: [], openssl };
  return { handshake, chain: [], others: [], trust, issuer: null };
}

interface Looked {
  readonly handshake: Handshake;
  readonly completed: Completed;
}

/** OpenSSL's verification error for a path, null for none; or why OpenSSL could not be asked. */
type OpensslVerdict =
  | { readonly isKnown: true; readonly against: string | null }
  | { readonly isKnown: false; readonly reason: string };

/**
 * OpenSSL's verification error for the path we found. Where issuers were fetched, OpenSSL verifies again with them, and once more if that
 * connection fails. OpenSSL enforces rules that our search leaves out, so trust is unknown without its result.
 */
async function opensslVerdict(
  context: Context,
  to: Endpoint & Named,
  { handshake, completed: { search, fetched } }: Looked,
): Promise<OpensslVerdict> {
  if (fetched.length === 0 || !search.best) return { isKnown: true, against: handshake.trustError };
  const issuers = fetched.map(({ der }) => der);
  const confirm = (): Promise<Handshake> => context.net.tls(to, { issuers, ...sameOffer(handshake) });
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
  /** Wildcards that cover a whole public suffix. */
  readonly broad: readonly string[];
}

/** Concludes from a served chain, its path and OpenSSL's verdict whether clients trust it. */
export function concludeTrust(chain: readonly Certificate[], evidence: Evidence): Trust {
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
  // OpenSSL's "wrong purpose" error covers more than the extended key usage. Without that extension, the purpose is not the problem.
  const hasPurpose = (best?.certificates ?? chain).slice(1).some(({ extendedKeyUsage }) => extendedKeyUsage !== null);
  const refusal = said === "issuer-purpose" && !hasPurpose ? "refused" : said;
  const differs =
    refusal !== null || (verdict.isKnown && verdict.against === null && seen.some(isOpensslsToo(handshake)));
  const ids = [...seen, ...(refusal ? [refusal] : []), ...(differs ? ["verdicts-differ" as const] : [])];
  const isRefused =
    refusal !== null || (best !== null && best.problems.some((problem) => problem !== "weak-signature"));
  const byPath = doubt ? null : best !== null || ids.includes("path-unclear");
  const trusted = isRefused ? false : byPath;
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

/** mozilla::pkix, MAX_SUBCA_COUNT: Firefox rejects paths with more intermediates. */
const mostIntermediates = 6;

function isLongForBrowsers(best: Path | null, clients: Clients): boolean {
  return clients === "browsers" && best !== null && best.certificates.length - 2 > mostIntermediates;
}

/** Chrome matches no host against a public-suffix wildcard. For other protocols this depends on the TLS library. */
function ignoredBy({ to, broad }: Evidence): readonly string[] {
  return (to.starttls ?? to.implicitTlsProtocol) ? [] : broad;
}

/**
 * Where the certificates of a path violate the profile that binds their authority. The form of a root that Mozilla has accepted is left
 * out: the operator cannot change it.
 */
function formOf(leaf: Certificate, best: Path | null): readonly FormProblem[] {
  if (!best) return pathForm([leaf], "private");
  return best.by === "given"
    ? pathForm(best.certificates, "private")
    : pathForm(best.certificates, "public", ["leaf", "intermediate"]);
}

/**
 * Whether OpenSSL should have reported this reason, too. Names and key usage are not checked by OpenSSL here, and a lenient handshake
 * overlooks some rules. Where OpenSSL should have reported a reason and did not, either OpenSSL or this code is wrong.
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
 * Why trust is unknown: OpenSSL could not verify the path, it verified leniently something that we cannot judge, or a required issuer could
 * not be fetched.
 */
function doubtOf(leaf: Certificate, found: Looked & Pick<Evidence, "verdict">): Doubt | null {
  const { verdict, completed, handshake } = found;
  if (!verdict.isKnown) return { url: null, reason: verdict.reason };
  const { search, missed } = completed;
  const problems = search.best ? [] : pathless(leaf, found);
  // Browsers accept a fixed list of algorithms; OpenSSL's result does not change that.
  const isForeign = search.best?.problems.includes("foreign-signature") ?? false;
  if (handshake.lenient && !isForeign && isUnjudged(search.best, problems)) return { url: null, reason: lenientDoubt };
  return missed && problems.includes("unknown-authority") ? missed : null;
}

/** Whether the weak keys and hashes of a path would be judged only by a handshake that overlooks them. */
function isUnjudged(best: Path | null, problems: readonly TrustReason[]): boolean {
  return problems.includes("path-unclear") || !(best?.certificates.slice(0, -1).every(isKnownSignature) ?? true);
}

/** Why there is no path. Where OpenSSL found one, there is one, even if our search did not find it. */
function pathless(
  leaf: Certificate,
  { completed: { search }, verdict: said }: Pick<Evidence, "completed" | "verdict">,
): readonly TrustReason[] {
  const verdict = said.isKnown ? said.against : null;
  const weak: readonly TrustReason[] = search.isUncheckable ? ["weak-issuer-key"] : [];
  if (verdict === null) return search.isUncheckable ? weak : ["path-unclear"];
  const isForged = verdict === "CERT_SIGNATURE_FAILURE";
  const problem = pathlessProblem(leaf, { isForged, isUncheckable: false });
  // If OpenSSL completed a path and failed it for another reason, the path may have been too long for our search.
  const isUnclear = problem === "unknown-authority" && search.exhausted && !isExplainedBy(verdict, problem);
  return [...weak, isUnclear ? "path-unclear" : problem];
}
