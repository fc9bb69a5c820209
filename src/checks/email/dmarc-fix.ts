import type { FixRecord } from "../../core/interpretation.ts";
import { parseReportUris } from "../../formats/dmarc-uris.ts";
import { trimmed } from "../../formats/dmarc-tags.ts";
import { parseDmarc, type DmarcPolicy } from "../../formats/dmarc.ts";
import type { DmarcRaw } from "./dmarc-schema.ts";

/** The tags of a record, each name once, without the version. */
export type DmarcTags = DmarcRaw["own"]["several"][number];

/** The policies, the weakest first. */
export const policies: readonly DmarcPolicy[] = ["none", "quarantine", "reject"];

const historic: ReadonlySet<string> = new Set(["pct", "rf", "ri"]);
const known: ReadonlySet<string> = new Set(["p", "sp", "np", "adkim", "aspf", "psd", "t"]);

/**
 * What of a record is good, with a policy that is always there: without one the places for reports alone would keep it alive (RFC 9989
 * §4.10.1). Tags of RFC 7489 stay, since receivers that go by it read them.
 */
function cleaned(tags: DmarcTags): DmarcTags {
  const kept = tags.flatMap((tag) => cleanTag(tag));
  const hasFailures = kept.some(({ name }) => name === "ruf");
  const policy = kept.find(({ name }) => name === "p") ?? { name: "p", value: "none" };
  const others = kept.filter(({ name }) => name !== "p" && (hasFailures || name !== "fo"));
  return [policy, ...others];
}

function cleanTag({ name, value }: DmarcTags[number]): DmarcTags {
  if (name === "rua" || name === "ruf") return withPlaces([], name, soundPlaces(value));
  if (name === "fo") return withOptions(value);
  if (historic.has(name)) return [{ name, value }];
  if (!known.has(name)) return [];
  const isLegal = parseDmarc(`v=DMARC1; ${name}=${value}`).notes.length === 0;
  return isLegal ? [{ name, value: value.toLowerCase() }] : [];
}

/**
 * What a record says, cleaned, with places for reports that stand behind a semicolon by mistake; null where one of them would be lost, for
 * then it is not known what was meant.
 */
export function mendable(tags: DmarcTags, strays: readonly string[] = []): DmarcTags | null {
  const named = tags.filter(isOfPlaces);
  const owner = named[0]?.name === "ruf" ? "ruf" : "rua";
  if (strays.length > 0 && named.length > 1) return null;
  const read = named.map(({ name, value }) => recovered(value, name === owner ? strays : []));
  if (read.some(({ isLost }) => isLost)) return null;
  const clean = cleaned(tags);
  if (strays.length === 0) return clean;
  return withPlaces(clean, owner, (read[0] ?? recovered("", strays)).places);
}

function soundPlaces(value: string): readonly string[] {
  return recovered(value, []).places;
}

/**
 * Places that can be read, and addresses that lack their scheme or the comma between them. Beside places that reports reach already only
 * those at the same hosts come back, for which the same holds; others are lost.
 */
function recovered(
  value: string,
  strays: readonly string[],
): { readonly places: readonly string[]; readonly isLost: boolean } {
  const { uris, wrong } = parseReportUris(value);
  const meantPlaces = [...wrong, ...strays]
    .flatMap((each) => each.split(/[\s;]+/))
    .flatMap((each) => (/^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,253}$/.test(each) ? [`mailto:${each}`] : [each]))
    .flatMap((each) => parseReportUris(each).uris);
  const hosts = new Set(uris.map(({ host }) => host));
  const back = meantPlaces.filter(({ host }) => uris.length === 0 || hosts.has(host));
  return { places: [...uris, ...back].map(({ text }) => text), isLost: back.length < meantPlaces.length };
}

function withOptions(value: string): DmarcTags {
  const options = value.toLowerCase().split(":").map(trimmed);
  const kept = options.includes("1") ? options.filter((each) => each !== "0") : options;
  const text = kept.join(":");
  const isLegal = parseDmarc(`v=DMARC1; ruf=mailto:a@b.example; fo=${text}`).notes.length === 0;
  return isLegal ? [{ name: "fo", value: text }] : [];
}

/** A record with one of its tags in another way; without it where the value is null. */
export function withTag(tags: DmarcTags, name: string, value: string | null): DmarcTags {
  const isThere = tags.some((tag) => tag.name === name);
  if (value === null) return tags.filter((tag) => tag.name !== name);
  if (!isThere) return [...tags, { name, value }];
  return tags.map((tag) => (tag.name === name ? { name, value } : tag));
}

/** A record whose reports go to other places; without the tag where there are none. */
export function withPlaces(tags: DmarcTags, name: "rua" | "ruf", places: readonly string[]): DmarcTags {
  return withTag(tags, name, places.length > 0 ? [...new Set(places)].join(",") : null);
}

/** The places that a record has for reports. */
export function placesIn(tags: DmarcTags, name: "rua" | "ruf"): readonly string[] {
  const value = tags.find((tag) => tag.name === name)?.value ?? "";
  return parseReportUris(value).uris.map(({ text }) => text);
}

/** Without what RFC 9989 §9.3 has retired. */
export function withoutHistory(tags: DmarcTags): DmarcTags {
  return tags.filter(({ name }) => !historic.has(name));
}

/** The record, as it would be published at a name. */
export function dmarcRecord(name: string, tags: DmarcTags): FixRecord {
  const value = ["v=DMARC1", ...tags.map((tag) => `${tag.name}=${tag.value}`)].join("; ");
  return { name, type: "TXT", value };
}

/** One record of several: the most lenient of their policies, so that nothing begins to be refused, and all places for reports. */
export function merged(records: readonly DmarcTags[]): DmarcTags {
  const clean = records.map(cleaned);
  const rankOf = (tags: DmarcTags): number => policies.findIndex((each) => tags[0]?.value === each);
  const [base = cleaned([])] = clean.toSorted((one, other) => rankOf(one) - rankOf(other));
  const all = (name: "rua" | "ruf"): readonly string[] => clean.flatMap((tags) => placesIn(tags, name)).slice(0, 10);
  return withPlaces(withPlaces(base, "rua", all("rua")), "ruf", all("ruf"));
}

/** The record that a text was meant to be: the version where it belongs, and what else of it can be read. */
export function meant(text: string): DmarcTags {
  const bare = text.replaceAll(/["'\\]/g, "").replace(/v\s{0,4}=\s{0,4}dmarc\d{0,3}/i, "");
  const parts = bare.split(";").flatMap((part) => {
    const [, name, value] = /^\s{0,9}(?<name>[A-Za-z]{1,10})\s{0,9}=(?<value>.*)$/s.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [{ name: name.toLowerCase(), value: trimmed(value) }];
  });
  const first = new Map(parts.toReversed().map((tag) => [tag.name, tag]));
  return cleaned([...first.values()].toReversed().map((tag) => (isOfPlaces(tag) ? joined(tag.name, parts) : tag)));
}

function isOfPlaces({ name }: DmarcTags[number]): boolean {
  return name === "rua" || name === "ruf";
}

function joined(name: string, tags: DmarcTags): DmarcTags[number] {
  const values = tags.filter((tag) => tag.name === name).map(({ value }) => value);
  return { name, value: values.join(",") };
}
