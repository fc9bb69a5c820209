import type { OrganisationOf } from "../organisations.ts";
import { within } from "../../../core/target/address.ts";
import type { Received } from "../../../formats/mail/received.ts";
import type { ReceivedFrom } from "../../../formats/mail/received-host.ts";
import { isInside, isOfProvider } from "./providers.ts";
import type { HopRaw } from "./schema.ts";
import { isFetch, isLocal, isOfFilter, isSurelyWithin } from "./internal.ts";

/** Gmail receives mail of its own users through the same servers as other mail, and checks it there: this is its border. */
const alwaysBorder = /^mx\.google\.com$/i;

/** Classifies a hop by what its server recorded. The client's own claims do not count, only what the server verified. */
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
  // A message entered in a web form or sent through an API.
  if (/^http/i.test(protocol)) return "submission";
  // Without an address only the client's own claim is left.
  if (address === null) return "unsure";
  // Customers of the receiver's provider may have a name in its domain, so a name alone makes no host internal.
  const isNamedNear = isNameChecked && own !== null && name !== null && organisationOf(name) === own;
  return isNamedNear && !alwaysBorder.test(by.name ?? "") ? "unsure" : "handover";
}

/** HELO names that hide the client: everything behind a gateway has the gateway's address. */
const hidden = /^(?:localhost(?:\.localdomain)?|\[?127\.[\d.]{5,11}\]?|\[?(?:IPv6:)?::1\]?)$/i;
const loopback = ["127.0.0.0/8", "::1/128"];

/** A host of another organisation at an internal address means that something in between hides the real client. */
function isSaidToBeNear(
  { helo, name, address }: ReceivedFrom,
  own: string | null,
  organisationOf: OrganisationOf,
): boolean {
  if (name === null && hidden.test(helo ?? "") && !within(address ?? "", loopback)) return false;
  const told = [name, helo].flatMap((each) => (each === null ? [] : (organisationOf(each) ?? [])));
  return told.every((each) => each === own);
}

/** Where the receiver took the message over, and the kind of each hop. */
export interface TrustBoundary {
  readonly kinds: readonly HopRaw["kind"][];
  /** Index counted from the newest; null if all hops are internal. */
  readonly at: number | null;
}

/** Finds the border among hops, newest first. Nothing below the border is trusted. */
export function findTrustBoundary(hops: readonly Received[], organisationOf: OrganisationOf): TrustBoundary {
  const kinds = hops.map((hop, place) => (isOfFilter(hops, place) ? "internal" : kindOf(hop, organisationOf)));
  const index = hops.findIndex((_, place) => kinds[place] !== "internal" || !isSurelyWithin(hops, place));
  if (index < 0) return { kinds, at: null };
  // Nothing shows whether the server that mail was fetched from is the one that received it.
  const isUnsure = kinds[index] === "internal" || hops.slice(0, index).some(isFetch);
  return { kinds: isUnsure ? kinds.with(index, "unsure") : kinds, at: index };
}

/** Whether a hop crossed the Internet without TLS, according to its server. On submission that exposes passwords too. */
export function isInTheClear({ kind, tls, from }: HopRaw): boolean {
  const address = from?.address ?? null;
  if (tls.used !== false || address === null || isInside(address)) return false;
  return kind === "handover" || kind === "submission";
}

/**
 * Whether Exchange servers of one organisation passed a message on, by their own claims: they do no reverse lookups, and large organisations use
 * public addresses internally. This is enough to excuse missing TLS, and for nothing else.
 */
export function isWithinExchange({ from, by, with: protocol }: Received, organisationOf: OrganisationOf): boolean {
  if (!/^Microsoft SMTP Server/i.test(protocol ?? "") || by.name === null) return false;
  const own = organisationOf(by.name);
  return own !== null && organisationOf(from?.helo ?? "") === own;
}
