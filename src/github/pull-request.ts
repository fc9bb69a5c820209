import { z } from "zod";
import type { Github } from "./github.ts";

const pulls = z.array(z.object({ number: z.int().positive(), state: z.string(), head: z.object({ sha: z.string() }) }));

/** Returns the number of the open pull request whose head is the commit; null if there is none. Throws `Failure`. */
export async function pullRequestOf(github: Github, sha: string): Promise<number | null> {
  const value = await github.ask({
    route: "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
    parameters: { commit_sha: sha, per_page: 100 },
    permission: "pull-requests: write",
    schema: pulls,
  });
  const open = value.filter(({ state, head }) => state === "open" && head.sha === sha);
  return open.toSorted((a, b) => a.number - b.number)[0]?.number ?? null;
}
