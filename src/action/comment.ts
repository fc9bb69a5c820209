import { createHash } from "node:crypto";
import { describeFailure, Failure, failure } from "../core/failure.ts";
import type { Outcome } from "../core/policy.ts";
import type { GateResult } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import { stick } from "../github/comments.ts";
import { pullRequestOf } from "../github/pull-request.ts";
import { commentOf } from "../report/github/comment.ts";
import { githubOf } from "../settings/access/github.ts";
import type { Given } from "../settings/options/given.ts";
import type { Hosting } from "../settings/options/hosting.ts";
import { readEvent } from "./event.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The verdict that a comment reports, and the GitHub client. */
export interface Commenting {
  readonly given: Given;
  readonly hosting: Hosting;
  readonly env: Environment;
  readonly language: Language;
  /** How the step treats its verdict; absent for the defaults. */
  readonly outcome?: Outcome;
  /** Tells the jobs of a matrix apart; null without a matrix. */
  readonly matrix: string | null;
  /** Whether the step passes. */
  readonly passes: boolean;
  readonly signal?: AbortSignal;
}

/** Milliseconds for everything: a comment must not delay a job. */
const usualPatience = 30_000;

/** Updates the comment on the pull request. Failures do not change the verdict: returns why there is no comment, or null. */
export async function keepComment(
  result: GateResult,
  commenting: Commenting,
  patience = usualPatience,
): Promise<string | null> {
  const { language } = commenting;
  try {
    await write(result, commenting, patience);
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return fill(unwritten, { why: describeFailure(error.facts, language) }, language);
  }
}

const unwritten: Text = {
  en: "No comment was written to the pull request. {why} The verdict does not change. The step summary, if it is on, has the same content.",
  ko: "풀 리퀘스트에 댓글을 남기지 못했습니다. {why} 판정은 그대로입니다. 스텝 요약을 켰다면 같은 내용이 거기에 있습니다.",
};

async function write(result: GateResult, commenting: Commenting, patience: number): Promise<void> {
  const { given, hosting, env, language, outcome, matrix, passes, signal } = commenting;
  // Loading GitHub's client reads the event too, but with less helpful errors.
  const { pullRequest, sha } = readEvent(env);
  const github = await githubOf(given, env, endOf(signal, patience));
  const number = pullRequest ?? (sha === null ? null : await pullRequestOf(github, sha));
  if (number === null) throw failure("github.no-pull-request", {});
  const marker = `<!-- portcullis:${keyOf(hosting.commentKey, env, matrix)} -->`;
  const body = commentOf(result, { language, outcome, marker, sha, run: runOf(env) });
  // A gate that passes again updates its comment but does not create one.
  await stick(github, { number, marker, body, isMade: hosting.comment === "always" || !passes });
}

function endOf(signal: AbortSignal | undefined, patience: number): AbortSignal {
  const end = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, end]) : end;
}

/** Gates of one pull request have separate comments, identified by workflow, job, step and matrix. */
function keyOf(given: string | null, env: Environment, matrix: string | null): string {
  const [workflow = ""] = (env["GITHUB_WORKFLOW_REF"] || env["GITHUB_WORKFLOW"] || "").split("@", 1);
  // Without a matrix, the key is that of earlier versions, whose comments are kept.
  const own = [workflow, env["GITHUB_JOB"] ?? "", env["GITHUB_ACTION"] ?? "", ...(matrix === null ? [] : [matrix])];
  const words = given === null ? own : [given];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 16);
}

function runOf(env: Environment): string | null {
  const repository = env["GITHUB_REPOSITORY"] ?? "";
  const id = env["GITHUB_RUN_ID"] ?? "";
  const server = env["GITHUB_SERVER_URL"] ?? "";
  return /^\d+$/.test(id) && server !== "" ? `${server}/${repository}/actions/runs/${id}` : null;
}
