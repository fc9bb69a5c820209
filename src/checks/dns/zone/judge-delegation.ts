import { isIPv4 } from "node:net";
import type { Finding } from "../../../core/result/interpretation.ts";
import { directOf, placesOf, subjectOf } from "./direct.ts";
import { networkFindings } from "./judge-networks.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import type { SeenServer } from "../servers/schema.ts";
import { listed } from "./words.ts";

type Findings = readonly Finding<ProblemId>[];

/** Findings about the name servers as a set, and about the delegation. */
export function delegationFindings(raw: DnsRaw): Findings {
  const { zone } = raw;
  if (zone.name === null) return [];
  return [
    ...countFindings(raw, zone.name),
    ...networkFindings(raw, zone.name),
    ...mismatchFindings(raw, zone.name),
    ...parentFindings(raw, zone.name),
    ...raw.authoritativeServers.list.flatMap((server) => glueFindings(server, raw)),
  ];
}

function countFindings({ authoritativeServers: servers }: DnsRaw, zone: string): Findings {
  const { list } = servers;
  const [first] = list;
  if (list.length === 1 && first && servers.total === 1) return [find("single-server", { zone, server: first.name })];
  const isTold = list.every(({ state, own }) => state !== "unknown" && own !== null) && servers.total === list.length;
  const all = [...new Set(list.flatMap(addressesOf))];
  const [only] = all;
  if (list.length > 1 && all.length === 1 && only !== undefined && isTold) {
    return [find("single-address", { zone, address: only })];
  }
  const shared = all.filter((address) => list.filter((each) => addressesOf(each).includes(address)).length > 1);
  const inFamily = (isFour: boolean): readonly SeenServer[] =>
    list.filter((each) => addressesOf(each).some((address) => isIPv4(address) === isFour));
  const [[four, ...fours], [six, ...sixes]] = [inFamily(true), inFamily(false)];
  return [
    ...shared.map((address) =>
      find(
        "shared-address",
        {
          address,
          servers: listed(list.filter((each) => addressesOf(each).includes(address)).map(({ name }) => name)),
        },
        { subject: address },
      ),
    ),
    ...(isTold && six && !four ? [find("no-ipv4-server", { zone })] : []),
    ...(isTold && four && fours.length === 0 ? [find("single-ipv4", { zone, server: four.name })] : []),
    ...(isTold && six && sixes.length === 0 ? [find("single-ipv6", { zone, server: six.name })] : []),
  ];
}

/** Every address of a server, from its own records and from glue. */
function addressesOf({ glue, own }: SeenServer): readonly string[] {
  return [...new Set([...glue, ...(own ?? [])])];
}

/** RFC 1034 §4.2.2: parent and child list the same name servers. */
function mismatchFindings(raw: DnsRaw, zone: string): Findings {
  const { parent, authoritativeServers: servers } = raw;
  const places = placesOf(raw).filter(({ state, nameServers }) => state === "authoritative" && nameServers !== null);
  const isCompared = parent?.state === "delegated" && servers.total === servers.list.length;
  // The NS records of a broken zone are unknown.
  const known = servers.list.filter(({ isAtChild }) => isAtChild !== null);
  const above = isCompared ? known.filter(({ isAtParent, isAtChild }) => isAtParent && isAtChild === false) : [];
  const below = isCompared ? known.filter(({ isAtParent, isAtChild }) => !isAtParent && isAtChild === true) : [];
  const usual = mostCommon(places.map(({ nameServers }) => (nameServers ?? []).join(" ")));
  const others = places.filter(({ nameServers }) => (nameServers ?? []).join(" ") !== usual);
  return [
    ...(above.length > 0 ? [find("servers-only-above", { zone, servers: namesOf(above) })] : []),
    ...(below.length > 0 ? [find("servers-only-below", { zone, servers: namesOf(below) })] : []),
    ...others.map((place) =>
      find(
        "servers-disagree",
        { server: place.server.name, address: place.address, servers: listed(place.nameServers ?? []) },
        { subject: subjectOf(place) },
      ),
    ),
  ];
}

function namesOf(list: readonly SeenServer[]): string {
  return listed(list.map(({ name }) => name));
}

/** The most frequent value; the first one on a tie. */
function mostCommon<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

const longestReferral = 512;

function parentFindings({ parent }: DnsRaw, zone: string): Findings {
  if (!parent) return [];
  const usual = parent.nameServers.join(" ");
  const others =
    parent.state === "delegated"
      ? parent.servers.filter(({ nameServers }) => nameServers !== null && nameServers.join(" ") !== usual)
      : [];
  const octets = parent.referralOctets ?? 0;
  return [
    ...others.map(({ server, address, nameServers }) =>
      find(
        "parents-disagree",
        { parent: parent.name ?? "", zone, server, servers: nameServers?.length ? listed(nameServers) : "–" },
        { subject: `${server} ${address}` },
      ),
    ),
    ...(octets > longestReferral ? [find("referral-large", { zone, octets })] : []),
  ];
}

function glueFindings(server: SeenServer, raw: DnsRaw): Findings {
  const { name, glue, own, isInside, isAtParent, state } = server;
  if (raw.parent?.state !== "delegated" || !isAtParent) return [];
  const subject = { subject: name };
  if (glue.length === 0) {
    const isMissing = isInside && directOf(raw).works;
    return isMissing ? [find("glue-missing", { server: name, zone: raw.zone.name ?? "" }, subject)] : [];
  }
  // Its own records are known only if both address families were answered.
  if (own === null || state === "unknown") return [];
  // A server without any address has its own finding.
  if (own.length === 0) return [];
  const wrong = glue.filter((address) => !own.includes(address));
  const missing = own.filter((address) => !glue.includes(address));
  if (wrong.length > 0) {
    return [find("glue-wrong", { server: name, glue: listed(wrong), own: listed(own) }, subject)];
  }
  return missing.length > 0 ? [find("glue-incomplete", { server: name, missing: listed(missing) }, subject)] : [];
}
