import { failure, type Failure } from "../../core/failure.ts";
import { suggest } from "../../core/nearest.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "./given.ts";

const commentWishes = ["never", "on-failure", "always"] as const;

/** When a comment is written on a pull request. */
type CommentWish = (typeof commentWishes)[number];

/** What the Action reads from GitHub, and what it writes there. */
export interface Hosting {
  /** The environment whose deployment is measured; null if the targets are given otherwise. */
  readonly environment: string | null;
  /** Null if the event names the commit. */
  readonly sha: string | null;
  readonly comment: CommentWish;
  /** Null if workflow, job and step identify the comment. */
  readonly commentKey: string | null;
}

/** Reads `environment`, `sha`, `comment` and `comment_key`. Throws a `Failure` INVALID_INPUT. */
export function readHosting(given: Given): Hosting {
  return {
    environment: nameOf(given, "environment"),
    sha: readSha(given),
    comment: readComment(given),
    commentKey: nameOf(given, "comment_key"),
  };
}

const longestName = 255;

function nameOf(given: Given, name: string): string | null {
  const text = given.one(name);
  if (text === undefined) return null;
  if (text.length <= longestName && printable(text) === text) return text;
  const expected: Text = {
    en: `a name of at most ${longestName} characters on one line`,
    ko: `${longestName}자 이하의 한 줄짜리 이름`,
  };
  throw wrong(given, name, expected, text);
}

/** Whether a text is a full commit SHA. GitHub compares it exactly with that of the deployment. */
export function isSha(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

function readSha(given: Given): string | null {
  const text = given.one("sha");
  if (text === undefined) return null;
  const sha = text.toLowerCase();
  if (isSha(sha)) return sha;
  const expected: Text = { en: "a full commit ID of 40 hexadecimal digits", ko: "16진수 40자리의 전체 커밋 ID" };
  throw wrong(given, "sha", expected, text);
}

function readComment(given: Given): CommentWish {
  const text = given.one("comment");
  const wish = commentWishes.find((each) => each === text);
  if (text === undefined || wish !== undefined) return wish ?? "never";
  const params = {
    field: given.naming("comment"),
    expected: commentWishes.join(", "),
    given: `"${printable(text, 60)}"`,
    suggestion: suggest(text, commentWishes),
  };
  throw failure("input.option", params, { reason: "comment" });
}

function wrong(given: Given, name: string, expected: Text, text: string): Failure {
  const params = { field: given.naming(name), expected, given: `"${printable(text, 60)}"` };
  return failure("input.value", params, { reason: name });
}
