import { z } from "zod";
import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Github, ListQuestion } from "./github.ts";
import { deployedUrl, type Deployed } from "./deployed-url.ts";

/** Which deployment is meant. */
export interface Wanted {
  /** Forty hexadecimal digits, or sixty-four. */
  readonly sha: string;
  /** The name of an environment, exactly. */
  readonly environment: string;
  /** Whose pages are no deployment: GITHUB_SERVER_URL. */
  readonly server: string;
}

/** How far the newest deployment is: it is there, or what its newest status says instead. */
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

/** Pages of all lists together: whoever deploys one commit to one environment more often than this has other troubles. */
const mostPages = 20;

/** Milliseconds at most for one page. */
const longestPage = 10_000;

/** What is said of a deployment whose statuses could not be read to their end. */
const unread = "unknown";

/** Until when is looked, by the clock that says `now`. */
export interface Until {
  readonly end: number;
  readonly now: () => number;
}

/** The states in which a deployment ends without being one. */
const ended: ReadonlySet<string> = new Set(["failure", "error"]);

/**
 * Looks once at the newest deployment of a commit to an environment; one that was taken down again counts as none. What is not found
 * on so many pages or by then, is not found. Throws `Failure`, `deployment.failed` and `deployment.no-url` among them.
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

/** Lists of one look: their entries, for as long as there are pages and time left for all of them. */
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

/** Null where there is none, undefined where it may stand on a page that was not read. */
async function newestOf(
  pages: AsyncGenerator<Status, { readonly isWhole: boolean }>,
): Promise<Status | null | undefined> {
  const all: Status[] = [];
  let next = await pages.next();
  for (; !next.done; next = await pages.next()) all.push(next.value);
  if (!next.value.isWhole) return undefined;
  // The order of the list is documented nowhere; a later status has a higher number.
  return all.toSorted((a, b) => b.id - a.id)[0] ?? null;
}
