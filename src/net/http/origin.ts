import type { Socket } from "node:net";
import { failure, Failure } from "../../core/failure.ts";
import type { IdleConnection, IdleConnections } from "../../core/net/idle-connections.ts";
import type { Endpoint, Handshake, HttpReply, HttpRequest, Named } from "../../core/net/net.ts";
import type { Budget } from "../budget.ts";
import { equipped } from "../access.ts";
import { nameEnd, type Phase } from "../errors.ts";
import { isBroken, isNoConnection, isSafe, isTold, isWait, secondTry, type SecondTry } from "./broken.ts";
import { exchangeHttp, type Bare, type WireRequest } from "./exchange.ts";
import { exchange2 } from "./http2.ts";
import { openConnection, type ConnectOptions, type Connection } from "../connection.ts";
import { openQueue } from "../queue.ts";
import { tlsRefusal } from "../tls/secure.ts";
import { whyOf, withPatience, withSignal } from "../time.ts";

/** One origin during a run: one keep-alive connection, one exchange at a time. */
export interface Origin {
  /** The latest connection's handshake; connects if there is none. */
  handshake(named: Named): Promise<Handshake>;
  request(request: WireRequest): Promise<HttpReply>;
  /** Ends the connection, or hands it on to the next run. */
  close(): void;
}

interface Opening extends Omit<ConnectOptions, "begin"> {
  readonly isSecure: boolean;
  readonly signal: AbortSignal;
  readonly budget: Budget;
  /** The default milliseconds within which a new connection must be established. */
  readonly acceptance?: number;
  /** The connections of earlier runs, and the name of this origin among them. */
  readonly idle?: IdleConnections | undefined;
  readonly key: string;
}

/** Who named the endpoint, and how soon the connection must be established. */
type Coming = Pick<HttpRequest, "namedBy" | "acceptance">;

/** A connection that is kept between exchanges. */
interface Kept extends Connection, IdleConnection {
  /** Whether an earlier run opened it. */
  readonly isAdopted: boolean;
  /** Whether it has carried an exchange. */
  isUsed: boolean;
  /** Round trips not yet counted in a reply. */
  unpaid: number;
  /** The bytes received when the latest reply ended, or the connection was ready. Any further bytes while idle are unsolicited. */
  received: number;
}

