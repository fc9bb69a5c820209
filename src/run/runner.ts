import type { AnyCheck, RunEvent } from "../core/check.ts";
import type { Naming } from "../core/input.ts";
import type { Traffic } from "../core/net/net.ts";
import type { Language } from "../core/text.ts";
import type { Look, Looking, Watching } from "../core/waiting.ts";
import type { Snapshot } from "./remembering.ts";

/** What a check is asked: its parameters as text, under the names of the API. */
export type Query = Readonly<Record<string, string>>;

/** How a question is asked. */
export interface Asking {
  readonly language: Language;
  readonly signal?: AbortSignal;
  /** Whether nothing will do that was measured before now. An engine of this process measures for each question. */
  readonly isFresh?: boolean;
  /** How the caller wrote each parameter, for messages about bad input. */
  readonly naming?: Naming;
  /** Hears of the pages that are measured, unmasked; absent for runners that do not see pages. */
  readonly watching?: Watching;
  /** Hears how far a long run has come; absent without a listener. A remote server reports none. */
  readonly report?: (event: RunEvent) => void;
  /** Called at the end of a run, however it ended, with what it cost. */
  readonly onSpent?: (traffic: Traffic) => void;
}

/** An answer in words, as the API has it in `data`. */
export interface Answered<T = unknown> {
  readonly data: T;
  /** When it was measured. */
  readonly updatedAt: Date;
  /** Whether that was done for an earlier question. */
  readonly cached: boolean;
  /** The stored result of the same question before this one, where what was measured is kept. */
  readonly previousSnapshot?: Snapshot;
  /** Under which a server knows the question; absent where none was asked. */
  readonly requestId?: string;
}

/** Answers questions about targets: in this process, or by asking a server. Throws `Failure` where nothing could be measured. */
export interface Runner {
  answer(check: AnyCheck, query: Query, asking: Asking): Promise<Answered>;
  /** Throws a `Failure` INVALID_INPUT where a question must not be asked, nor anything of it be shown; absent where any may. */
  readonly check?: (query: Query, naming?: Naming) => void;
  /** Looks at a page once, without measuring it; absent for a remote runner. */
  readonly look?: (url: string, looking: Looking) => Promise<Look>;
  /** Makes what was seen of a URL fit to be shown. What {@link look} sees is as it was said, since it is judged; absent where nothing is secret. */
  readonly mask?: (text: string, url: string) => string;
}
