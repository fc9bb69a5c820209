import { failure, Failure, type FailureCode } from "../core/failure.ts";
import type { FailureId } from "../core/failures.ts";
import type { Send } from "../core/net/net.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { problems } from "./problems.ts";
import { readRefusal, type RefusalFacts } from "./refusal.ts";
import { waitOf } from "./retry-after.ts";

type Reply = Awaited<ReturnType<Send>>;

/** The server that was asked, and the key for it. */
export interface ServerAddress {
  readonly server: string;
  readonly key?: string | undefined;
}

/** What a reply may be. */
export interface ExpectedReply<T extends object> {
  /** The requested path, for the message that the server does not have it. */
  readonly path: string;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  /** The status of an answer (default 200). */
  readonly status?: number | undefined;
  /** Reads the JSON of a reply with that status; a text says why it is not valid. */
  readonly read: (json: unknown) => T | Text;
}

/** Reads a server's reply: returns the answer, the failure that it reports, or a failure because it is not a valid answer. */
export function readReply<T extends object>(
  reply: Reply,
  { path, now, status: ok = 200, read: readJson }: ExpectedReply<T>,
  { server, key }: ServerAddress,
): T | Failure {
  const { status } = reply;
  const location = status >= 300 && status < 400 ? headerOf(reply, "location") : undefined;
  const json = location === undefined ? parseJson(reply, key) : undefined;
  const read = (): T | Failure | Text => {
    // Redirects are never followed: the owner of the key did not choose the new location.
    if (location !== undefined) return problems.redirect(originOf(location, server, key));
    if (json === undefined) return problems.notJson(status, typeOf(reply, key));
    return status === ok ? readJson(json) : refusedBy(json, status, path);
  };
  const found = read();
  if (!isProblem(found)) return found;
  const reason = "server.invalid-answer";
  // A proxy answers with 5xx while the server is down, or with 429 to limit requests. A retry may reach the server.
  if (status < 500 && status !== 429) return failure("server.invalid-answer", { server, detail: found }, { reason });
  const broken = failure("server.failed", { server, detail: found }, { reason });
  const wait = waitOf(reply, broken, now);
  return wait === null ? broken : new Failure(broken.facts, { retryAfter: Math.ceil(wait / 1000) });
}

function isProblem(found: object): found is Text {
  return !(found instanceof Failure) && "en" in found && "ko" in found;
}

function refusedBy(json: unknown, status: number, path: string): Failure | Text {
  const read = readRefusal(json);
  if (typeof read === "string") return problems.otherForm(status, printable(read, 80));
  const { code, reason } = read.error;
  // The message of the server names neither the server nor the option, and may suggest the path that was asked.
  if (status === 404 && reason === "request.path") return problems.nowhere(path);
  return codesOf(status).includes(code) ? toFailure(read) : problems.contradiction(status, code);
}

const codes: Readonly<Record<number, readonly FailureCode[]>> = {
  401: ["INVALID_API_KEY", "API_KEY_REQUIRED"],
  404: ["NOT_FOUND"],
  429: ["RATE_LIMITED"],
  503: ["UPSTREAM_ERROR", "UPSTREAM_TIMEOUT"],
};

/** Bad input has several statuses (405, 413, 415 …) and one code. */
function codesOf(status: number): readonly FailureCode[] {
  return codes[status] ?? (status >= 400 && status < 500 ? ["INVALID_INPUT"] : []);
}

const ids = {
  INVALID_INPUT: "remote.invalid-input",
  API_KEY_REQUIRED: "remote.key-required",
  INVALID_API_KEY: "remote.key",
  NOT_FOUND: "remote.not-found",
  RATE_LIMITED: "remote.rate-limited",
  UPSTREAM_ERROR: "remote.error",
  UPSTREAM_TIMEOUT: "remote.timeout",
} as const satisfies Readonly<Record<FailureCode, FailureId>>;

/** Returns the failure that a server reports, with the server's request id. */
function toFailure({ requestId, error }: RefusalFacts): Failure {
  const { code, retryAfter } = error;
  const params = { message: printable(error.message) || code, requestId: printable(requestId, 100) };
  const facts = { id: ids[code], reason: printable(error.reason, 100), params };
  return new Failure(facts, retryAfter === null ? {} : { retryAfter });
}

function parseJson({ body }: Reply, key: string | undefined): unknown {
  try {
    return parseMasked(new TextDecoder("utf-8", { fatal: true }).decode(body), key);
  } catch {
    // Not JSON, not UTF-8, or nested too deeply.
    return undefined;
  }
}

/** Parses JSON and masks the key in it. Throws if it is not JSON. */
export function parseMasked(text: string, key: string | undefined): unknown {
  if (key === undefined) return JSON.parse(text) as unknown;
  return JSON.parse(text, (_name, value: unknown) => (typeof value === "string" ? withoutKey(value, key) : value));
}

/** A shorter value protects nothing, and would match in any text. */
const shortestSecret = 6;

/** Masks the key, which a server may repeat. */
function withoutKey(text: string, key = ""): string {
  return key.length < shortestSecret ? text : text.replaceAll(key, "…");
}

function headerOf({ headers }: Reply, wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
}

function typeOf(reply: Reply, key: string | undefined): string {
  const coding = headerOf(reply, "content-encoding");
  const [type = ""] = (headerOf(reply, "content-type") ?? "").split(";", 1);
  return printable(withoutKey([type.trim(), coding].filter(Boolean).join(", "), key), 80);
}

function originOf(location: string, server: string, key: string | undefined): string {
  const origin = URL.parse(location, server)?.origin ?? "";
  return printable(withoutKey(origin, key?.toLowerCase()), 200);
}
