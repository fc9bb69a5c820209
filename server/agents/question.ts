import type { AnyCheck, RunEvent } from "../../src/core/check.ts";
import type { Language } from "../../src/core/text.ts";

/** One question of an agent to a check, its parameters as text under the names of the API. */
interface AgentQuestion {
  readonly check: AnyCheck;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly language: Language;
  /** Whether to measure again instead of using a stored result. */
  readonly fresh: boolean;
  /** Seconds: how old a stored result may be; the check's ttl where absent. */
  readonly maxAge?: number | undefined;
  readonly signal: AbortSignal;
  readonly report: (event: RunEvent) => void;
}

/** The answer: the data of the API, when it was measured, and whether it was stored before. */
interface AgentAnswer {
  readonly data: unknown;
  readonly updatedAt: string;
  readonly cached: boolean;
  /** URL of the page that shows the result; absent where no page does. */
  readonly report?: string;
}

/** Answers the questions of one agent: by the pipeline of the server, the engine in this process, or another server. Throws `Failure`. */
export type AnswerQuestion = (question: AgentQuestion) => Promise<AgentAnswer>;