/** Opens an origin without connecting; the first handshake or request connects. Network errors are thrown as `Failure`. */
export function openOrigin(to: Endpoint, opening: Opening): Origin {
  const { isSecure, signal, budget, routes, acceptance: usual, idle, key } = opening;
  const ends = { ...to, isPlain: !isSecure };
  const turns = openQueue(1);
  let kept: Kept | undefined;
  let coming: Promise<Kept> | undefined;
  /** Exchanges that have not ended. */
  let running = 0;
  /** The current step, which a timeout names. */
  let phase: Phase = "tcp";
  let question: Question | undefined;

  /**
   * The kept connection if it is usable, else one of an earlier run if this exchange may use it, else a new one. Concurrent callers share the
   * connection being opened.
   */
  async function present(
    by: Coming,
    within: AbortSignal,
    isGood: (link: Kept) => boolean,
    isNew = false,
  ): Promise<Kept> {
    if (coming) {
      await withSignal(within, coming).catch((error: unknown) => passOn(error, within, usual));
      return present(by, within, isGood, isNew);
    }
    if (kept && routes.mayRide({ ...to, ...by }, kept.address) && isGood(kept)) return kept;
    const adopted = isNew ? null : adopt(by);
    if (adopted) return adopted;
    coming = open(by, within).finally(() => (coming = undefined));
    return coming;
  }

  /** Takes the connection of an earlier run, unless it is broken or leads where this run may not go. */
  function adopt(by: Coming): Kept | null {
    for (let next = idle?.take(key); next; next = idle?.take(key)) {
      const link = { ...(next as Kept), isAdopted: true, unpaid: 0 };
      if (!isIdle(link) || !routes.mayRide({ ...to, ...by }, link.address)) {
        link.close();
        continue;
      }
      kept?.close();
      budget.watch(link.line);
      if (to.at === undefined) routes.prefer(to, link.address);
      kept = link;
      return link;
    }
    return null;
  }

  function begin(next: Phase): void {
    phase = next;
    if (next === "tcp") question = { since: performance.now(), heard: 0 };
  }

  async function open({ namedBy, acceptance = usual }: Coming, within: AbortSignal): Promise<Kept> {
    const named = namedBy === undefined ? to : { ...to, namedBy };
    // The time that a proxy needs says nothing about the port behind it.
    const soonest = routes.proxyTo(ends) !== null ? undefined : acceptance;
    const openedAt = Date.now();
    const link = await withPatience(within, soonest, (soon) =>
      openConnection(named, isSecure, soon, { ...opening, begin }),
    );
    if (signal.aborted) {
      link.socket.destroy();
      throw whyOf(signal);
    }
    idle?.accept(key);
    kept?.close();
    const close = (): void => {
      link.agent.destroy();
      link.socket.destroy();
    };
    kept = { ...link, isAdopted: false, isUsed: false, openedAt, close, unpaid: link.roundTrips };
    return kept;
  }

  /** A connection with an exchange before its end, or without any, is of no use to another run. */
  function end(): void {
    if (!kept) return;
    if (!idle || running > 0 || !kept.isUsed || !isIdle(kept)) return kept.close();
    budget.release(kept.line);
    idle.leave(key, kept);
    kept = undefined;
  }

  async function carry(asked: WireRequest, link: Kept, { tolerant, within }: Try): Promise<Carried> {
    const request: WireRequest = equipped(asked, link, to.host, opening.access);
    budget.request();
    phase = "http";
    question = { since: performance.now(), ...question, over: link.socket, heard: link.socket.bytesRead };
    const how = { to, agent: link.agent, tolerant: tolerant ? link.socket : null, signal: within, budget };
    const isNewer = link.handshake?.alpn === "h2";
    const isUnheard = link.received === 0;
    const bare = await (isNewer ? exchange2(request, link, how) : exchangeHttp(request, how)).catch(
      (error: unknown) => {
        // RFC 8446 §4.4.2.4: under TLS 1.3 the client finishes before the server has seen that there is no certificate.
        throw isUnheard && link.asksWho && error instanceof Failure ? tlsRefusal(error, to, link.showsWho) : error;
      },
    );
    link.received = isNewer || tolerant ? spent : link.socket.bytesRead;
    link.isUsed = true;
    // RFC 9110 §15: a status below 200 is not final, and an unrequested protocol switch (§15.2.2) is not a page.
    if (bare.status < 200) throw failure("http.malformed", { host: to.host, detail: `${bare.status}` });
    return { bare, link, parser: tolerant ? "tolerant" : "strict" };
  }

  async function ask(request: WireRequest, within: AbortSignal, isNew = false): Promise<Answered> {
    const before = kept;
    question = undefined;
    const link = await connected(request, within, isNew);
    const roundTrips = charge(link);
    try {
      const carried = await carry(request, link, { tolerant: false, within });
      if (link.isAdopted && carried.bare.status === 408 && isSafe(request)) return await askAnew(roundTrips);
      return { ...carried, roundTrips };
    } catch (error) {
      if (link.isAdopted && isBroken(error) && isSafe(request)) return askAnew(roundTrips);
      const again = secondTry(error, request, link === before);
      if (!again) throw error;
      // The reader of the broken header is still attached to the old connection.
      const second = await present(request, within, again.tolerant ? () => false : isIdle, true);
      const both = roundTrips + charge(second);
      return { ...(await carry(request, second, { ...again, within })), roundTrips: both };
    }

    /** A connection of an earlier run may have ended unnoticed (RFC 9112 §9.5), so its failure shows nothing about the server. */
    async function askAnew(spentTrips: number): Promise<Answered> {
      link.close();
      const answered = await ask(request, within, true);
      return { ...answered, roundTrips: answered.roundTrips + spentTrips };
    }
  }

  /** A connection for a request. Where it cannot be opened, other runs need not try again. */
  async function connected(request: WireRequest, within: AbortSignal, isNew: boolean): Promise<Kept> {
    const { acceptance, namedBy } = request;
    // A port is the same for every path, but may be forbidden for another party.
    const isShared = !isSecure && acceptance !== undefined && namedBy === undefined;
    const known = isShared ? idle?.refusal(key) : null;
    if (known) throw new Failure(known);
    const begunAt = Date.now();
    try {
      return await present(request, within, isIdle, isNew);
    } catch (error) {
      const failed = silenceTold(error);
      if (isShared && !signal.aborted && isNoConnection(failed, acceptance)) idle?.refuse(key, failed.facts, begunAt);
      throw failed;
    }
  }

  /**
   * Returns the failure of a timeout or a closed connection with how long the peer was silent, unless the run itself ended. Behind a proxy it is unknown which side was
   * silent, so the proxy is named instead.
   */
  function silenceTold(thrown: unknown): unknown {
    const error = nameEnd(thrown, to, phase);
    if (!(error instanceof Failure) || !isWait(error) || isTold(error)) return error;
    if (!question || (question.over?.bytesRead ?? 0) > question.heard) return error;
    const proxy = routes.proxyTo(ends);
    if (proxy === null && signal.aborted) return error;
    const told = proxy === null ? { silence: Math.round(performance.now() - question.since) } : { proxy };
    return new Failure({ ...error.facts, params: { ...error.facts.params, ...told } }, { cause: error });
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
        running++;
        try {
          const { bare, link, ...rest } = await turns(within, () =>
            ask(request, within).catch((error: unknown) => {
              throw silenceTold(error);
            }),
          );
          const { address, handshake } = link;
          return { ...bare, ...rest, address, handshake, ms: performance.now() - started };
        } catch (error) {
          throw nameEnd(error, to, phase);
        } finally {
          running--;
        }
      });
    },
    close: end,
  };
}

/** The pending question: since the connection attempt, or over an existing connection. */
interface Question {
  readonly since: number;
  readonly over?: Socket;
  /** Bytes received over the connection before. */
  readonly heard: number;
}

interface Try extends SecondTry {
  readonly within: AbortSignal;
}

interface Carried extends Pick<HttpReply, "parser"> {
  readonly bare: Bare;
  readonly link: Kept;
}

type Answered = Carried & Pick<HttpReply, "roundTrips">;

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
