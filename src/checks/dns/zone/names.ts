import { nameText } from "../../../formats/dns/name-text.ts";
import type { ResourceRecord } from "../../../formats/dns/message.ts";
import { isSameName, labelsOf, lowerCased, nameOf, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf } from "../../../formats/dns/set.ts";

/** Maximum number of name servers: the largest zones have 13. */
export const mostNames = 32;

/** The display form of a name: lower case, no trailing dot, unprintable bytes escaped. */
export function plainName(name: DnsName): string {
  const text = nameText(lowerCased(name));
  return text === "." ? text : text.slice(0, -1);
}

/** The distinct name servers of a zone among some records, sorted. */
export function namesIn(records: readonly ResourceRecord[], zone: DnsName): readonly string[] {
  const own = recordsOf("NS", records).filter(({ name }) => isSameName(name, zone));
  return [...new Set(own.map(({ data }) => plainName(data.name)))].toSorted().slice(0, mostNames);
}

const label = Buffer.from("portcullis-asks-for-nothing");

const longestName = 255;

/** A random name in a zone that does not exist; null if it would be too long. */
export function unheardOf(zone: DnsName): DnsName | null {
  return zone.wire.length + label.length + 1 > longestName ? null : nameOf([label, ...labelsOf(zone)]);
}
