import { largestText } from "../http/listener/body.ts";
import { tooManyMembers } from "../http/listener/body-limits.ts";

/** Messages of one request or line. The revision of June 2025 removed batches; earlier clients send them. */
export const mostMessages = 10;

/** Why a message is refused before it is parsed: a code of JSON-RPC 2.0 §5.1 and a sentence. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
}

const invalid = -32_600;

/** The refusals, the same over HTTP and over standard input. HTTP refuses an oversized body by its status. */
export const refusals = {
  size: { code: invalid, message: `Invalid request: the message is larger than ${largestText / 1024} kB.` },
  members: { code: invalid, message: `Invalid request: ${tooManyMembers().en}.` },
  messages: { code: invalid, message: `More than ${mostMessages} messages in one request.` },
} as const satisfies Readonly<Record<string, Refusal>>;
