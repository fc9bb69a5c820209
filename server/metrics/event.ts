import type { Priority } from "../shares.ts";

/** Something that metrics count. Every text in it comes from a table of ours, so that no client or target can name a time series. */
export type MetricEvent =
  /** A request: `path` as our routes have it, null where none of them matched. */
  | { readonly kind: "request"; readonly path: string | null; readonly status: number | null; readonly seconds: number }
  /** A question to a check, from whatever interface it came. */
  | {
      readonly kind: "answer";
      readonly check: string;
      readonly caller: Priority;
      /** `measured`, `cached`, `aborted`, `internal`, or the code of the error. */
      readonly outcome: string;
      readonly seconds: number;
    }
  /** A question to a third party; without `seconds` where it did not answer. */
  | { readonly kind: "source"; readonly source: string; readonly seconds: number | null }
  /** An operation of the store. */
  | {
      readonly kind: "store";
      readonly operation: StoreOperation;
      readonly isDone: boolean;
      readonly seconds: number;
    }
  /** A run of a check for a watch that begins. */
  | { readonly kind: "watch-begins" }
  /** The end of such a run: `measured`, `unmeasured`, `not-begun` or `internal`. */
  | { readonly kind: "watch-ends"; readonly check: string; readonly outcome: string };

/** What is timed of the store. */
export type StoreOperation = "find" | "previous" | "write" | "sweep";

/** Takes what metrics count. Never throws, never waits. */
export type Meter = (event: MetricEvent) => void;
