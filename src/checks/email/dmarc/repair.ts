import type { FixRecord } from "../../../core/result/interpretation.ts";
import { parseReportUris } from "../../../formats/dmarc/uris.ts";
import type { DmarcPolicy } from "../../../formats/dmarc/record.ts";
import type { DmarcRaw } from "./schema.ts";

/** The tags of a record, each name once, without the version. */
export type DmarcTags = NonNullable<DmarcRaw["record"]>["tags"];

/** The policies, the weakest first. */
export const policies: readonly DmarcPolicy[] = ["none", "quarantine", "reject"];

/** The next lower policy. */
export function loweredFrom(policy: DmarcPolicy): DmarcPolicy {
  return policies[Math.max(0, policies.indexOf(policy) - 1)] ?? "none";
}

/** A record with one of its tags in another way; without it where the value is null. */
export function withTag(tags: DmarcTags, name: string, value: string | null): DmarcTags {
  const isThere = tags.some((tag) => tag.name === name);
  if (value === null) return tags.filter((tag) => tag.name !== name);
  if (!isThere) return [...tags, { name, value }];
  return tags.map((tag) => (tag.name === name ? { name, value } : tag));
}

/** A record whose reports go to other places; without the tag where there are none, and without what means nothing without it. */
export function withPlaces(tags: DmarcTags, name: "rua" | "ruf", places: readonly string[]): DmarcTags {
  const changed = withTag(tags, name, places.length > 0 ? [...new Set(places)].join(",") : null);
  return name === "ruf" && places.length === 0 ? withTag(changed, "fo", null) : changed;
}

/** The places that a record has for reports. */
export function placesIn(tags: DmarcTags, name: "rua" | "ruf"): readonly string[] {
  const value = tags.find((tag) => tag.name === name)?.value ?? "";
  return parseReportUris(value).uris.map(({ text }) => text);
}

/**
 * A record for a domain, as it may be offered to those who asked about a name. RFC 9989 §4.10.2: without `psd=y` the record of a public
 * suffix makes one organisation of all names below it, which others own. Null where the domain is a suffix above: only its registry writes there.
 */
export function suited(
  record: FixRecord,
  about: string,
  { name, older }: Pick<DmarcRaw, "name" | "older">,
): FixRecord | null {
  const { organisation } = older;
  const isSuffixAbove = about !== (organisation ?? name) && `.${organisation ?? name}`.endsWith(`.${about}`);
  if (isSuffixAbove) return null;
  const isSaid = organisation !== null || /; psd=[yn]\b/.test(record.value);
  return isSaid ? record : { ...record, value: `${record.value}; psd=y` };
}

/** The record, as it would be published at a name. */
export function dmarcRecord(name: string, tags: DmarcTags): FixRecord {
  const value = ["v=DMARC1", ...tags.map((tag) => `${tag.name}=${tag.value}`)].join("; ");
  return { name, type: "TXT", value };
}
