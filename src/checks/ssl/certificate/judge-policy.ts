import { finder } from "../../../core/result/interpretation.ts";
import { audienceOf, isSite } from "../audience.ts";
import type { Text } from "../../../core/text.ts";
import { lifetimeLimits } from "../../../data/tls/lifetime-limits.ts";
import { leafOf } from "./judge.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import type { Judged, SslFinding } from "../judged.ts";
import { whyOf } from "../revocation/words.ts";
import { ceiling, type CeilingId } from "../weights.ts";
import { countOfDays, dateOf, day } from "../words.ts";
import { score as rows } from "../score.ts";

const find = finder<typeof problems>();

/** A violation of issuance or stapling rules, and the points it costs. */
interface Breach {
  readonly points: number;
  readonly cap?: CeilingId;
  readonly finding: SslFinding;
}

/** The certificate score after issuance rules: those of the CA/Browser Forum for public CAs, and general ones for all. */
export function withPolicy(judged: Judged, raw: SslRaw): Judged {
  const breaches = [...wildcardBreach(raw), ...publicBreaches(raw), ...stapleBreaches(raw)];
  const points = breaches.reduce((sum, breach) => sum + breach.points, 0);
  return {
    score: judged.score === null ? null : Math.max(0, judged.score + points),
    caps: [...judged.caps, ...breaches.flatMap(({ cap }) => (cap ? [ceiling(cap)] : []))],
    findings: [...judged.findings, ...breaches.map(({ finding }) => finding)],
  };
}

/** Applies to every CA: Chrome matches no such name, so the certificate needs another one. */
function wildcardBreach(raw: SslRaw): readonly Breach[] {
  const isBroad = raw.trust.reasons.some(({ id }) => id === "public-suffix");
  const outcome = isSite(raw) ? refusedByChrome : { en: "", ko: "" };
  return isBroad
    ? [{ points: rows.certificate.broadWildcard.points, finding: find("wildcard-too-broad", { outcome }) }]
    : [];
}

const refusedByChrome: Text = {
  en: "; Chrome matches no host by it",
  ko: " Chrome은 이런 이름을 인정하지 않습니다.",
};

/** Rules for public CAs; a CA that the user supplied is exempt. */
function publicBreaches(raw: SslRaw): readonly Breach[] {
  if (!raw.trust.trusted || raw.trust.by !== "mozilla") return [];
  return [...lifetimeBreach(raw), ...timestampBreach(raw), ...windowBreach(raw)];
}

function lifetimeBreach(raw: SslRaw): readonly Breach[] {
  const leaf = leafOf(raw);
  const limit = lifetimeLimits.find(({ from }) => (leaf?.notBefore ?? "") >= from);
  if (!leaf || !limit) return [];
  // BR §6.3.2 with RFC 5280 §4.1.2.5: the last second counts, and a started day counts as a day.
  const days = Math.ceil((Date.parse(leaf.notAfter) - Date.parse(leaf.notBefore) + 1000) / day);
  if (days <= limit.days) return [];
  const params = {
    days: countOfDays(days),
    limit: limit.days,
    date: dateOf(leaf.notBefore),
    strict: audienceOf(raw).strict,
  };
  return [{ points: rows.certificate.long.points, finding: find("lifetime-too-long", params) }];
}

/** Only if all three delivery methods were examined: otherwise a timestamp may have been missed. */
function timestampBreach(raw: SslRaw): readonly Breach[] {
  const { issuance } = raw;
  if (!issuance) return [];
  const { embedded, handshake, stapled } = issuance.scts;
  if ((embedded ?? 0) + (handshake ?? 0) + (stapled ?? 0) > 0) return [];
  if (embedded === null || handshake === null || stapled === null) {
    return [{ points: 0, finding: find("timestamps-unknown") }];
  }
  return [
    {
      points: rows.certificate.noTimestamps.points,
      cap: "no-timestamps",
      finding: find("no-timestamps", { strict: audienceOf(raw).strict }),
    },
  ];
}

/** BR §4.9.10: a response is valid for at most ten days. */
const longestWindow = 10;

function windowBreach({ issuance }: SslRaw): readonly Breach[] {
  const staple = issuance?.staple;
  if (!staple?.thisUpdate || !staple.nextUpdate) return [];
  const days = (Date.parse(staple.nextUpdate) - Date.parse(staple.thisUpdate)) / day;
  if (days <= longestWindow) return [];
  return [{ points: 0, finding: find("staple-too-long", { days: countOfDays(Math.ceil(days)) }) }];
}

function stapleBreaches(raw: SslRaw): readonly Breach[] {
  const { issuance } = raw;
  if (!issuance) return [];
  const { mustStaple, staple } = issuance;
  const isUsable = staple !== null && staple.status !== "unknown";
  if (isUsable) return [];
  if (mustStaple) {
    const { stapling } = audienceOf(raw);
    return [
      { points: rows.certificate.unstapled.points, cap: "must-staple", finding: find("must-staple", { stapling }) },
    ];
  }
  if (!staple) return [];
  const code = staple.reason ?? "";
  const reason = whyOf(code);
  if (isSite(raw) && isRefusedByFirefox(raw, code)) {
    return [{ points: 0, cap: "firefox-refused", finding: find("staple-refused", { reason }) }];
  }
  return [{ points: 0, finding: find("staple-unusable", { reason }) }];
}

/** Faults of a staple after which Firefox asks the responder itself, or takes the answer that it has. */
const askedAgain: ReadonlySet<string> = new Set([
  "stale",
  "try-later",
  "other-certificate",
  "other-signer",
  "signer-purpose",
  "signer-stranger",
  "signer-expired",
  "signer-revoked",
  "signer-unknown",
]);

/**
 * Whether Firefox rejects the connection for its staple, measured with Firefox 153 (`test/lab/browsers.lab.ts`). A certificate that has no
 * responder, because its status is in a list, leaves it nothing to ask.
 */
function isRefusedByFirefox({ revocation }: SslRaw, reason: string): boolean {
  if (reason === "no-issuer") return false;
  return askedAgain.has(reason) ? revocation.source === "crl" : true;
}
