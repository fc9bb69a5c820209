import { within } from "../../../core/target/address.ts";
import type { Received } from "../../../formats/mail/received.ts";
import { isOfProvider } from "./providers.ts";

/** Protocols that no message crosses the Internet with (RFC 3848, RFC 2033 §5, and what servers write of themselves). */
const localProtocol = /^(?:local|lmtp\w*|mapi|stdio|pickup|esmtpp|pipe|bsmtp|uucp|internal)\b/i;

/** Whether a hop was made on a machine, or by a protocol that is for those within. */
export function isLocal({ with: protocol }: Received): boolean {
  return localProtocol.test(protocol ?? "");
}

/** Exchange hands over to mailboxes by a service of its own, which talks to no other server. */
const delivery = /^Mailbox Transport\b/i;

/** By what an owner fetches his own mail: nobody hands anything over there. fetchmail, getmail and mpop write it. */
const fetching = /^(?:(?:multidrop)?(?:imap4?(?:rev1)?|pop[23]?|apop|kpop|rpop|sdps)|etrn|odmr)(?:s|-ssl|-tls)?$/i;

/** Whether this is where the owner fetched his mail from where it had been received. */
export function isFetch({ with: protocol, isMixedUp }: Received): boolean {
  return !isMixedUp && fetching.test((protocol ?? "").split(" ", 1)[0] ?? "");
}

const loopback = ["127.0.0.0/8", "::1/128"];

/**
 * Whether nobody from outside can have made a hop that looks internal, among hops of which the newest is first. From an address within
 * comes all that a gate of the receiver passes on (a proxy, a container, stunnel). A gate, too, may have a name of the receiver's, and
 * the trace field below is the client's own word where it is one: neither makes a hop sure.
 */
export function isSurelyWithin(hops: readonly Received[], place: number): boolean {
  const hop = hops[place];
  if (!hop) return false;
  const { from, via } = hop;
  if (from === null || isLocal(hop) || isFetch(hop) || delivery.test(via ?? "")) return true;
  return isOfProvider(from, hop) || isOfFilter(hops, place) || isWithinHost(hop);
}

/** Exchange 2013 and later: before, there was no front end that says what comes from others. */
const hasFrontEnd = /^(?:1[5-9]|[2-9]\d)\.\d/;

/**
 * Whether services of Exchange on one host handed a message over: a gate shows an address of its own there, unless it is on the host itself
 * and comes by the loopback. What comes from others its front end takes over, and says so.
 */
function isWithinHost({ from, by, via, id, with: protocol }: Received): boolean {
  const address = from?.address ?? null;
  return (
    via === null &&
    /^Microsoft SMTP Server\b/i.test(protocol ?? "") &&
    hasFrontEnd.test(id ?? "") &&
    address !== null &&
    address === by.address &&
    by.name !== null &&
    from?.helo?.toLowerCase() === by.name.toLowerCase() &&
    !within(address, loopback)
  );
}

/**
 * Whether a hop is one of the two by which a server hands a message to its content filter (amavis) and takes it back. Both come from the
 * machine itself, as does whatever a gate on it passes on; so the filter must say that it is one, between two hops of the same server.
 */
export function isOfFilter(hops: readonly Received[], place: number): boolean {
  return isBack(hops[place], hops[place + 1], hops[place + 2]) || isBack(hops[place - 1], hops[place], hops[place + 1]);
}

function isBack(back: Received | undefined, filter: Received | undefined, before: Received | undefined): boolean {
  if (!back?.from || !filter?.from || !before || back.isMixedUp || filter.isMixedUp) return false;
  const server = back.by.name?.toLowerCase() ?? null;
  const isSame = (name: string | null): boolean => name !== null && name.toLowerCase() === server;
  const isHere = [back.from, filter.from].every(({ address }) => address !== null && within(address, loopback));
  const { helo, name } = back.from;
  const isPlain = /^(?:localhost(?:\.localdomain)?)$/i;
  const isNamedHere = (name === null || isPlain.test(name)) && (isPlain.test(helo ?? "") || isSame(helo));
  return (
    server !== null &&
    isHere &&
    isNamedHere &&
    back.tls.used !== true &&
    filter.isFilter &&
    isSame(filter.from.helo) &&
    (isPlain.test(filter.by.name ?? "") || isSame(filter.by.name)) &&
    isSame(before.by.name)
  );
}
