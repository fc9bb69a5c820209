import { reasonWords } from "../../../core/reason-words.ts";
import { finder } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { lenientDoubt, type CertificateRefusal } from "../../../probes/certificate/reasons.ts";
import type { PathProblem } from "../../../probes/certificate/path-problems.ts";
import type { PathlessProblem } from "../../../probes/certificate/path-validate.ts";
import type { problems } from "../problems.ts";
import { formProblems } from "./problems-form.ts";
import type { SslRaw } from "../schema.ts";
import { isSite } from "../audience.ts";
import type { Judged, SslFinding } from "../judged.ts";
import { ceiling } from "../weights.ts";
import { countOfDays, dateOf, day } from "../words.ts";
import { score as rows } from "../score.ts";

const find = finder<typeof problems>();

type Say = (raw: SslRaw) => SslFinding;

/** Reasons why no client trusts a path. A weak signature belongs to the certificate part. */
const faults = {
  "self-signed": () => find("self-signed"),
  "unknown-authority": (raw) => find("untrusted", { issuer: topIssuer(raw) }),
  "bad-signature": () => find("bad-signature"),
  "issuer-expired": (raw) => find("intermediate-expired", { authority: expiredAuthority(raw) }),
  "issuer-not-yet-valid": () => find("intermediate-not-yet-valid"),
  "not-an-authority": () => find("not-an-authority"),
  "issuer-purpose": () => find("intermediate-purpose"),
  "weak-issuer-key": () => find("intermediate-weak-key"),
  "foreign-signature": () => find("foreign-signature"),
  "path-length": () => find("path-length"),
  "name-constraints": () => find("name-constraints"),
  "critical-extension": () => find("critical-extension"),
  "constraints-excessive": () => find("constraints-excessive"),
  "duplicate-extension": () => find("duplicate-extension"),
  "spelled-curve": () => find("spelled-curve"),
  policies: () => find("policies"),
  refused: (raw) => find("refused", { detail: raw.trust.openssl ?? "" }),
} as const satisfies Readonly<
  Record<Exclude<PathProblem | PathlessProblem | CertificateRefusal, "weak-signature">, Say>
>;

/** Chain oddities that all clients tolerate; no effect on the grade. */
const remarks: Readonly<Record<string, Say>> = {
  ...Object.fromEntries((Object.keys(formProblems) as (keyof typeof formProblems)[]).map((id) => [id, () => find(id)])),
  // Firefox's rejection does not matter if no browser connects.
  "authority-as-server": (raw) => find(isSite(raw) ? "authority-as-server" : "leaf-is-authority"),
  "path-unclear": () => find("path-unclear"),
  "verdicts-differ": ({ trust }) => find("verdicts-differ", {}, verdictOf(trust)),
};

/** Faults in the served chain of a trusted certificate, worst first. */
const blemishes: Readonly<Record<string, { readonly score: number; readonly say: Say }>> = {
  "incomplete-chain": { score: rows.trust.incomplete.points, say: () => find("incomplete-chain") },
  "wrong-order": { score: rows.trust.disorder.points, say: () => find("wrong-order") },
  "unrelated-certificate": { score: rows.trust.disorder.points, say: () => find("unrelated-certificate") },
  "duplicate-certificate": { score: rows.trust.duplicate.points, say: () => find("duplicate-certificate") },
  "root-included": { score: rows.trust.good.points, say: () => find("root-included") },
};

/** Faults that only one browser rejects. */
const refusedByOne = {
  "firefox-refused": [
    "authority-as-server",
    "long-chain",
    "names-spelled-apart",
    "large-certificate",
    "feature-unreadable",
    "any-purpose",
  ],
  "chromium-refused": ["access-empty", "names-not-ascii", "constraints-empty"],
} as const;

/** Faults that only matter to browsers; a CA certificate has another text elsewhere. */
const ofBrowsers: ReadonlySet<string> = new Set(
  Object.values(refusedByOne)
    .flat()
    .filter((id) => id !== "authority-as-server"),
);

function capsOfBrowsers(raw: SslRaw, ids: readonly string[]): Judged["caps"] {
  if (!isSite(raw)) return [];
  const caps = Object.keys(refusedByOne) as (keyof typeof refusedByOne)[];
  return caps.filter((cap) => refusedByOne[cap].some((id) => ids.includes(id))).map(ceiling);
}

