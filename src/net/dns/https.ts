import { connect, constants, type ClientHttp2Session } from "node:http2";
import type { TLSSocket } from "node:tls";
import { DnsError } from "../../formats/dns/error.ts";
import { isTimeout, withSignal } from "../time.ts";
import type { Budget } from "../budget.ts";
import { acceptAnswer } from "./accept-answer.ts";
import { codeName, mediaType, readDohReply, tooLong } from "./https-stream.ts";
import { DnsTrouble } from "./error-reason.ts";
import type { RetryWait } from "./wait.ts";
import type { TransportReply, DnsQuery, DnsTransport } from "./transport.ts";

/** The most sessions per server. */
const mostSessions = 4;

/** The questions per session before another is opened: RFC 9113 §6.5.2 recommends that servers allow at least this many streams. */
const mostStreams = 100;

/** The milliseconds between two checks of the received bytes. */
const glance = 50;

interface Session {
  readonly opened: Promise<ClientHttp2Session>;
  /** The same, once connected. */
  over?: ClientHttp2Session;
  socket?: TLSSocket;
  /** The code of the server's GOAWAY, RFC 9113 §6.8. */
  goodbye?: number;
  /** The budget failure that ended it. */
  overspent?: unknown;
  underWay: number;
  answered: number;
  isOver: boolean;
}

/** The target of messages over HTTPS. */
export interface DohTarget {
  /** With the port unless it is 443. */
  readonly authority: string;
  readonly path: string;
}

/** The transport over HTTPS, RFC 8484, over HTTP/2 only; `shake` returns a connection with a verified certificate. */
export function openHttps(
  { authority, path }: DohTarget,
  shake: () => Promise<TLSSocket>,
  budget: Budget,
): DnsTransport {
  const sessions = new Set<Session>();
  // A header list is sent as it is; an object would be copied and validated for every question.
  const fields = [":method", "POST", ":scheme", "https", ":authority", authority, ":path", path];
  fields.push("content-type", mediaType, "accept", mediaType);
  let isClosed = false;

  function open(): Session {
    const opened = shake().then((socket) => {
      const fresh = connect(`https://${authority}`, {
        createConnection: () => socket,
        settings: { enablePush: false },
      });
      fresh.on("goaway", (code: number) => {
        session.goodbye = code;
        leave(session);
      });
      fresh.on("close", () => leave(session));
      // The stream reports the error to its caller.
      fresh.on("error", () => leave(session));
      session.over = fresh;
      session.socket = socket;
      watch(session, socket);
      if (isClosed) end(session);
      return fresh;
    });
    const session: Session = { opened, underWay: 0, answered: 0, isOver: false };
    opened.catch(() => leave(session));
    sessions.add(session);
    return session;
  }

  /** No event reports data below the streams, and frames without a stream may arrive endlessly. */
  function watch(session: Session, socket: TLSSocket): void {
    const timer = setInterval(() => {
      try {
        budget.check();
      } catch (error) {
        session.overspent = error;
        leave(session);
        end(session);
      }
    }, glance);
    timer.unref();
    socket.once("close", () => clearInterval(timer));
  }

  function leave(session: Session): void {
    session.isOver = true;
    sessions.delete(session);
    // The last pending question ends it.
    if (session.underWay === 0) end(session);
  }

  /** Destroying a session only sends GOAWAY: if the server does not close, the connection would stay open. */
  function end({ over, socket }: Session): void {
    over?.destroy();
    socket?.destroy();
  }

  function pick(): Session {
    let idlest: Session | undefined;
    for (const session of sessions) if (!idlest || session.underWay < idlest.underWay) idlest = session;
    if (!idlest || (idlest.underWay >= mostStreams && sessions.size < mostSessions)) return open();
    return idlest;
  }

  async function askOnce(query: DnsQuery, session: Session, signal: AbortSignal): Promise<TransportReply> {
    const over = session.over ?? (await withSignal(signal, session.opened));
    const since = performance.now();
    const bytes = await post(over, query.bytes, signal);
    // RFC 8484 §4.1: ID 0, so that the same question is always the same request.
    const message = acceptAnswer(bytes, { id: 0, question: query.question });
    if (!message) throw new DnsTrouble("BADRESP");
    session.answered++;
    return { bytes, message, ms: performance.now() - since };
  }

  async function ask(query: DnsQuery, wait: RetryWait, isAgain = false): Promise<TransportReply> {
    const session = pick();
    const before = session.answered;
    const { signal, onLate } = wait;
    // If no answer has arrived since, this session may be dead: the next question uses another.
    const free = onLate(() => {
      if (session.answered === before) leave(session);
    });
    if (session.underWay++ === 0) session.over?.ref();
    try {
      return await askOnce(query, session, signal);
    } catch (error) {
      if (signal.aborted && session.answered === before) leave(session);
      if (session.overspent !== undefined) throw session.overspent;
      // A server that sends oversized messages may continue; leave the session.
      if (error instanceof DnsTrouble && error.message === tooLong) leave(session);
      // RFC 9113 §6.8: GOAWAY leaves some requests unanswered, and an idle session may have died unnoticed.
      const isLost = !signal.aborted && session.answered > 0 && (await isOver(session));
      if (!isLost || isAgain || error instanceof DnsTrouble) throw reasoned(error, session);
      return await ask(query, wait, true);
    } finally {
      free();
      session.underWay--;
      if (session.underWay === 0) rest(session);
    }
  }

  /** Idle sessions do not keep the process alive. */
  function rest(session: Session): void {
    session.opened.then((over) => (session.isOver ? end(session) : over.unref())).catch(() => {});
  }

  /** Sends a message by POST, which no cache answers, and returns the reply. */
  async function post(session: ClientHttp2Session, body: Buffer, signal: AbortSignal): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const stream = session.request([...fields, "content-length", `${body.length}`]);
    readDohReply(stream, session, { resolve, reject });
    stream.end(body);
    try {
      return await withSignal(signal, promise);
    } catch (error) {
      stream.close(constants.NGHTTP2_CANCEL);
      throw error;
    }
  }

  return {
    ask,
    close() {
      isClosed = true;
      for (const session of sessions) session.opened.then(() => end(session)).catch(() => {});
    },
  };
}

async function isOver({ opened, isOver: isLeft }: Session): Promise<boolean> {
  const session = await opened.catch(() => undefined);
  return isLeft || !session || session.closed || session.destroyed;
}

/** The session's end explains more than the stream's error. */
function reasoned(error: unknown, { goodbye }: Session): unknown {
  if (goodbye === undefined || error instanceof DnsError || isTimeout(error)) return error;
  if (error instanceof DnsTrouble && error.message.startsWith("HTTP-")) return error;
  return new DnsTrouble(goodbye === 0 ? "HTTP2-GOAWAY" : `HTTP2-GOAWAY-${codeName(goodbye)}`, { cause: error });
}
