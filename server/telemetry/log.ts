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
  /** An event of the service: `info`, or with a `trouble` the level of its kind. */
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

/**
 * Events whose trouble is an error: something is lost or does not work until an operator acts. Every other trouble is a warning: the service
 * does without, or tries again. The end of a trouble is information.
 */
const errors: ReadonlySet<string> = new Set(["store", "secret", "monitoring", "watches-file", "descriptors"]);

function levelOf(name: string, { trouble = null }: Readonly<Record<string, unknown>>): "info" | "warn" | "error" {
  if (trouble === null) return "info";
  return errors.has(name) ? "error" : "warn";
}

/** A request that a bug ended is an error, and one that our own limits ended a warning; what a client or a target does is information. */
function levelOfRequest({ status, reason }: Line): "info" | "warn" | "error" {
  if (reason === "internal") return "error";
  return status === 503 && reason === "busy" ? "warn" : "info";
}

function openWritten(output: (Pick<Output, "write"> & Partial<Output>) | null): Log {
  if (!output) return { request() {}, bug() {}, event() {}, flush: () => Promise.resolve() };
  const logger = pino({ base: null }, output);
  return {
    request: (line) => logger[levelOfRequest(line)](line),
    bug(requestId, error) {
      logger.error({ requestId, stack: error instanceof Error ? error.stack : String(error) }, "bug");
    },
    event: (name, facts = {}) => logger[levelOf(name, facts)](facts, name),
    flush: async () => output.flush?.(),
  };
}
