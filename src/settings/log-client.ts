import { sourceLimits, type SourceReply } from "../core/net/source.ts";
import { openGuard } from "../net/guard.ts";
import type { EngineOptions } from "./bare-engine.ts";

/** Options for reading Certificate Transparency logs. */
export type LogClientOptions = Pick<
  EngineOptions,
  "allow" | "authorities" | "operator" | "optOut" | "pins" | "resolvers" | "sources"
>;

/** Requests documents of logs, and the list of logs. Null where the server has no such document. Throws `Failure`. */
export interface LogClient {
  /** A document of a log at its absolute URL. */
  readonly document: (
    url: string,
    options: { readonly signal: AbortSignal; readonly limit: number },
  ) => Promise<Uint8Array | null>;
  /** A file beside Chrome's log list. */
  list(file: string, signal: AbortSignal): Promise<Uint8Array | null>;
}

/** Milliseconds for one document, its turn among the others included. */
const patience = 60_000;

/** A document needs one connection; `source` widens the bytes by its limit. */
const limits = { connections: 8, bytes: 1024 * 1024, questions: 100 } as const;

const largestList = 4 * 1024 * 1024;

/** Opens a reader of logs. Each request has a door of its own that connects to public addresses only; connections are shared. */
export function openLogClient({
  allow = [],
  authorities = [],
  operator,
  optOut,
  pins = [],
  resolvers = [],
  sources,
}: LogClientOptions): LogClient {
  const policy = { special: false, allow, ...(optOut && { optOut }) };

  async function request(
    at: { readonly path: string; readonly url?: string },
    limit: number,
    signal: AbortSignal,
  ): Promise<Uint8Array | null> {
    const door = openGuard({
      signal,
      policy,
      pins,
      given: authorities,
      limits,
      operator,
      ...(sources && { sources }),
      ...(resolvers.length > 0 && { resolvers }),
    });
    try {
      const asked = { ...at, patience, limit: Math.min(limit, sourceLimits.kept) };
      const reply: SourceReply = await door.net.source("ct-logs", asked);
      return reply.status === 200 ? reply.body : null;
    } finally {
      door.close();
    }
  }

  return {
    document: (url, { signal, limit }) => request({ path: "", url }, limit, signal),
    list: (file, signal) => request({ path: file }, largestList, signal),
  };
}
