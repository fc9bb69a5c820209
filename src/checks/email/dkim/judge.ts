import type { Finding, Seen } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { hidesKey } from "./repair.ts";
import { brokenFinding, keyFindings, whoseOf } from "./judge-keys.ts";
import { findDkim, type DkimProblemId } from "./problems.ts";
import type { DkimRaw } from "./schema.ts";
import type { Slice } from "../slice.ts";
import { score } from "../score/table.ts";

type Findings = readonly Finding<DkimProblemId>[];
type Selector = DkimRaw["selectors"][number];
type Key = NonNullable<Selector["key"]>;

/** Points by the best key found. */
const points = {
  full: score.dkim.rows.full.points,
  short: score.dkim.rows.short.points,
  rare: score.dkim.rows.rare.points,
  testing: score.dkim.rows.testing.points,
  unseen: score.dkim.rows.unseen.points,
  broken: score.dkim.rows.broken.points,
  none: score.dkim.rows.none.points,
} as const;

/** Judges the DKIM keys of a domain by the best one, since a message may carry several signatures. */
export function dkimSlice(
  raw: DkimRaw,
): Slice<DkimProblemId, never> & { readonly points: { readonly dkim: number | null } } {
  return { points: { dkim: pointsOf(raw) }, ceilings: [], findings: findingsOf(raw) };
}

/** Whether receivers can verify signatures of the domain, which DMARC alignment needs; null if unknown. */
export function hasDkimKey(raw: DkimRaw): boolean | null {
  if (usable(raw).length > 0 || usable(raw, "wildcard").length > 0) return true;
  return hasNone(raw) ? false : null;
}

function pointsOf(raw: DkimRaw): number | null {
  const best = bestOf(raw);
  const named = raw.selectors.filter(({ isNamed }) => isNamed);
  // A user who names a selector signs with it: if it is broken, mail fails whatever other keys exist. Unknown results for other selectors do not
  // raise the points.
  if (named.some((each) => isMissing(each) || isBroken(each))) return Math.min(best ?? points.broken, points.broken);
  return named.some(({ state }) => state === "unknown") ? null : best;
}

function bestOf(raw: DkimRaw): number | null {
  const keys = usable(raw);
  if (keys.length > 0) return Math.max(...keys.map(worth));
  // A wildcard key is a key, but we cannot tell whether mail is signed with it.
  const ofAny = usable(raw, "wildcard");
  if (ofAny.length > 0) return Math.min(points.unseen, ...ofAny.map(worth));
  if (raw.selectors.some(isBroken)) return points.broken;
  if (isUntold(raw)) return null;
  if (raw.node.state !== "present" || raw.wildcard.state !== "absent") return points.none;
  // A dangling alias was meant to be a key. Other selectors may exist that were not guessed.
  if (raw.selectors.some(({ state }) => state === "dangling")) return points.broken;
  // Other records at the selectors explain why the parent name exists, but are no usable keys. Neither is a wildcard: otherwise adding one would
  // raise the score.
  return raw.selectors.some(({ state }) => state !== "absent") ? points.none : points.unseen;
}

/** The key figure if no usable key was found: `hidden` means keys exist at unknown selectors; false means none exist; null means unknown. */
export function dkimFigure(raw: DkimRaw): "revoked" | "hidden" | "broken" | "unfound" | false | null {
  if (hasNone(raw)) return raw.wildcard.isRevoking ? "revoked" : false;
  const best = bestOf(raw);
  if (best === null) return null;
  if (best === points.unseen) return "hidden";
  return best === points.broken ? "broken" : "unfound";
}

function isUntold({ selectors, wildcard, node }: DkimRaw): boolean {
  if (wildcard.isRevoking || node.state === "none") return selectors.some(({ state }) => state === "unknown");
  return node.state === "unknown" || wildcard.state === "unknown" || selectors.some(({ state }) => state === "unknown");
}

/** Whether the domain is known to have no usable key: the parent name does not exist, or a wildcard revokes every selector. */
function hasNone(raw: DkimRaw): boolean {
  return bestOf(raw) === points.none && (raw.node.state === "none" || raw.wildcard.isRevoking);
}

function usable({ selectors }: DkimRaw, where: "key" | "wildcard" = "key"): readonly Key[] {
  return selectors.flatMap(({ state, key }) => (state === where && key?.isUsable === true ? [key] : []));
}

