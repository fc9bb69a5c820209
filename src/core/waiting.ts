import type { FailureFacts } from "./failure.ts";
import type { HttpReply, Traffic } from "./net/net.ts";

/** One thing that must hold of a page before it is measured; `written` is the user's own text. */
export type Condition = { readonly written: string } & (
  | { readonly kind: "up" }
  /** A code such as `204`, or a class such as `2xx`. */
  | { readonly kind: "status"; readonly code: string }
  /** `isWhole`: the whole value, and not a part of it; the name is in lower case. */
  | { readonly kind: "header"; readonly name: string; readonly text: string; readonly isWhole: boolean }
  | { readonly kind: "body"; readonly text: string }
);

/** What is awaited of a target before it is measured; all of it must hold. Milliseconds. */
export interface Waiting {
  readonly conditions: readonly Condition[];
  readonly timeout: number;
  /** Between two looks, more or less. */
  readonly interval: number;
}

/** How much is done before a verdict is believed. */
export interface Persistence {
  readonly waiting: Waiting | null;
  /** Whether a target that fails is measured once more. */
  readonly confirm: boolean;
  /** How often a measurement that broke off early is made again. */
  readonly retries: number;
}

/** What one address of a host showed at a glance: the page behind its redirects, or why there was none. */
export interface Sight {
  /** The address, and the port where the user named one. */
  readonly address: string;
  readonly page: Pick<HttpReply, "status" | "headers" | "body"> | null;
  readonly failure: FailureFacts | null;
}

/** Wants to know of the pages that are measured what a look would have seen of them. */
export interface Watching {
  /** Bytes of a page that are read at least. */
  readonly limit: number;
  /** Called with each page that is measured, whatever came of that; not where there was none. */
  readonly onSight: (sight: Sight) => void;
}

/** One look at every address of a host. */
export interface Look {
  readonly sights: readonly Sight[];
  readonly traffic: Traffic;
}

/** How a look is taken. */
export interface Looking {
  /** Bytes of the page that are read. */
  readonly limit: number;
  /** Milliseconds, beside the deadline that every measurement has. */
  readonly patience: number;
  readonly signal?: AbortSignal;
}
