import { rcodes } from "../../formats/dns/codes.ts";
import type { DnsMessage, MessageQuestion } from "../../formats/dns/message.ts";
import { isSameName } from "../../formats/dns/name.ts";
import { messageIn } from "../../formats/dns/read-once.ts";

/** A question, and the ID of its answer. */
export interface SentQuery {
  readonly id: number;
  readonly question: MessageQuestion;
}

/** RFC 1035 §4.1.1: a server that could not parse the question does not repeat it. */
const withoutQuestion: ReadonlySet<number> = new Set([rcodes.FORMERR, rcodes.NOTIMP, rcodes.REFUSED, rcodes.SERVFAIL]);

/**
 * Parses an answer; null where it answers another question and may be spoofed (RFC 5452 §9.1). Throws `DnsError` where the ID matches and
 * the message is malformed.
 */
export function acceptAnswer(bytes: Buffer, { id, question }: SentQuery): DnsMessage | null {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== id) return null;
  const message = messageIn(bytes);
  if (!message.isResponse || message.opcode !== 0) return null;
  const [first, ...others] = message.questions;
  // A truncated message may lack the question; it is asked again over TCP.
  if (!first) return withoutQuestion.has(message.rcode) || message.isTruncated ? message : null;
  const isOurs =
    others.length === 0 &&
    first.type === question.type &&
    first.class === question.class &&
    isSameName(first.name, question.name);
  return isOurs ? message : null;
}
