import type { NetworkPartId, Networks } from "../core/networks.ts";
import type { SourceId } from "../core/net/source.ts";
import type { Fresh } from "../formats/networks/build.ts";
import { readCountries, readIptoasn, readNetworks } from "../formats/networks/rows.ts";

/** The source from which a part of the data is updated. */
export interface Feed {
  readonly id: NetworkPartId;
  readonly source: SourceId;
  /** The name of the source, for messages. */
  readonly name: string;
  readonly url: string;
  readonly terms: string;
  /** Lists of documents, tried in order. The documents of one list are joined; all but the first may be missing. */
  readonly paths: (now: Date) => readonly (readonly string[])[];
  readonly isGzip: boolean;
  /** The date of the document at a path; by default the date of the response. */
  readonly dayOf?: (path: string) => string;
  readonly read: (text: string) => Fresh["rows"];
  /** The minimum number of ranges in a complete list. */
  readonly least: number;
  /** Whether the data is plausible: well-known addresses have their known values. */
  readonly isPlausible: (networks: Networks) => boolean;
}

/** All parts that can be updated. */
export const feeds: readonly Feed[] = [
  {
    id: "ranges",
    source: "iptoasn",
    name: "iptoasn.com",
    url: "https://iptoasn.com",
    terms: "PDDL 1.0: public domain",
    paths: () => [["ip2asn-combined.tsv.gz"]],
    isGzip: true,
    read: readIptoasn,
    least: 200_000,
    isPlausible: (networks) =>
      mostly(wellKnownOrigins, ([address, asn]) => networks.asnOf(address) === asn) &&
      nobodys((address) => networks.asnOf(address)),
  },
  {
    id: "country",
    source: "db-ip",
    name: "DB-IP IP to Country Lite",
    url: "https://db-ip.com",
    terms: "CC BY 4.0: DB-IP (db-ip.com)",
    // Published once a month, in the first days.
    paths: (now) => [0, 1].map((back) => [`dbip-country-lite-${monthOf(now, back)}.csv.gz`]),
    isGzip: true,
    dayOf: (path) => `${/\d{4}-\d{2}/.exec(path)?.[0] ?? ""}-01`,
    read: readCountries,
    least: 200_000,
    isPlausible: (networks) =>
      mostly(wellKnownCountries, ([address, country]) => networks.countryOf(address) === country) &&
      nobodys((address) => networks.countryOf(address)),
  },
  {
    id: "hosting",
    ...x4bnet("datacenter"),
    least: 10_000,
    isPlausible: (networks) =>
      isList("hosting", networks, { with: ["88.198.0.1", "51.38.0.1", "138.197.0.1"], without: homes }),
  },
  {
    id: "vpn",
    ...x4bnet("vpn"),
    least: 1000,
    isPlausible: (networks) => isList("vpn", networks, { with: [], without: [...homes, "8.8.8.8", "1.1.1.1"] }),
  },
  {
    id: "tor",
    source: "tor-exits",
    name: "Tor bulk exit list",
    url: "https://check.torproject.org/torbulkexitlist",
    terms: "Public list of the Tor Project",
    paths: () => [[""]],
    isGzip: false,
    read: readNetworks,
    least: 200,
    isPlausible: (networks) => isList("tor", networks, { with: [], without: [...homes, "8.8.8.8", "1.1.1.1"] }),
  },
];

function x4bnet(list: string): Omit<Feed, "id" | "least" | "isPlausible"> {
  return {
    source: "x4bnet",
    name: `X4BNet lists_vpn, ${list}`,
    url: "https://github.com/X4BNet/lists_vpn",
    terms: "MIT",
    paths: () => [[`${list}/ipv4.txt`, `${list}/ipv6.txt`]],
    isGzip: false,
    read: readNetworks,
  };
}

function monthOf(now: Date, back: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
}

/** Well-known addresses whose AS has not changed for years. */
const wellKnownOrigins: readonly (readonly [address: string, asn: number])[] = [
  ["8.8.8.8", 15_169],
  ["1.1.1.1", 13_335],
  ["9.9.9.9", 19_281],
  ["193.0.6.139", 3333],
  ["140.82.121.4", 36_459],
  ["168.126.63.1", 4766],
  ["88.198.0.1", 24_940],
  ["2001:4860:4860::8888", 15_169],
  ["2606:4700:4700::1111", 13_335],
];

const wellKnownCountries: readonly (readonly [address: string, country: string])[] = [
  ["168.126.63.1", "KR"],
  ["211.216.0.1", "KR"],
  ["193.0.6.139", "NL"],
  ["73.0.0.1", "US"],
  ["84.128.0.1", "DE"],
  ["126.0.0.1", "JP"],
  ["86.128.0.1", "GB"],
];

/** Addresses of private customers: KT, Comcast, Deutsche Telekom, SoftBank. */
const homes: readonly string[] = ["211.216.0.1", "73.0.0.1", "84.128.0.1", "126.0.0.1"];

/** One address may have moved, which does not make the whole list wrong. */
function mostly<T>(known: readonly T[], isTrue: (each: T) => boolean): boolean {
  return known.filter(isTrue).length >= known.length - 1;
}

function nobodys(find: (address: string) => unknown): boolean {
  return ["10.0.0.1", "127.0.0.1", "192.168.0.1", "fe80::1"].every((address) => find(address) === null);
}

function isList(
  id: "hosting" | "vpn" | "tor",
  networks: Networks,
  known: { readonly with: readonly string[]; readonly without: readonly string[] },
): boolean {
  const isIn = (address: string): boolean => networks.signs(address)[id].detected === true;
  return mostly(known.with, isIn) && !known.without.some(isIn) && !["10.0.0.1", "127.0.0.1"].some(isIn);
}
