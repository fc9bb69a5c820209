import type { FixRecord } from "../../core/result/interpretation.ts";
import { parseReportUris } from "../../formats/dmarc/uris.ts";
import type { DmarcPolicy } from "../../formats/dmarc/record.ts";
import type { DmarcRaw } from "./schema.ts";

/** The tags of a record without the version, each name once. */
export type DmarcTags = NonNullable<DmarcRaw["record"]>["tags"];

/** The policies from weakest to strictest. */
export const policies: readonly DmarcPolicy[] = ["none", "quarantine", "reject"];

/** The next lower policy. */
export function loweredFrom(policy: DmarcPolicy): DmarcPolicy {
  return policies[Math.max(0, policies.indexOf(policy) - 1)] ?? "none";
}

/** Sets a tag; a null value removes it. */
export function withTag(tags: DmarcTags, name: string, value: string | null): DmarcTags {
  const isThere = tags.some((tag) => tag.name === name);
  if (value === null) return tags.filter((tag) => tag.name !== name);
  if (!isThere) return [...tags, { name, value }];
  return tags.map((tag) => (tag.name === name ? { name, value } : tag));
}

/** Replaces the report addresses. With none, removes the tag and the tags that need it. */
export function withPlaces(tags: DmarcTags, name: "rua" | "ruf", places: readonly string[]): DmarcTags {
  const changed = withTag(tags, name, places.length > 0 ? [...new Set(places)].join(",") : null);
  return name === "ruf" && places.length === 0 ? withTag(changed, "fo", null) : changed;
}

/** The report addresses of a record. */
export function placesIn(tags: DmarcTags, name: "rua" | "ruf"): readonly string[] {
  const value = tags.find((tag) => tag.name === name)?.value ?? "";
  return parseReportUris(value).uris.map(({ text }) => text);
}

/**
 * Adapts a record to the domain that should publish it. On a public suffix it needs `psd=y`; otherwise all names below would be one organisation (RFC
 * 9989 §4.10.2). Null for a suffix above the queried name: only its registry can publish there.
 */
export function suited(
  record: FixRecord,
  about: string,
  { name, rfc7489Result: older }: Pick<DmarcRaw, "name" | "rfc7489Result">,
): FixRecord | null {
  const { organizationalDomain: organisation } = older;
  const isSuffixAbove = about !== (organisation ?? name) && `.${organisation ?? name}`.endsWith(`.${about}`);
  if (isSuffixAbove) return null;
  const isSaid = organisation !== null || /; psd=[yn]\b/.test(record.value);
  return isSaid ? record : { ...record, value: `${record.value}; psd=y` };
}

/** The DMARC record to publish for a name. */
export function dmarcRecord(name: string, tags: DmarcTags): FixRecord {
  const value = ["v=DMARC1", ...tags.map((tag) => `${tag.name}=${tag.value}`)].join("; ");
  return { name, type: "TXT", value };
}
