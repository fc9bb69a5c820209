import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { isSha } from "../settings/options/hosting.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const sha = z.string().refine(isSha);

/** The fields of an event that are read; any may be absent, depending on the kind of event. */
const payload = z.object({
  pull_request: z.object({ number: z.int().positive(), head: z.object({ sha }) }).nullish(),
  deployment: z.object({ sha }).nullish(),
  deployment_status: z
    .object({
      state: z.string(),
      environment: z.string().nullish(),
      environment_url: z.string().nullish(),
      target_url: z.string().nullish(),
    })
    .nullish(),
  workflow_run: z.object({ head_sha: sha }).nullish(),
});

/** The event that triggered a workflow. */
export interface Event {
  /** `pull_request`, `deployment_status` … */
  readonly name: string;
  readonly pullRequest: number | null;
  readonly deploymentStatus: NonNullable<z.infer<typeof payload>["deployment_status"]> | null;
  /** The commit of the event: for a pull request its head, which is deployed, not the merge commit that a runner checks out. */
  readonly sha: string | null;
}

// GitHub, "Webhook events and payloads": at most 25 MB.
const largest = 25 * 1024 * 1024;

/** Reads the event that triggered this workflow. Throws a `Failure` INVALID_INPUT. */
export function readEvent(env: Environment): Event {
  const { pull_request, deployment, deployment_status, workflow_run } = readPayload(env["GITHUB_EVENT_PATH"] ?? "");
  const own = (env["GITHUB_SHA"] ?? "").toLowerCase();
  return {
    name: env["GITHUB_EVENT_NAME"] ?? "",
    pullRequest: pull_request?.number ?? null,
    deploymentStatus: deployment_status ?? null,
    sha: pull_request?.head.sha ?? deployment?.sha ?? workflow_run?.head_sha ?? (isSha(own) ? own : null),
  };
}

function readPayload(path: string): z.infer<typeof payload> {
  const field = "GITHUB_EVENT_PATH";
  if (path === "") {
    const expected: Text = {
      en: "the file in which the runner describes the event",
      ko: "러너가 이벤트를 기록한 파일의 경로가 필요합니다",
    };
    throw failure("input.missing", { field, expected }, { reason: field });
  }
  const parsed = payload.safeParse(parseJson(readBounded(path), path));
  if (parsed.success) return parsed.data;
  const at = printable(parsed.error.issues[0]?.path.join(".") || "it", 80);
  throw unusable(path, { en: `${at} does not have GitHub's format`, ko: `${at}의 형식이 GitHub의 것과 다름` });
}

function readBounded(path: string): string {
  try {
    const found = statSync(path);
    if (!found.isFile()) throw unusable(path, { en: "it is not a file", ko: "파일이 아님" });
    if (found.size > largest) throw unusable(path, { en: "more than 25 MB", ko: "25 MB 초과" });
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
    throw unusable(path, code);
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unusable(path, { en: "it is not JSON", ko: "JSON이 아님" });
  }
}

function unusable(path: string, detail: Text | string): Failure {
  const field = "GITHUB_EVENT_PATH";
  return failure("input.file", { field, path: printable(path, 200), detail }, { reason: field });
}
