import { setTimeout as sleep } from "node:timers/promises";
import { gate } from "../checks/gate/index.ts";
import { failure, Failure, type FailureCode } from "../core/failure.ts";
import { parseInput } from "../core/input.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { awaitDeployment } from "../github/await-deployment.ts";
import { deployedUrl } from "../github/deployed-url.ts";
import type { Wanted } from "../github/deployments.ts";
import { githubOf } from "../settings/access/github.ts";
import { readRunTime } from "../settings/options/run-time.ts";
import { makePlan, questionsOf, type CheckPlan } from "../settings/plan.ts";
import { readEvent, type Event } from "./event.ts";
import { isAuto, type TaskRequest, type Task, type TaskIo } from "./task.ts";

/** The task of a step that gets its target from a deployment. Throws a `Failure` INVALID_INPUT. */
export async function deployedTask(asked: TaskRequest, io: TaskIo): Promise<Task> {
  const { plan, sources, hosting } = asked;
  refuseBoth(asked);
  const found = hosting.environment === null ? ofEvent(asked, io) : await ofEnvironment(hosting.environment, asked, io);
  if ("url" in found) return { plan: await makePlan({ ...sources, urls: [found.url], urlNaming: found.naming }) };
  // The targets of the configuration are not used here. `isWhole` is false, so no waiver is reported as unneeded.
  return { plan: { ...plan, targets: [], isWhole: false }, ...found };
}

/** A URL and how it was given, or another {@link Task} outcome. */
type Found = { readonly url: string; readonly naming: string } | Pick<Task, "unknown" | "idle">;

function refuseBoth({ sources, hosting, plan }: TaskRequest): void {
  const field = sources.urlNaming;
  if (sources.urls.some(isAuto) && sources.urls.length > 1) {
    const detail: Text = { en: "auto stands for the URL of the event", ko: "auto는 이벤트의 URL 하나를 뜻합니다" };
    throw failure("input.together", { field: `${field}: auto`, other: otherUrl, detail }, { reason: "url" });
  }
  if (hosting.environment === null || sources.urls.length === 0) return;
  const detail: Text = { en: "both set the target", ko: "둘 다 대상을 지정합니다" };
  const other = plan.given.naming("environment");
  throw failure("input.together", { field, other, detail }, { reason: "url" });
}

const otherUrl: Text = { en: "other URLs", ko: "다른 URL" };

function ofEvent({ sources }: TaskRequest, { env }: TaskIo): Found {
  const name = env["GITHUB_EVENT_NAME"] ?? "";
  const given = printable(name, 60) || "—";
  if (name !== "deployment_status") {
    const field: Text = {
      en: `The event for ${sources.urlNaming}: auto`,
      ko: `${sources.urlNaming}: auto의 이벤트`,
    };
    throw failure("input.value", { field, expected: "deployment_status", given }, { reason: "url" });
  }
  const { deploymentStatus } = readEvent(env);
  if (!deploymentStatus)
    throw failure("input.missing", { field: "deployment_status", expected: inEvent }, { reason: "url" });
  const { state, environment: told } = deploymentStatus;
  const environment = printable(told || "—", 100);
  if (notOver.has(state)) return { idle: notYet(environment, state) };
  // An unknown future state is not success.
  if (state !== "success")
    return { unknown: failure("deployment.failed", { environment, state: printable(state, 40) }) };
  const deployed = deployedUrl(deploymentStatus, serverOf(env));
  if (!deployed) throw failure("deployment.no-url", { environment }, { reason: "url" });
  return { url: deployed.url, naming: `deployment_status.${deployed.field}` };
}

/** States of an unfinished or removed deployment: another event will have the target. */
const notOver: ReadonlySet<string> = new Set(["pending", "queued", "waiting", "in_progress", "inactive"]);

const inEvent: Text = { en: "every deployment_status event has it", ko: "deployment_status 이벤트에는 항상 있습니다" };

function notYet(environment: string, state: string): Text {
  return {
    en: `The deployment to ${environment} is ${state}, so this run measured nothing, and its output "passed" is false. The run that starts when a deployment to ${environment} succeeds will measure it.`,
    ko: `${environment} 배포의 상태가 ${state}이므로 이번 실행에서는 측정하지 않았고 출력 "passed"는 false입니다. ${environment} 배포가 성공하면 시작되는 실행에서 측정합니다.`,
  };
}

/** Failures outside our control that may pass later: the verdict is open. */
const open: ReadonlySet<FailureCode> = new Set(["UPSTREAM_ERROR", "UPSTREAM_TIMEOUT", "RATE_LIMITED"]);

async function ofEnvironment(environment: string, asked: TaskRequest, { env, say, signal }: TaskIo): Promise<Found> {
  const { given } = asked.plan;
  checkRest(asked.plan);
  const patience = readRunTime(given);
  // Loading GitHub's client reads the event too, but with less helpful errors.
  const event = asked.hosting.sha === null || env["GITHUB_EVENT_PATH"] ? readEvent(env) : null;
  const sha = asked.hosting.sha ?? (event && shaOf(event, asked.plan)) ?? "";
  const wanted: Wanted = { environment, server: serverOf(env), sha };
  const github = await githubOf(given, env, signal);
  try {
    const { url, field } = await awaitDeployment(github, wanted, {
      ...patience,
      now: () => performance.now(),
      sleep: (ms) => pause(ms, signal),
      onSeen: (seen) => say(waitingFor(wanted, seen)),
    });
    return { url, naming: `${field} (${given.naming("environment")})` };
  } catch (error) {
    if (error instanceof Failure && open.has(error.code) && error.reason !== "aborted") return { unknown: error };
    throw error;
  }
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(ms, undefined, signal && { signal });
  } catch (error) {
    throw signal?.aborted ? failure("aborted", {}) : error;
  }
}

/** Errors in the other inputs are reported before any waiting. */
function checkRest({ given, ...plan }: CheckPlan): void {
  const somewhere = {
    url: "https://localhost/",
    given,
    naming: given.naming,
    rules: {},
    ownRules: [],
    demands: {},
    isApart: false,
  };
  const [question] = questionsOf({ ...plan, given, targets: [somewhere] });
  parseInput(gate.input, { url: somewhere.url, ...question?.thresholds }, given.naming);
}

function shaOf({ sha }: Event, { given }: CheckPlan): string {
  if (sha !== null) return sha;
  const expected: Text = {
    en: "the event names no commit, so a commit is required",
    ko: "이벤트에 커밋이 없으므로 커밋을 지정해야 합니다",
  };
  throw failure("input.missing", { field: given.naming("sha"), expected }, { reason: "sha" });
}

function serverOf(env: TaskIo["env"]): string {
  return env["GITHUB_SERVER_URL"] || "https://github.com";
}

function waitingFor({ sha, environment }: Wanted, seen: Text): Text {
  const what = `${printable(environment, 100)} (${sha.slice(0, 12)})`;
  return { en: `Waiting for the deployment to ${what}: ${seen.en}.`, ko: `${what} 배포를 기다리는 중: ${seen.ko}.` };
}
