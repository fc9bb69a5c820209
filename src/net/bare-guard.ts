import { failure } from "../core/failure.ts";
import type { IdleConnections } from "../core/net/idle-connections.ts";
import type { Endpoint, HttpRequest, Named, Net, TlsOffer, Traffic } from "../core/net/net.ts";
import type { Posted, Posting } from "../core/net/post.ts";
import type { SourceId } from "../core/net/source.ts";
import { hostOf, portOf } from "../core/target/target.ts";
import type { DnsMessage } from "../formats/dns/message.ts";
import { publicResolvers } from "../data/dns/public-resolvers.ts";
import { accessFor, type Access } from "./access.ts";
import { witnessed } from "./addresses/witness.ts";
import { defaultLimits, openBudget, type Limits } from "./budget.ts";
import { connectOnce } from "./connect.ts";
import { openDns } from "./dns/run.ts";
import { openMailServerQueue, type MailServerQueue } from "./mail-server-queue.ts";
import { nameEnd } from "./errors.ts";
import { systemFamilies, type Families } from "./families.ts";
import { exchangeHello } from "./tls/hello.ts";
import { notePrivate } from "./note-private.ts";
import { startTlsOf } from "./connection.ts";
import type { Names } from "./names.ts";
import { openOrigin, type Origin } from "./http/origin.ts";
import { openProbeQueues } from "./probe-queues.ts";
import type { AddressPolicy } from "./policy.ts";
import { openQueue } from "./queue.ts";
import { contextFor } from "./roots.ts";
import { openRoutes, type Pin, type Routes } from "./route.ts";
import type { Lease } from "./addresses/limiter.ts";
import { secure } from "./tls/secure.ts";
import { sharedSources, type SharedSources } from "./sources/shared.ts";
import type { SourceKeys, Sources } from "./sources/table.ts";
import type { Tunnels } from "./tunnel/tunnels.ts";
import { onAbort, withPatience } from "./time.ts";
import type { post } from "./post.ts";
import type { requestSource } from "./sources/request.ts";
import type { queryWhois, WhoisPlace } from "./whois.ts";

/** The options of a door. */
export interface GuardOptions {
  /** Ends the run: the caller's signal combined with the deadline. */
  readonly signal: AbortSignal;
  readonly policy: AddressPolicy;
  /** Resolves host names, instead of the operating system or {@link GuardOptions.resolvers}. */
  readonly names?: Names;
  readonly pins?: readonly Pin[];
  /** Those of the operating system by default. */
  readonly families?: Families;
  /** PEM texts of the user's own CAs. */
  readonly given?: readonly string[];
  readonly limits?: Limits;
  /** The credentials for one origin's pages. */
  readonly access?: Access | undefined;
  /** The proxies to use; none where absent. */
  readonly tunnels?: Tunnels | undefined;
  /** The resolvers for DNS questions and host names. Without them, both use the system's. */
  readonly resolvers?: readonly string[];
  /** Other DNS servers that the operator configured. */
  readonly dnsServers?: readonly string[];
  /** Addresses of third parties that replace their defaults. */
  readonly sources?: Sources;
  /** The WHOIS server that replaces IANA's. */
  readonly whoisRoot?: WhoisPlace | undefined;
  /** The operator's keys for third parties. */
  readonly sourceKeys?: SourceKeys;
  /** The operator and a contact, sent to the servers that are queried; only the product name is sent where absent. */
  readonly operator?: string | undefined;
  /** The run's right to connect to addresses, which all runs of a server share; absent for a local user. */
  readonly lease?: Lease | undefined;
  /** The connections that earlier runs with the same options left; the run leaves its own there. Absent: it shares none. */
  readonly idle?: IdleConnections | undefined;
  /** What runs share about third parties; by default with all runs of the process. */
  readonly shared?: SharedSources | undefined;
}

/** The door of one run: its only way to the network, with a budget. */
export interface Guard {
  readonly net: Net;
  /** Sends a message to a server that an account configured; see {@link Post}. */
  post(posting: Posting): Promise<Posted>;
  traffic(): Traffic;
  /** Private addresses that the run's resolvers returned, where the caller may not see them. */
  readonly hidden: ReadonlySet<string>;
  /** The third parties with a replaced address. */
  readonly chosen: ReadonlySet<SourceId | "whois">;
  /** The third parties with a key of the operator. */
  readonly keyed: ReadonlySet<SourceId>;
  /** Closes all connections; pending work ends as `aborted`. */
  close(): void;
}

