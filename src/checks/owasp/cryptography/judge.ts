import { meets, worst, type Ceiling, type Grade } from "../../../core/grade/grade.ts";
import { reasonWords } from "../../../core/reason-words.ts";
import { becauseOfCaps } from "../../ssl/index.ts";
import { judgePlainRequests } from "../plain-requests/judge.ts";
import { find } from "../problems.ts";
import type { OwaspRaw } from "../schema.ts";
import { capWords } from "../reasons.ts";
import { rangeOf, unseen, type Judged } from "../judged.ts";
import { ceiling, type CapId } from "../weights.ts";

type Tls = OwaspRaw["tls"][number];

/** Caps of the ssl check that mean that browsers refuse the site or anyone can impersonate it. */
const refusing: ReadonlySet<string> = new Set([
  "no-certificate",
  "unreadable",
  "expired",
  "not-yet-valid",
  "wrong-name",
  "no-san",
  "weak-key",
  "weak-signature",
  "wrong-purpose",
  "wrong-key-usage",
  "revoked",
  "intermediate-revoked",
  "untrusted",
  "obsolete-only",
]);

/** Cryptographic failures: the TLS of the site, and what its page loads and sends in clear. */
export function judgeCryptography(raw: OwaspRaw): Judged {
  const tls = judgeTls(raw);
  const clear = judgePlainRequests(raw);
  const lost = clear.score === null ? 0 : 100 - clear.score;
  const left = (score: number): number => Math.max(0, score - lost);
  return {
    score: tls.score === null ? null : left(tls.score),
    caps: [...tls.caps, ...clear.caps],
    findings: [...tls.findings, ...clear.findings],
    ...(tls.range && { range: { least: left(tls.range.least), most: left(tls.range.most) } }),
  };
}

/** The ssl check's result, for the worse origin if the page is on another one. */
function judgeTls(raw: OwaspRaw): Judged {
  if (isPlain(raw)) {
    const finding = find("plain-http", { host: raw.host });
    return { score: 0, caps: [ceiling("plain-http")], findings: [finding] };
  }
  const each = countedOf(raw).map(judgeOne);
  if (each.length === 0) return unseen;
  const hops = wayFindings(raw);
  const isCutOff = raw.redirectChain.some(({ state }) => state === "refused");
  const caps = each.flatMap((one) => one.caps);
  return {
    ...(isCutOff ? { score: 0 } : worstScore(each)),
    caps: unique(isCutOff ? [...caps, ceiling("tls-refused")] : caps),
    findings: [...closedFindings(raw), ...each.flatMap(({ findings }) => findings), ...hops],
  };
}

/** The score of the worse of two origins; if one is unknown, so is the score. */
function worstScore(each: readonly Judged[]): Pick<Judged, "score" | "range"> {
  const ranges = each.flatMap(({ score, range }) => range ?? (score === null ? [] : { least: score, most: score }));
  if (ranges.length < each.length) return { score: null };
  const least = Math.min(...ranges.map((range) => range.least));
  const most = Math.min(...ranges.map((range) => range.most));
  return least === most ? { score: least } : { score: null, range: { least, most } };
}

/** Caps that may hold but are unknown, because the ssl check has no grade, or has an F only for what it could not observe. */
export function openCaps(raw: OwaspRaw): readonly Ceiling<CapId>[] {
  if (isPlain(raw)) return [];
  const counted = countedOf(raw);
  if (counted.some(({ grade }) => grade === null)) return [ceiling("tls-refused"), ceiling("tls-broken")];
  if (counted.some(mayBeBroken)) return [ceiling("tls-broken")];
  return raw.redirectChain.some(({ state }) => state === "unclear") ? [ceiling("tls-refused")] : [];
}

/** The grade of the worst origin that counts; null if one of them has none. */
export function worstTls(raw: OwaspRaw): Grade | null {
  const letters = (isPlain(raw) ? raw.tls : countedOf(raw)).map(({ grade }) => grade);
  const [first, ...rest] = letters.filter((grade) => grade !== null);
  return first === undefined || rest.length + 1 < letters.length ? null : worst([first, ...rest]);
}

function isPlain({ page }: OwaspRaw): boolean {
  return page?.url.startsWith("http:") ?? false;
}

/** Failures that mean that the port accepts no connections, so there is no TLS to judge. */
const closed = /^(?:tcp\.(?:refused|unreachable)|timeout\.(?:tcp|tls))$/;

function isClosed({ requestedScheme: begun }: OwaspRaw, { reason }: Tls): boolean {
  return begun === "http" && reason !== null && closed.test(reason);
}

/** The origins whose TLS visitors use. An unreachable one does not count for visitors who come over plain HTTP. */
function countedOf(raw: OwaspRaw): readonly Tls[] {
  const met = raw.tls.filter((each) => !isClosed(raw, each));
  return met.length > 0 ? met : raw.tls;
}

function closedFindings(raw: OwaspRaw): Judged["findings"] {
  return raw.tls
    .filter((each) => isClosed(raw, each))
    .map(({ host, port, reason }) =>
      find(
        "https-closed",
        { host, reason: reasonWords(reason) },
        { subject: `${host}:${port}`, evidence: reason ?? "" },
      ),
    );
}

/** Findings about TLS on redirects before the page; unencrypted redirects belong to A05. */
function wayFindings({ redirectChain: way }: OwaspRaw): Judged["findings"] {
  return way.flatMap(({ host, port, state, refusals }): Judged["findings"] => {
    const seen = { subject: `${host}:${port}` };
    if (state === "unclear") return [find("tls-unknown", { host, reason: reasonWords(null) }, seen)];
    if (state === "clear") return [];
    const told = { evidence: refusals.join(", "), because: becauseOfCaps(refusals), ...seen };
    return [find("tls-refused", { host, reasons: capWords(refusals) }, told)];
  });
}

function judgeOne(tls: Tls): Judged {
  const { host, port, grade, score, caps, reason, best } = tls;
  const seen = { subject: `${host}:${port}` };
  if (grade === null) {
    return { score: null, caps: [], findings: [find("tls-unknown", { host, reason: reasonWords(reason) }, seen)] };
  }
  const reasons = capWords(caps);
  const told = { evidence: caps.join(", "), because: becauseOfCaps(caps), ...seen };
  const range = rangeOf(tls);
  const open = range ? [find("tls-unobserved", { host, least: range.least, most: range.most }, seen)] : [];
  const counted = { score: range ? null : score, ...(range && { range }) };
  if (caps.some((cap) => refusing.has(cap))) {
    const refused = find("tls-refused", { host, reasons }, told);
    return { ...counted, caps: [ceiling("tls-refused")], findings: [refused, ...open] };
  }
  if (grade === "F" && !mayBeBroken(tls)) {
    return {
      ...counted,
      caps: [ceiling("tls-broken")],
      findings: [find("tls-broken", { host, reasons }, told), ...open],
    };
  }
  const isWeak = !meets(best?.grade ?? grade, "A");
  return { ...counted, caps: [], findings: [...(isWeak ? [find("tls-weak", { host, grade }, seen)] : []), ...open] };
}

/** Whether a TLS has an F only for what the ssl check could not observe. */
function mayBeBroken({ grade, best }: Tls): boolean {
  return grade === "F" && best !== undefined && best.grade !== "F";
}

function unique(caps: readonly Ceiling<CapId>[]): readonly Ceiling<CapId>[] {
  return [...new Map(caps.map((cap) => [cap.id, cap])).values()];
}
