import { z } from "zod";
import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Github, ListQuestion } from "./github.ts";
import { deployedUrl, type Deployed } from "./deployed-url.ts";

/** The wanted deployment. */
export interface Wanted {
  /** 40 or 64 hexadecimal digits. */
  readonly sha: string;
  /** The exact name of the environment. */
  readonly environment: string;
  /** GITHUB_SERVER_URL: pages of this server are not deployments. */
  readonly server: string;
}

/** The state of the newest deployment: its URL if it succeeded, otherwise the state of its newest status. */
export type DeploymentState = { readonly deployed: Deployed } | { readonly state: string };

const permission = "deployments: read";

const id = z.int().positive();
const deployments = z.array(z.object({ id, sha: z.string().nullish() }));
const statuses = z.array(
  z.object({
    id,
    state: z.string(),
    environment_url: z.string().nullish(),
    target_url: z.string().nullish(),
  }),
);

/** Maximum number of pages over all lists of one look. */
const mostPages = 20;

/** Maximum milliseconds for one page. */
const longestPage = 10_000;

/** The state of a deployment whose statuses could not be read completely. */
export const unread = "unknown";

/** The end of the look, on the clock `now`. */
export interface DeploymentDeadline {
  readonly end: number;
  readonly now: () => number;
}

/** The states of a failed deployment. */
const ended: ReadonlySet<string> = new Set(["failure", "error"]);

/**
 * Looks once at the newest deployment of a commit to an environment. An inactive one is skipped; if all are inactive, the newest that succeeded counts,
 * unless another commit was deployed since. The number of pages and the time are limited; a deployment beyond them is not found. Throws `Failure`, for
 * example `deployment.failed`, `deployment.superseded` or `deployment.no-url`.
 */
export async function lookAtDeployment(
  github: Github,
  wanted: Wanted,
  until: DeploymentDeadline,
): Promise<DeploymentState> {
  const { sha, environment, server } = wanted;
  const list = openLists(github, until);
  let state = "";
  const inactive: { readonly id: number; readonly deployed: Deployed | null }[] = [];
  const all = list({
    route: "GET /repos/{owner}/{repo}/deployments",
    parameters: { sha, environment, per_page: 30 },
    schema: deployments,
  });
  for await (const deployment of all) {
    const read = await newestFirst(
      list({
        route: "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
        parameters: { deployment_id: deployment.id, per_page: 100 },
        schema: statuses,
      }),
    );
    if (read === undefined) return { state: unread };
    const [newest] = read;
    state = printable(newest?.state ?? "pending", 40);
    if (state === "inactive") {
      const success = read.find((status) => status.state === "success");
      inactive.push({ id: deployment.id, deployed: success ? deployedUrl(success, server) : null });
      continue;
    }
    if (ended.has(state)) throw failure("deployment.failed", { environment, state });
    if (state !== "success" || !newest) return { state };
    const deployed = deployedUrl(newest, server);
    if (!deployed) throw failure("deployment.no-url", { environment }, { reason: "environment" });
    return { deployed };
  }
  const [last] = inactive;
  if (!last) return { state };
  // GitHub makes a deployment inactive when a later one to the same environment succeeds.
  const later = await laterCommit(list, wanted, last.id);
  if (later !== null) throw failure("deployment.superseded", { environment, sha: sha.slice(0, 12), later });
  const kept = inactive.find(({ deployed }) => deployed !== null)?.deployed;
  return kept ? { deployed: kept } : { state };
}

/** Returns the commit of a later deployment to the environment, shortened; null if it is the same one, or there is none. */
async function laterCommit(list: Lists, { sha, environment }: Wanted, id: number): Promise<string | null> {
  const all = list({
    route: "GET /repos/{owner}/{repo}/deployments",
    parameters: { environment, per_page: 30 },
    schema: deployments,
  });
  for await (const each of all) {
    if (each.id <= id) continue;
    if (each.sha && each.sha !== sha) return printable(each.sha.slice(0, 12), 12);
  }
  return null;
}

type Lists = <T>(
  question: Pick<ListQuestion<T>, "route" | "parameters" | "schema">,
) => AsyncGenerator<T, { readonly isWhole: boolean }>;

/** Returns a function that reads the entries of a list. All lists of one look share the limits of pages and time. */
function openLists(github: Github, { end, now }: DeploymentDeadline): Lists {
  let left = mostPages;
  return (question) =>
    github.list({
      ...question,
      permission,
      mayAsk: () => left-- > 0 && now() < end,
      patience: () => Math.min(longestPage, end - now()),
    });
}

type Status = z.infer<typeof statuses>[number];

/** Returns the statuses, newest first; undefined if some are on a page that was not read. */
async function newestFirst(
  pages: AsyncGenerator<Status, { readonly isWhole: boolean }>,
): Promise<readonly Status[] | undefined> {
  const all: Status[] = [];
  let next = await pages.next();
  for (; !next.done; next = await pages.next()) all.push(next.value);
  if (!next.value.isWhole) return undefined;
  // GitHub does not document the order of the list. A later status has a higher id.
  return all.toSorted((a, b) => b.id - a.id);
}
