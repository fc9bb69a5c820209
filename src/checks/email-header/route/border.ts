import type { OrganisationOf } from "../organisations.ts";
import { within } from "../../../core/target/address.ts";
import type { Received } from "../../../formats/mail/received.ts";
import type { ReceivedFrom } from "../../../formats/mail/received-host.ts";
import { isInside, isOfProvider } from "./providers.ts";
import type { HopRaw } from "./schema.ts";
import { isFetch, isLocal, isOfFilter, isSurelyWithin } from "./within.ts";

/** Gmail takes the mail of its own users over as it does that of others, and judges it: here is its border. */
const alwaysBorder = /^mx\.google\.com$/i;

/** What a hop was, seen by what its own server wrote: a client's words count for nothing, only what the server found out of it. */
export function kindOf(hop: Received, organisationOf: OrganisationOf): HopRaw["kind"] {
  const { from, by, isAuthenticated } = hop;
  const protocol = hop.with ?? "";
  if (hop.isMixedUp) return "unsure";
  if (isAuthenticated) return "submission";
  if (from === null || isLocal(hop) || isFetch(hop)) return "internal";
  const { address, name, isNameChecked } = from;
  const own = by.name === null ? null : organisationOf(by.name);
  if (isOfProvider(from, hop)) return "internal";
  if (address !== null && isInside(address)) {
    return isSaidToBeNear(from, own, organisationOf) ? "internal" : "unsure";
  }
  // A message that was written into a form, or handed to an interface.
  if (/^http/i.test(protocol)) return "submission";
  // Without an address there is nothing but the client's own word.
  if (address === null) return "unsure";
  // Whoever rents a machine or a line of the receiver's provider has a name of its own: nobody is near by name alone.
  const isNamedNear = isNameChecked && own !== null && name !== null && organisationOf(name) === own;
  return isNamedNear && !alwaysBorder.test(by.name ?? "") ? "unsure" : "handover";
}

/** What a client calls itself that hides who it is: whoever is behind the same gate has the gate's address. */
const hidden = /^(?:localhost(?:\.localdomain)?|\[?127\.[\d.]{5,11}\]?|\[?(?:IPv6:)?::1\]?)$/i;
const loopback = ["127.0.0.0/8", "::1/128"];

/** From an address within, a host of another organisation means that somebody in between hides who it was. */
function isSaidToBeNear(
  { helo, name, address }: ReceivedFrom,
  own: string | null,
  organisationOf: OrganisationOf,
): boolean {
  if (name === null && hidden.test(helo ?? "") && !within(address ?? "", loopback)) return false;
  const told = [name, helo].flatMap((each) => (each === null ? [] : (organisationOf(each) ?? [])));
  return told.every((each) => each === own);
}

/** Where a message came to those who received it, and what all hops are. */
export interface Border {
  readonly kinds: readonly HopRaw["kind"][];
  /** As an index from the newest; null where all are within. */
  readonly at: number | null;
}

/** Finds the hop of the border among hops of which the newest is first; nothing below it is believed. */
export function findBorder(hops: readonly Received[], organisationOf: OrganisationOf): Border {
  const kinds = hops.map((hop, place) => (isOfFilter(hops, place) ? "internal" : kindOf(hop, organisationOf)));
  const index = hops.findIndex((_, place) => kinds[place] !== "internal" || !isSurelyWithin(hops, place));
  if (index < 0) return { kinds, at: null };
  // Whether a server from which mail is fetched is the one that received it, nobody says.
  const isUnsure = kinds[index] === "internal" || hops.slice(0, index).some(isFetch);
  return { kinds: isUnsure ? kinds.with(index, "unsure") : kinds, at: index };
}

/** Whether a hop crossed the Internet without TLS, by what its server wrote: passwords, too, cross it where people hand messages in. */
export function isInTheClear({ kind, tls, from }: HopRaw): boolean {
  const address = from?.address ?? null;
  if (tls.used !== false || address === null || isInside(address)) return false;
  return kind === "handover" || kind === "submission";
}

/**
 * Whether servers of Exchange in one organisation handed a message over, by their own words: they look up no names, and large
 * organisations have public addresses within. Good enough to blame nobody for TLS, and for nothing else.
 */
export function isWithinExchange({ from, by, with: protocol }: Received, organisationOf: OrganisationOf): boolean {
  if (!/^Microsoft SMTP Server/i.test(protocol ?? "") || by.name === null) return false;
  const own = organisationOf(by.name);
  return own !== null && organisationOf(from?.helo ?? "") === own;
}
