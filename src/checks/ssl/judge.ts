import { assess, assessInDoubt, type Doubt, type ScorePart } from "../../core/grade/grade.ts";
import type { Language } from "../../core/text.ts";
import { mozillaGuideline } from "../../data/tls/mozilla-profiles.ts";
import { concludeGrade } from "../../core/grade/conclude.ts";
import { finder, type Kpi, type Verdict } from "../../core/result/interpretation.ts";
import { everyCertificate } from "./alternatives/every.ts";
import { labelled, worstJudged } from "./alternatives/judge.ts";
import { isSite, takesHsts } from "./audience.ts";
import { daysLeft, judgeCertificate, keyOf, leafOf } from "./certificate/judge.ts";
import { withPolicy } from "./certificate/judge-policy.ts";
import { hstsAge, judgeAddress, judgeHsts } from "./hsts/judge.ts";
import { judgeInjection } from "./injection/judge.ts";
import { mozillaFit } from "./mozilla/judge.ts";
import { judgeOffers } from "./offers/judge.ts";
import { problems, type words } from "./problems.ts";
import { isReachOpen, judgeReach } from "./reach/judge.ts";
import { isCutOff, isDetourOpen, revocationFindings, withRevocation } from "./revocation/judge.ts";
import type { SslRaw } from "./schema.ts";
import { judgeTrust } from "./trust/judge.ts";
import { judgeVersion } from "./version/judge.ts";
import type { Judged, SslFinding } from "./judged.ts";
import { ceiling, ladder, weights } from "./weights.ts";

const find = finder<typeof problems>();

const judges = {
  certificate: (raw) => worstJudged(raw, (each) => withPolicy(judgeCertificate(each), each)),
  version: judgeVersion,
  trust: (raw) => worstJudged(raw, (each) => withRevocation(judgeTrust(each), each)),
  hsts: judgeHsts,
} as const satisfies Readonly<Record<keyof typeof weights, (raw: SslRaw) => Judged>>;

/** Grades the observation by certificate, versions, trust and HSTS, below the caps. */
export function judge(raw: SslRaw): Verdict<keyof typeof problems> {
  const all = Object.keys(judges) as (keyof typeof judges)[];
  // RFC 6797 applies to HTTP under a host name; elsewhere its weight goes to the other parts.
  const ids = all.filter((id) => id !== "hsts" || takesHsts(raw));
  const judged = ids.map((id) => ({ id, weight: weights[id], ...judges[id](raw) }));
  const parts = judged.map(({ id, weight, score }) => ({ id, weight, score }));
  const ungraded = [judgeAddress(raw), judgeOffers(raw), judgeReach(raw), judgeInjection(raw)];
  const caps = [...judged, ...ungraded].flatMap((each) => each.caps);
  const findings = [...[...judged, ...ungraded].flatMap((each) => each.findings), ...asides(raw)];
  const doubt = doubtOf(raw, parts);
  const assessed = doubt ? assessInDoubt(parts, caps, ladder, doubt) : assess(parts, caps, ladder);
  return concludeGrade(assessed, findings, kpis(raw), problems);
}

/** What the grade depends on but could not be measured; null where there is nothing. */
function doubtOf(raw: SslRaw, parts: readonly ScorePart[]): Doubt | null {
  const isTrustOpen = everyCertificate(raw).some((each) => each.raw.trust.trusted === null || isDetourOpen(each.raw));
  const mayBeBeyondReach = isSite(raw) && isReachOpen(raw);
  if (!isTrustOpen && !mayBeBeyondReach) return null;
  // If it is unknown whether browsers trust the server, neither path nor HSTS count.
  const open = isTrustOpen ? parts.filter(({ id, score }) => score === null && (id === "trust" || id === "hsts")) : [];
  return {
    caps: [...(isTrustOpen ? [ceiling("untrusted")] : []), ...(mayBeBeyondReach ? [ceiling("beyond-reach")] : [])],
    parts: Object.fromEntries(open.map(({ id }) => [id, 0])),
  };
}

/** Findings without effect on the grade. */
function asides(raw: SslRaw): readonly SslFinding[] {
  return [...labelled(raw, revocationFindings), ...mozilla(raw)];
}

/** Maximum number of deviations in a sentence. */
const mostReasons = 8;

function mozilla(raw: SslRaw): readonly SslFinding[] {
  const { profile, reasons } = mozillaFit(raw);
  if (profile !== "neither") return [];
  const shown = reasons.slice(0, mostReasons);
  const others = reasons.length - shown.length;
  const listed = (language: Language): string =>
    shown.map((reason) => reason[language]).join(", ") + (others > 0 ? ` (+${others})` : "");
  const { version, date } = mozillaGuideline;
  return [
    find("outside-mozilla", { guideline: `${version}, ${date}`, reasons: { en: listed("en"), ko: listed("ko") } }),
  ];
}

function kpis(raw: SslRaw): readonly Kpi<keyof typeof words.kpis>[] {
  const leaf = leafOf(raw);
  const all = everyCertificate(raw).map((each) => each.raw);
  const areReadable = all.every((each) => leafOf(each) !== undefined);
  return [
    { id: "days-left", value: areReadable ? Math.min(...all.map(daysLeft)) : null, unit: "days" },
    { id: "issuer", value: leaf?.issuer ?? null },
    { id: "protocol", value: raw.protocol },
    { id: "group", value: raw.namedGroup ?? false },
    { id: "key", value: leaf ? all.map(keyOf).join(", ") : null },
    { id: "cipher", value: raw.cipher },
    { id: "revocation", value: worstRevocation(all.map(revocationOf)) },
    ...(isSite(raw) ? [{ id: "hsts", value: hstsAge(raw), unit: "seconds" } as const] : []),
    { id: "mozilla", value: mozillaFit(raw).profile },
  ];
}

/** From the worst on; a certificate of unknown state may be revoked. */
const revocationStates: readonly Kpi["value"][] = ["revoked", "issuer-revoked", null];

function worstRevocation(states: readonly Kpi["value"][]): Kpi["value"] {
  return revocationStates.find((state) => states.includes(state)) ?? states[0] ?? null;
}

/** An unrevoked leaf is worthless below a revoked CA. */
function revocationOf(raw: SslRaw): Kpi["value"] {
  const { status } = raw.revocation;
  if (status !== "revoked" && isCutOff(raw)) return "issuer-revoked";
  return status === "unknown" ? null : status;
}
