import { within } from "../../core/address.ts";
import type { Received } from "../../formats/received.ts";
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

/** Where the servers of Exchange Online talk to each other, and never to others: RDAP, November 2026. They look up no names. */
const microsoft = ["2603:1000::/24"];
const microsoftHost =
  /\.(?:prod\.outlook\.com|prod\.exchangelabs\.com|protection\.outlook\.com|outlook\.office365\.com)$/i;

/** Protocols that no message crosses the Internet with (RFC 3848, RFC 2033 §5, and what servers write of themselves). */
const local = /^(?:local|lmtp\w*|mapi|stdio|pickup|esmtpp|pipe|bsmtp|uucp|internal)\b/i;

/** What a hop was, seen by what its own server wrote: a client's words count for nothing, only what the server found out of it. */
export function kindOf(hop: Received, organisationOf: OrganisationOf): HopRaw["kind"] {
  const { from, by, isAuthenticated } = hop;
  const protocol = hop.with ?? "";
  if (isAuthenticated) return "submission";
  if (from === null || local.test(protocol)) return "internal";
  const { address, name, helo } = from;
  const isWithin = address !== null && within(address, inside);
  const own = by.name === null ? null : organisationOf(by.name);
  if (isWithin) return isSaidToBeNear(helo, name, own, organisationOf) ? "internal" : "unsure";
  const isMicrosoft = address !== null && within(address, microsoft) && microsoftHost.test(helo ?? "");
  if (isMicrosoft || (own !== null && name !== null && organisationOf(name) === own)) return "internal";
  // A message that was written into a form, or handed to an interface.
  if (/^https?\b/i.test(protocol)) return "submission";
  // Without an address there is nothing but the client's own word.
  return address === null ? "unsure" : "handover";
}

/** From an address within, a host of another organisation means that somebody in between hides who it was. */
function isSaidToBeNear(
  helo: string | null,
  name: string | null,
  own: string | null,
  organisationOf: OrganisationOf,
): boolean {
  const told = [name, helo].flatMap((each) => (each === null ? [] : (organisationOf(each) ?? [])));
  return own === null || told.every((each) => each === own);
}

/** The hop at which a message came to those who received it, as an index from the newest; null where all are within. */
export function borderAmong(kinds: readonly HopRaw["kind"][]): number | null {
  const index = kinds.findIndex((kind) => kind !== "internal");
  return index < 0 ? null : index;
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
    const isSkewed =
      delaySeconds !== null && (delaySeconds < -tolerance || (delaySeconds > tolerance && next < -tolerance));
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

/** Whether a hop crossed the Internet without TLS, by what its server wrote. */
export function isInTheClear({ kind, tls, from }: HopRaw): boolean {
  return kind === "handover" && tls.used === false && from?.address !== null;
}
