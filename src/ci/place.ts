import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { printable } from "../core/printable.ts";
import type { Language } from "../core/text.ts";
import type { Pipeline, ReportPlace, Source } from "../report/place.ts";
import type { ReadConfig } from "../settings/config/read.ts";
import { pathInRepository } from "./repository.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** How a service that runs pipelines is recognised, and where the file is that describes the pipeline. */
interface Service {
  readonly pipeline: Pipeline;
  /** A variable that is set within its pipelines alone. */
  readonly sign: string;
  /** The variable that names the folder of the repository. */
  readonly root: string;
  readonly path: (env: Environment) => string | undefined;
  /** Whether the path is what is usual, and counts only where there is such a file. */
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

/** Where reports of this run belong: whose pipeline it is a step of, and which file of the repository describes that. */
export function placeOf(env: Environment, language: Language): Omit<ReportPlace, "rules"> {
  const service = services.find(({ sign }) => env[sign]);
  if (!service) return { language, pipeline: null, source: null };
  return { language, pipeline: service.pipeline, source: sourceOf(service, env) };
}

/** The same of a run that has a configuration: what is told belongs where that says it, as far as it is a file of the repository. */
export async function placeWith(
  env: Environment,
  language: Language,
  config: ReadConfig | null,
): Promise<Omit<ReportPlace, "rules">> {
  const place = placeOf(env, language);
  if (!config?.file) return place;
  const root = services.find(({ sign }) => env[sign])?.root;
  const path = pathInRepository(config.file.path, root && env[root]);
  if (path === null) return place;
  return { ...place, config: (await import("../settings/config/source.ts")).configSource(config, config.file, path) };
}

// GitHub, “Default environment variables”: owner/repository/.github/workflows/name.yml@refs/heads/branch.
function workflowOf(env: Environment): string | undefined {
  const [workflow = ""] = (env["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
  const repository = `${env["GITHUB_REPOSITORY"] ?? ""}/`;
  // That of another repository is no file of this one.
  return repository !== "/" && workflow.startsWith(repository) ? workflow.slice(repository.length) : undefined;
}

function sourceOf({ root, path: pathIn, isGuess }: Service, env: Environment): Source | null {
  const path = pathIn(env);
  if (path === undefined || !isWithin(path)) return null;
  const text = textOf(join(env[root] || ".", path));
  return text === null && isGuess ? null : { path, text };
}

/** Whether a path is one of the repository: GitLab takes URLs and files of other projects, too. */
function isWithin(path: string): boolean {
  if (path === "" || printable(path, 300) !== path || /[\\@:]/.test(path)) return false;
  return path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}

const largest = 1024 * 1024;

/** Null where there is no such file, or none that a person wrote: a report is no worse for it. */
function textOf(file: string): string | null {
  try {
    const state = statSync(file);
    // A pipe would be waited for.
    return state.isFile() && state.size <= largest ? readFileSync(file, "utf8").replace(/^\ufeff/, "") : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
    return null;
  }
}
