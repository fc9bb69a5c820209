import type { Finding, Seen } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { hidesKey } from "./repair.ts";
import { brokenFinding, keyFindings, whoseOf } from "./judge-keys.ts";
import { findDkim, type DkimProblemId } from "./problems.ts";
import type { DkimRaw } from "./schema.ts";
import type { Slice } from "../slice.ts";
import { weights } from "../weights.ts";

type Findings = readonly Finding<DkimProblemId>[];
type Selector = DkimRaw["selectors"][number];
type Key = NonNullable<Selector["key"]>;

/** Points by the best that was found. */
const points = {
  full: weights.dkim,
  /** RSA below 2048 bits, which all receivers still take. */
  short: 17,
  /** Ed25519, which many cannot verify. */
  rare: 15,
  testing: 12,
  /** There are keys, at selectors that nobody told. */
  unseen: 14,
  /** Nothing was found but what is broken. */
  broken: 6,
  none: 0,
} as const;

/** Judges what the DNS says of the keys of a domain: by the best of them, since a message may be signed by several. */
export function dkimSlice(
  raw: DkimRaw,
): Slice<DkimProblemId, never> & { readonly points: { readonly dkim: number | null } } {
  return { points: { dkim: pointsOf(raw) }, ceilings: [], findings: findingsOf(raw) };
}

/** Whether mail of the domain can be signed so that receivers verify it, which alignment needs; null where that could not be told. */
export function hasDkimKey(raw: DkimRaw): boolean | null {
  if (usable(raw).length > 0 || usable(raw, "wildcard").length > 0) return true;
  return hasNone(raw) ? false : null;
}

function pointsOf(raw: DkimRaw): number | null {
  const best = bestOf(raw);
  const named = raw.selectors.filter(({ isNamed }) => isNamed);
  // Whoever names a selector signs with it, so that mail fails whatever other keys there are; and what is known to be wrong is worth no more
  // for what could not be told beside it.
  if (named.some((each) => isMissing(each) || isBroken(each))) return Math.min(best ?? points.broken, points.broken);
  return named.some(({ state }) => state === "unknown") ? null : best;
}

function bestOf(raw: DkimRaw): number | null {
  const keys = usable(raw);
  if (keys.length > 0) return Math.max(...keys.map(worth));
  // One of any name is a key, and whether mail is signed with it nobody can tell.
  const ofAny = usable(raw, "wildcard");
  if (ofAny.length > 0) return Math.min(points.unseen, ...ofAny.map(worth));
  if (raw.selectors.some(isBroken)) return points.broken;
  if (isUntold(raw)) return null;
  if (raw.node.state !== "present" || raw.wildcard.state !== "absent") return points.none;
  // An alias that leads to nothing was meant to be a key; of others beside it, which nobody guesses, nothing is known.
  if (raw.selectors.some(({ state }) => state === "dangling")) return points.broken;
  // What was seen there explains the name, and speaks for no key that counts. Nor does a wildcard: whoever has no key would gain by one.
  return raw.selectors.some(({ state }) => state !== "absent") ? points.none : points.unseen;
}

/** What the keys come to where none can be used: `hidden` at selectors that nobody guesses; false where there is none, null where that could not be told. */
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

/** Whether it is known that there is no key that counts: no name for any, or a wildcard that revokes every selector there could be. */
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

/** Whether something was meant to be a key, and is none that receivers use. */
function isBroken({ state, key, text }: Selector): boolean {
  if (state === "key") return key?.isUsable === false && !key.isRevoked;
  return state === "several" || (state === "other" && text !== null && hidesKey(text));
}

/** Whether there is nothing at a selector that could be a key, nor anything that any name has. */
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

/** A selector whose alias leads to another name of the domain itself: its owner can write there. */
function ownedIn(each: Selector, name: string): Selector {
  return each.at.endsWith(`.${name}`) ? { ...each, aliases: [] } : each;
}

/** What is known of the keys as a whole, where none that counts was seen. */
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

/** One cause has them all: a provider where DKIM was not turned on, or was given up. */
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
