import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { printable } from "../core/printable.ts";
import type { Language } from "../core/text.ts";
import type { Pipeline, ReportPlace, SourceLocation } from "../report/place.ts";
import { pathInRepository } from "./repository.ts";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A CI service: how it is recognised, and where the file is that defines the pipeline. */
interface Service {
  readonly pipeline: Pipeline;
  /** A variable that is set only in its pipelines. */
  readonly sign: string;
  /** The variable that names the folder of the repository. */
  readonly root: string;
  readonly path: (env: Environment) => string | undefined;
  /** Whether the path is the usual one, which counts only if the file exists. */
  readonly isGuess?: true;
}

const services: readonly Service[] = [
  { pipeline: "github", sign: "GITHUB_ACTIONS", root: "GITHUB_WORKSPACE", path: workflowOf },
  { pipeline: "gitlab", sign: "GITLAB_CI", root: "CI_PROJECT_DIR", path: (env) => env["CI_CONFIG_PATH"] },
  usual("azure", "TF_BUILD", "BUILD_SOURCESDIRECTORY", "azure-pipelines.yml"),
  usual("other", "JENKINS_URL", "WORKSPACE", "Jenkinsfile"),
  usual("other", "BITBUCKET_BUILD_NUMBER", "BITBUCKET_CLONE_DIR", "bitbucket-pipelines.yml"),
  usual("other", "CIRCLECI", "CIRCLE_WORKING_DIRECTORY", ".circleci/config.yml"),
];

function usual(pipeline: Pipeline, sign: string, root: string, file: string): Service {
  return { pipeline, sign, root, path: () => file, isGuess: true };
}

/** Returns where reports of this run belong: the CI service, and the file in the repository that defines the pipeline. */
export function pipelineOf(env: Environment, language: Language): Omit<ReportPlace, "rules"> {
  const service = services.find(({ sign }) => env[sign]);
  if (!service) return { language, pipeline: null, source: null };
  return { language, pipeline: service.pipeline, source: sourceOf(service, env) };
}

/** Returns the path of a file relative to the root of the pipeline's repository; null if it is not in one. */
export function pathInPipeline(env: Environment, file: string): string | null {
  const root = services.find(({ sign }) => env[sign])?.root;
  return pathInRepository(file, root && env[root]);
}

// GitHub, “Default environment variables”: owner/repository/.github/workflows/name.yml@refs/heads/branch.
function workflowOf(env: Environment): string | undefined {
  const [workflow = ""] = (env["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
  const repository = `${env["GITHUB_REPOSITORY"] ?? ""}/`;
  // A workflow of another repository is not a file of this one.
  return repository !== "/" && workflow.startsWith(repository) ? workflow.slice(repository.length) : undefined;
}

function sourceOf({ root, path: pathIn, isGuess }: Service, env: Environment): SourceLocation | null {
  const path = pathIn(env);
  if (path === undefined || !isWithin(path)) return null;
  const text = textOf(join(env[root] || ".", path));
  return text === null && isGuess ? null : { path, text };
}

/** Whether a path is inside the repository: GitLab also accepts URLs and files of other projects. */
function isWithin(path: string): boolean {
  if (path === "" || printable(path, 300) !== path || /[\\@:]/.test(path)) return false;
  return path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}

const largest = 1024 * 1024;

/** Returns the text of a file; null if it does not exist, is too large or cannot be read. Without it, a report only lacks the place in that file. */
function textOf(file: string): string | null {
  try {
    const state = statSync(file);
    // Reading a pipe would block.
    return state.isFile() && state.size <= largest ? readFileSync(file, "utf8").replace(/^\ufeff/, "") : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
    return null;
  }
}
