import type { Finding, FixRecord, FindingDetails } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { dkimOfferOf } from "../../../data/mail/dkim-offers.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { hidesKey } from "./repair.ts";
import { brokenFinding, keyFindings, whoseOf } from "./judge-keys.ts";
import { findDkim, type DkimProblemId } from "./problems.ts";
import type { DkimRaw } from "./schema.ts";
import type { DkimSurroundings } from "./surroundings.ts";
import type { Slice } from "../slice.ts";
import { pointsFor, type score } from "../score/table.ts";

type Findings = readonly Finding<DkimProblemId>[];
type Selector = DkimRaw["selectors"][number];
type Key = NonNullable<Selector["key"]>;

/** The row of the score table for the best key. */
type Row = keyof (typeof score)["dkim"]["rows"];

/** Rows whose keys may be as good as any: nothing says that they are not. */
const unchecked: ReadonlySet<Row | null> = new Set(["unseen", "parent"]);

/** Judges the DKIM keys of a domain by the best one, since a message may carry several signatures. */
export function dkimSlice(
  seen: DkimRaw,
  surroundings: DkimSurroundings = {},
): Slice<DkimProblemId, never> & { readonly points: { readonly dkim: number | null } } {
  const raw = aligned(seen, surroundings);
  const row = countingRow(raw);
  return { points: { dkim: row === null ? null : pointsFor("dkim", row) }, ceilings: [], findings: findingsOf(raw) };
}

/** Whether receivers can verify signatures of the domain, which DMARC alignment needs; null if unknown. */
export function hasDkimKey(seen: DkimRaw, surroundings: DkimSurroundings = {}): boolean | null {
  const raw = aligned(seen, surroundings);
  if (usable(raw).length > 0 || usable(raw, "wildcard").length > 0) return true;
  return hasNone(raw) ? false : null;
}

/** Whether keys exist that could not be checked, so that the points they lack are no fault. */
export function hasUncheckedKey(seen: DkimRaw, surroundings: DkimSurroundings = {}): boolean {
  return unchecked.has(countingRow(aligned(seen, surroundings)));
}

/** With strict alignment the keys of parent domains prove nothing. */
function aligned(raw: DkimRaw, { isStrict = false }: DkimSurroundings): DkimRaw {
  return isStrict ? { ...raw, parents: [] } : raw;
}

function countingRow(raw: DkimRaw): Row | null {
  const best = bestOf(raw);
  const named = raw.selectors.filter(({ isNamed, selector }) => isNamed && parentOf(raw, selector) === undefined);
  // A user who names a selector signs with it: if it is broken, mail fails whatever other keys exist. Unknown results for other selectors do not
  // raise the points.
  if (named.some((each) => isMissing(each) || isBroken(each))) return best === "none" ? "none" : "broken";
  return named.some(({ state }) => state === "unknown") ? null : best;
}

function bestOf(raw: DkimRaw): Row | null {
  const keys = usable(raw);
  if (keys.length > 0) return greatest(keys.map(worth));
  // A wildcard key is a key, but we cannot tell whether mail is signed with it.
  const ofAny = usable(raw, "wildcard");
  if (ofAny.length > 0) return least(["wildcard", greatest(ofAny.map(worth))]);
  if (raw.selectors.some(isBroken)) return "broken";
  if (isUntold(raw)) return null;
  const own = withoutKeyAt(raw);
  if (own !== "none") return own;
  if (signingParent(raw)) return "parent";
  return raw.parents.some(({ state }) => state === "unknown") ? null : "none";
}

/** The row of a domain where no usable key was found. */
function withoutKeyAt(raw: DkimRaw): Row {
  if (raw.node.state !== "present" || raw.wildcard.state !== "absent") return "none";
  // A dangling alias was meant to be a key. Other selectors may exist that were not guessed.
  if (raw.selectors.some(({ state }) => state === "dangling")) return "broken";
  // Other records at the selectors explain why the parent name exists, but are no usable keys. Neither is a wildcard: otherwise adding one would
  // raise the score.
  return raw.selectors.some(({ state }) => state !== "absent") ? "none" : "unseen";
}

/** A domain above that has keys, the nearest first. */
function signingParent({ parents }: DkimRaw): DkimRaw["parents"][number] | undefined {
  return parents.find(({ state }) => state === "keys") ?? parents.find(({ state }) => state === "hidden");
}

/** The domain above that has a key at this selector. */
function parentOf({ parents }: DkimRaw, selector: string): DkimRaw["parents"][number] | undefined {
  return parents.find(({ selectors }) => selectors.includes(selector));
}

