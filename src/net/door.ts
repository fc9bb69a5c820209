import { failure } from "../core/failure.ts";
import type { Endpoint, HttpRequest, Named, Net, TlsOffer, Traffic } from "../core/net.ts";
import { hostOf, portOf } from "../core/target.ts";
import { defaultLimits, openBudget, type Limits } from "./budget.ts";
import { toFailure } from "./errors.ts";
import { exchangeHello } from "./hello.ts";
import { systemNames, type Names } from "./names.ts";
import { openOrigin, type Origin } from "./origin.ts";
import type { Policy } from "./policy.ts";
import { contextFor } from "./roots.ts";
import { openRoutes, type Pin } from "./route.ts";
import { secure } from "./secure.ts";
import { shortened } from "./time.ts";

export interface DoorOptions {
  /** Ends the run: the caller's own signal together with the deadline. */
  readonly signal: AbortSignal;
  readonly policy: Policy;
  readonly names?: Names;
  readonly pins?: readonly Pin[];
  /** PEM texts of the user's own authorities. */
  readonly given?: readonly string[];
  readonly limits?: Limits;
}

/** The door of one run: the only way out, and the meter on it. */
export interface Door {
  readonly net: Net;
  traffic(): Traffic;
  /** Hangs up on everybody. */
  close(): void;
}

/** Handshakes and probes beside the main connection are given up after this many milliseconds. */
const probePatience = 4000;

/** How many raw probes may be under way at a time: polite, and still one round trip for all of them. */
const probesAtATime = 6;

export function openDoor({
  signal,
  policy,
  names = systemNames,
  pins = [],
  given = [],
  limits = defaultLimits,
}: DoorOptions): Door {
  const budget = openBudget(limits);
  const connect = openRoutes({ policy, names, pins, budget });
  const origins = new Map<string, Origin>();
  const probing = openQueue(probesAtATime);

  function origin(to: Endpoint, isSecure: boolean): Origin {
    const key = `${isSecure} ${to.host} ${to.port}`;
    const known = origins.get(key);
    if (known) return known;
    const fresh = openOrigin({ host: to.host, port: to.port }, { connect, given, isSecure, signal, budget });
    origins.set(key, fresh);
    return fresh;
  }

  async function tls(to: Endpoint & Named, offer?: TlsOffer): ReturnType<Net["tls"]> {
    if (!offer) return origin(to, true).handshake(to);
    const within = shortened(signal, probePatience);
    const { socket: over, address } = await connect(to, within);
    const { lenient = false } = offer;
    const context = contextFor(given, offer);
    const { socket, handshake } = await secure(over, {
      to,
      address,
      context,
      lenient,
      alpn: "http/1.1",
      signal: within,
    });
    socket.destroy();
    return handshake;
  }

  async function hello(to: Endpoint & Named, bytes: Uint8Array): ReturnType<Net["hello"]> {
    const within = shortened(signal, probePatience);
    const { socket } = await connect(to, within);
    budget.request();
    return exchangeHello(socket, bytes, within);
  }

  const net: Net = {
    tls: (to, offer) => guarded(to, () => tls(to, offer)),
    hello: (to, bytes) => guarded(to, () => probing(() => hello(to, bytes))),
    async http(request) {
      const { to, isSecure } = endpointOf(request);
      return guarded(to, () => origin(to, isSecure).request(request));
    },
  };

  async function guarded<T>(to: Endpoint, work: () => Promise<T>): Promise<T> {
    try {
      signal.throwIfAborted();
      return await work();
    } catch (error) {
      throw toFailure(error, to, "tcp");
    }
  }

  return {
    net,
    traffic: budget.traffic,
    close: () => origins.forEach((each) => each.close()),
  };
}

function endpointOf(request: HttpRequest): { readonly to: Endpoint; readonly isSecure: boolean } {
  const url = URL.parse(request.url);
  if (!url || !/^https?:$/.test(url.protocol)) throw failure("http.malformed", { host: "", detail: "URL" });
  return { to: { host: hostOf(url), port: portOf(url) }, isSecure: url.protocol === "https:" };
}

/** Lets at most `limit` pieces of work run at a time. */
function openQueue(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((turn) => waiting.push(turn));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
