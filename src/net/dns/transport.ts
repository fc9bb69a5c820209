import { randomInt } from "node:crypto";
import type { DnsMessage, MessageQuestion } from "../../formats/dns/message.ts";
import type { RetryWait } from "./wait.ts";

/** A question in wire format, for any transport. */
export interface DnsQuery {
  /** The message with ID 0. */
  readonly bytes: Buffer;
  readonly question: MessageQuestion;
}

/** An answer to a {@link DnsQuery}. */
export interface TransportReply {
  /** As it was received. */
  readonly bytes: Buffer;
  readonly message: DnsMessage;
  /** Milliseconds since the question was sent. */
  readonly ms: number;
}

/**
 * One transport to one server. Rejects with the system's error, with `Trouble` or `DnsError` for a fault of the server, with `Failure`
 * where the budget is exhausted, and with the reason of the signal.
 */
export interface DnsTransport {
  ask(query: DnsQuery, wait: RetryWait): Promise<TransportReply>;
  /** Whether the server has accepted a connection. */
  isThere?(): boolean;
  /** Closes the connections; pending questions end with their signal. */
  close(): void;
}

/** A question with its own ID. */
export function numbered({ bytes }: DnsQuery, id: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt16BE(id, 0);
  return copy;
}

/** An unpredictable ID that no pending question has. */
export function freeNumber(taken: { has(id: number): boolean }): number {
  for (;;) {
    const id = randomInt(0x10000);
    if (!taken.has(id)) return id;
  }
}

/** A message with its length in front, RFC 1035 §4.2.2. */
export function framed(message: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  return Buffer.concat([length, message]);
}
