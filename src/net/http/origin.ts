import type { Socket } from "node:net";
import { failure, Failure } from "../../core/failure.ts";
import type { Endpoint, Handshake, HttpReply, HttpRequest, Named } from "../../core/net/net.ts";
import type { Budget } from "../budget.ts";
import { equipped } from "../access.ts";
import { nameEnd, type Phase } from "../errors.ts";
import { exchange, type Bare, type WireRequest } from "./exchange.ts";
import { exchange2 } from "./http2.ts";
import { openLink, type Dialling, type Link } from "../line.ts";
import { openQueue } from "../queue.ts";
import { refusal } from "../tls/secure.ts";
import { whyOf, withPatience, withSignal } from "../time.ts";

/** One origin during a run: one keep-alive connection, one exchange at a time. */
export interface Origin {
  /** The latest connection's handshake; connects if there is none. */
  handshake(named: Named): Promise<Handshake>;
  request(request: WireRequest): Promise<HttpReply>;
  close(): void;
}

interface Opening extends Omit<Dialling, "begin"> {
  readonly isSecure: boolean;
  readonly signal: AbortSignal;
  readonly budget: Budget;
  /** The default milliseconds within which a new connection must be established. */
  readonly acceptance?: number;
}

/** Who named the endpoint, and how soon the connection must be established. */
type Coming = Pick<HttpRequest, "namedBy" | "acceptance">;

/** A connection that is kept between exchanges. */
interface Kept extends Link {
  /** Round trips not yet counted in a reply. */
  unpaid: number;
  /** The bytes received when the latest reply ended, or the connection was ready. Any further bytes while idle are unsolicited. */
  received: number;
}

/** Opens an origin without connecting; the first handshake or request connects. Network errors are thrown as `Failure`. */
export function openOrigin(to: Endpoint, opening: Opening): Origin {
  const { isSecure, signal, budget, routes, acceptance: usual } = opening;
  const ends = { ...to, isPlain: !isSecure };
  const turns = openQueue(1);
  let kept: Kept | undefined;
  let coming: Promise<Kept> | undefined;
  /** The current step, which a timeout names. */
  let phase: Phase = "tcp";
  let question: Question | undefined;

  /** The kept connection if it is usable, else a new one. Concurrent callers share the connection being opened. */
  async function present(by: Coming, within: AbortSignal, isGood: (link: Kept) => boolean): Promise<Kept> {
    if (coming) {
      await withSignal(within, coming).catch((error: unknown) => passOn(error, within, usual));
      return present(by, within, isGood);
    }
    if (kept && routes.mayRide({ ...to, ...by }, kept.address) && isGood(kept)) return kept;
    coming = open(by, within).finally(() => (coming = undefined));
    return coming;
  }

  function begin(next: Phase): void {
    phase = next;
    if (next === "tcp") question = { since: performance.now(), heard: 0 };
  }

  async function open({ namedBy, acceptance = usual }: Coming, within: AbortSignal): Promise<Kept> {
    const named = namedBy === undefined ? to : { ...to, namedBy };
    // The time that a proxy needs says nothing about the port behind it.
    const soonest = routes.proxyTo(ends) !== null ? undefined : acceptance;
    const link = await withPatience(within, soonest, (soon) => openLink(named, isSecure, soon, { ...opening, begin }));
    if (signal.aborted) {
      link.socket.destroy();
      throw whyOf(signal);
    }
    hangUp();
    kept = { ...link, unpaid: link.roundTrips };
    return kept;
  }

  function hangUp(): void {
    kept?.agent.destroy();
    kept?.socket.destroy();
  }

  async function carry(asked: WireRequest, link: Kept, { tolerant, within }: Try): Promise<Carried> {
    const request: WireRequest = equipped(asked, link, to.host, opening.access);
    budget.request();
    phase = "http";
    question = { since: performance.now(), ...question, over: link.socket, heard: link.socket.bytesRead };
    const how = { to, agent: link.agent, tolerant: tolerant ? link.socket : null, signal: within, budget };
    const isNewer = link.handshake?.alpn === "h2";
    const isUnheard = link.received === 0;
    const bare = await (isNewer ? exchange2(request, link, how) : exchange(request, how)).catch((error: unknown) => {
      // RFC 8446 §4.4.2.4: under TLS 1.3 the client finishes before the server has seen that there is no certificate.
      throw isUnheard && link.asksWho && error instanceof Failure ? refusal(error, to, link.showsWho) : error;
    });
    link.received = isNewer || tolerant ? spent : link.socket.bytesRead;
    // RFC 9110 §15: a status below 200 is not final, and an unrequested protocol switch (§15.2.2) is not a page.
    if (bare.status < 200) throw failure("http.malformed", { host: to.host, detail: `${bare.status}` });
    return { bare, link, parser: tolerant ? "tolerant" : "strict" };
  }

  async function ask(request: WireRequest, within: AbortSignal): Promise<Carried & Pick<HttpReply, "roundTrips">> {
    const before = kept;
    question = undefined;
    const link = await present(request, within, isIdle);
    const roundTrips = charge(link);
    try {
      return { ...(await carry(request, link, { tolerant: false, within })), roundTrips };
    } catch (error) {
      const again = secondTry(error, request, link === before);
      if (!again) throw error;
      // The reader of the broken header is still attached to the old connection.
      const second = await present(request, within, again.tolerant ? () => false : isIdle);
      const both = roundTrips + charge(second);
      return { ...(await carry(request, second, { ...again, within })), roundTrips: both };
    }
  }

  /**
   * Adds to a timeout or a closed connection how long the peer was silent, unless the run itself ended. Behind a proxy it is unknown which side was
   * silent, so the proxy is named instead.
   */
  function tellSilence(thrown: unknown): never {
    const error = nameEnd(thrown, to, phase);
    if (!(error instanceof Failure) || !isWait(error)) throw error;
    if (!question || (question.over?.bytesRead ?? 0) > question.heard) throw error;
    const proxy = routes.proxyTo(ends);
    if (proxy === null && signal.aborted) throw error;
    const told = proxy === null ? { silence: Math.round(performance.now() - question.since) } : { proxy };
    throw new Failure({ ...error.facts, params: { ...error.facts.params, ...told } }, { cause: error });
  }

  return {
    async handshake(by) {
      const { handshake } = await present(by, signal, () => true).catch((error: unknown) => {
        throw nameEnd(error, to, phase);
      });
      if (!handshake) throw new Error("no handshake over plain HTTP");
      return handshake;
    },
    request(request) {
      const started = performance.now();
      return withPatience(signal, request.patience, async (within) => {
        try {
          const { bare, link, ...rest } = await turns(within, () => ask(request, within).catch(tellSilence));
          const { address, handshake } = link;
          return { ...bare, ...rest, address, handshake, ms: performance.now() - started };
        } catch (error) {
          throw nameEnd(error, to, phase);
        }
      });
    },
    close: hangUp,
  };
}

