import { failure, Failure } from "../../core/failure.ts";
import { parseHttpDate } from "../../core/net/http-date.ts";
import { readRetryAfter } from "../../core/net/retry-after.ts";
import type { SourceReply } from "../../core/net/source.ts";
import { valuesOf, type HeaderField } from "../../formats/http/header-list.ts";
import { throwIfAborted } from "../time.ts";
import { decoded, type Sent } from "./decode.ts";

/** The server, by its name in messages. */
export interface SentRequest {
  readonly source: string;
  readonly host: string;
}

interface Wanted {
  /** The most bytes of the decoded body. */
  readonly limit: number;
  readonly signal: AbortSignal;
  /** Whether the caller has a cached answer to revalidate. */
  readonly mayBeSame: boolean;
  /** Receives the body instead of the reply. */
  readonly receive: ((bytes: Uint8Array) => void) | undefined;
}

/** The beginning of an answer, and its body. */
interface Answer extends Sent {
  readonly status: number;
  readonly address: string;
}

/** The complete answer; throws a `Failure` if there is none. */
export async function wholeAnswer(
  { status, address, headers, body: sent }: Answer,
  asked: SentRequest,
  { limit, signal, mayBeSame, receive }: Wanted,
): Promise<Pick<SourceReply, "status" | "body" | "address" | "headers">> {
  const none = new Uint8Array();
  if (status === 429) {
    const seconds = retryAfterOf(headers) ?? unsaid;
    throw failure("source.rate-limited", { ...asked, seconds }, { retryAfter: seconds });
  }
  if (status === 304 && mayBeSame) return { status, body: none, address, headers };
  if (status !== 200 && status !== 404) {
    const retryAfter = retryAfterOf(headers);
    throw failure("source.status", { ...asked, status }, retryAfter === null ? {} : { retryAfter });
  }
  const pieces: Uint8Array[] = [];
  const take = (status === 200 && receive) || ((bytes: Uint8Array) => void pieces.push(bytes));
  const problem = await decoded({ headers, body: sent }, limit, take);
  if (problem === null) return { status, body: Buffer.concat(pieces), address, headers };
  // RFC 7480 §5.3: 404 means that there is no such object; its body does not matter.
  if (status === 404) return { status, body: none, address, headers };
  throwIfAborted(signal);
  throw failure("source.malformed", { ...asked, detail: problem });
}

/** The default wait in seconds; a day is longer than any limit lasts. */
const unsaid = 60;
const longest = 86_400;

/** Seconds that a server asks to wait, a date by its own clock: without `Date` a date says nothing. */
export function retryAfterOf(headers: readonly HeaderField[]): number | null {
  const [told = ""] = valuesOf(headers, "retry-after");
  const clock = parseHttpDate(valuesOf(headers, "date")[0]?.trim() ?? "", Date.now());
  const wait = readRetryAfter(told, clock);
  return wait === null ? null : Math.min(longest, Math.max(1, Math.ceil(wait / 1000)));
}

/** Failures that pass unchanged: they end the whole run, or name the user's proxy. */
const ofRun = /^(?:aborted$|budget\.|proxy\.|timeout\.proxy$|source\.)/;

/** Turns a failure into one that names the third party: its unresolved name says nothing about the queried object. */
export function sourceRefusalOf(error: unknown, asked: SentRequest, isNamed: boolean): unknown {
  if (!(error instanceof Failure) || ofRun.test(error.facts.id)) return error;
  const { id, reason } = error.facts;
  const options = { cause: error };
  if (id.startsWith("timeout.")) return failure("timeout.source", { ...asked }, options);
  if (id === "address.private" && isNamed) return failure("source.redirect", { ...asked, detail: "private" }, options);
  return failure("source.unreachable", { ...asked, detail: reason }, options);
}
