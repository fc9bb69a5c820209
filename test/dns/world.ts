import type { Context } from "../../src/core/check.ts";
import type { Blocklist } from "../../src/core/net/blocklist.ts";
import type { DnsOutfit, DnsQuestion, TrustAnchor } from "../../src/core/net/dns.ts";
import { failure } from "../../src/core/failure.ts";
import type { Net } from "../../src/core/net/net.ts";
import type { SourceId } from "../../src/core/net/source.ts";
import type { WhoisServer } from "../../src/core/net/whois.ts";
import { recordsOf, type RecordOf } from "../../src/formats/dns/set.ts";
import { isSameName, keyOf, root, type DnsName } from "../../src/formats/dns/name.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import type { ResourceRecord } from "../../src/formats/dns/message.ts";
import { serverOf as placeIn } from "../../src/net/dns/server.ts";
import { askIn } from "./world/client.ts";
import { resolverOf, type ResolverTraits } from "./world/resolver.ts";
import { serverOf, type Place, type ServerTraits } from "./world/server.ts";
import type { Zone } from "./world/zone.ts";
import { zonesFrom, type Zones, type ZoneText } from "./world/zones.ts";
import { repliesFrom, type Answering } from "../replies.ts";
import { parseRecords } from "./zone-text.ts";

/** A name server with its own traits. */
export interface ServerText extends ServerTraits {
  /** The zones it serves; by default those whose name servers have its address. */
  readonly zones?: readonly string[];
  /** Zones of which it has another version. */
  readonly has?: Readonly<Record<string, string | ZoneText>>;
}

/** A small Internet as a test writes it. */
export interface WorldText {
  /** By name. A missing root and top-level domains are created; every zone is signed, and delegated from its parent. */
  readonly zones: Readonly<Record<string, string | ZoneText>>;
  /** Name servers by address. Those that zones name are created. */
  readonly servers?: Readonly<Record<string, ServerText>>;
  /** The run's resolvers in order; by default a validating `127.0.0.1:53`. */
  readonly resolvers?: Readonly<Record<string, ResolverTraits>>;
  /** Public resolvers; none by default. */
  readonly publicResolvers?: Readonly<Record<string, ResolverTraits>>;
  /** Resolvers over HTTPS for many names; none by default. */
  readonly doh?: Readonly<Record<string, ResolverTraits>>;
  /** The HTTP answers, as in {@link repliesFrom}. */
  readonly http?: Readonly<Record<string, Answering>>;
  /** Other parts of the outside world; WHOIS is silent by default. */
  readonly net?: Partial<Net>;
  /** The sources that the operator configured: by default the RDAP server, since there is no IANA. */
  readonly chosen?: readonly (SourceId | "whois")[];
  readonly now?: Date;
  /** The trust anchors of resolvers; the root's keys by default. */
  readonly anchors?: readonly TrustAnchor[];
  /** The blocklists; none by default. */
  readonly blocklists?: readonly Blocklist[];
  /** The resolver for lists that refuse public resolvers. */
  readonly blocklistResolver?: string;
}

/** A small Internet. */
export interface World {
  readonly dns: Net["dns"];
  readonly context: Context;
  /** The questions through {@link World.dns}, in order; without those of resolvers. */
  readonly asked: readonly DnsQuestion[];
  /** Every server by address or resolver name; null where none answers. */
  readonly places: ReadonlyMap<string, Place | null>;
  readonly resolvers: readonly string[];
  readonly publicResolvers: readonly string[];
  readonly outfit: DnsOutfit;
}

const usualNow = new Date("2026-11-20T12:00:00Z");

/** Creates an in-memory Internet of zones, name servers and resolvers, without sockets and delays. */
export function openWorld(text: WorldText): World {
  const now = text.now ?? usualNow;
  const zones = zonesFrom(text.zones, now.getTime());
  const hosts = hostsOf(zones);
  const places = serversOf(zones, hosts, text.servers ?? {});
  const anchors = text.anchors ?? zones.delegation(root).flatMap(anchorOf);
  const roots = addressesOf(hosts, zones.servers(root));
  const internet = { roots, place: (address: string) => places.get(address) ?? undefined };
  const resolvers = text.resolvers ?? { "127.0.0.1:53": {} };
  const publicResolvers = text.publicResolvers ?? {};
  const doh = text.doh ?? {};
  for (const [server, traits] of Object.entries({ ...resolvers, ...publicResolvers, ...doh })) {
    places.set(placeKey(server), resolverOf({ internet, anchors, now: now.getTime() }, traits));
    for (const { data } of recordsOf("A", parseRecords(traits.remembers ?? ""))) {
      if (!places.has(data.address)) places.set(data.address, null);
    }
  }
  const asked: DnsQuestion[] = [];
  const ask = askIn((server) => placeFor(places, server), Object.keys(resolvers));
  const dns: Net["dns"] = (question) => {
    asked.push(question);
    return ask(question);
  };
  const outfit: DnsOutfit = {
    anchors,
    doh: Object.keys(doh),
    blocklists: text.blocklists ?? [],
    blocklistResolver: text.blocklistResolver ?? null,
    publicResolvers: Object.entries(publicResolvers).map(([server, { name = server, isFiltering = false }]) => ({
      name,
      server,
      isFiltering,
    })),
  };
  const context = contextOf(text, { dns }, outfit, now);
  const names = { resolvers: Object.keys(resolvers), publicResolvers: Object.keys(publicResolvers) };
  return { dns, context, asked, places, outfit, ...names };
}

