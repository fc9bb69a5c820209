import { parseReportUris } from "../../formats/dmarc/uris.ts";
import { parseDmarc } from "../../formats/dmarc/record.ts";
import { placesIn, withPlaces, withTag, type DmarcTags } from "./repair.ts";
import type { DmarcRaw } from "./schema.ts";
import { merged, understood } from "./understood.ts";

type Counting = Pick<NonNullable<DmarcRaw["record"]>, "isComplete" | "duplicateReports" | "tags">;

/** States in which we do not know whether the address accepts reports. */
const doubtful: ReadonlySet<string> = new Set(["unauthorised", "unknown"]);

/** The tags that a corrected record keeps, read from its text as published; null if unclear. */
export function tagsIn(text: string, record: Counting): DmarcTags | null {
  const { isComplete: isWhole, duplicateReports: repeated } = record;
  const isKnown = isWhole && repeated.isComplete && !repeated.reports.some(({ state }) => doubtful.has(state));
  const whole = isKnown ? understood(text) : null;
  const meant = whole && asRead(text, whole);
  const [rua, ruf] = [meant && keptPlaces(record, meant, "rua"), meant && keptPlaces(record, meant, "ruf")];
  return meant && rua && ruf && withPlaces(withPlaces(meant, "rua", rua), "ruf", ruf);
}

/** Tags that receivers ignored so far stay out: making them effective could have mail rejected. If no policy was effective, all tags are read. */
function asRead(text: string, tags: DmarcTags): DmarcTags {
  const record = parseDmarc(text);
  const { isTest, suffix, dkimAlignment, spfAlignment, policy, subdomains, nonexistent } = record;
  // A repeated tag has no value that all receivers read.
  if (record.isAmbiguous) return tags;
  const policies = policy === null || record.isBroken ? {} : { p: policy, sp: subdomains, np: nonexistent };
  const read = { t: isTest ? "y" : "n", psd: suffix, adkim: dkimAlignment, aspf: spfAlignment, ...policies };
  return Object.entries(read).reduce((all, [name, now]) => {
    const isSame = all.some((tag) => tag.name === name && tag.value === now);
    return isSame ? all : withTag(all, name, now === null || defaults.has(`${name}=${now}`) ? null : now);
  }, tags);
}

/** RFC 9989 §4.7: default values of tags. */
const defaults: ReadonlySet<string> = new Set(["t=n", "psd=u", "adkim=r", "aspf=r"]);

/**
 * Report addresses that receivers use. Addresses that they ignore are added only at the same hosts, where the same authorisation holds (RFC 9990 §4);
 * null if another address would be lost.
 */
function keptPlaces(
  { tags, duplicateReports: repeated }: Counting,
  meant: DmarcTags,
  tag: "rua" | "ruf",
): readonly string[] | null {
  const present = placesIn(tags, tag);
  const hosts = new Set(hostsOf(present));
  const again = new Map(repeated.reports.filter((each) => each.tag === tag).map(({ uri, state }) => [uri, state]));
  const kept = placesIn(meant, tag).filter(
    (place) => present.includes(place) || (again.get(place) ?? "usable") === "usable",
  );
  const unseen = kept.filter((place) => !present.includes(place) && !again.has(place));
  const isLost = present.length > 0 && hostsOf(unseen).some((host) => !hosts.has(host));
  return isLost ? null : kept;
}

function hostsOf(places: readonly string[]): readonly (string | null)[] {
  return places.map((place) => parseReportUris(place).uris[0]?.host ?? null);
}

/** The tags at the name itself, from one record, several, or texts meant as one; null if unclear. */
export function ownTags({ ownRecord: own, record, repair: mending, name }: DmarcRaw): DmarcTags | null {
  if (own.state === "unknown") return null;
  if (record?.origin === "own") return record.retainedTags;
  return mending.domain === name ? mending.intendedTags : [];
}

/** The tags that texts were meant to have together; null if unclear. */
export function intendedIn(texts: readonly string[]): DmarcTags | null {
  const records = texts.map(understood);
  return records.includes(null) ? null : merged(records.filter((tags) => tags !== null));
}
