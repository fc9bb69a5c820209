import type { Failure } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import type { Hosting } from "../settings/options/hosting.ts";
import type { Plan, PlanSources } from "../settings/plan.ts";

/** What a step is to do: measure, say that nothing could be measured, or say that there is nothing to measure yet. */
export interface Task {
  readonly plan: Plan;
  /** Why the verdict is open before anything is measured. */
  readonly unknown?: Failure;
  /** Why this run has nothing to do, and another one will. */
  readonly idle?: Text;
}

/** What was said of targets, and of whom else they may be asked. */
export interface Asked {
  readonly plan: Plan;
  readonly sources: PlanSources;
  readonly hosting: Hosting;
}

/** Who is told what is waited for, and what ends the wait. */
export interface TaskIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (text: Text) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Whether a URL is the word that asks for the one of the event. */
export function isAuto(url: string): boolean {
  return url.toLowerCase() === "auto";
}
