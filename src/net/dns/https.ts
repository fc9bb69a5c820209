import { connect, constants, type ClientHttp2Session } from "node:http2";
import type { TLSSocket } from "node:tls";
import { DnsError } from "../../formats/dns/error.ts";
import { isTimeout, withSignal } from "../time.ts";
import type { Budget } from "../budget.ts";
import { acceptAnswer } from "./accept.ts";
import { codeName, mediaType, readAnswer, tooLong } from "./https-stream.ts";
import { Trouble } from "./trouble.ts";
import type { Wait } from "./wait.ts";
import type { Heard, Query, Way } from "./way.ts";

/** So many sessions carry the questions for one server. */
const mostSessions = 4;

/** So many questions go over one of them before the next is opened: what RFC 9113 §6.5.2 recommends that servers take at least. */
const mostStreams = 100;

/** So many milliseconds are between two looks at what has been received. */
const glance = 50;

interface Session {
  readonly opened: Promise<ClientHttp2Session>;
  /** The same, once it is there. */
  over?: ClientHttp2Session;
  socket?: TLSSocket;
  /** The code with which the server has said goodbye, RFC 9113 §6.8. */
  goodbye?: number;
  /** The end of the budget, which it has reached. */
  overspent?: unknown;
  underWay: number;
  answered: number;
  isOver: boolean;
}

/** Where messages are sent to over HTTPS. */
export interface Target {
  /** With the port where it is another than 443. */
  readonly authority: string;
  readonly path: string;
}

/** Opens the way over HTTPS, RFC 8484, in HTTP/2 alone; `shake` brings a connection whose certificate has been found to be right. */
export function openHttps({ authority, path }: Target, shake: () => Promise<TLSSocket>, budget: Budget): Way {
  const sessions = new Set<Session>();
  // A list is sent as it is; an object would be copied and looked through for every question.
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
      // Whoever has asked hears of it from the stream.
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

  /** Nobody tells us of what is read below the streams, and frames that belong to none may come without end. */
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
    // Whoever still waits for an answer on it ends it.
    if (session.underWay === 0) end(session);
  }

  /** A session that is destroyed only says goodbye: where the server does not hang up, its connection would stay for ever. */
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

  async function askOnce(query: Query, session: Session, signal: AbortSignal): Promise<Heard> {
    const over = session.over ?? (await withSignal(signal, session.opened));
    const since = performance.now();
    const bytes = await post(over, query.bytes, signal);
    // RFC 8484 §4.1: the number is 0, so that the same question is always the same request.
    const message = acceptAnswer(bytes, { id: 0, question: query.question });
    if (!message) throw new Trouble("BADRESP");
    session.answered++;
    return { bytes, message, ms: performance.now() - since };
  }

  async function ask(query: Query, wait: Wait, isAgain = false): Promise<Heard> {
    const session = pick();
    const before = session.answered;
    const { signal, onLate } = wait;
    // Where no answer at all has come since, none may ever come: the next question is better off elsewhere.
    const free = onLate(() => {
      if (session.answered === before) leave(session);
    });
    if (session.underWay++ === 0) session.over?.ref();
    try {
      return await askOnce(query, session, signal);
    } catch (error) {
      if (signal.aborted && session.answered === before) leave(session);
      if (session.overspent !== undefined) throw session.overspent;
      // Whoever sends more than there can be may go on with it.
      if (error instanceof Trouble && error.message === tooLong) leave(session);
      // RFC 9113 §6.8: who says goodbye leaves some unanswered, and a session that has idled may have died unseen.
      const isLost = !signal.aborted && session.answered > 0 && (await isOver(session));
      if (!isLost || isAgain || error instanceof Trouble) throw reasoned(error, session);
      return await ask(query, wait, true);
    } finally {
      free();
      session.underWay--;
      if (session.underWay === 0) rest(session);
    }
  }

  /** While nobody waits, nothing keeps the process. */
  function rest(session: Session): void {
    session.opened.then((over) => (session.isOver ? end(session) : over.unref())).catch(() => {});
  }

  /** A message is sent, and one comes back: a request with POST, for which no cache stands in between. */
  async function post(session: ClientHttp2Session, body: Buffer, signal: AbortSignal): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const stream = session.request([...fields, "content-length", `${body.length}`]);
    readAnswer(stream, session, { resolve, reject });
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

/** What ended a session says more than what came of the stream. */
function reasoned(error: unknown, { goodbye }: Session): unknown {
  if (goodbye === undefined || error instanceof DnsError || isTimeout(error)) return error;
  if (error instanceof Trouble && error.message.startsWith("HTTP-")) return error;
  return new Trouble(goodbye === 0 ? "HTTP2-GOAWAY" : `HTTP2-GOAWAY-${codeName(goodbye)}`, { cause: error });
}