function worth({ type, bits, isTesting }: Key): number {
  if (isTesting) return points.testing;
  if (type === "ed25519") return points.rare;
  return (bits ?? 0) < 2048 ? points.short : points.full;
}

/** Whether a record was meant to be a key but receivers cannot use it. */
function isBroken({ state, key, text }: Selector): boolean {
  if (state === "key") return key?.isUsable === false && !key.isRevoked;
  return state === "several" || (state === "other" && text !== null && hidesKey(text));
}

/** Whether a selector has neither a key record nor a wildcard answer. */
function isMissing(each: Selector): boolean {
  const { state, key } = each;
  return (
    state === "absent" ||
    state === "dangling" ||
    (state === "wildcard" && key?.isUsable !== true) ||
    (state === "other" && !isBroken(each))
  );
}

function findingsOf(raw: DkimRaw): Findings {
  const keys = usable(raw);
  const { name, wildcard } = raw;
  const isEdOnly = keys.length > 0 && keys.every(({ type }) => type === "ed25519");
  return [
    ...danglingFindings(raw),
    ...raw.selectors.map((each) => ownedIn(each, name)).flatMap(selectorFindings),
    ...(wildcard.target === null ? [] : [findDkim("dkim-wildcard-dangling", { name, target: wildcard.target })]),
    ...(isEdOnly ? [findDkim("dkim-ed25519-only", { name })] : []),
    ...wholeFindings(raw),
  ];
}

/** A selector whose alias points to another name in the same domain: its owner can change the record. */
function ownedIn(each: Selector, name: string): Selector {
  return each.at.endsWith(`.${name}`) ? { ...each, aliases: [] } : each;
}

/** Findings about the domain as a whole if no usable key was found. */
function wholeFindings(raw: DkimRaw): Findings {
  const { name, node } = raw;
  const best = bestOf(raw);
  if (hasNone(raw)) return [findDkim(raw.wildcard.isRevoking ? "dkim-all-revoked" : "dkim-none", { name })];
  if (usable(raw).length > 0 || raw.wildcard.target !== null) return [];
  const isOfAny = raw.wildcard.state === "present" || node.state === "void";
  if (isOfAny && !raw.selectors.some(isBroken)) return [findDkim("dkim-wildcard", { name })];
  if (best === points.unseen) return [findDkim("dkim-unknown-selector", { name })];
  if (best === points.none) {
    return [
      node.at === null ? findDkim("dkim-not-found", { name }) : findDkim("dkim-not-shown", { name, at: node.at }),
    ];
  }
  if (best !== null) return [];
  const untold = raw.selectors.find(({ state }) => state === "unknown");
  const reason = untold?.reason ?? node.reason;
  return [findDkim("dkim-unknown", { name, reason: resolverWords(reason) }, seenBy(reason))];
}

function seenBy(reason: string | null): Seen {
  return reason === null ? {} : { evidence: reason };
}

/** All dangling aliases in one finding: usually one provider where DKIM was never enabled or was given up. */
function danglingFindings({ selectors }: DkimRaw): Findings {
  const dangling = selectors.filter(({ state }) => state === "dangling");
  if (dangling.length === 0) return [];
  const aliases = dangling.map(({ selector, aliases: ways, at }) => `${selector} (${ways.at(-1) ?? at})`).join(", ");
  return [findDkim("dkim-dangling", { aliases }, { subject: dangling.map(({ selector }) => selector).join(", ") })];
}

function selectorFindings(each: Selector): Findings {
  const { selector, state, reason, at, text, isNamed } = each;
  const seen: Seen = { subject: selector, ...(text === null ? {} : { evidence: text }) };
  if (state === "dangling") return [];
  if (isMissing(each)) {
    return isNamed ? [findDkim("dkim-selector-missing", { selector, at }, seen)] : [];
  }
  if (state === "unknown" && isNamed) {
    const untold = { subject: selector, ...seenBy(reason) };
    return [findDkim("dkim-selector-unknown", { selector, reason: resolverWords(reason) }, untold)];
  }
  if (state === "several") return [findDkim("dkim-several", { selector, whose: whoseOf(each) }, seen)];
  if (state === "other") return [brokenFinding(each, "lookalike", seen)];
  return state === "key" && each.key ? keyFindings(each, each.key, seen) : [];
}
