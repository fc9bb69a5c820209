import { expect, test } from "vitest";
import { isSessionLike } from "./judge.ts";

test.for<[name: string, isSession: boolean]>([
  ["PHPSESSID", true],
  ["JSESSIONID", true],
  ["ASP.NET_SessionId", true],
  ["ASPSESSIONIDABCDEF", true],
  ["MoodleSession", true],
  ["SSESSabc123", true],
  ["connect.sid", true],
  ["sid", true],
  ["ci_session", true],
  ["laravel_session", true],
  ["csrf_session", true],
  ["id_token", true],
  [".ASPXAUTH", true],
  ["authorization", true],
  ["wordpress_logged_in_0123", true],
  ["wordpress_sec_0123", true],
  [".AspNetCore.Cookies", true],
  [".AspNetCore.Culture", false],
  ["remember-me", true],
  ["rememberMe", true],
  ["remember_web_0123", true],
  ["CAKEPHP", true],
  ["remember-theme", false],
  ["XSRF-TOKEN", false],
  ["csrftoken", false],
  ["author", false],
  ["author_id", false],
  ["obsession", false],
  ["assessment", false],
  ["theme", false],
  ["inside", false],
])("%s", ([name, isSession]) => {
  expect(isSessionLike(name)).toBe(isSession);
});
