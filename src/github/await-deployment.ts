import { failure, Failure, type FailureCode } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import type { Github } from "./github.ts";
import type { Deployed } from "./deployed-url.ts";
import { lookAtDeployment, unread, type DeploymentDeadline, type Wanted } from "./deployments.ts";

/** How long to wait, and with which clock. */
export interface DeploymentWait {
  /** Milliseconds in total. */
  readonly timeout: number;
  /** Milliseconds between two looks. */
  readonly interval: number;
  readonly now: () => number;
  /** Waits some milliseconds, or rejects when the run is aborted. */
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Called whenever the state has changed. */
  readonly onSeen: (seen: Text) => void;
}

/** Failures that may be temporary. */
const passing: ReadonlySet<FailureCode> = new Set(["UPSTREAM_ERROR", "UPSTREAM_TIMEOUT", "RATE_LIMITED"]);

/** This many failures in a row are no longer temporary. */
const mostTroubles = 5;

const nothing: Text = { en: "no deployment found on GitHub", ko: "GitHub에 알려진 배포 없음" };

/**
 * Waits until the newest deployment of a commit to an environment has succeeded. Throws a `Failure` if the deployment failed, the time is
 * over, a rate limit lasts longer than the remaining time, or the API fails several times in a row.
 */
export async function awaitDeployment(github: Github, wanted: Wanted, waiting: DeploymentWait): Promise<Deployed> {
  const { timeout, interval, now, sleep, onSeen } = waiting;
  const end = now() + timeout;
  let troubles = 0;
  let said: string | undefined;
  let state: Text | undefined;
  for (;;) {
    const seen = await look(github, wanted, { end, now });
    if (!(seen instanceof Failure) && "deployed" in seen) return seen.deployed;
    troubles = seen instanceof Failure ? troubles + 1 : 0;
    if (seen instanceof Failure && troubles >= mostTroubles) throw seen;
    const told = toldOf(seen);
    if (told.en !== said) onSeen(told);
    said = told.en;
    // The end of the wait may cut off a look between two requests. An earlier state says more.
    if (!(seen instanceof Failure) && (seen.state !== unread || state === undefined)) state = told;
    const wait = seen instanceof Failure && seen.retryAfter !== null ? seen.retryAfter * 1000 : interval;
    // The end of the wait also cuts off the current request. The last state says more than that timeout.
    if (now() + wait >= end)
      throw !(seen instanceof Failure) || (state && now() >= end) ? tooLate(wanted, timeout, state ?? told) : seen;
    await sleep(wait);
  }
}

/** Returns the state of the deployment, or a failure that may be temporary. */
async function look(
  github: Github,
  wanted: Wanted,
  until: DeploymentDeadline,
): Promise<Failure | Awaited<ReturnType<typeof lookAtDeployment>>> {
  try {
    return await lookAtDeployment(github, wanted, until);
  } catch (error) {
    const isPassing = error instanceof Failure && error.reason.startsWith("github.") && passing.has(error.code);
    // An answer that cannot be read now cannot be read in a second either.
    if (!isPassing || error.reason === "github.invalid-answer") throw error;
    return error;
  }
}

function toldOf(seen: Failure | { readonly state: string } | { readonly deployed: Deployed }): Text {
  if (seen instanceof Failure) return { en: seen.reason, ko: seen.reason };
  const state = "state" in seen ? seen.state : "";
  return state === "" ? nothing : { en: state, ko: state };
}

function tooLate({ sha, environment }: Wanted, timeout: number, seen: Text): Failure {
  return failure("deployment.timeout", { environment, sha: sha.slice(0, 12), seconds: timeout / 1000, seen });
}
