import { reservedNumber } from "../../formats/routing/as-number.ts";
import type { Origin, SourceName } from "./schema.ts";

/** Who says that which AS announce an address, and as what. */
export interface Announcement {
  readonly source: SourceName;
  readonly asOf: string;
  readonly asns: readonly number[];
  readonly prefix: string | null;
}

/** An AS that announces an address, before more is asked about it. */
export type BareOrigin = Pick<Origin, "asn" | "prefix" | "sources" | "reserved">;

const mostOrigins = 16;

/** Every AS that a source names, once: what most sources say comes first, and of two that are named by as many the one whose source comes first. */
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

/** What reserves a number, as an origin has it. */
function reservedOf(asn: number): Origin["reserved"] {
  const reserved = reservedNumber(asn);
  return reserved && { reference: reserved.reference };
}
