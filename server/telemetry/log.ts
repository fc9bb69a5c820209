import { pino } from "pino";
import type { LogEntry } from "../http/listener/exchange.ts";
import type { Meter } from "./event.ts";
import type { Output } from "./output.ts";

/** The log line of a request: without query, body and credentials, and of the client only its network. */
interface Line extends LogEntry {
  readonly requestId: string;
  readonly method: string;
  /** Null for an unknown path, since it may contain anything. */
  readonly path: string | null;
  /** Null where the client had disconnected before. */
  readonly status: number | null;
  readonly ms: number;
}

/** A server's log, in JSON lines. */
export interface Log {
  request(line: Line): void;
  /** A bug with its stack and its request id; null where none is known. */
  bug(requestId: string | null, error: unknown): void;
  event(name: string, facts?: Readonly<Record<string, unknown>>): void;
  /** Waits until everything is written. */
  flush(): Promise<void>;
}

/** Opens a log on an output; null discards it. A meter counts every request. */
export function openLog(output: (Pick<Output, "write"> & Partial<Output>) | null, meter?: Meter): Log {
  const log = openWritten(output);
  if (!meter) return log;
  return {
    ...log,
    request(line) {
      meter({ kind: "request", path: line.path, status: line.status, seconds: line.ms / 1000 });
      log.request(line);
    },
  };
}

function openWritten(output: (Pick<Output, "write"> & Partial<Output>) | null): Log {
  if (!output) return { request() {}, bug() {}, event() {}, flush: () => Promise.resolve() };
  const logger = pino({ base: null }, output);
  return {
    request: (line) => logger.info(line),
    bug(requestId, error) {
      logger.error({ requestId, stack: error instanceof Error ? error.stack : String(error) }, "bug");
    },
    event: (name, facts = {}) => logger.info(facts, name),
    flush: async () => output.flush?.(),
  };
}
