import { failure } from "../core/failure.ts";
import type { Endpoint, HttpRequest, Named, Net, TlsOffer, Traffic } from "../core/net/net.ts";
import type { Posted, Posting } from "../core/net/post.ts";
import type { SourceId } from "../core/net/source.ts";
import { hostOf, portOf } from "../core/target/target.ts";
import type { DnsMessage } from "../formats/dns/message.ts";
import { publicResolvers } from "../data/public-resolvers.ts";
import { accessFor, type Access } from "./access.ts";
import { defaultLimits, openBudget, type Limits } from "./budget.ts";
import { connectOnce } from "./connect.ts";
import { openDns } from "./dns/run.ts";
import { openCourtesy, type Courtesy } from "./courtesy.ts";
import { nameEnd } from "./errors.ts";
import { systemFamilies, type Families } from "./families.ts";
import { exchangeHello } from "./tls/hello.ts";
import { greet } from "./mail.ts";
import { notePrivate } from "./hidden.ts";
import type { Names } from "./names.ts";
import { openOrigin, type Origin } from "./http/origin.ts";
import { openPlaces } from "./places.ts";
import type { Policy } from "./policy.ts";
import { openQueue } from "./queue.ts";
import { contextFor } from "./roots.ts";
import { openRoutes, type Pin, type Routes } from "./route.ts";
import type { Seats } from "./seats.ts";
import { secure } from "./tls/secure.ts";
import type { SourceKeys, Sources } from "./sources/table.ts";
import { agreeOnTls } from "./starttls.ts";
import type { Tunnels } from "./tunnel/tunnels.ts";
import { onAbort, withPatience } from "./time.ts";
import { askWhois, type WhoisPlace } from "./whois.ts";

/** What a door is opened with. */
export interface DoorOptions {
  /** Ends the run: the caller's own signal together with the deadline. */
  readonly signal: AbortSignal;
  readonly policy: Policy;
  /** Who resolves names, where it is neither the operating system nor {@link DoorOptions.resolvers}. */
  readonly names?: Names;
  readonly pins?: readonly Pin[];
  /** Those of the operating system unless told otherwise. */
  readonly families?: Families;
  /** PEM texts of the user's own authorities. */
  readonly given?: readonly string[];
  readonly limits?: Limits;
  /** What opens the pages of one origin. */
  readonly access?: Access | undefined;
  /** The proxies on the way; none where it is absent. */
  readonly tunnels?: Tunnels | undefined;
  /** Whom questions to the DNS go to, those for names included; the system's where this is left out, and names are the system's then. */
  readonly resolvers?: readonly string[];
  /** Other DNS servers that the operator has named. */
  readonly dnsServers?: readonly string[];
  /** Addresses of third parties in the place of their own. */
  readonly sources?: Sources;
  /** Whom to ask over WHOIS in the place of IANA's server. */
  readonly whoisRoot?: WhoisPlace | undefined;
  /** Keys that third parties have given the operator. */
  readonly sourceKeys?: SourceKeys;
  /** Who runs this process and how to reach them, for the servers that are asked; they are told the product alone where it is absent. */
  readonly operator?: string | undefined;
  /** What the runs of a server together may ask of one address; absent for a user of this machine. */
  readonly seats?: Seats | undefined;
}

/** The door of one run: the only way out, and the meter on it. */
export interface Door {
  readonly net: Net;
  /** Sends a message to a server that an account has named; see {@link Post}. */
  post(posting: Posting): Promise<Posted>;
  traffic(): Traffic;
  /** Addresses of private networks that the resolvers of the run have told, where strangers ask. */
  readonly hidden: ReadonlySet<string>;
  /** The third parties for which another address than their own was chosen. */
  readonly chosen: ReadonlySet<SourceId | "whois">;
  /** Those that have given the operator a key. */
  readonly keyed: ReadonlySet<SourceId>;
  /** Hangs up on everybody; what is still under way ends as `aborted`. */
  close(): void;
}

/** Handshakes and probes beside the main connection are given up after this many milliseconds. */
const probePatience = 4000;

/** Milliseconds for an address that is asked by name to accept a connection: others have answered, so that it keeps nobody waiting for longer. */
const placePatience = 4000;

/** The same where somebody speaks before TLS: a mail server may let whoever is new wait for its first word. */
const talkPatience = 8000;

/** How many raw probes may be under way at a time: polite, and still one round trip for all of them. */
const probesAtATime = 6;

/** How many ports may be tried at a time: as many as answer within one round trip, and still no flood. */
const connectionsAtATime = 64;

/** How many mail servers may be greeted at a time. */
const mailServersAtATime = 16;

