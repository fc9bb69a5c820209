import { z } from "zod";
import { failure } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import type { Github } from "./github.ts";

/** A comment that is kept up to date. */
export interface StickyComment {
  /** The number of the pull request. */
  readonly number: number;
  /** The text at its start that distinguishes it from other comments. */
  readonly marker: string;
  /** The whole text, with the marker at its start. */
  readonly body: string;
  /** Whether the comment is created if it does not exist. */
  readonly isMade: boolean;
}

const permission: Text = {
  en: "pull-requests: write (not available to pull requests from forks)",
  ko: "pull-requests: write(포크에서 온 풀 리퀘스트에는 주어지지 않음)",
};

const id = z.int().positive();
const comment = z.object({ id });
const comments = z.array(z.object({ id, body: z.string().nullish(), user: z.object({ login: z.string() }).nullish() }));

// Thirty comments of the maximum length have some megabytes, and at most four megabytes are read.
const perPage = 30;
const mostPages = 50;

/** Updates the comment with the marker, or creates it. Returns what was done. Throws `Failure`. */
export async function stick(github: Github, wanted: StickyComment): Promise<"made" | "updated" | "none"> {
  const { number, body, isMade } = wanted;
  const found = await find(github, wanted);
  if (found !== null) {
    const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
    await github.ask({ route, parameters: { comment_id: found, body }, permission, schema: comment });
    return "updated";
  }
  if (!isMade) return "none";
  const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
  await github.ask({ route, parameters: { issue_number: number, body }, permission, schema: comment });
  return "made";
}

/**
 * Returns the id of our comment; null if there is none. Anyone may write a comment with our marker, and a token with write permission could
 * overwrite it. So only a comment of the token's own user counts.
 */
async function find(github: Github, { number, marker }: StickyComment): Promise<number | null> {
  let left = mostPages;
  const pages = github.list({
    route: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
    parameters: { issue_number: number, per_page: perPage },
    permission,
    schema: comments,
    mayAsk: () => left-- > 0,
  });
  let login: string | null = null;
  let next = await pages.next();
  for (; !next.done; next = await pages.next()) {
    const { id: found, body, user } = next.value;
    if (!user || !body?.startsWith(marker)) continue;
    login ??= await github.login(permission);
    if (user.login.toLowerCase() === login.toLowerCase()) return found;
  }
  // Our comment may be further back. Without this error, every run would create another one.
  if (!next.value.isWhole) throw failure("github.too-many-comments", { number });
  return null;
}
