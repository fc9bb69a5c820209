import { printable } from "../../core/printable.ts";
import { intendedTags } from "../../formats/dmarc/intended.ts";
import { percentIn } from "../../formats/dmarc/rfc7489.ts";
import { parseReportUris } from "../../formats/dmarc/uris.ts";
import { parseDmarc } from "../../formats/dmarc/record.ts";
import { placesIn, policies, withPlaces, withTag, type DmarcTags } from "./repair.ts";
import { longestDmarc } from "./schema.ts";

const historic: ReadonlySet<string> = new Set(["pct", "rf", "ri"]);
const known: ReadonlySet<string> = new Set(["p", "sp", "np", "adkim", "aspf", "psd", "t"]);
const placed = ["rua", "ruf"] as const;

/** Maximum number of report addresses read per tag. */
const mostPlaces = 50;

/**
 * Reads a record, or a text meant as one: each tag once, the policy first, all report addresses. A missing policy is added, because report addresses
 * alone keep a record valid (RFC 9989 §4.10.1). Tags of RFC 7489 stay, because older receivers read them. Null if an address would be lost or part of
 * the text is not understood.
 */
export function understood(raw: string): DmarcTags | null {
  const text = raw.replaceAll("\t", " ");
  // Characters that cannot be published as they are were not meant.
  if (text.length >= longestDmarc || printable(text, longestDmarc) !== text) return null;
  const { tags, strays } = intendedTags(text);
  const named = placed.filter((name) => tags.some((tag) => tag.name === name));
  if (strays.length > 0 && named.length > 1) return null;
  const owner = named[0] ?? "rua";
  const places = placed.map((name) => {
    const values = tags.filter((tag) => tag.name === name).map(({ value }) => value);
    return { name, found: placesWithin([...values, ...(name === owner ? strays : [])]) };
  });
  if (places.some(({ found }) => found === null)) return null;
  const { isAmbiguous } = parseDmarc(text);
  return places.reduce(
    (all, { name, found }) => withPlaces(all, name, found ?? []),
    isAmbiguous ? lenientOf(tags) : cleaned(firstOf(tags)),
  );
}

/** Receivers that accept repeated tags use the first or the last of them: the more lenient reading counts, so that no mail starts being rejected. */
function lenientOf(tags: DmarcTags): DmarcTags {
  return merged([tags, tags.toReversed()].map((each) => cleaned(firstOf(each))));
}

/** The first tag of each name. A first tag with an invalid value is skipped here. */
function firstOf(tags: DmarcTags): DmarcTags {
  const names = [...new Set(tags.map(({ name }) => name))];
  return names.flatMap((name) => {
    const all = tags.filter((tag) => tag.name === name);
    return (all.find(({ value }) => /^[ -~]+$/.test(value)) ?? all[0]) || [];
  });
}

/** Report addresses, including ones that lack a scheme or a separating comma; null if one cannot be read. */
function placesWithin(values: readonly string[]): readonly string[] | null {
  const pieces = values.flatMap((value) => value.split(/[\s,;<>]+/)).filter((piece) => piece !== "");
  const read = pieces.slice(0, mostPlaces).map((piece) => {
    const isBare = /^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,253}$/.test(piece);
    const [uri] = parseReportUris(isBare ? `mailto:${piece}` : piece).uris;
    return { piece, text: uri?.text ?? null };
  });
  const isLost = pieces.length > mostPlaces || read.some(({ piece, text }) => text === null && piece.includes("@"));
  return isLost ? null : read.flatMap(({ text }) => text ?? []);
}

/** Drops invalid tags. Receivers treat an invalid `sp` as absent; it is replaced so that no mail starts being rejected. */
function cleaned(tags: DmarcTags): DmarcTags {
  const kept = tags.flatMap((tag) => cleanTag(tag));
  const policy = kept.find(({ name }) => name === "p") ?? { name: "p", value: "none" };
  return [policy, ...kept.filter(({ name }) => name !== "p")];
}

function cleanTag({ name, value }: DmarcTags[number]): DmarcTags {
  if (historic.has(name)) return /^[!-~]+$/.test(value) ? [{ name, value }] : [];
  if (name === "rua" || name === "ruf") return [{ name, value }];
  if (name === "fo") return withOptions(value);
  if (!known.has(name)) return [];
  const isLegal = parseDmarc(`v=DMARC1; ${name}=${value}`).notes.length === 0;
  if (isLegal) return [{ name, value: value.toLowerCase() }];
  return name === "sp" || name === "np" ? [{ name, value: "none" }] : [];
}

function withOptions(value: string): DmarcTags {
  const options = value.split(":").map((each) => each.trim().toLowerCase());
  const kept = options.includes("1") ? options.filter((each) => each !== "0") : options;
  const text = kept.join(":");
  const isLegal = parseDmarc(`v=DMARC1; ruf=mailto:a@b.example; fo=${text}`).notes.length === 0;
  return isLegal ? [{ name: "fo", value: text }] : [];
}

/** Merges several records: the most lenient policy, so that no mail starts being rejected, and all report addresses. */
export function merged(records: readonly DmarcTags[]): DmarcTags {
  const [base = cleaned([]), ...others] = records.toSorted((one, other) => rankOf(one, "p") - rankOf(other, "p"));
  if (others.length === 0) return base;
  const all = (name: "rua" | "ruf"): readonly string[] => records.flatMap((tags) => placesIn(tags, name));
  const weakest = (...names: readonly string[]): string =>
    policies[Math.min(...records.map((tags) => rankOf(tags, ...names)))] ?? "none";
  const [own, existing, nonexistent] = [weakest("p"), weakest("sp", "p"), weakest("np", "sp", "p")];
  const percent = Math.min(...records.map(percentIn));
  const isTest = records.some((tags) => tags.some(({ name, value }) => name === "t" && value === "y"));
  const changes: readonly (readonly [name: string, value: string | null])[] = [
    ["sp", existing === own ? null : existing],
    ["np", nonexistent === existing ? null : nonexistent],
    ["pct", percent === 100 ? null : `${percent}`],
    ["t", isTest ? "y" : null],
  ];
  const lenient = changes.reduce((tags, [name, value]) => withTag(tags, name, value), base);
  return placed.reduce((tags, name) => withPlaces(tags, name, all(name)), lenient);
}

/** The strictness of the first of these tags that the record has. */
function rankOf(tags: DmarcTags, ...names: readonly string[]): number {
  const values = names.map((name) => tags.find((tag) => tag.name === name)?.value);
  return policies.findIndex((each) => each === values.find((value) => value !== undefined));
}
