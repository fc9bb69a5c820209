import type { BusyScope } from "../../src/core/busy.ts";
import type { Priority } from "../questions/shares.ts";

/** A counted event. Every text in it comes from our own tables, so that no client or target can create a time series. */
export type MetricEvent =
  /** A request: `path` is a route's, null where none matched. */
  | { readonly kind: "request"; readonly path: string | null; readonly status: number | null; readonly seconds: number }
  /** A question to a check, from any interface. */
  | {
      readonly kind: "answer";
      readonly check: string;
      readonly caller: Priority;
      /** `measured`, `cached`, `aborted`, `internal`, or the code of the error. */
      readonly outcome: string;
      readonly seconds: number;
    }
  /** A question that our own limits refused: whose allowance was used up. */
  | { readonly kind: "busy"; readonly scope: BusyScope }
  /** A query to a third party; without `seconds` where it did not answer. */
  | { readonly kind: "source"; readonly source: string; readonly seconds: number | null }
  /** An operation of the store. */
  | {
      readonly kind: "store";
      readonly operation: StoreOperation;
      readonly isDone: boolean;
      readonly seconds: number;
    }
  /** The start of a watch's check run. */
  | { readonly kind: "watch-begins" }
  /** The end of such a run: `measured`, `unmeasured`, `not-begun` or `internal`. */
  | { readonly kind: "watch-ends"; readonly check: string; readonly outcome: string };

/** The timed operations of the store. */
export type StoreOperation = "find" | "previous" | "write" | "sweep";

/** Counts an event. Never throws, never waits. */
export type Meter = (event: MetricEvent) => void;
