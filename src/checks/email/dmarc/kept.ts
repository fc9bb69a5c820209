import { parseReportUris } from "../../../formats/dmarc/uris.ts";
import { parseDmarc } from "../../../formats/dmarc/record.ts";
import { placesIn, withPlaces, withTag, type DmarcTags } from "./repair.ts";
import type { DmarcRaw } from "./schema.ts";
import { merged, understood } from "./understood.ts";

type Counting = NonNullable<DmarcRaw["record"]>;

/** Places where it is not known whether reports to them are wanted; the others take them, or nobody does. */
const doubtful: ReadonlySet<string> = new Set(["unauthorised", "unknown"]);

/** What of a record a better one keeps; null where that is not known. */
export function tagsWithin(record: Counting): DmarcTags | null {
  const { isWhole, repeated, text } = record;
  const isKnown = isWhole && repeated.isWhole && !repeated.reports.some(({ state }) => doubtful.has(state));
  const whole = isKnown ? understood(text) : null;
  const meant = whole && asRead(text, whole);
  const [rua, ruf] = [meant && keptPlaces(record, meant, "rua"), meant && keptPlaces(record, meant, "ruf")];
  return meant && rua && ruf && withPlaces(withPlaces(meant, "rua", rua), "ruf", ruf);
}

/**
 * What receivers have passed over so far changes what becomes of mail when they come to read it, and need not be for the better: what they
 * read stays. Of a record whose policies count for nothing all are read anew.
 */
function asRead(text: string, tags: DmarcTags): DmarcTags {
  const record = parseDmarc(text);
  const { isTest, suffix, dkimAlignment, spfAlignment, policy, subdomains, nonexistent } = record;
  const policies = policy === null || record.isBroken ? {} : { p: policy, sp: subdomains, np: nonexistent };
  const read = { t: isTest ? "y" : "n", psd: suffix, adkim: dkimAlignment, aspf: spfAlignment, ...policies };
  return Object.entries(read).reduce((all, [name, now]) => {
    const isSame = all.some((tag) => tag.name === name && tag.value === now);
    return isSame ? all : withTag(all, name, now === null || defaults.has(`${name}=${now}`) ? null : now);
  }, tags);
}

/** RFC 9989 §4.7: what a tag that is not there says. */
const defaults: ReadonlySet<string> = new Set(["t=n", "psd=u", "adkim=r", "aspf=r"]);

/**
 * Places that receivers see, and those that they pass over. Beside the former, only the latter at the same hosts come back unseen, for
 * which the same holds (RFC 9990 §4); null where another would be lost.
 */
function keptPlaces({ tags, repeated }: Counting, meant: DmarcTags, tag: "rua" | "ruf"): readonly string[] | null {
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

/** What stands at the name itself, be it one record, several, or texts that were meant to be one; null where that is not known. */
export function ownTags({ own, record, mending, name }: DmarcRaw): DmarcTags | null {
  if (own.state === "unknown") return null;
  if (record?.origin === "own") return tagsWithin(record);
  return mending.about === name ? meantThere(mending) : [];
}

/** What the texts were meant to say for which a record is to be written; null where that is not known. */
export function meantThere({ several, total, lookalikes }: DmarcRaw["mending"]): DmarcTags | null {
  if (total > several.length) return null;
  const records = (total > 0 ? several : lookalikes).map(understood);
  return records.includes(null) ? null : merged(records.filter((tags) => tags !== null));
}
