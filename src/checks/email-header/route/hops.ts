import { printable } from "../../../core/printable.ts";
import type { MailHeader } from "../../../formats/mail/header.ts";
import { parseReceived, type Received } from "../../../formats/mail/received.ts";
import { delaysOf, totalOf } from "./delays.ts";
import type { OrganisationOf } from "../organisations.ts";
import { findTrustBoundary, isWithinExchange } from "./trust-boundary.ts";
import { filteringServiceOf } from "./filters.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import type { HopRaw } from "./schema.ts";
import type { Places } from "../trust.ts";
import { isFetch } from "./internal.ts";

/** The route of a message, with the border hop. */
export interface Route {
  readonly facts: Pick<EmailHeaderRaw, "hops" | "hopsTotal" | "totalSeconds" | "trustBoundaryHop">;
  readonly places: Places;
  /** The border hop; null if there is none. */
  readonly border: Received | null;
  /** The border hop and those below it, newest first, with the places of their fields. */
  readonly trace: readonly { readonly place: number; readonly hop: Received }[];
  /** Unix milliseconds at which the receiver got the message, or was about to; null if unknown. */
  readonly receivedAt: number | null;
}

/** Maximum number of hops kept, starting with the receiver's. Servers reject messages after a hundred (RFC 5321 §6.3). */
const mostHops = 50;

/** Milliseconds by which a wrong zone can move a time into the future. */
const day = 24 * 60 * 60 * 1000;

/** Reads the route of a message from its trace fields, newest first. */
export function readRoute(header: MailHeader, organisationOf: OrganisationOf, now: Date): Route {
  const indexes = header.fields.flatMap(({ name }, index) => (name === "received" ? [index] : []));
  const kept = indexes.slice(0, mostHops);
  const newestFirst = kept.map((index) => parseReceived(header.fields[index]?.value ?? ""));
  const { kinds, at } = findTrustBoundary(newestFirst, organisationOf);
  const border = at === null ? null : (newestFirst[at] ?? null);
  const oldestFirst = newestFirst.toReversed();
  const times = oldestFirst.map((hop) => ({ time: hop.time, offset: hop.offset, isFetched: isFetch(hop) }));
  const latest = now.getTime() + day;
  const delays = delaysOf(times, latest);
  const hops = oldestFirst.map((hop, index): HopRaw => ({
    ...toHop(isWithinExchange(hop, organisationOf) ? withoutBlame(hop) : hop),
    ...(delays[index] ?? { delaySeconds: null, isClockSkewed: false, zoneErrorHours: null }),
    kind: kinds[kinds.length - 1 - index] ?? "unsure",
  }));
  const kind = at === null ? null : (kinds[at] ?? null);
  return {
    facts: {
      hops,
      hopsTotal: indexes.length,
      totalSeconds: totalOf(times, latest),
      trustBoundaryHop:
        border && at !== null && kind !== null && kind !== "internal"
          ? { hop: hops.length - at, kind, ...party(border), hasPassed: false }
          : null,
    },
    border,
    trace: at === null ? [] : newestFirst.slice(at).map((hop, index) => ({ place: kept[at + index] ?? 0, hop })),
    receivedAt: border?.time ?? newestFirst.find(({ time }) => time !== null)?.time ?? null,
    places: {
      border: at === null ? null : (kept[at] ?? null),
      below: at === null ? header.fields.length : (kept[at + 1] ?? header.fields.length),
      by: border?.by.name?.toLowerCase() ?? null,
      isHandover: kind === "handover",
      lowest: kept.at(-1) ?? null,
    },
  };
}

/** Here a trace field without TLS information does not mean that TLS was missing. */
function withoutBlame(hop: Received): Received {
  return { ...hop, tls: { ...hop.tls, used: hop.tls.used || null } };
}

function party(hop: Received): Omit<NonNullable<EmailHeaderRaw["trustBoundaryHop"]>, "hop" | "kind" | "hasPassed"> {
  const { by, from } = hop;
  return {
    by: short(by.name ?? by.address),
    address: from?.address ?? null,
    name: short(from?.name ?? null),
    helo: short(from?.helo ?? null),
    isFilter: filteringServiceOf(hop) !== null,
  };
}

function short(text: string | null, limit = 255): string | null {
  return text === null ? null : printable(text, limit);
}

function toHop({
  from,
  by,
  tls,
  time,
  ...hop
}: Received): Omit<HopRaw, "kind" | "delaySeconds" | "isClockSkewed" | "zoneErrorHours"> {
  return {
    from: from && { helo: short(from.helo), name: short(from.name), address: from.address },
    by: short(by.name ?? by.address),
    protocol: short(hop.with, 60),
    id: short(hop.id, 100),
    for: short(hop.for),
    tls: { used: tls.used, version: tls.version, cipher: short(tls.cipher, 60) },
    at: time === null ? null : new Date(time).toISOString(),
  };
}
