import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { parseUrl } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import type { Github } from "../../github/github.ts";
import { openOctokit } from "../../net/octokit.ts";
import type { Given } from "../options/given.ts";
import { isPrivateWay } from "../../client/server.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens GitHub's API for the repository of the workflow, with the given token. Throws a `Failure` INVALID_INPUT that does not show the
 * token.
 */
export async function githubOf(given: Given, env: Environment, signal?: AbortSignal): Promise<Github> {
  const api = readApi(env);
  const [owner = "", repo = ""] = readRepository(env).split("/");
  return openOctokit({
    api,
    owner,
    repo,
    token: readToken(given),
    now: () => performance.timeOrigin + performance.now(),
    ...(signal && { signal }),
  });
}

const visible = /^[\u0021-\u007e]{1,512}$/;

function readToken(given: Given): string {
  const field = given.naming("token");
  const expected: Text = { en: "for example ${{ github.token }}", ko: "예: ${{ github.token }}" };
  // `given.one` quotes a repeated value in its error, and a token must never be shown.
  const token = given.list("token").length > 1 && given.source("token") !== "environment" ? "" : given.one("token");
  if (token === undefined) throw failure("input.missing", { field, expected }, { reason: "token" });
  if (visible.test(token)) return token;
  const form: Text = {
    en: "one token of visible ASCII characters, without spaces or line breaks",
    ko: "공백과 줄바꿈 없이 보이는 ASCII 문자로 된 토큰 하나",
  };
  const told: Text = { en: "the given value (not shown)", ko: "다른 값(표시하지 않음)" };
  throw failure("input.value", { field, expected: form, given: told }, { reason: "token" });
}

/** The API URL that the runner sets, so that GitHub Enterprise Server works too. */
function readApi(env: Environment): string {
  const text = env["GITHUB_API_URL"] || "https://api.github.com";
  const parsed = /^https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
  // Over plain HTTP, others could read the token.
  if (!parsed || "problem" in parsed || !isPrivateWay(new URL(parsed.value))) {
    const expected: Text = {
      en: "an https URL such as https://api.github.com",
      ko: "https://api.github.com 같은 https URL",
    };
    throw wrong("GITHUB_API_URL", expected, text);
  }
  return parsed.value.replace(/\/$/, "");
}

function readRepository(env: Environment): string {
  const text = env["GITHUB_REPOSITORY"] ?? "";
  // `.` and `..` are refused: they would change the path of a request.
  if (/^(?!\.{1,2}\/)[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(text)) return text;
  throw wrong("GITHUB_REPOSITORY", { en: "owner/name", ko: "owner/name 형식" }, text);
}

function wrong(field: string, expected: Text, text: string): Failure {
  const at = text.lastIndexOf("@");
  const shown = printable(at < 0 ? text : `…${text.slice(at)}`, 100);
  return failure("input.value", { field, expected, given: `"${shown}"` }, { reason: field });
}
