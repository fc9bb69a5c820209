import { rcodes } from "../../formats/dns/codes.ts";
import type { DnsMessage, Question } from "../../formats/dns/message.ts";
import { isSameName } from "../../formats/dns/name.ts";
import { messageIn } from "../../formats/dns/read-once.ts";

/** What was asked, and by which number its answer is known. */
export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** RFC 1035 §4.1.1: who could not read the question does not repeat it. */
const withoutQuestion: ReadonlySet<number> = new Set([rcodes.FORMERR, rcodes.NOTIMP, rcodes.REFUSED, rcodes.SERVFAIL]);

/**
 * The answer to what was asked; null for what is an answer to something else, which anybody may have sent (RFC 5452 §9.1).
 * Throws `DnsError` where it has the right number and is none.
 */
export function acceptAnswer(bytes: Buffer, { id, question }: Asked): DnsMessage | null {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== id) return null;
  const message = messageIn(bytes);
  if (!message.isResponse || message.opcode !== 0) return null;
  const [first, ...others] = message.questions;
  // What is cut may lack that as well: it is asked for again.
  if (!first) return withoutQuestion.has(message.rcode) || message.isTruncated ? message : null;
  const isOurs =
    others.length === 0 &&
    first.type === question.type &&
    first.class === question.class &&
    isSameName(first.name, question.name);
  return isOurs ? message : null;
}
