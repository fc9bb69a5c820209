import { failure } from "../core/failure.ts";
import type { Endpoint, HttpRequest, Named, Net, TlsOffer, Traffic } from "../core/net.ts";
import { hostOf, portOf } from "../core/target.ts";
import { defaultLimits, openBudget, type Limits } from "./budget.ts";
import { nameEnd } from "./errors.ts";
import { exchangeHello } from "./hello.ts";
import { systemNames, type Names } from "./names.ts";
import { openOrigin, type Origin } from "./origin.ts";
import type { Policy } from "./policy.ts";
import { openQueue } from "./queue.ts";
import { contextFor } from "./roots.ts";
import { openRoutes, type Pin } from "./route.ts";
import { secure } from "./secure.ts";
import { onAbort, withPatience } from "./time.ts";

/** What a door is opened with. Names are resolved by the operating system unless `names` says otherwise. */
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
  /** Hangs up on everybody; what is still under way ends as `aborted`. */
  close(): void;
}

/** Handshakes and probes beside the main connection are given up after this many milliseconds. */
const probePatience = 4000;

/** How many raw probes may be under way at a time: polite, and still one round trip for all of them. */
const probesAtATime = 6;

/** Opens the door of one run. Its methods throw `Failure` for whatever the network does; anything else they throw is a bug. */
export function openDoor({
  signal: run,
  policy,
  names = systemNames,
  pins = [],
  given = [],
  limits = defaultLimits,
}: DoorOptions): Door {
  const ending = new AbortController();
  const free = onAbort(run, (reason) => ending.abort(reason));
  const { signal } = ending;
  const budget = openBudget(limits);
  const routes = openRoutes({ policy, names, pins, budget, signal });
  const origins = new Map<string, Origin>();
  const probing = openQueue(probesAtATime);

  function origin({ host, port }: Endpoint, isSecure: boolean): Origin {
    const key = `${isSecure} ${host} ${port}`;
    const known = origins.get(key);
    if (known) return known;
    const fresh = openOrigin({ host, port }, { routes, given, isSecure, signal, budget });
    origins.set(key, fresh);
    return fresh;
  }

  function tls(to: Endpoint & Named, offer?: TlsOffer): ReturnType<Net["tls"]> {
    if (!offer) return origin(to, true).handshake(to);
    return withPatience(signal, probePatience, async (within) => {
      const { socket: over, address } = await routes.connect(to, within);
      const { lenient = false } = offer;
      const context = contextFor(given, offer);
      const alpn = offer.groups ? "either" : "http/1.1";
      const { socket, handshake } = await secure(over, { to, address, context, lenient, alpn, signal: within });
      socket.destroy();
      return handshake;
    });
  }

  function hello(...[to, bytes, until]: Parameters<Net["hello"]>): ReturnType<Net["hello"]> {
    return withPatience(signal, probePatience, async (within) => {
      const { socket } = await routes.connect(to, within);
      budget.request();
      return exchangeHello(socket, bytes, { to, signal, within, until });
    });
  }

  const net: Net = {
    tls: (to, offer) => guarded(to, () => tls(to, offer)),
    hello: (to, bytes, until) => guarded(to, () => probing(signal, () => hello(to, bytes, until))),
    async http(request) {
      const { to, isSecure } = endpointOf(request);
      return guarded(to, () => origin(to, isSecure).request(request));
    },
  };

  return {
    net,
    traffic: budget.traffic,
    close() {
      free();
      ending.abort();
      origins.forEach((each) => each.close());
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
  return { to: { host: hostOf(url), port: portOf(url) }, isSecure: url.protocol === "https:" };
}
