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
export type Seen = { readonly deployed: Deployed } | { readonly state: string };

const permission = "deployments: read";

const id = z.int().positive();
const deployments = z.array(z.object({ id }));
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
export interface Until {
  readonly end: number;
  readonly now: () => number;
}

/** The states of a failed deployment. */
const ended: ReadonlySet<string> = new Set(["failure", "error"]);

/**
 * Looks once at the newest deployment of a commit to an environment. Inactive deployments do not count. The number of pages and the time
 * are limited; a deployment beyond them is not found. Throws `Failure`, for example `deployment.failed` or `deployment.no-url`.
 */
export async function lookAtDeployment(github: Github, wanted: Wanted, until: Until): Promise<Seen> {
  const { sha, environment, server } = wanted;
  const list = openLists(github, until);
  let state = "";
  const all = list({
    route: "GET /repos/{owner}/{repo}/deployments",
    parameters: { sha, environment, per_page: 30 },
    schema: deployments,
  });
  for await (const deployment of all) {
    const newest = await newestOf(
      list({
        route: "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
        parameters: { deployment_id: deployment.id, per_page: 100 },
        schema: statuses,
      }),
    );
    if (newest === undefined) return { state: unread };
    state = printable(newest?.state ?? "pending", 40);
    if (state === "inactive") continue;
    if (ended.has(state)) throw failure("deployment.failed", { environment, state });
    if (state !== "success" || !newest) return { state };
    const deployed = deployedUrl(newest, server);
    if (!deployed) throw failure("deployment.no-url", { environment }, { reason: "environment" });
    return { deployed };
  }
  return { state };
}

type Lists = <T>(
  question: Pick<ListQuestion<T>, "route" | "parameters" | "schema">,
) => AsyncGenerator<T, { readonly isWhole: boolean }>;

/** Returns a function that reads the entries of a list. All lists of one look share the limits of pages and time. */
function openLists(github: Github, { end, now }: Until): Lists {
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

/** Returns the newest status; null if there is none, undefined if it may be on a page that was not read. */
async function newestOf(
  pages: AsyncGenerator<Status, { readonly isWhole: boolean }>,
): Promise<Status | null | undefined> {
  const all: Status[] = [];
  let next = await pages.next();
  for (; !next.done; next = await pages.next()) all.push(next.value);
  if (!next.value.isWhole) return undefined;
  // GitHub does not document the order of the list. A later status has a higher id.
  return all.toSorted((a, b) => b.id - a.id)[0] ?? null;
}
