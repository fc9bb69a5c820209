import { failure, type Failure, type FailureFacts } from "./failure.ts";

/** Whose allowance is used up: that of the measured target, or that of the server as a whole. */
export const busyScopes = ["target", "server"] as const;

/** See {@link busyScopes}. */
export type BusyScope = (typeof busyScopes)[number];

/** The failure of a measurement that our own limits refused. The caller is told when to come back. */
export function busy(scope: BusyScope, milliseconds: number): Failure {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return failure(`busy.${scope}`, { seconds }, { reason: "busy", retryAfter: seconds });
}

/** Whether our own limits refused a measurement, here or on a server that was asked. */
export function isBusy({ reason }: Pick<FailureFacts, "reason">): boolean {
  return reason === "busy";
}

/** Whose allowance refused a measurement; undefined where another failure is told. */
export function busyScopeOf({ id }: Pick<FailureFacts, "id">): BusyScope | undefined {
  return busyScopes.find((scope) => id === `busy.${scope}`);
}

/** Whether a limit of ours ended an observation: busy, or the budget of a run. It says nothing about the target. */
export function isOurLimit(facts: Pick<FailureFacts, "id" | "reason">): boolean {
  return isBusy(facts) || facts.id.startsWith("budget.");
}
