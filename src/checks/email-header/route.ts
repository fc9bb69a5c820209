import { within } from "../../core/address.ts";
import type { Received } from "../../formats/received.ts";
import type { ReceivedFrom } from "../../formats/received-host.ts";
import type { HopRaw } from "./schema-route.ts";

/** Tells the organisation of a host name: the name below a public suffix; null where there is none, such as `localhost`. */
export type OrganisationOf = (name: string) => string | null;

/** Networks within which nobody comes from outside; those of 6to4 (RFC 3056) lead to the IPv4 ones. */
const inside = [
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "100.64.0.0/10",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
  "2002:a00::/24",
  "2002:ac10::/28",
  "2002:c0a8::/32",
];

/**
 * Where the servers of Exchange Online talk to each other: RDAP, November 2026, and what they write. They look up no names. Below
 * 2603:1080:: are the addresses of those who rent machines there.
 */
const microsoft = ["2603:1080::/25", "2a01:111:e400::/48", "2a01:111:f400::/48", "2a01:111:f403::/48"];
const microsoftHost =
  /\.(?:prod\.outlook\.com|prod\.exchangelabs\.com|prod\.protection\.outlook\.com|protection\.gbl|outlook\.office365\.com)$/i;

/** Gmail takes the mail of its own users over as it does that of others, and judges it: here is its border. */
const alwaysBorder = /^mx\.google\.com$/i;

/** iCloud hands over to its gateway without an address; both names are its own, and outsiders reach neither the one from the other. */
const appleHost = /\.me\.com$|^p\d{1,4}-icloudmta-[\w-]{1,80}$/i;
const appleGateway = /^p\d{1,4}-mailgateway-[\w-]{1,80}$/i;

/** Protocols that no message crosses the Internet with (RFC 3848, RFC 2033 §5, and what servers write of themselves). */
const local = /^(?:local|lmtp\w*|mapi|stdio|pickup|esmtpp|pipe|bsmtp|uucp|internal)\b/i;

/** Exchange hands over to mailboxes by a service of its own, which talks to no other server. */
const delivery = /^Mailbox Transport\b/i;

/** By what an owner fetches his own mail: nobody hands anything over there. fetchmail, getmail and mpop write it. */
const fetching = /^(?:(?:multidrop)?(?:imap4?(?:rev1)?|pop[23]?|apop|kpop|rpop|sdps)|etrn|odmr)(?:s|-ssl|-tls)?$/i;

/** Whether this is where the owner fetched his mail from where it had been received. */
function isFetch({ with: protocol, isMixedUp }: Received): boolean {
  return !isMixedUp && fetching.test((protocol ?? "").split(" ", 1)[0] ?? "");
}

/** What a hop was, seen by what its own server wrote: a client's words count for nothing, only what the server found out of it. */
export function kindOf(hop: Received, organisationOf: OrganisationOf): HopRaw["kind"] {
  const { from, by, isAuthenticated } = hop;
  const protocol = hop.with ?? "";
  if (hop.isMixedUp) return "unsure";
  if (isAuthenticated) return "submission";
  if (from === null || local.test(protocol) || isFetch(hop)) return "internal";
  const { address, name, isNameChecked } = from;
  const own = by.name === null ? null : organisationOf(by.name);
  if (address !== null && within(address, inside)) {
    return isSaidToBeNear(from, own, organisationOf) ? "internal" : "unsure";
  }
  if (isOfProvider(from, by.name ?? "")) return "internal";
  // A message that was written into a form, or handed to an interface.
  if (/^http/i.test(protocol)) return "submission";
  // Without an address there is nothing but the client's own word.
  if (address === null) return "unsure";
  // Whoever rents a machine or a line of the receiver's provider has a name of its own: nobody is near by name alone.
  const isNamedNear = isNameChecked && own !== null && name !== null && organisationOf(name) === own;
  return isNamedNear && !alwaysBorder.test(by.name ?? "") ? "unsure" : "handover";
}

/** Hops within the large providers, whose servers have public addresses, or tell none. */
function isOfProvider({ address, helo }: ReceivedFrom, by: string): boolean {
  if (address === null) return appleHost.test(helo ?? "") && appleGateway.test(by);
  return within(address, microsoft) && microsoftHost.test(helo ?? "") && microsoftHost.test(by);
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

/**
 * Whether nobody from outside can have made a hop that looks internal. From an address within comes all that a gate of the receiver
 * passes on (a proxy, a container, stunnel), so that a name of the receiver's must be found for it; what the client calls itself, or
 * that the machine itself is localhost, shows nothing.
 */
function isSurelyWithin(hop: Received, organisationOf: OrganisationOf): boolean {
  const { from, by, via, with: protocol } = hop;
  if (from === null || local.test(protocol ?? "") || isFetch(hop) || delivery.test(via ?? "")) return true;
  if (isOfProvider(from, by.name ?? "")) return true;
  const own = by.name === null ? null : organisationOf(by.name);
  return own !== null && from.isNameChecked && from.name !== null && organisationOf(from.name) === own;
}

/** Where a message came to those who received it, and what all hops are. */
export interface Border {
  readonly kinds: readonly HopRaw["kind"][];
  /** As an index from the newest; null where all are within. */
  readonly at: number | null;
}

/** Finds the hop of the border among hops of which the newest is first; nothing below it is believed. */
export function findBorder(hops: readonly Received[], organisationOf: OrganisationOf): Border {
  const kinds = hops.map((hop) => kindOf(hop, organisationOf));
  const index = hops.findIndex((hop, place) => kinds[place] !== "internal" || !isSurelyWithin(hop, organisationOf));
  if (index < 0) return { kinds, at: null };
  // Whether a server from which mail is fetched is the one that received it, nobody says.
  const isUnsure = kinds[index] === "internal" || hops.slice(0, index).some(isFetch);
  return { kinds: isUnsure ? kinds.with(index, "unsure") : kinds, at: index };
}

/** Seconds by which clocks that are kept may differ. */
const tolerance = 5;

/** Times of hops, oldest first, as delays; a clock that is wrong makes one hop long and the other negative. */
export function delaysOf(times: readonly (number | null)[]): readonly Pick<HopRaw, "delaySeconds" | "isSkewed">[] {
  const delays = times.map((time, index) => {
    const before = times.slice(0, index).findLast((each) => each !== null) ?? null;
    return time === null || before === null ? null : Math.round((time - before) / 1000);
  });
  return delays.map((delaySeconds, index) => {
    const next = delays.slice(index + 1).find((each) => each !== null) ?? 0;
    // A clock that goes back by seconds explains no delay of an hour.
    const isExplained = next < -tolerance && -next * 2 >= (delaySeconds ?? 0);
    const isSkewed = delaySeconds !== null && (delaySeconds < -tolerance || (delaySeconds > tolerance && isExplained));
    return { delaySeconds, isSkewed };
  });
}

/** Seconds from the first to the last of the times; null where there are fewer than two, or they contradict each other. */
export function totalOf(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return null;
  const seconds = Math.round((last - first) / 1000);
  return seconds < -tolerance ? null : Math.max(0, seconds);
}

/** Whether a hop crossed the Internet without TLS, by what its server wrote: passwords, too, cross it where people hand messages in. */
export function isInTheClear({ kind, tls, from }: HopRaw): boolean {
  const address = from?.address ?? null;
  if (tls.used !== false || address === null || within(address, inside)) return false;
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