/** Judges the path to a trusted root, without the leaf's time, name and key, which belong to the certificate part. */
export function judgeTrust(raw: SslRaw): Judged {
  const ids = raw.trust.reasons.map(({ id }) => id);
  // An unreadable leaf says nothing about its issuer.
  if (raw.chain.length === 0) return { score: null, caps: [], findings: [] };
  const told = ids.includes("any-purpose") ? ids.filter((id) => id !== "purpose-form") : ids;
  const said = isSite(raw) ? told : told.filter((id) => !ofBrowsers.has(id));
  const says = (table: Readonly<Record<string, Say>>): readonly SslFinding[] =>
    said.flatMap((id) => table[id]?.(raw) ?? []);
  const untidy = ids.flatMap((id) => blemishes[id] ?? []);
  const findings = [
    ...doubts(raw),
    ...says(faults),
    ...untidy.map(({ say }) => say(raw)),
    ...says(remarks),
    ...givenAuthority(raw),
  ];
  const caps = [
    ...(ids.includes("incomplete-chain") ? [ceiling("incomplete-chain")] : []),
    ...capsOfBrowsers(raw, ids),
  ];
  if (raw.trust.trusted === null) return { score: null, caps, findings };
  if (!raw.trust.trusted) return { score: rows.trust.untrusted.points, caps: [ceiling("untrusted")], findings };
  const early = earlyIntermediate(raw);
  const score =
    Math.min(rows.trust.good.points, ...untidy.map((each) => each.score)) + (early ? rows.trust.early.points : 0);
  return {
    score,
    caps,
    findings: early ? [...findings, early] : findings,
  };
}

/** OpenSSL's message, if it validated exactly the served chain. */
function verdictOf({ openssl, completedByAia }: SslRaw["trust"]): { readonly evidence?: string } {
  return completedByAia ? {} : { evidence: `OpenSSL: ${openssl ?? "OK"}` };
}

function doubts({ trust: { undeterminedReason: doubt } }: SslRaw): readonly SslFinding[] {
  if (!doubt) return [];
  const { url, reason } = doubt;
  if (reason === lenientDoubt) return [find("trust-unchecked")];
  const why = reasonWords(reason);
  const seen = { evidence: reason };
  return [
    url === null
      ? find("trust-unconfirmed", { reason: why }, seen)
      : find("issuer-unfetched", { url, reason: why }, seen),
  ];
}

function givenAuthority({ trust }: SslRaw): readonly SslFinding[] {
  if (!trust.trusted || trust.by !== "given") return [];
  return [find("given-authority", { authority: trust.path.at(-1)?.subject ?? "" })];
}

function earlyIntermediate({ trust, observedAt }: SslRaw): SslFinding | null {
  const [leaf] = trust.path;
  const [first] = trust.path.slice(1, -1).toSorted((a, b) => Date.parse(a.notAfter) - Date.parse(b.notAfter));
  if (!leaf || !first) return null;
  const left = (Date.parse(first.notAfter) - Date.parse(observedAt)) / day;
  const isEarly = left < 30 || Date.parse(first.notAfter) < Date.parse(leaf.notAfter);
  if (!isEarly) return null;
  const params = { subject: first.subject, days: countOfDays(Math.floor(left)), date: dateOf(first.notAfter) };
  return find("intermediate-expires-early", params);
}

const notSent: Text = { en: "its certificate is not in the served chain", ko: "제공된 체인에 그 인증서가 없음" };

/** The expired authorities of the served chain, each with its last day. */
function expiredAuthority({ chain, observedAt }: SslRaw): string | Text {
  const expired = chain.slice(1).filter(({ notAfter }) => Date.parse(notAfter) < Date.parse(observedAt));
  return expired.length === 0 ? notSent : expired.map((one) => `${one.subject} (${dateOf(one.notAfter)})`).join(", ");
}

/** The issuer of the last served certificate. */
function topIssuer({ chain }: SslRaw): string {
  const top = chain.findLast(({ subject, issuer }) => subject !== issuer) ?? chain[0];
  return top?.issuer ?? "";
}
