import type { DnsMessage } from "../../src/formats/dns/message.ts";
import { propagation, type PropagationRaw } from "../../src/checks/propagation/index.ts";
import { parseInput } from "../../src/core/input.ts";
import { types } from "../../src/formats/dns/codes.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { recordOf } from "../dns/samples.ts";
import type { ResolverTraits } from "../dns/world/resolver.ts";
import type { ServerTraits } from "../dns/world/server.ts";
import { openWorld, type WorldText } from "../dns/world.ts";

/** Three public resolvers with the current data. */
export const others = Object.fromEntries(["alpha", "beta", "gamma"].map((name, at) => [`33.0.0.${at + 1}`, { name }]));

/** The default zone of example.com. */
export const zone = `
  @ 300 A 198.51.100.1
  @ 300 MX 10 mail
  @ 300 TXT "one" "two"
  www 300 CNAME site.cdn.net.
  shop 300 CNAME @
  lost 300 CNAME gone.cdn.net.
  mail 300 A 198.51.100.2
`;

/** The changes to a sound world. */
export interface Scene extends Partial<WorldText> {
  readonly domain?: string;
  readonly type?: string;
  /** The tested resolver, next to three with the current data. */
  readonly odd?: ResolverTraits;
}

/** The observation of example.com with one differing resolver, or other changes. */
export function see({ domain = "example.com", type = "A", odd, ...text }: Scene): Promise<PropagationRaw> {
  const { context } = openWorld({
    zones: { "example.com": zone, "cdn.net": "site 20 A 203.0.113.7" },
    publicResolvers: { ...others, ...(odd && { "33.0.0.9": { name: "odd", ...odd } }) },
    ...text,
  });
  return propagation.collect(parseInput(propagation.input, { domain, type }), context);
}

/** A resolver's state, reason and remaining time. */
export function standing({ resolvers }: PropagationRaw, name = "odd"): string {
  const found = resolvers.find((each) => each.name === name);
  return [found?.verdict, found?.reason, found?.secondsLeft].filter((each) => each !== null).join(" ");
}

/** An authority that gives one of some addresses after the other. */
export function turning(...addresses: readonly string[]): ServerTraits {
  let turn = 0;
  return {
    respond(query, usual) {
      const said = usual();
      if (query.questions[0]?.type !== types.A || said.answers.length === 0) return said;
      const address = addresses[turn++ % addresses.length] ?? "";
      return { ...said, answers: [recordOf("example.com.", { type: "A", address })] };
    },
  };
}

/** A resolver with a record from elsewhere, cached or not. */
export function has(address: string, ttl: number): ResolverTraits {
  return { remembers: `example.com. ${ttl} A ${address}` };
}

/** A resolver that forges an address for every question. */
export function forging(): ResolverTraits {
  let turn = 0;
  return {
    respond: (query, usual) =>
      query.questions[0]?.type === types.A
        ? { ...usual(), answers: [recordOf("example.com.", { type: "A", address: `31.13.64.${++turn}` }, 100 + turn)] }
        : usual(),
  };
}

/** Fails at everything. */
export const failing: ResolverTraits = {
  respond: (_, usual) => ({ ...usual(), rcode: 2, answers: [], authorities: [] }),
};

/** An SOA record with a serial number and a primary. */
export const soaOf = (serial: number, primary = "ns1.example.com."): string =>
  `example.com. 3600 SOA ${primary} hostmaster.example.com. ${serial} 7200 3600 1209600 300`;

/** A resolver that denies every name, with a cached SOA record. */
export function denying(apex: string, ttl: number): ResolverTraits {
  const { data } = recordOf(apex, {
    type: "SOA",
    primary: parseName("a.example.net."),
    mailbox: parseName("b.example.net."),
    serial: 1,
    refresh: 2,
    retry: 3,
    expire: 4,
    minimum: 300,
  });
  if (data.type !== "SOA") throw new Error("this is what it is");
  return {
    respond: (query, usual) =>
      query.questions[0]?.type === types.A
        ? { ...usual(), rcode: 3, answers: [], authorities: [recordOf(apex, data, ttl)] }
        : usual(),
  };
}

/** Adds an extended error, RFC 8914. */
export function withError(code: number): (query: DnsMessage, usual: () => DnsMessage) => DnsMessage {
  return (_, usual) => ({
    ...usual(),
    edns: { version: 0, size: 1232, isDnssecOk: true, options: [{ name: "error", code, text: "why" }] },
  });
}

/** A server with another address for clients in a network (ECS). */
export function regional(network: string, address: string): ServerTraits {
  return {
    respond(query, usual) {
      const said = usual();
      if (query.questions[0]?.type !== types.A || said.answers.length === 0) return said;
      const isThere = query.edns?.options.some(
        (each) => each.name === "other" && each.code === 8 && each.bytes.toString("hex") === network,
      );
      return isThere ? { ...said, answers: [recordOf("example.com.", { type: "A", address }, 60)] } : said;
    },
  };
}

/** The findings of the propagation check. */
export function idsOf(raw: PropagationRaw): readonly string[] {
  return propagation.judge(raw, { domain: "example.com", type: "A" }).findings.map(({ id }) => id);
}
