import { z } from "zod";
import { failure } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import type { Github } from "./github.ts";

/** A comment that is kept up to date. */
export interface StickyComment {
  /** Of the pull request. */
  readonly number: number;
  /** What it begins with, and no comment of anybody else's. */
  readonly marker: string;
  /** Whole, with the marker in front. */
  readonly body: string;
  /** Whether one that is not there yet is made. */
  readonly isMade: boolean;
}

const permission: Text = {
  en: "pull-requests: write, which a pull request from a fork does not get",
  ko: "pull-requests: write(포크에서 온 풀 리퀘스트에는 주어지지 않음)",
};

const id = z.int().positive();
const comment = z.object({ id });
const comments = z.array(z.object({ id, body: z.string().nullish(), user: z.object({ login: z.string() }).nullish() }));

// Of longest comments thirty are some megabytes, and more than four are not read.
const perPage = 30;
const mostPages = 50;

/** Updates the comment that bears the marker, or makes it. Tells what was done. Throws `Failure`. */
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
 * The number of our comment. Anybody may write a comment that begins as ours do, and a token that may write may overwrite it: only
 * one of the token's own user counts.
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
  // It may be further back, and a second one would be made with every run.
  if (!next.value.isWhole) throw failure("github.too-many-comments", { number });
  return null;
}
