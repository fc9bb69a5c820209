import { isIP } from "node:net";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { Networks, Sign } from "../../core/networks.ts";
import { printable } from "../../core/printable.ts";
import { specialBlockOf } from "../../formats/networks/special.ts";
import { reverseDns } from "../reverse-dns/index.ts";
import type { IpRaw } from "./schema.ts";

/** Tells what this server sees of its caller. No third party is asked about the address, except the resolvers for its names. */
export async function collect(_input: object, context: Context): Promise<IpRaw> {
  const { caller } = context;
  if (!caller) throw failure("caller.unknown", {}, { reason: "server" });
  const { address } = caller;
  const special = specialBlockOf(address);
  const [networks, names] = await Promise.all([
    special ? null : (context.networks?.() ?? null),
    special ? null : namesOf(address, context),
  ]);
  const network = networks?.find(address) ?? null;
  const country = networks?.countryOf(address) ?? null;
  return {
    address,
    family: isIP(address) === 4 ? "IPv4" : "IPv6",
    observedAt: context.now().toISOString(),
    special: special && { network: special.network, reference: special.reference },
    isp: network && printable(network.name, 120),
    asn: network?.asn ?? null,
    prefix: network?.prefix ?? null,
    networkAsOf: networks?.asOf ?? null,
    country,
    geolocation: country === null ? null : { precision: "country" },
    names,
    signs: signsOf(address, {
      networks,
      names,
      isProxied: caller.isProxied === true,
      isSpecial: special !== null,
      now: context.now(),
    }),
  };
}

const mostNames = 4;

/** Null where the DNS did not tell. */
async function namesOf(address: string, context: Context): Promise<IpRaw["names"]> {
  const got = await attempt(() => context.use(reverseDns, { query: address }));
  if (!got.ok) return null;
  const { state, pointers } = got.value.raw;
  if (state === "unknown") return null;
  return pointers.slice(0, mostNames).map(({ name, forward }) => ({
    name: printable(name.replace(/\.$/, ""), 255),
    isConfirmed: forward === "confirmed",
  }));
}

interface Known {
  readonly networks: Networks | null;
  readonly names: IpRaw["names"];
  /** Whether the request says that it came through a proxy that is none of this server's. */
  readonly isProxied: boolean;
  readonly isSpecial: boolean;
  readonly now: Date;
}

const untold: Sign = { is: null, basis: null, asOf: null };

function signsOf(address: string, { networks, names, isProxied, isSpecial, now }: Known): IpRaw["signs"] {
  const listed = isSpecial ? undefined : networks?.signs(address);
  return {
    proxy: isProxied ? { is: true, basis: "request headers", asOf: null } : byName(proxyWords, names, untold),
    vpn: byName(vpnWords, names, current("vpn", listed?.vpn, now)),
    hosting: current("hosting", listed?.hosting, now),
    tor: byName(torWords, names, current("tor", listed?.tor, now)),
  };
}

/** Days for which a list can say that an address is not on it: exits of Tor come and go within days, networks of servers within months. */
const lastingDays = { tor: 7, vpn: 60, hosting: 180 } as const;

/** What a list says today. An old one can still say yes; its silence about an address says nothing any more. */
function current(id: keyof typeof lastingDays, listed: Sign | undefined, now: Date): Sign {
  if (!listed || listed.is !== false || listed.asOf === null) return listed ?? untold;
  const days = (now.getTime() - Date.parse(listed.asOf)) / 86_400_000;
  return days > lastingDays[id] ? { ...listed, is: null } : listed;
}

// Words that operators of such hosts put into their names, as a label or a part of one.
const proxyWords = /(?:^|[.-])(?:proxy|squid|webproxy)\d*(?:[.-]|$)/i;
const vpnWords = /(?:^|[.-])vpn\d*(?:[.-]|$)/i;
const torWords = /(?:^|[.-])tor-?(?:exit|relay|node)\d*(?:[.-]|$)/i;

/** A name is a sign where it leads back to the address: anybody may write any name. What a list says counts before it. */
function byName(words: RegExp, names: IpRaw["names"], listed: Sign): Sign {
  if (listed.is === true) return listed;
  const found = names?.find(({ name, isConfirmed }) => isConfirmed && words.test(name));
  return found ? { is: true, basis: found.name, asOf: null } : listed;
}
