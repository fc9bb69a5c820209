import { z } from "zod";
import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Github } from "./api.ts";
import { deployedUrl, type Deployed } from "./deployed-url.ts";
import { entriesOf } from "./link.ts";

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

/** Whoever deploys one commit to one environment more often than this has other troubles. */
const mostPages = 10;

/** The states in which a deployment ends without being one. */
const ended: ReadonlySet<string> = new Set(["failure", "error"]);

/**
 * Looks once at the newest deployment of a commit to an environment; one that was taken down again counts as none. Throws `Failure`,
 * `deployment.failed` and `deployment.no-url` among them.
 */
export async function lookAtDeployment(github: Github, wanted: Wanted, patience: number): Promise<Seen> {
  const { sha, environment, server } = wanted;
  const query = new URLSearchParams({ sha, environment, per_page: "30" });
  const path = `repos/${github.repository}/deployments?${query.toString()}`;
  let state = "";
  for await (const deployment of entriesOf(path, mostPages, (page) =>
    github.ask({ path: page, permission, schema: deployments, patience }),
  )) {
    const newest = await newestStatus(github, deployment.id, patience);
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

async function newestStatus(
  github: Github,
  deployment: number,
  patience: number,
): Promise<z.infer<typeof statuses>[number] | null> {
  const path = `repos/${github.repository}/deployments/${deployment}/statuses?per_page=100`;
  const all: z.infer<typeof statuses> = [];
  const pages = entriesOf(path, mostPages, (page) =>
    github.ask({ path: page, permission, schema: statuses, patience }),
  );
  for await (const each of pages) all.push(each);
  // The order of the list is documented nowhere; a later status has a higher number.
  return all.toSorted((a, b) => b.id - a.id)[0] ?? null;
}
