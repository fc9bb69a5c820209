import type { AnyCheck, RunEvent } from "../core/check.ts";
import type { Naming } from "../core/input.ts";
import type { IdleConnections } from "../core/net/idle-connections.ts";
import type { Traffic } from "../core/net/net.ts";
import type { Language } from "../core/text.ts";
import type { Look, PageProgress, Watching } from "../core/waiting.ts";
import type { Snapshot } from "./snapshots.ts";

/** The parameters of a check as text, under their names in the API. */
export type CheckQuery = Readonly<Record<string, string>>;

/** The options of a question. */
export interface RunOptions {
  readonly language: Language;
  readonly signal?: AbortSignal;
  /** Whether the result must not come from a cache. The local engine always measures. */
  readonly isFresh?: boolean;
  /** Seconds: how old a stored result may be. By default a server accepts the check's ttl, and the local engine none. */
  readonly maxAge?: number;
  /** How the caller wrote each parameter, for messages about bad input. */
  readonly naming?: Naming;
  /** Unix milliseconds: TLS surveys of other runs of this process are used if they began then or later. By default the answer's own beginning. */
  readonly surveysSince?: number;
  /** The connections of earlier answers of the same gate, and where this one leaves its own; absent: it opens and closes its own. */
  readonly idle?: IdleConnections;
  /** Receives the measured pages, unmasked; absent for runners that do not see pages. */
  readonly watching?: Watching;
  /** Receives the progress of a long run; absent without a listener. A remote server reports none. */
  readonly report?: (event: RunEvent) => void;
  /** Called at the end of a run, successful or not, with its traffic. */
  readonly onSpent?: (traffic: Traffic) => void;
}

/** An answer in the requested language, as in `data` of the API. */
export interface Answered<T = unknown> {
  readonly data: T;
  /** When it was measured. */
  readonly updatedAt: Date;
  /** Whether it was measured for an earlier question. */
  readonly cached: boolean;
  /** The stored result of the same question before this one; absent if there is none or nothing is stored. */
  readonly previousSnapshot?: Snapshot;
  /** The server's id of the request; absent if no server was asked. */
  readonly requestId?: string;
}

/** Answers questions about targets: in this process, or by asking a server. Throws `Failure` if nothing could be measured. */
export interface Runner {
  answer(check: AnyCheck, query: CheckQuery, asking: RunOptions): Promise<Answered>;
  /** Whether it waits itself where a limit refuses the question and says when to come back; absent if it never does. */
  readonly waitsForRoom?: true;
  /** Throws a `Failure` INVALID_INPUT if a question must be neither asked nor shown; absent if every question is allowed. */
  readonly check?: (query: CheckQuery, naming?: Naming) => void;
  /** Looks at a page once, without measuring it; absent for a remote runner. */
  readonly look?: (url: string, looking: PageProgress) => Promise<Look>;
  /**
   * Masks secrets in text about a URL before it is shown. {@link look} returns the page unmasked, because conditions are compared with it.
   * Absent if nothing is secret.
   */
  readonly maskAll?: (text: string, url: string) => string;
}
