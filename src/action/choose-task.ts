import { isAuto, type Asked, type Task, type TaskIo } from "./task.ts";

/**
 * Where a step has its targets from: an environment that is asked for, the event where `url` says `auto`, what is named, and, where
 * nothing is, the event of a deployment. Most steps name theirs, and load nothing of the rest. Throws a `Failure` INVALID_INPUT.
 */
export async function taskOf(asked: Asked, io: TaskIo): Promise<Task> {
  const { plan, sources, hosting } = asked;
  const isEvent = plan.targets.length === 0 && io.env["GITHUB_EVENT_NAME"] === "deployment_status";
  if (hosting.environment === null && !isEvent && !sources.urls.some(isAuto)) return { plan };
  return (await import("./deployed.ts")).deployedTask(asked, io);
}
