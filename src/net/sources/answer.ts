import { failure, Failure } from "../../core/failure.ts";
import type { SourceReply } from "../../core/net/source.ts";
import { valuesOf, type Field } from "../../formats/http/header-list.ts";
import { throwIfAborted } from "../time.ts";
import { decoded, type Sent } from "./decode.ts";

/** Who was asked, as messages call it. */
export interface Asked {
  readonly source: string;
  readonly host: string;
}

interface Wanted {
  /** Octets of the decoded body. */
  readonly limit: number;
  readonly signal: AbortSignal;
  /** Whether the caller has an answer that may still hold. */
  readonly mayBeSame: boolean;
  /** Takes the body of an answer in the place of the reply. */
  readonly receive: ((bytes: Uint8Array) => void) | undefined;
}

/** What an answer begins with, and the rest of it. */
interface Answer extends Sent {
  readonly status: number;
  readonly address: string;
}

/** The answer where there is one: throws a `Failure` where it is none. */
export async function wholeAnswer(
  { status, address, headers, body: sent }: Answer,
  asked: Asked,
  { limit, signal, mayBeSame, receive }: Wanted,
): Promise<Pick<SourceReply, "status" | "body" | "address" | "headers">> {
  const none = new Uint8Array();
  if (status === 429) {
    const seconds = waitOf(headers) ?? unsaid;
    throw failure("source.rate-limited", { ...asked, seconds }, { retryAfter: seconds });
  }
  if (status === 304 && mayBeSame) return { status, body: none, address, headers };
  if (status !== 200 && status !== 404) {
    const retryAfter = waitOf(headers);
    throw failure("source.status", { ...asked, status }, retryAfter === null ? {} : { retryAfter });
  }
  const pieces: Uint8Array[] = [];
  const take = (status === 200 && receive) || ((bytes: Uint8Array) => void pieces.push(bytes));
  const problem = await decoded({ headers, body: sent }, limit, take);
  if (problem === null) return { status, body: Buffer.concat(pieces), address, headers };
  // RFC 7480 §5.3: 404 says that there is nothing of the kind; whatever it has to say beside that may as well be missing.
  if (status === 404) return { status, body: none, address, headers };
  throwIfAborted(signal);
  throw failure("source.malformed", { ...asked, detail: problem });
}

/** Seconds to wait where nothing says how long; a day is longer than any limit lasts. */
const unsaid = 60;
const longest = 86_400;

/** RFC 9110 §10.2.3: seconds, or a date, which is one of the server's own clock. */
export function waitOf(headers: readonly Field[]): number | null {
  const [told = ""] = valuesOf(headers, "retry-after").map((value) => value.trim());
  if (/^\d{1,9}$/.test(told)) return bounded(Number(told));
  const [until, now] = [dateOf(told), dateOf(valuesOf(headers, "date")[0]?.trim() ?? "")];
  return until === null || now === null ? null : bounded((until - now) / 1000);
}

function bounded(seconds: number): number {
  return Math.min(longest, Math.max(1, Math.ceil(seconds)));
}

// RFC 9110 §5.6.7: the form that is sent.
const fixedDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

function dateOf(text: string): number | null {
  const date = fixedDate.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : date;
}

/** What ends a run as a whole, or names a proxy of the user's, is told as it is. */
const ofRun = /^(?:aborted$|budget\.|proxy\.|timeout\.proxy$|source\.)/;

/** What keeps us from an answer, told of the third party: that its name is not found is no word about whom it was asked about. */
export function refusalOf(error: unknown, asked: Asked, isNamed: boolean): unknown {
  if (!(error instanceof Failure) || ofRun.test(error.facts.id)) return error;
  const { id, reason } = error.facts;
  const options = { cause: error };
  if (id.startsWith("timeout.")) return failure("timeout.source", { ...asked }, options);
  if (id === "address.private" && isNamed) return failure("source.redirect", { ...asked, detail: "private" }, options);
  return failure("source.unreachable", { ...asked, detail: reason }, options);
}
