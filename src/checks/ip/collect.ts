import { isIP } from "node:net";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { Networks, Sign } from "../../core/networks.ts";
import { printable } from "../../core/printable.ts";
import { specialBlockOf } from "../../formats/networks/special.ts";
import { isAnycast } from "../../probes/networks/classify.ts";
import { reverseDns } from "../reverse-dns/index.ts";
import type { IpRaw } from "./schema.ts";

/** Looks up the caller's address in the local data. No third party receives it, except the resolvers for its PTR records. */
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
  const isEverywhere = isAnycast(network?.asn ?? null);
  const country = isEverywhere ? null : (networks?.countryOf(address) ?? null);
  return {
    address,
    family: isIP(address) === 4 ? "IPv4" : "IPv6",
    observedAt: context.now().toISOString(),
    specialPurpose: special && { network: special.network, reference: special.reference },
    isp: network && printable(network.name, 120),
    asn: network?.asn ?? null,
    prefix: network?.prefix ?? null,
    networkAsOf: networks?.asOf ?? null,
    country,
    ...(isEverywhere && { isAnycast: true as const }),
    geolocation: country === null ? null : { precision: "country" },
    names,
    indicators: signsOf(address, {
      networks,
      names,
      isProxied: caller.isProxied === true,
      isSpecial: special !== null,
      now: context.now(),
    }),
  };
}

const mostNames = 4;

/** Null if the DNS did not answer. */
async function namesOf(address: string, context: Context): Promise<IpRaw["names"]> {
  const got = await attempt(() => context.use(reverseDns, { query: address }));
  if (!got.ok) return null;
  const { state, ptrNames: pointers } = got.value.raw;
  if (state === "unknown") return null;
  return pointers.slice(0, mostNames).map(({ name, forward }) => ({
    name: printable(name.replace(/\.$/, ""), 255),
    isConfirmed: forward === "confirmed",
  }));
}

interface Known {
  readonly networks: Networks | null;
  readonly names: IpRaw["names"];
  /** Whether the request headers show a proxy that is not one of this server's. */
  readonly isProxied: boolean;
  readonly isSpecial: boolean;
  readonly now: Date;
}

const untold: Sign = { detected: null, basis: null, asOf: null };

function signsOf(address: string, { networks, names, isProxied, isSpecial, now }: Known): IpRaw["indicators"] {
  const listed = isSpecial ? undefined : networks?.signs(address);
  return {
    proxy: isProxied ? { detected: true, basis: "request headers", asOf: null } : byName(proxyWords, names, untold),
    vpn: byName(vpnWords, names, current("vpn", listed?.vpn, now)),
    hosting: current("hosting", listed?.hosting, now),
    tor: byName(torWords, names, current("tor", listed?.tor, now)),
  };
}

/** Days for which a list can rule out a sign: Tor exits change within days, hosting networks within months. */
const lastingDays = { tor: 7, vpn: 60, hosting: 180 } as const;

/** The current result of a list. An old list can still confirm a sign, but no longer rule it out. */
function current(id: keyof typeof lastingDays, listed: Sign | undefined, now: Date): Sign {
  if (!listed || listed.detected !== false || listed.asOf === null) return listed ?? untold;
  const days = (now.getTime() - Date.parse(listed.asOf)) / 86_400_000;
  return days > lastingDays[id] ? { ...listed, detected: null } : listed;
}

// Words that operators of such hosts use in their names, as a label or a part of one.
const proxyWords = /(?:^|[.-])(?:proxy|squid|webproxy)\d*(?:[.-]|$)/i;
const vpnWords = /(?:^|[.-])vpn\d*(?:[.-]|$)/i;
const torWords = /(?:^|[.-])tor-?(?:exit|relay|node)\d*(?:[.-]|$)/i;

/** A PTR name counts only if it resolves back to the address: its owner can write any name. A list takes precedence. */
function byName(words: RegExp, names: IpRaw["names"], listed: Sign): Sign {
  if (listed.detected === true) return listed;
  const found = names?.find(({ name, isConfirmed }) => isConfirmed && words.test(name));
  return found ? { detected: true, basis: found.name, asOf: null } : listed;
}
