import { randomInt } from "node:crypto";
import type { DnsMessage, Question } from "../../formats/dns/message.ts";
import type { Wait } from "./wait.ts";

/** A question as it is sent, whatever carries it. */
export interface Query {
  /** The message, with the number 0. */
  readonly bytes: Buffer;
  readonly question: Question;
}

/** An answer to a {@link Query}. */
export interface Heard {
  /** As it was received. */
  readonly bytes: Buffer;
  readonly message: DnsMessage;
  /** Milliseconds since the question was sent. */
  readonly ms: number;
}

/**
 * One way to one server. It rejects with what the system reports, with `Trouble` or `DnsError` where the server is to blame, with
 * `Failure` where the run is over its budget, and with the reason of the signal.
 */
export interface Way {
  ask(query: Query, wait: Wait): Promise<Heard>;
  /** Whether anybody has taken a connection. */
  isThere?(): boolean;
  /** Hangs up; what is still under way ends with its signal. */
  close(): void;
}

/** A question under a number of its own. */
export function numbered({ bytes }: Query, id: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt16BE(id, 0);
  return copy;
}

/** A number that nobody can guess, and that no other question bears meanwhile. */
export function freeNumber(taken: { has(id: number): boolean }): number {
  for (;;) {
    const id = randomInt(0x10000);
    if (!taken.has(id)) return id;
  }
}
