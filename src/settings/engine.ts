import type { DnsOutfit } from "../core/net/dns.ts";
import type { OpenNetworks } from "../core/networks.ts";
import type { ExposureRule } from "../data/exposure/rule.ts";
import type { Target } from "../core/target/value.ts";
import type { Access } from "../net/access.ts";
import { usualDns } from "../net/dns/usual.ts";
import { openDoor } from "../net/door.ts";
import { nobody, refuseOptedOut, type OptOut } from "../net/opt-out.ts";
import type { Policy } from "../net/policy.ts";
import { openTrustStore } from "../net/roots.ts";
import type { SourceKeys, Sources } from "../net/sources/table.ts";
import { defaultManners, openSeats, type Manners } from "../net/seats.ts";
import { openShelf } from "../net/shelf.ts";
import type { Pin } from "../net/route.ts";
import { openTunnels } from "../net/tunnel/tunnels.ts";
import type { WhoisPlace } from "../net/whois.ts";
import type { LocalOptions, Outside } from "../run/local.ts";
import type { AccessSettings } from "./access/access.ts";

/** What the engine in this process is opened with. */
export interface EngineOptions {
  /** Milliseconds a target. */
  readonly deadline: number;
  /** Whether somebody set it: then no check has longer. */
  readonly isDeadlineSet?: boolean;
  /** PEM texts of authorities that are trusted beside Mozilla's. */
  readonly authorities?: readonly string[];
  readonly pins?: readonly Pin[];
  /** As `serverOf` reads them; the operating system's names where there are none. */
  readonly resolvers?: readonly string[];
  /** Whom else to ask about the DNS, and which keys of it are trusted. */
  readonly dns?: DnsOutfit;
  /** Addresses of third parties in the place of their own. */
  readonly sources?: Sources;
  /** Whom to ask over WHOIS in the place of IANA's server. */
  readonly whoisRoot?: WhoisPlace | undefined;
  /** Keys that third parties have given the operator. */
  readonly sourceKeys?: SourceKeys;
  /** Who runs this process and how to reach them. */
  readonly operator?: string | undefined;
  /** Whom no run connects to. */
  readonly optOut?: OptOut;
  /** Networks that count as public. */
  readonly allow?: readonly string[];
  /** Whether whoever asks may name special addresses: a user of this machine may, a stranger may not. */
  readonly special: boolean;
  /** How it gets to what is not open to everybody; not at all where it is absent. */
  readonly access?: AccessSettings;
  /** What this machine holds about networks; checks do without where it is absent. */
  readonly networks?: OpenNetworks;
  /** Rules by which exposed pages are known beside our own. */
  readonly exposureRules?: readonly ExposureRule[];
  /** What all runs together may ask of one address, where it differs from the usual; anything where this is absent. */
  readonly manners?: Partial<Manners>;
}

/** The engine in this process: a door for every run. */
export function openEngine(options: EngineOptions): Pick<LocalOptions, "open" | "deadline" | "isDeadlineSet"> {
  const {
    deadline,
    isDeadlineSet = false,
    special,
    authorities = [],
    pins = [],
    resolvers = [],
    allow = [],
    access,
    dns = usualDns,
    sources = {},
    whoisRoot,
    sourceKeys = {},
    manners,
    operator,
    optOut = nobody,
    networks,
    exposureRules,
  } = options;
  const policy: Policy = { special, allow, optOut };
  // Of the engine and not of the process: another one may resolve the same URL to another place.
  const shelf = openShelf(policy);
  const seats = manners && openSeats({ ...defaultManners, ...manners });
  const tunnels = access?.proxies && openTunnels(access.proxies, authorities);
  return {
    deadline,
    isDeadlineSet,
    open(signal, target): Outside {
      const refuse = (): void => refuseOptedOut(target.host ?? "", optOut);
      const door = openDoor({
        signal,
        policy,
        pins,
        given: authorities,
        access: accessTo(target, access),
        tunnels,
        ...(resolvers.length > 0 && { resolvers }),
        dnsServers: serversOf(dns),
        sources,
        whoisRoot,
        sourceKeys,
        seats,
        operator,
      });
      const own = { ...(networks && { networks }), ...(exposureRules && { exposureRules }) };
      return { ...door, refuse, trust: openTrustStore(authorities), dns, shelf, ...own };
    },
  };
}

/** Everybody whom the operator has named beside the resolvers. */
function serversOf({ publicResolvers, doh, blocklistResolver }: DnsOutfit): readonly string[] {
  const own = blocklistResolver === null ? [] : [blocklistResolver];
  return [...publicResolvers.map(({ server }) => server), ...doh, ...own];
}

/** What was given is for the https origin of what is asked about, and no other. */
function accessTo({ origin }: Target, { credentials }: Partial<AccessSettings> = {}): Access | undefined {
  return credentials && origin ? { ...credentials, ...origin } : undefined;
}
