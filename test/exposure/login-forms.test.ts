import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classify, rulesFor } from "../../src/checks/exposure/classify.ts";
import { pageOfSample } from "../../src/formats/exposure/sample.ts";

/** An excerpt of a page with a form to sign in: its head and the form, from an npm package under the MIT licence. */
interface LoginForm {
  readonly package: string;
  readonly version: string;
  readonly path: string;
  readonly license: string;
  /** SHA-256 of the whole file. */
  readonly sha256: string;
  readonly html: string;
}

const forms = readFileSync(new URL("login-forms.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as LoginForm);

test("50 honest forms to sign in are logins of nothing in particular", () => {
  const seen = forms.map(({ package: name, path, html }) => {
    const page = pageOfSample({ html });
    const { matches, access } = classify(page, { purpose: null }, rulesFor({})(page));
    return { what: `${name} ${path}`, access, matches: matches.map(({ rule }) => rule) };
  });

  expect(forms).toHaveLength(50);
  expect(seen.filter(({ access, matches }) => access !== "login" || matches.length > 0)).toEqual([]);
});
