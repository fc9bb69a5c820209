import { within } from "../../../core/target/address.ts";
import type { Received } from "../../../formats/mail/received.ts";
import { isOfProvider } from "./providers.ts";

/** Protocols that are only used inside a system (RFC 3848, RFC 2033 §5, and server-specific names). */
const localProtocol = /^(?:local|lmtp\w*|mapi|stdio|pickup|esmtpp|pipe|bsmtp|uucp|internal)\b/i;

/** Whether a hop stayed on one machine or used an internal protocol. */
export function isLocal({ with: protocol }: Received): boolean {
  return localProtocol.test(protocol ?? "");
}

/** Exchange delivers to mailboxes through a service of its own that contacts no other server. */
const delivery = /^Mailbox Transport\b/i;

/** Protocols for fetching one's own mail, as fetchmail, getmail and mpop write them. No handover happens there. */
const fetching = /^(?:(?:multidrop)?(?:imap4?(?:rev1)?|pop[23]?|apop|kpop|rpop|sdps)|etrn|odmr)(?:s|-ssl|-tls)?$/i;

/** Whether the owner fetched the message from another mailbox here. */
export function isFetch({ with: protocol, isMixedUp }: Received): boolean {
  return !isMixedUp && fetching.test((protocol ?? "").split(" ", 1)[0] ?? "");
}

const loopback = ["127.0.0.0/8", "::1/128"];

/**
 * Whether a hop that looks internal is certainly internal, among hops with the newest first. Connections through the receiver's own gateway (proxy,
 * container, stunnel) also come from an internal address. A gateway may have an internal name, and the trace field below it is the client's claim, so
 * neither makes a hop certain.
 */
export function isSurelyWithin(hops: readonly Received[], place: number): boolean {
  const hop = hops[place];
  if (!hop) return false;
  const { from, via } = hop;
  if (from === null || isLocal(hop) || isFetch(hop) || delivery.test(via ?? "")) return true;
  return isOfProvider(from, hop) || isOfFilter(hops, place) || isWithinHost(hop);
}

/** Exchange 2013 and later, whose front end marks external connections. */
const hasFrontEnd = /^(?:1[5-9]|[2-9]\d)\.\d/;

/**
 * Whether Exchange services on one host passed a message on. A gateway shows its own address there, unless it runs on the same host and uses
 * loopback. External mail is marked by the front end.
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
 * Whether a hop is one of the two through which a server sends a message to its content filter (amavis) and back. A gateway on the same machine looks
 * the same, so the filter must name itself, between two hops of the same server.
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
