import type { FailureFacts } from "./failure.ts";
import type { HttpReply, Traffic } from "./net/net.ts";

/** A condition that a page must meet before it is measured; `written` is the user's own text. */
export type Condition = { readonly written: string } & (
  | { readonly kind: "up" }
  /** A status code such as `204`, or a class such as `2xx`. */
  | { readonly kind: "status"; readonly code: string }
  /** `isWhole`: the whole value must match; the name is in lower case. */
  | { readonly kind: "header"; readonly name: string; readonly text: string; readonly isWhole: boolean }
  | { readonly kind: "body"; readonly text: string }
);

/** The conditions to wait for before measuring a target; all must hold. In milliseconds. */
export interface PageWatch {
  readonly conditions: readonly Condition[];
  readonly timeout: number;
  /** Approximate time between two attempts. */
  readonly interval: number;
}

/** How often a measurement is repeated before the verdict counts. */
export interface Persistence {
  readonly waiting: PageWatch | null;
  /** Whether a failing target is measured a second time. */
  readonly confirm: boolean;
  /** How often an interrupted measurement is retried. */
  readonly retries: number;
}

/** A quick look at one address of a host: the page after redirects, or why there was none. */
export interface Sight {
  /** The address, with the port if the user named one. */
  readonly address: string;
  readonly page: Pick<HttpReply, "status" | "headers" | "body"> | null;
  readonly failure: FailureFacts | null;
}

/** Receives the pages that are measured, in the form of a {@link Sight}. */
export interface Watching {
  /** Minimum number of bytes read of a page. */
  readonly limit: number;
  /** Called with each measured page, but not without one. */
  readonly onSight: (sight: Sight) => void;
}

/** Looks once at every address of a host. */
export interface Look {
  readonly sights: readonly Sight[];
  readonly traffic: Traffic;
}

/** The options of a look. */
export interface PageProgress {
  /** Maximum number of bytes read of the page. */
  readonly limit: number;
  /** Milliseconds, within the deadline of every measurement. */
  readonly patience: number;
  readonly signal?: AbortSignal;
}
