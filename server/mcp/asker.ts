import type { AnyCheck, RunEvent } from "../../src/core/check.ts";
import type { Language } from "../../src/core/text.ts";

/** One question of an agent to a check, its parameters as text under the names of the API. */
interface AgentQuestion {
  readonly check: AnyCheck;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly language: Language;
  /** Whether nothing will do that was measured before now. */
  readonly fresh: boolean;
  readonly signal: AbortSignal;
  readonly report: (event: RunEvent) => void;
}

/** What the question was answered with: the data of the API, when it was measured, and whether that was for an earlier question. */
interface Told {
  readonly data: unknown;
  readonly updatedAt: string;
  readonly cached: boolean;
}

/** Who answers the questions of one agent: the pipeline of the server, the engine in this process, or another server. Throws `Failure`. */
export type Asker = (question: AgentQuestion) => Promise<Told>;
