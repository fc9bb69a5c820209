import { Agent } from "node:http";
import type { Duplex } from "node:stream";
import { Failure } from "../core/failure.ts";
import type { Endpoint, Handshake, HttpReply, HttpRequest, Named } from "../core/net.ts";
import type { Budget } from "./budget.ts";
import { toFailure } from "./errors.ts";
import { exchange, type Bare } from "./exchange.ts";
import { exchange2 } from "./http2.ts";
import { openLink, type Dialling, type Link } from "./line.ts";
import { shortened, withSignal } from "./time.ts";

/** One origin during a run: one connection, kept for as long as the server keeps it. */
export interface Origin {
  /** The handshake of the current connection; shakes hands where there is none yet. */
  handshake(named: Named): Promise<Handshake>;
  request(request: HttpRequest): Promise<HttpReply>;
  close(): void;
}

interface Opening extends Dialling {
  readonly isSecure: boolean;
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

export function openOrigin(to: Endpoint, opening: Opening): Origin {
  const { isSecure, signal, budget } = opening;
  let current: Promise<Link> | undefined;
  let isTaken = false;
  /** Round trips of connections that no reply has been charged with yet. */
  let unpaid = 0;

  function open(by: Named, within: AbortSignal): Promise<Link> {
    isTaken = false;
    const opened = openLink({ ...to, ...by }, isSecure, within, opening);
    current = opened;
    opened.then(
      ({ roundTrips }) => (unpaid += roundTrips),
      // A connection that failed under one caller's patience may still come about for the next one.
      () => current === opened && (current = undefined),
    );
    return opened;
  }

  /** The connection made for the handshake, if it is still good and unused; else a new one. */
  async function take(by: Named, within: AbortSignal): Promise<Link> {
    const kept = !isTaken && current ? await current : null;
    const link = kept && !kept.socket.destroyed ? kept : await open(by, within);
    isTaken = true;
    return link;
  }

  let asking: { readonly by: Named; readonly within: AbortSignal } = { by: {}, within: signal };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agent.createConnection = (_options, done) => {
    take(asking.by, asking.within).then(
      ({ socket }) => done?.(null, socket as Duplex),
      (error: Error) => done?.(error, undefined as never),
    );
    return undefined;
  };

  async function ask(request: HttpRequest, within: AbortSignal): Promise<[Bare, HttpReply["parser"]]> {
    const link = await (current ?? open(request, within));
    if (link.handshake?.alpn === "h2") {
      return [await exchange2(request, await take(request, within), { signal: within, budget }), "strict"];
    }
    const how = { agent, signal: within, budget };
    try {
      return [await exchange(request, { ...how, tolerant: false }), "strict"];
    } catch (error) {
      const { reason } = toFailure(error, to, "http");
      // Browsers read what the strict parser refuses, so a verdict needs a second, tolerant look; a kept connection may have died unseen.
      if (reason !== "http.malformed" && reason !== "http.closed") throw error;
      const tolerant = reason === "http.malformed";
      return [await exchange(request, { ...how, tolerant }), tolerant ? "tolerant" : "strict"];
    }
  }

  return {
    async handshake(by) {
      const { handshake } = await (current ?? open(by, signal));
      if (!handshake) throw new Error("no handshake over plain HTTP");
      return handshake;
    },
    async request(request) {
      const started = performance.now();
      const within = shortened(signal, request.patience);
      asking = { by: request, within };
      try {
        // The connection reports its own phase where time runs out; only what follows is the exchange's.
        await (current ?? open(request, within));
        budget.request();
        const [bare, parser] = await withSignal(within, ask(request, within));
        const { address, handshake } = await (current ?? open(request, within));
        const roundTrips = unpaid + 1;
        unpaid = 0;
        return { ...bare, address, handshake, parser, roundTrips, ms: performance.now() - started };
      } catch (error) {
        throw error instanceof Failure ? error : toFailure(error, to, "http");
      }
    },
    close() {
      agent.destroy();
      current?.then(
        ({ socket }) => socket.destroy(),
        () => {},
      );
    },
  };
}