function contextOf(text: WorldText, net: Pick<Net, "dns">, dns: DnsOutfit, now: Date): Context {
  const { context } = repliesFrom(text.http ?? {});
  const own: Context = {
    ...context,
    net: { ...context.net, whois: withoutWhois, ...net, ...text.net },
    chosen: new Set(text.chosen ?? ["rdap"]),
    dns,
    now: () => now,
    at: () => own,
  };
  return own;
}

function withoutWhois({ host }: WhoisServer): Promise<never> {
  const told = { source: "WHOIS", host: host ?? "whois.iana.org", detail: "tcp.refused" };
  return Promise.reject(failure("source.unreachable", told));
}

/** Name servers by address, and addresses of hosts without one. */
function serversOf(
  zones: Zones,
  hosts: readonly RecordOf<"A" | "AAAA">[],
  texts: Readonly<Record<string, ServerText>>,
): Map<string, Place | null> {
  const served = new Map<string, DnsName[]>();
  for (const apex of zones.apexes) {
    for (const address of addressesOf(hosts, zones.servers(apex)))
      served.set(address, [...(served.get(address) ?? []), apex]);
  }
  const places = new Map<string, Place | null>(hosts.map(({ data }) => [data.address, null]));
  for (const address of new Set([...served.keys(), ...Object.keys(texts)])) {
    const { zones: own, has = {}, ...traits } = texts[address] ?? {};
    const apexes = own?.map(parseName) ?? served.get(address) ?? [];
    places.set(address, serverOf(zonesAt(zones, apexes, has), traits));
  }
  return places;
}

function zonesAt(
  zones: Zones,
  apexes: readonly DnsName[],
  has: Readonly<Record<string, string | ZoneText>>,
): () => readonly Zone[] {
  const versions = new Map(
    Object.entries(has).map(([name, text]) => [
      keyOf(parseName(name)),
      typeof text === "string" ? { records: text } : text,
    ]),
  );
  let built: readonly Zone[] | undefined;
  return () => (built ??= apexes.map((apex) => zones.zone(apex, versions.get(keyOf(apex)))));
}

/** Every host that any zone gives an address. */
function hostsOf(zones: Zones): readonly RecordOf<"A" | "AAAA">[] {
  const records = zones.apexes.flatMap((apex) => zones.records(apex));
  return [...recordsOf("A", records), ...recordsOf("AAAA", records)];
}

/** The addresses of the name servers of a zone, in whichever zone they are. */
function addressesOf(hosts: readonly RecordOf<"A" | "AAAA">[], servers: readonly DnsName[]): readonly string[] {
  const found = servers.flatMap((server) => hosts.filter(({ name }) => isSameName(name, server)));
  return [...new Set(found.map(({ data }) => data.address))];
}

function anchorOf({ data }: ResourceRecord): readonly TrustAnchor[] {
  if (data.type !== "DS") return [];
  const { keyTag, algorithm, digestType, digest } = data;
  return [{ zone: ".", keyTag, algorithm, digestType, digest: digest.toString("hex") }];
}

/** The server of a question; an unknown address is a bug of the test, or of the tested code. */
function placeFor(places: ReadonlyMap<string, Place | null>, server: string): Place {
  const place = places.get(placeKey(server));
  if (place === undefined) throw new Error(`this world has no ${server}`);
  return place ?? { traits: { isSilent: true }, asked: 0, say: (query) => query };
}

/** The same key for all spellings of a server. */
export function placeKey(server: string): string {
  if (server.includes("://")) return server;
  const { host, port } = placeIn(server) ?? { host: server, port: 53 };
  return port === 53 ? host : `${host}:${port}`;
}
