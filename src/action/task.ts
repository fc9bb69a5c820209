import type { Failure } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import type { Hosting } from "../settings/options/hosting.ts";
import type { CheckPlan, PlanSources } from "../settings/plan.ts";

/** The task of a step: measure, report that nothing could be measured, or that there is nothing to measure yet. */
export interface Task {
  readonly plan: CheckPlan;
  /** Why the verdict is open before any measurement. */
  readonly unknown?: Failure;
  /** Why this run has nothing to do; a later run will. */
  readonly idle?: Text;
}

/** The inputs about targets and where to find them. */
export interface TaskRequest {
  readonly plan: CheckPlan;
  readonly sources: PlanSources;
  readonly hosting: Hosting;
}

/** Reports what is being waited for, and aborts the wait. */
export interface TaskIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (text: Text) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Whether the URL is `auto`, which means the one of the event. */
export function isAuto(url: string): boolean {
  return url.toLowerCase() === "auto";
}