/** Milliseconds until handshakes and probes besides the main connection time out. */
const probePatience = 4000;

/** Milliseconds for a named address to accept a connection: other addresses have answered, so it must not delay the run longer. */
const placePatience = 4000;

/** The same for STARTTLS: a mail server may delay its greeting for new clients. */
const talkPatience = 8000;

/** The most concurrent raw probes: few enough to be polite, and all fit into one round trip. */
const probesAtATime = 6;

/** The most ports tried concurrently: one round trip, without flooding. */
const connectionsAtATime = 64;

/** The most mail servers connected to concurrently. */
const mailServersAtATime = 16;

/** Large modules that most runs do not need, by what they do; each is loaded at its first use. */
export interface GuardModules {
  /** Queries third parties. */
  readonly source?: () => Promise<{ readonly requestSource: typeof requestSource }>;
  /** Queries WHOIS servers. */
  readonly whois?: () => Promise<{ readonly queryWhois: typeof queryWhois }>;
  /** Sends messages of accounts. */
  readonly post?: () => Promise<{ readonly post: typeof post }>;
}

/**
 * Opens the door of one run, with the given modules. An entry point for one check leaves out those that the check never uses, so that a
 * program that bundles it does not contain them. Network errors are thrown as `Failure`; any other error is a bug.
 */
