import { finder } from "../../../core/result/interpretation.ts";
import { hstsStrength } from "../../../formats/http/hsts.ts";
import { isSite, takesHsts } from "../audience.ts";
import type { problems } from "../problems.ts";
import { isCutOff, isDetourOpen } from "../revocation/judge.ts";
import type { SslRaw } from "../schema.ts";
import type { Judged, SslFinding } from "../judged.ts";
import { ceiling } from "../weights.ts";
import { countOfDays, day } from "../words.ts";

const find = finder<typeof problems>();

/** Milliseconds: the minimum of SSL Labs and Observatory, and the one of the HSTS preload list. */
const enough = 180 * day;
const aYear = 365 * day;

/** Judges the HSTS policy of the first reply. It has no effect if browsers reject the connection. */
export function judgeHsts(raw: SslRaw): Judged {
  const { hsts, http } = raw;
  // A reply other than the site may still have the policy; its absence proves nothing.
  const isUnseen = hsts === null && http.reason !== null;
  // RFC 6797 §8.1: browsers store a policy only from an error-free connection.
  if (isRefused(raw)) return { score: 0, caps: [], findings: isUnseen ? [] : findingsOf(raw) };
  if (isUnseen) return { score: null, caps: [], findings: [find("hsts-unknown", { reason: http.reason ?? "" })] };
  const policy = hsts && hsts.maxAge !== null ? { ...hsts, maxAge: hsts.maxAge } : null;
  const strength = hstsStrength(policy);
  // If it is unknown whether browsers connect, so is the effect of the policy. A missing policy has none in any case.
  const isOpen = strength > 0 && (raw.trust.trusted === null || isDetourOpen(raw));
  return { score: isOpen ? null : strength, caps: [], findings: findingsOf(raw) };
}

function isRefused(raw: SslRaw): boolean {
  const { trust, chain, revocation } = raw;
  const isTrusted = chain.length > 0 ? trust.trusted : trust.openssl === null;
  const identity = new Set(["expired", "not-yet-valid", "wrong-name"]);
  const isRevoked = revocation.status === "revoked" || isCutOff(raw);
  return isTrusted === false || isRevoked || trust.reasons.some(({ id }) => identity.has(id));
}

function findingsOf({ hsts }: SslRaw): readonly SslFinding[] {
  if (!hsts) return [find("hsts-missing")];
  const evidence = { evidence: hsts.value };
  if (hsts.maxAge === null) return [find("hsts-invalid", {}, evidence)];
  if (hsts.maxAge === 0) return [find("hsts-off", {}, evidence)];
  const age = hsts.maxAge * 1000;
  const days = countOfDays(Math.floor(age / day));
  if (age < enough) return [find("hsts-short", { seconds: hsts.maxAge }, evidence)];
  if (age < aYear) return [find("hsts-under-a-year", { days }, evidence)];
  return hsts.includeSubDomains ? [] : [find("hsts-without-subdomains", {}, evidence)];
}

/** An address has no HSTS, and no site without HSTS gets an A+. */
export function judgeAddress(raw: SslRaw): Pick<Judged, "caps" | "findings"> {
  if (!isSite(raw) || takesHsts(raw)) return { caps: [], findings: [] };
  return { caps: [ceiling("hsts-ip-address")], findings: [find("hsts-ip-address", { host: raw.host })] };
}
