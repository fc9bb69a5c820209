import { isIP } from "node:net";
import type { Finding } from "../../core/result/interpretation.ts";
import { shorten } from "../../core/shorten.ts";
import type { Text } from "../../core/text.ts";
import type { Hsts } from "../../formats/http/hsts.ts";
import { coversHost, preloadedSuffix, storedAfter } from "../../formats/http/hsts-store.ts";
import { find, type HstsProblemId } from "./problems.ts";
import type { HstsAnswer, HstsField } from "./schema.ts";
import { hstsRows, hstsStrength } from "./score.ts";

/** What a visit showed about the HSTS of one host. */
export interface HstsVisit {
  readonly host: string;
  /** The https answers that sent the field, in the order of the visit; those of other hosts may be among them. */
  readonly answers: readonly HstsAnswer[];
}

/** What a browser's store has for the host after the visit. */
interface HstsState {
  /** The suffix for which browsers enforce https without any header; null without one. */
  readonly preloaded: string | null;
  /** The answer whose policy is in force, the host's own or a parent's with includeSubDomains; null without one. */
  readonly stored: (HstsField & { readonly policy: Hsts }) | null;
  /** The host's answer that explains why none is in force; null if it sent no field. */
  readonly last: HstsField | null;
}

/** The score, 0–100, null if it depends on an unknown certificate, with its findings. */
export interface HstsJudged {
  readonly score: number | null;
  readonly findings: readonly Finding<HstsProblemId>[];
}

/** Whether browsers can store a policy of the host: RFC 6797 §8.1.1 excludes IP addresses. */
export function takesHsts(host: string): boolean {
  return isIP(host) === 0;
}

/** Judges the HSTS of one host by a browser's store after the visit (RFC 6797 §8). A preloaded suffix enforces https whatever the host sends. */
export function judgeHsts(visit: HstsVisit): HstsJudged {
  // §8.1: a policy needs a valid certificate, so with an unclear one its score is unknown.
  const state = stateAfter(visit, ({ trusted }) => trusted !== false);
  const proven = stateAfter(visit, ({ trusted }) => trusted === true);
  const score = strengthOf(state);
  return { score: score === strengthOf(proven) ? score : null, findings: findingsOf(state) };
}

function stateAfter({ host, answers }: HstsVisit, counts: (answer: HstsAnswer) => boolean): HstsState {
  const counted = answers.filter(counts).map((answer) => ({ ...answer, policy: policyOf(answer) }));
  const [stored = null] = storedAfter(counted)
    .filter((each) => coversHost(each.host, each.policy, host))
    // Where both protect alike, the host's own policy comes first.
    .toSorted((a, b) => hstsStrength(b.policy) - hstsStrength(a.policy) || b.host.length - a.host.length);
  const own = counted.filter((each) => each.host === host);
  const last = own.findLast(({ policy }) => policy !== null) ?? own.at(-1) ?? null;
  return { preloaded: preloadedSuffix(host), stored, last };
}

function policyOf({ maxAge, includeSubDomains, preload }: HstsField): Hsts | null {
  return maxAge === null ? null : { maxAge, includeSubDomains, preload };
}

function strengthOf({ preloaded, stored }: HstsState): number {
  return preloaded === null ? hstsStrength(stored?.policy ?? null) : hstsRows.preloaded.points;
}

/** The seconds of the policy in force, as if every certificate were accepted; where there are none, a word of `hstsValues`. */
export function hstsFigure(visit: HstsVisit): number | string | false {
  const { preloaded, stored, last } = stateAfter(visit, () => true);
  if (preloaded !== null) return "preloaded";
  if (stored) return stored.policy.maxAge;
  return last ? (last.maxAge ?? "invalid") : false;
}

const day = 86_400;
const longestEvidence = 200;

/** The minimum of SSL Labs and Observatory. */
const enough = 180 * day;

function findingsOf({ preloaded, stored, last }: HstsState): HstsJudged["findings"] {
  if (preloaded !== null) return [];
  if (stored) return policyFindings(stored);
  if (!last) return [find("hsts-missing")];
  const seen = { evidence: shorten(last.value, longestEvidence) };
  return [last.maxAge === null ? find("hsts-invalid", {}, seen) : find("hsts-off", {}, seen)];
}

function policyFindings({ value, policy }: NonNullable<HstsState["stored"]>): HstsJudged["findings"] {
  const seen = { evidence: shorten(value, longestEvidence) };
  const { maxAge, includeSubDomains } = policy;
  const isShort = maxAge < enough;
  const lacks = lackingFor(policy);
  return [
    ...(isShort ? [find("hsts-short", { seconds: maxAge }, seen)] : []),
    ...(!isShort && maxAge < 365 * day ? [find("hsts-under-a-year", { days: Math.floor(maxAge / day) }, seen)] : []),
    ...(includeSubDomains ? [] : [find("hsts-without-subdomains", {}, seen)]),
    ...(lacks ? [find("hsts-preload-unmet", { lacks }, seen)] : []),
  ];
}

/** What the preload list demands of the header beside `preload` (hstspreload.org), and this one lacks; null if nothing. */
function lackingFor({ maxAge, includeSubDomains, preload }: Hsts): Text | null {
  if (!preload) return null;
  const lacks: readonly Text[] = [
    ...(maxAge < 365 * day ? [{ en: "a max-age of 31536000 or more", ko: "31536000 이상의 max-age" }] : []),
    ...(includeSubDomains ? [] : [{ en: "includeSubDomains", ko: "includeSubDomains" }]),
  ];
  if (lacks.length === 0) return null;
  return { en: lacks.map(({ en }) => en).join(" and "), ko: lacks.map(({ ko }) => ko).join(", ") };
}
