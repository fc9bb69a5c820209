import { reservedNumber } from "../../formats/routing/as-number.ts";
import type { Origin, SourceName } from "./schema.ts";

/** The origin AS and the prefix of an address, according to one source. */
export interface Announcement {
  readonly source: SourceName;
  readonly asOf: string;
  readonly asns: readonly number[];
  readonly prefix: string | null;
}

/** An origin AS before its details are looked up. */
export type BareOrigin = Pick<Origin, "asn" | "prefix" | "sources" | "reserved">;

const mostOrigins = 16;

/** Every origin AS once, sorted by the number of sources that list it; ties keep the order of the sources. */
export function originsOf(announcements: readonly Announcement[]): readonly BareOrigin[] {
  const asns = [...new Set(announcements.flatMap((each) => each.asns))];
  const origins = asns.map((asn) => {
    const sources = announcements.filter((each) => each.asns.includes(asn));
    return {
      asn,
      prefix: sources.find(({ prefix }) => prefix !== null)?.prefix ?? null,
      sources: sources.map(({ source, asOf, prefix }) => ({ source, asOf, prefix })),
      reserved: reservedOf(asn),
    };
  });
  return origins.toSorted((a, b) => b.sources.length - a.sources.length).slice(0, mostOrigins);
}

/** The document that reserves an AS number. */
function reservedOf(asn: number): Origin["reserved"] {
  const reserved = reservedNumber(asn);
  return reserved && { reference: reserved.reference };
}
