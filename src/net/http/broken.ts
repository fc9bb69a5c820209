import { Failure } from "../../core/failure.ts";
import type { HttpRequest } from "../../core/net/net.ts";

const waits: ReadonlySet<string> = new Set(["timeout.tcp", "timeout.http", "tcp.reset", "http.closed"]);

/** Whether the silence of the peer may explain a failure. */
export function isWait({ facts: { id } }: Failure): boolean {
  return waits.has(id);
}

/** Whether a failure says already how long the peer was silent, or that a proxy was between. */
export function isTold({ facts: { params } }: Failure): boolean {
  return params["silence"] !== undefined || params["proxy"] !== undefined;
}

/** Whether a port refused a connection, or accepted none for nearly all of the time allowed (the rest went to the name lookup). */
export function isNoConnection(error: unknown, acceptance = 0): error is Failure {
  if (!(error instanceof Failure)) return false;
  const { id, params } = error.facts;
  const { silence } = params;
  return id === "tcp.refused" || (id === "timeout.tcp" && typeof silence === "number" && silence >= 0.75 * acceptance);
}

/** Whether a connection ended, or carried something other than the answer. */
export function isBroken(error: unknown): boolean {
  return error instanceof Failure && /^(?:http\.closed|http\.malformed|tcp\.reset|tls\.closed)$/.test(error.facts.id);
}

/** RFC 9110 §9.2.2: only an idempotent request may be sent again. */
export function isSafe({ method = "GET" }: HttpRequest): boolean {
  return method === "GET";
}

/** How a request is sent again. */
export interface SecondTry {
  readonly tolerant: boolean;
}

/**
 * Browsers accept headers that the strict parser rejects, so a second, lenient request follows. A kept connection may have died unnoticed:
 * RFC 9112 §9.3.1 allows a retry then, but only for idempotent requests (RFC 9110 §9.2.2).
 */
export function secondTry(error: unknown, request: HttpRequest, wasKept: boolean): SecondTry | null {
  if (!(error instanceof Failure) || !isSafe(request)) return null;
  if (error.facts.id === "http.malformed") return { tolerant: true };
  return error.facts.id === "http.closed" && wasKept ? { tolerant: false } : null;
}
