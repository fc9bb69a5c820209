import type { Payer } from "../core/net/payer.ts";
import type { DnsOutfit } from "../core/net/dns.ts";
import type { OpenNetworks } from "../core/networks.ts";
import type { Target } from "../core/target/value.ts";
import type { UserData } from "../core/user-data.ts";
import type { Access } from "../net/access.ts";
import { defaultDns } from "../net/dns/default.ts";
import type { Guard, GuardOptions } from "../net/bare-guard.ts";
import { noOptOuts, refuseOptedOut, type OptOut } from "../net/opt-out.ts";
import type { AddressPolicy } from "../net/policy.ts";
import { openTrustStore } from "../net/roots.ts";
import type { SourceKeys, Sources } from "../net/sources/table.ts";
import { openAddressLimiter, type AddressStates } from "../net/addresses/limiter.ts";
import type { AddressLimits } from "../net/addresses/limits.ts";
import { openCache } from "../net/cache.ts";
import type { Names } from "../net/names.ts";
import type { Pin } from "../net/route.ts";
import { openTunnels } from "../net/tunnel/tunnels.ts";
import type { WhoisPlace } from "../net/whois.ts";
import type { LocalOptions, Outside } from "../run/local.ts";
import { openSurveys } from "../run/surveys.ts";
import type { AccessSettings } from "./access/access.ts";

/** Options of the engine in this process. */
export interface EngineOptions {
  /** Milliseconds per target. */
  readonly deadline: number;
  /** Whether the user set the deadline. If so, it also limits checks that have a longer deadline of their own. */
  readonly isDeadlineSet?: boolean;
  /** PEM certificates of authorities to trust in addition to Mozilla's. */
  readonly authorities?: readonly string[];
  readonly pins?: readonly Pin[];
  /** Resolves host names, instead of the operating system or {@link EngineOptions.resolvers}. */
  readonly names?: Names;
  /** DNS resolvers, as `serverOf` reads them (default the operating system's). */
  readonly resolvers?: readonly string[];
  /** Public resolvers, DoH resolvers, DNSSEC trust anchors and blocklists. */
  readonly dns?: DnsOutfit;
  /** URLs of third-party sources that replace the default URLs. */
  readonly sources?: Sources;
  /** The WHOIS server to ask first, instead of IANA's. */
  readonly whoisRoot?: WhoisPlace | undefined;
  /** API keys of third-party sources. */
  readonly sourceKeys?: SourceKeys;
  /** Name and contact of the operator, for the User-Agent. */
  readonly operator?: string | undefined;
  /** Targets that no run connects to. */
  readonly optOut?: OptOut;
  /** Networks that count as public. */
  readonly allow?: readonly string[];
  /** Whether the caller may name special addresses (loopback, private networks …): true on the command line, false on a server. */
  readonly special: boolean;
  /** Whether callers of a server may probe services; on the command line they always may. */
  readonly allowProbes?: boolean;
  /** Whether runs ask name servers for their whole zone (AXFR). */
  readonly axfr?: boolean;
  /** Credentials and proxies for protected targets; absent if there are none. */
  readonly access?: AccessSettings;
  /** The local data about networks. Checks run without it if it is absent. */
  readonly networks?: OpenNetworks;
  /** The user's own data for checks, such as exposure rules. */
  readonly userData?: readonly UserData[];
  /** Limits of each address for all runs together, where they differ from the default. No limits if absent. */
  readonly addressLimits?: Partial<AddressLimits>;
  /** Where the use of those limits is kept; in this process by default. */
  readonly addressStates?: AddressStates | undefined;
}

/** The engine in this process, for a runner. */
export type LocalEngine = Pick<LocalOptions, "open" | "deadline" | "isDeadlineSet">;

/** Opens the engine in this process, whose runs use the given door; its `open` gives every run its own. */
export function openBareEngine(options: EngineOptions, openGuard: (options: GuardOptions) => Guard): LocalEngine {
  const {
    deadline,
    isDeadlineSet = false,
    special,
    authorities = [],
    pins = [],
    names,
    resolvers = [],
    allow = [],
    access,
    dns = defaultDns,
    sources = {},
    whoisRoot,
    sourceKeys = {},
    addressLimits,
    addressStates,
    operator,
    optOut = noOptOuts,
    networks,
    userData,
    allowProbes = false,
    axfr = false,
  } = options;
  const policy: AddressPolicy = { special, allow, optOut };
  // The shelf belongs to the engine, not to the process: another engine may resolve the same URL to another address.
  const shelf = openCache(policy);
  const surveys = openSurveys();
  const limiter = addressLimits && openAddressLimiter({ limits: addressLimits, states: addressStates });
  const tunnels = access?.proxies && openTunnels(access.proxies, authorities);
  return {
    deadline,
    isDeadlineSet,
    open(signal, target, claimant = anybody, idle): Outside {
      const refuse = (): void => refuseOptedOut(target.host ?? "", optOut);
      const door = openGuard({
        signal,
        policy,
        pins,
        ...(names && { names }),
        given: authorities,
        access: accessTo(target, access),
        tunnels,
        ...(resolvers.length > 0 && { resolvers }),
        dnsServers: serversOf(dns),
        sources,
        whoisRoot,
        sourceKeys,
        lease: limiter?.lease(claimant, signal),
        operator,
        idle,
      });
      const own = {
        ...(networks && { networks }),
        ...(userData && { userData }),
        mayProbe: special || allowProbes,
        ...(axfr && { mayTransfer: true }),
      };
      return { ...door, refuse, trust: openTrustStore(authorities), dns, shelf, surveys, ...own };
    },
  };
}

/** A run without a caller, such as a look at a page. */
const anybody: Payer = { client: "", isReserved: false, connections: 4 };

/** The DNS servers that the operator configured besides the resolvers. */
function serversOf({ publicResolvers, doh, blocklistResolver }: DnsOutfit): readonly string[] {
  const own = blocklistResolver === null ? [] : [blocklistResolver];
  return [...publicResolvers.map(({ server }) => server), ...doh, ...own];
}

/** Credentials are used for the https origin of the target only. */
function accessTo({ origin }: Target, { credentials }: Partial<AccessSettings> = {}): Access | undefined {
  return credentials && origin ? { ...credentials, ...origin } : undefined;
}
