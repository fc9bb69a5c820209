import type { Note } from "./listener/exchange.ts";
import type { Output } from "./output.ts";

/** What is written of one request: nothing of its query, its body or its credentials, and of the client no more than a network. */
interface Line extends Note {
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
  /** What should never happen, with its stack, under the request that it happened to; null where none is known. */
  bug(requestId: string | null, error: unknown): void;
  event(name: string, facts?: Readonly<Record<string, unknown>>): void;
  /** Waits until everything is written. */
  flush(): Promise<void>;
}

/** The levels of a line, as pino and its readers number them. */
const levels = { info: 30, error: 50 } as const;

/** Opens a log on an output; nothing is written without one. */
export function openLog(output: (Pick<Output, "write"> & Partial<Output>) | null): Log {
  if (!output) return { request() {}, bug() {}, event() {}, flush: () => Promise.resolve() };
  // The facts are an object of their own: to copy them behind level and time costs as much as to write them.
  const write = (level: keyof typeof levels, facts: object): void => {
    const text = JSON.stringify(facts).slice(1);
    output.write(`{"level":${levels[level]},"time":${Date.now()}${text === "}" ? "" : ","}${text}\n`);
  };
  return {
    request: (line) => write("info", line),
    bug(requestId, error) {
      write("error", { requestId, stack: error instanceof Error ? error.stack : String(error), msg: "bug" });
    },
    event: (name, facts = {}) => write("info", { ...facts, msg: name }),
    flush: async () => output.flush?.(),
  };
}