export function openBareGuard(
  {
    signal: run,
    policy,
    names: givenNames,
    pins = [],
    families = systemFamilies,
    given = [],
    limits = defaultLimits,
    access,
    tunnels,
    resolvers,
    dnsServers = publicResolvers.map(({ server }) => server),
    sources = {},
    whoisRoot,
    sourceKeys: keys = {},
    lease,
    operator,
    idle,
    shared = sharedSources,
  }: GuardOptions,
  modules: GuardModules,
): Guard {
  const ending = new AbortController();
  const free = onAbort(run, (reason) => ending.abort(reason));
  const { signal } = ending;
  const budget = openBudget(limits);
  const asking = { policy, pins, given, budget, tunnels, signal, known: dnsServers };
  const hidden = new Set<string>();
  const hear = policy.special ? undefined : (message: DnsMessage) => notePrivate(message, policy, hidden);
  const { names, ...questions } = openDns({ ...asking, resolvers, names: givenNames, hear });
  const routing = { names, pins, families, budget, signal, tunnels };
  const routes = openRoutes({ policy, ...routing, lease });
  const origins = new Map<string, Origin>();
  const queues = openProbeQueues(budget, probesAtATime);
  const mailing = openQueue(mailServersAtATime);
  const connecting = openQueue(connectionsAtATime);
  const mailServers = new Map<string, MailServerQueue>();

  /** STARTTLS servers get the slower queue; all others are limited only by the number of probes. */
  function queueOf(to: Endpoint): MailServerQueue {
    const queue = queues.queueOf(to);
    const { host, port, at, starttls } = to;
    if (!starttls) return queue;
    const key = `${starttls} ${host} ${port} ${at ?? ""}`;
    const waiting = mailServers.get(key) ?? openMailServerQueue();
    mailServers.set(key, waiting);
    return waiting;
  }

  function origin({ host, port, at, starttls, implicitTlsProtocol: speaks }: Endpoint, isSecure: boolean): Origin {
    const key = `${isSecure} ${host} ${port} ${at ?? ""} ${starttls ?? ""} ${speaks ?? ""}`;
    const known = origins.get(key);
    if (known) return known;
    const placed = at !== undefined && { at };
    const acceptance = starttls ? talkPatience : placePatience;
    const shown = accessFor(access, { host, port }, isSecure);
    const opening = {
      routes,
      given,
      isSecure,
      signal,
      budget,
      idle,
      access: shown,
      // A connection that presented a client certificate is for runs that present it too.
      key: shown ? `${key} access` : key,
      ...(placed && { acceptance }),
    };
    const fresh = openOrigin(
      { host, port, ...placed, ...(starttls && { starttls }), ...(speaks && { implicitTlsProtocol: speaks }) },
      opening,
    );
    origins.set(key, fresh);
    return fresh;
  }

  function tls(to: Endpoint & Named, offer?: TlsOffer): ReturnType<Net["tls"]> {
    if (!offer) return origin(to, true).handshake(to);
    return withPatience(signal, probePatience, async (within) => {
      const startTls = await startTlsOf(to);
      const { socket: over, address } = await routes.connect(to, within);
      await startTls?.(over, within);
      const { lenient = false, legacyRenegotiation = false } = offer;
      const context = contextFor(given, offer, to);
      const ofWeb = (offer.groups ?? offer.keys) ? "either" : "http/1.1";
      const alpn = (to.starttls ?? to.implicitTlsProtocol) ? "none" : ofWeb;
      const how = { to, address, context, lenient, legacyRenegotiation, alpn, signal: within } as const;
      const { socket, handshake } = await secure(over, how);
      socket.destroy();
      return handshake;
    });
  }

  function hello(...[to, bytes, until]: Parameters<Net["hello"]>): ReturnType<Net["hello"]> {
    return withPatience(signal, probePatience, async (within) => {
      const startTls = await startTlsOf(to);
      const { socket } = await routes.connect(to, within);
      await startTls?.(socket, within);
      budget.request();
      return exchangeHello(socket, bytes, { to, signal, within, until });
    });
  }

  /**
   * An address that the user may reach must not be reused for a URL that a third party names. Sources have limits of their own, so no lease.
   */
  function leasedRoutesUnder(other: AddressPolicy): Routes {
    return openRoutes({ policy: other, ...routing, lease });
  }

  function routesUnder(other: AddressPolicy): Routes {
    return openRoutes({ policy: other, ...routing });
  }

  const agent = operator === undefined ? {} : { "user-agent": `portcullis (operator: ${operator})` };
  const net: Net = {
    async tls(to, offer) {
      queues.enter(to);
      const shaking = guarded(to, () => tls(to, offer));
      return lease && !offer ? witnessed(lease, to, shaking, (handshake) => ({ handshake })) : shaking;
    },
    hello: (to, bytes, until) => guarded(to, () => queueOf(to)(signal, () => hello(to, bytes, until))),
    async mail(to) {
      queues.enter(to);
      // A gate speaks to no mail or WHOIS server.
      const { greet } = await import("./mail.ts");
      return guarded(to, () => mailing(signal, () => greet(to, { routes, given, budget, signal })));
    },
    async connect(to, offer = {}) {
      queues.enter(to);
      const how = { routes, signal, offer, patience: probePatience };
      return guarded(to, () => connecting(signal, () => connectOnce(to, how)));
    },
    addresses: (of) => guarded(of, () => routes.addresses(of, signal)),
    async http(request) {
      const { to, isSecure } = endpointOf(request);
      queues.enter(to);
      const asked = { ...request, headers: { ...agent, ...request.headers } };
      const asking = guarded(to, () => origin(to, isSecure).request(asked));
      return lease ? witnessed(lease, to, asking, (reply) => reply) : asking;
    },
    dns: questions.dns,
    async source(id, request) {
      const { requestSource: askSource } = await loaded(modules.source);
      return askSource(id, request, { sources, keys, policy, routesUnder, given, pins, budget, signal, shared });
    },
    async whois(server, question) {
      const { queryWhois: askWhois } = await loaded(modules.whois);
      const way = { root: whoisRoot, policy, routesUnder: leasedRoutesUnder, budget, signal, shared };
      return askWhois(server, question, way);
    },
  };

  return {
    net,
    async post(posting) {
      const lent = { policy, routes, given, pins, budget, shared };
      return (await loaded(modules.post)).post({ ...posting, headers: { ...agent, ...posting.headers } }, lent, signal);
    },
    traffic: budget.traffic,
    hidden,
    keyed: new Set(Object.keys(keys) as SourceId[]),
    chosen: new Set([...(Object.keys(sources) as SourceId[]), ...(whoisRoot ? (["whois"] as const) : [])]),
    close() {
      free();
      ending.abort();
      origins.forEach((each) => each.close());
      questions.close();
      lease?.release();
    },
  };
}

/** Only a run that ended before or between the steps remains to be named; the steps name their own failures. */
async function guarded<T>(to: Endpoint, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw nameEnd(error, to, "tcp");
  }
}

function endpointOf(request: HttpRequest): { readonly to: Endpoint; readonly isSecure: boolean } {
  const url = URL.parse(request.url);
  if (!url || !/^https?:$/.test(url.protocol)) throw failure("http.malformed", { host: "", detail: "URL" });
  const { at } = request;
  const to = { host: hostOf(url), port: portOf(url), ...(at !== undefined && { at }) };
  return { to, isSecure: url.protocol === "https:" };
}

async function loaded<M>(load: (() => Promise<M>) | undefined): Promise<M> {
  if (load) return load();
  throw new Error("this entry point does not contain the module");
}
