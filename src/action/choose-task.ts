import { isAuto, type TaskRequest, type Task, type TaskIo } from "./task.ts";

/**
 * Determines the targets of a step: a requested environment, the event for `url: auto`, the named targets or, without any, a deployment
 * event. Most steps name their targets and load nothing else. Throws a `Failure` INVALID_INPUT.
 */
export async function taskOf(asked: TaskRequest, io: TaskIo): Promise<Task> {
  const { plan, sources, hosting } = asked;
  const isEvent = plan.targets.length === 0 && io.env["GITHUB_EVENT_NAME"] === "deployment_status";
  if (hosting.environment === null && !isEvent && !sources.urls.some(isAuto)) return { plan };
  return (await import("./deployed.ts")).deployedTask(asked, io);
}
