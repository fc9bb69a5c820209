import type { Socket } from "node:net";
import { DnsError } from "../../formats/dns/error.ts";
import type { Budget } from "../budget.ts";
import { withSignal } from "../time.ts";
import { acceptAnswer } from "./accept-answer.ts";
import { openFrames } from "./frames.ts";
import type { RetryWait } from "./wait.ts";
import { framed, freeNumber, numbered, type TransportReply, type DnsQuery } from "./transport.ts";

/** One connection with many pipelined questions, answered in any order: RFC 7766 §6.2.1.1. */
export interface DnsConnection {
  /** Null where the server closed the connection before it reached this question, after or beside other questions. */
  ask(query: DnsQuery, wait: RetryWait): Promise<TransportReply | null>;
  /** Whether it accepts another question. */
  isGood(): boolean;
  /** Accepts no more questions, and closes after the last answer. */
  finish(): void;
  close(): void;
}

interface Waiting {
  readonly question: DnsQuery["question"];
  readonly since: number;
  readonly end: (heard: TransportReply | null) => void;
  readonly fail: (error: unknown) => void;
}

/** How a connection ended: the questions that it answered, and those left unanswered. */
export interface ConnectionEnd {
  readonly answered: number;
  readonly left: number;
}

/** Takes a connected socket; `ended` is called once. */
export function openDnsConnection(
  socket: Socket,
  budget: Budget,
  ended: (ending: ConnectionEnd) => void,
): DnsConnection {
  const waiting = new Map<number, Waiting>();
  /** IDs of questions that were cancelled. */
  const givenUp = new Set<number>();
  let answered = 0;
  let heard = 0;
  let isGood = true;
  let isOver = false;

  function end(error: unknown): void {
    if (isOver) return;
    isOver = true;
    isGood = false;
    const left = [...waiting.values()];
    waiting.clear();
    ended({ answered, left: left.length });
    for (const each of left) {
      // RFC 7766 §6.2.1.1: some servers accept one question at a time. Whether this question is the cause shows when it is alone.
      if (answered > 0 || left.length > 1) each.end(null);
      else each.fail(error);
    }
    socket.destroy();
  }

  function hear(piece: Buffer): boolean {
    // A copy: the piece may be a small part of a large buffer.
    const bytes = Buffer.from(piece);
    const id = bytes.length < 2 ? -1 : bytes.readUInt16BE(0);
    heard++;
    if (givenUp.delete(id)) return true;
    const asked = waiting.get(id);
    try {
      const message = asked ? acceptAnswer(bytes, { id, question: asked.question }) : null;
      // Only this server answers on the connection, so an unexpected message means that it is broken.
      if (!asked || !message) throw new DnsError("an answer to something else");
      answered++;
      waiting.delete(id);
      asked.end({ bytes, message, ms: performance.now() - asked.since });
      return true;
    } catch (error) {
      end(error);
      return false;
    }
  }

  async function ask(query: DnsQuery, { signal, onLate }: RetryWait): Promise<TransportReply | null> {
    const id = freeNumber({ has: (each) => waiting.has(each) || givenUp.has(each) });
    const { promise, resolve, reject } = Promise.withResolvers<TransportReply | null>();
    const before = heard;
    waiting.set(id, { question: query.question, since: performance.now(), end: resolve, fail: reject });
    // If no answer has arrived since, this connection may be dead: the next question uses another.
    const free = onLate(() => {
      if (heard === before) isGood = false;
    });
    socket.ref();
    socket.write(framed(numbered(query, id)));
    try {
      return await withSignal(signal, promise);
    } finally {
      free();
      if (waiting.delete(id)) {
        givenUp.add(id);
        if (heard === before) isGood = false;
      }
      if (waiting.size === 0) rest();
    }
  }

  /** An idle connection does not keep the process alive. */
  function rest(): void {
    if (isGood) socket.unref();
    else socket.destroy();
  }

  const read = openFrames(hear);
  socket.on("data", (piece: Buffer) => {
    try {
      budget.check();
      read(piece);
    } catch (error) {
      end(error);
    }
  });
  socket.on("error", end);
  socket.on("close", () => end(new DnsError("closed before the answer")));
  return {
    ask,
    isGood: () => isGood && socket.writable,
    finish() {
      isGood = false;
      if (waiting.size === 0) rest();
    },
    close: () => socket.destroy(),
  };
}
