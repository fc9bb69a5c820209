import { pino, type DestinationStream, type Logger } from "pino";
import type { Note } from "./exchange.ts";

/** What is written of one request: nothing of its query, its body or its credentials, and of the client no more than a network. */
export interface Line extends Note {
  readonly requestId: string;
  readonly method: string;
  /** Null for a path that is none of ours, since it may hold anything. */
  readonly path: string | null;
  /** Null where the client had gone before. */
  readonly status: number | null;
  readonly ms: number;
}

/** Where a server tells what it does, in lines of JSON. */
export interface Log {
  request(line: Line): void;
  /** What should never happen, with its stack, under the request that it happened to. */
  bug(requestId: string, error: unknown): void;
  event(name: string, facts?: Readonly<Record<string, unknown>>): void;
  /** Writes what is still to be written. */
  flush(): void;
}

/** Opens a log on a stream; nothing is written without one. */
export function openLog(stream: DestinationStream | null): Log {
  if (!stream) return { request() {}, bug() {}, event() {}, flush() {} };
  const logger: Logger = pino({ base: null }, stream);
  return {
    request: (line) => logger.info(line),
    bug(requestId, error) {
      logger.error({ requestId, stack: error instanceof Error ? error.stack : String(error) }, "bug");
    },
    event: (name, facts = {}) => logger.info(facts, name),
    flush() {
      if ("flushSync" in stream && typeof stream.flushSync === "function") stream.flushSync();
    },
  };
}

/** Standard output, written without holding up the answers. */
export function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false });
}