/** Opens the door of one run. Its methods throw `Failure` for whatever the network does; anything else they throw is a bug. */
export function openDoor({
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
  seats,
  operator,
}: DoorOptions): Door {
  const ending = new AbortController();
  const free = onAbort(run, (reason) => ending.abort(reason));
  const { signal } = ending;
  const budget = openBudget(limits);
  const asking = { policy, pins, given, budget, tunnels, signal, known: dnsServers };
  const hidden = new Set<string>();
  const hear = policy.special ? undefined : (message: DnsMessage) => notePrivate(message, policy, hidden);
  const { names, ...questions } = openDns({ ...asking, resolvers, names: givenNames, hear });
  const routing = { names, pins, families, budget, signal, tunnels };
  const guest = seats?.guest();
  const routes = openRoutes({ policy, ...routing, guest });
  const origins = new Map<string, Origin>();
  const places = openPlaces(budget, probesAtATime);
  const mailing = openQueue(mailServersAtATime);
  const connecting = openQueue(connectionsAtATime);
  const courtesies = new Map<string, Courtesy>();

  /** Who speaks before TLS is asked with courtesy, everybody else as fast as is polite. */
  function turnsOf(to: Endpoint): Courtesy {
    const queue = places.queueOf(to);
    const { host, port, at, starttls } = to;
    if (!starttls) return queue;
    const key = `${starttls} ${host} ${port} ${at ?? ""}`;
    const courtesy = courtesies.get(key) ?? openCourtesy();
    courtesies.set(key, courtesy);
    return courtesy;
  }

  function origin({ host, port, at, starttls, speaks }: Endpoint, isSecure: boolean): Origin {
    const key = `${isSecure} ${host} ${port} ${at ?? ""} ${starttls ?? ""} ${speaks ?? ""}`;
    const known = origins.get(key);
    if (known) return known;
    const placed = at !== undefined && { at };
    const acceptance = starttls ? talkPatience : placePatience;
    const shown = accessFor(access, { host, port }, isSecure);
    const opening = { routes, given, isSecure, signal, budget, access: shown, ...(placed && { acceptance }) };
    const fresh = openOrigin(
      { host, port, ...placed, ...(starttls && { starttls }), ...(speaks && { speaks }) },
      opening,
    );
    origins.set(key, fresh);
    return fresh;
  }

  function tls(to: Endpoint & Named, offer?: TlsOffer): ReturnType<Net["tls"]> {
    if (!offer) return origin(to, true).handshake(to);
    return withPatience(signal, probePatience, async (within) => {
      const { socket: over, address } = await routes.connect(to, within);
      await agreeOnTls(over, to, within);
      const { lenient = false } = offer;
      const context = contextFor(given, offer, to);
      const alpn = (to.starttls ?? to.speaks) ? "none" : offer.groups ? "either" : "http/1.1";
      const { socket, handshake } = await secure(over, { to, address, context, lenient, alpn, signal: within });
      socket.destroy();
      return handshake;
    });
  }

  function hello(...[to, bytes, until]: Parameters<Net["hello"]>): ReturnType<Net["hello"]> {
    return withPatience(signal, probePatience, async (within) => {
      const { socket } = await routes.connect(to, within);
      await agreeOnTls(socket, to, within);
      budget.request();
      return exchangeHello(socket, bytes, { to, signal, within, until });
    });
  }

  /** What answered whom the user named says nothing of whom somebody else may name. */
  function routesUnder(other: Policy): Routes {
    return openRoutes({ policy: other, ...routing });
  }

  const agent = operator === undefined ? {} : { "user-agent": `portcullis (operator: ${operator})` };
  const net: Net = {
    async tls(to, offer) {
      places.enter(to);
      return guarded(to, () => tls(to, offer));
    },
    hello: (to, bytes, until) => guarded(to, () => turnsOf(to)(signal, () => hello(to, bytes, until))),
    async mail(to) {
      places.enter(to);
      return guarded(to, () => mailing(signal, () => greet(to, { routes, given, budget, signal })));
    },
    async connect(to, offer = {}) {
      places.enter(to);
      const how = { routes, signal, offer, patience: probePatience };
      return guarded(to, () => connecting(signal, () => connectOnce(to, how)));
    },
    addresses: (of) => guarded(of, () => routes.addresses(of, signal)),
    async http(request) {
      const { to, isSecure } = endpointOf(request);
      places.enter(to);
      const asked = { ...request, headers: { ...agent, ...request.headers } };
      return guarded(to, () => origin(to, isSecure).request(asked));
    },
    dns: questions.dns,
    async source(id, request) {
      // Most runs ask no third party, and what asks them is large.
      const { askSource } = await import("./sources/ask.ts");
      return askSource(id, request, { sources, keys, policy, routesUnder, given, pins, budget, signal });
    },
    whois: (server, question) => askWhois(server, question, { root: whoisRoot, policy, routesUnder, budget, signal }),
  };

  return {
    net,
    async post(posting) {
      // Checks send no messages, and what sends them is large.
      const lent = { policy, routes, given, pins, budget };
      return (await import("./post.ts")).post({ ...posting, headers: { ...agent, ...posting.headers } }, lent, signal);
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
      guest?.leave();
    },
  };
}

/** What is left to name is a run that ended before or between the steps, which name their own failures. */
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
