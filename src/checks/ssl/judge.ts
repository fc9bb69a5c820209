import { assess, assessInDoubt, type Doubt, type Part } from "../../core/grade/grade.ts";
import type { Language } from "../../core/text.ts";
import { mozillaGuideline } from "../../data/mozilla-profiles.ts";
import { conclude } from "../../core/grade/conclude.ts";
import { finder, type Kpi, type Verdict } from "../../core/result/interpretation.ts";
import { isSite, takesHsts } from "./audience.ts";
import { daysLeft, judgeCertificate, keyOf, leafOf } from "./certificate/judge.ts";
import { withPolicy } from "./certificate/judge-policy.ts";
import { hstsAge, judgeAddress, judgeHsts } from "./hsts/judge.ts";
import { judgeInjection } from "./injection/judge.ts";
import { mozillaFit } from "./mozilla/judge.ts";
import { judgeOffers } from "./offers/judge.ts";
import { problems, type words } from "./problems.ts";
import { judgeReach } from "./reach/judge.ts";
import { isCutOff, isDetourOpen, revocationFindings, withRevocation } from "./revocation/judge.ts";
import type { SslRaw } from "./schema.ts";
import { judgeTrust } from "./trust/judge.ts";
import { judgeVersion } from "./version/judge.ts";
import type { Judged, SslFinding } from "./judged.ts";
import { ceiling, ladder, weights } from "./weights.ts";

const find = finder<typeof problems>();

const judges = {
  certificate: (raw) => withPolicy(judgeCertificate(raw), raw),
  version: judgeVersion,
  trust: (raw) => withRevocation(judgeTrust(raw), raw),
  hsts: judgeHsts,
} as const satisfies Readonly<Record<keyof typeof weights, (raw: SslRaw) => Judged>>;

/** Grades the observation: 40 % certificate, 25 % versions, 15 % trust, 20 % HSTS, below the caps. */
export function judge(raw: SslRaw): Verdict<keyof typeof problems> {
  const all = Object.keys(judges) as (keyof typeof judges)[];
  // RFC 6797 applies to HTTP under a host name; elsewhere its weight goes to the other parts.
  const ids = all.filter((id) => id !== "hsts" || takesHsts(raw));
  const judged = ids.map((id) => ({ id, weight: weights[id], ...judges[id](raw) }));
  const parts = judged.map(({ id, weight, score }) => ({ id, weight, score }));
  const ungraded = [judgeAddress(raw), judgeOffers(raw), judgeReach(raw), judgeInjection(raw)];
  const caps = [...judged, ...ungraded].flatMap((each) => each.caps);
  const findings = [...[...judged, ...ungraded].flatMap((each) => each.findings), ...asides(raw)];
  const isInDoubt = raw.trust.trusted === null || isDetourOpen(raw);
  const assessed = isInDoubt ? assessInDoubt(parts, caps, ladder, doubtOf(parts)) : assess(parts, caps, ladder);
  return conclude(assessed, findings, kpis(raw), problems);
}

/** If it is unknown whether browsers trust the server, neither path nor HSTS count. */
function doubtOf(parts: readonly Part[]): Doubt {
  const open = parts.filter(({ id, score }) => score === null && (id === "trust" || id === "hsts"));
  return { caps: [ceiling("untrusted")], parts: Object.fromEntries(open.map(({ id }) => [id, 0])) };
}

/** Findings without effect on the grade. */
function asides(raw: SslRaw): readonly SslFinding[] {
  return [...revocationFindings(raw), ...mozilla(raw)];
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
  return [
    { id: "days-left", value: leaf ? daysLeft(raw) : null, unit: "days" },
    { id: "issuer", value: leaf?.issuer ?? null },
    { id: "protocol", value: raw.protocol },
    { id: "group", value: raw.group ?? false },
    { id: "key", value: leaf ? keyOf(raw) : null },
    { id: "cipher", value: raw.cipher },
    { id: "revocation", value: revocationOf(raw) },
    ...(isSite(raw) ? [{ id: "hsts", value: hstsAge(raw), unit: "seconds" } as const] : []),
    { id: "mozilla", value: mozillaFit(raw).profile },
  ];
}

/** An unrevoked leaf is worthless below a revoked CA. */
function revocationOf(raw: SslRaw): Kpi["value"] {
  const { status } = raw.revocation;
  if (status !== "revoked" && isCutOff(raw)) return "issuer-revoked";
  return status === "unknown" ? null : status;
}