/** The pending question: since the connection attempt, or over an existing connection. */
interface Question {
  readonly since: number;
  readonly over?: Socket;
  /** Bytes received over the connection before. */
  readonly heard: number;
}

const waits: ReadonlySet<string> = new Set(["timeout.tcp", "timeout.http", "tcp.reset", "http.closed"]);

function isWait({ facts: { id } }: Failure): boolean {
  return waits.has(id);
}

interface Try {
  readonly tolerant: boolean;
  readonly within: AbortSignal;
}

interface Carried extends Pick<HttpReply, "parser"> {
  readonly bare: Bare;
  readonly link: Kept;
}

/** An ended HTTP/2 session closes its connection; so does a lenient exchange. */
const spent = -1;

/** The round trips of an exchange, including those of the connection where not yet counted. */
function charge(link: Kept): number {
  const roundTrips = link.unpaid + 1;
  link.unpaid = 0;
  return roundTrips;
}

/** Whether the connection is free for another exchange. */
function isIdle({ socket, received }: Kept): boolean {
  return !socket.destroyed && socket.writable && socket.bytesRead === received;
}

/** A connection that failed under another caller's timeout may still succeed under ours, unless it was the origin's default timeout. */
function passOn(error: unknown, within: AbortSignal, usual: number | undefined): void {
  const isTheirs = usual === undefined && error instanceof Failure && error.code === "UPSTREAM_TIMEOUT";
  if (within.aborted || !isTheirs) throw error;
}

/**
 * Browsers accept headers that the strict parser rejects, so a second, lenient request follows. A kept connection may have died unnoticed:
 * RFC 9112 §9.3.1 allows a retry then, but only for idempotent requests (RFC 9110 §9.2.2).
 */
function secondTry(error: unknown, { method = "GET" }: HttpRequest, wasKept: boolean): Omit<Try, "within"> | null {
  if (!(error instanceof Failure) || method !== "GET") return null;
  if (error.facts.id === "http.malformed") return { tolerant: true };
  return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
}