function greatest(rows: readonly Row[]): Row {
  return ranked(rows).at(-1) ?? "none";
}

function least(rows: readonly Row[]): Row {
  return ranked(rows)[0] ?? "none";
}

function ranked(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => pointsFor("dkim", one) - pointsFor("dkim", other));
}

/** The key figure if no usable key was found: `hidden` means keys exist at unknown selectors; false means none exist; null means unknown. */
export function dkimFigure(
  seen: DkimRaw,
  surroundings: DkimSurroundings = {},
): "revoked" | "hidden" | "parent" | "broken" | "unfound" | false | null {
  const raw = aligned(seen, surroundings);
  if (hasNone(raw)) return raw.wildcard.isRevoking ? "revoked" : false;
  const best = bestOf(raw);
  if (best === null || best === "parent") return best;
  if (best === "unseen" || best === "wildcard") return "hidden";
  return best === "broken" ? "broken" : "unfound";
}

function isUntold({ selectors, wildcard, node }: DkimRaw): boolean {
  if (wildcard.isRevoking || node.state === "none") return selectors.some(({ state }) => state === "unknown");
  return node.state === "unknown" || wildcard.state === "unknown" || selectors.some(({ state }) => state === "unknown");
}

/** Whether the domain is known to have no usable key: the parent name does not exist, or a wildcard revokes every selector. */
function hasNone(raw: DkimRaw): boolean {
  return bestOf(raw) === "none" && (raw.node.state === "none" || raw.wildcard.isRevoking);
}

function usable({ selectors }: DkimRaw, where: "key" | "wildcard" = "key"): readonly Key[] {
  return selectors.flatMap(({ state, key }) => (state === where && key?.isUsable === true ? [key] : []));
}

function worth({ type, bits, isTesting }: Key): Row {
  if (isTesting) return "testing";
  if (type === "ed25519") return "rare";
  return (bits ?? 0) < 2048 ? "short" : "full";
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
    ...raw.selectors
      .filter((each) => !(isMissing(each) && parentOf(raw, each.selector)))
      .map((each) => ownedIn(each, name))
      .flatMap(selectorFindings),
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
  if (hasNone(raw)) return [raw.wildcard.isRevoking ? findDkim("dkim-all-revoked", { name }) : noneFinding(raw)];
  if (best === "parent") return [findDkim("dkim-of-parent", { name, parent: signingParent(raw)?.name ?? "?" })];
  if (usable(raw).length > 0 || raw.wildcard.target !== null) return [];
  const isOfAny = raw.wildcard.state === "present" || node.state === "void";
  if (isOfAny && !raw.selectors.some(isBroken)) return [findDkim("dkim-wildcard", { name })];
  if (best === "unseen") return [findDkim("dkim-unknown-selector", { name })];
  if (best === "none") {
    return [
      node.at === null ? findDkim("dkim-not-found", { name }) : findDkim("dkim-not-shown", { name, at: node.at }),
    ];
  }
  if (best !== null) return [];
  const untold = raw.selectors.find(({ state }) => state === "unknown");
  const reason = untold?.reason ?? node.reason;
  return [findDkim("dkim-unknown", { name, reason: resolverWords(reason) }, seenBy(reason))];
}

/** The finding that there is no key, with the records of the first provider whose records are known. */
function noneFinding({ name, providers: operators }: DkimRaw): Finding<DkimProblemId> {
  const [known] = operators.flatMap((operator) => {
    const records = dkimOfferOf(operator, name);
    return records === null ? [] : [{ operator, records }];
  });
  const record = known?.records.map(exactRecord).find((each) => each !== null);
  return findDkim("dkim-none", { name, offer: known ? offerWords(known) : nothing }, record ? { record } : {});
}

const nothing: Text = { en: "", ko: "" };

function offerWords({ operator, records }: { readonly operator: string; readonly records: readonly string[] }): Text {
  const list = records.join(" / ");
  return {
    en: ` At ${operator} these are: ${list}. Its console shows the exact values.`,
    ko: ` ${operator}에서는 다음과 같습니다: ${list}. 정확한 값은 관리 콘솔에 나옵니다.`,
  };
}

/** A record that needs no value from the provider's console. */
function exactRecord(text: string): FixRecord | null {
  const [name = "", type = "", ...value] = text.split(" ");
  return type !== "CNAME" || text.includes("<") ? null : { name, type, value: value.join(" ") };
}

function seenBy(reason: string | null): FindingDetails {
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
  const seen: FindingDetails = { subject: selector, ...(text === null ? {} : { evidence: text }) };
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
