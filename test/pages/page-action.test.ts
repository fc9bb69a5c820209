import { expect, test } from "vitest";
import { linkedChecks, pageAction, pageActionText, pageText } from "../../server/pages/page-action.ts";
import { pageFailure } from "../../server/pages/page-failure.ts";
import { registry } from "../../src/checks/index.ts";
import { failures } from "../../src/core/failures.ts";
import { languages } from "../../src/core/text.ts";

test("no action on a page tells a visitor to run a command or to give an option", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const actions = checks.flatMap(({ id, words }) =>
    Object.entries(words.problems).flatMap(([problem, { action }]) =>
      languages.map((language) => {
        const text = pageActionText(action[language], language);
        return { rule: `${id}.${problem} ${language}`, text, isChanged: text !== action[language] };
      }),
    ),
  );

  expect(actions.filter(({ text }) => /(?:^|\W)--[a-z]|npx|portcullis [a-z]/.test(text))).toEqual([]);
  // What was left out leaves a whole sentence.
  expect(actions.filter(({ text, isChanged }) => isChanged && /^.{0,5}$|\s[,.]|^[,.]|\(\)/.test(text))).toEqual([]);
  const subjects = checks.flatMap(({ id, subject }) => (Object.hasOwn(linkedChecks, id) ? [[id, subject]] : []));
  expect(Object.fromEntries(subjects)).toEqual(linkedChecks);
});

/** A command or an option, other than the two hyphens of `xn--…`. */
const commands = /(?<![\w-])--[a-z]|npx|portcullis [a-z]|PORTCULLIS_/;

test("no cause, description or failure on a page tells a visitor to run a command or to give an option", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const causes = checks.flatMap(({ id, words }) =>
    Object.entries(words.problems).flatMap(([problem, { cause }]) =>
      languages.map((language) => [`${id}.${problem}`, cause[language]] as const),
    ),
  );
  const abouts = checks.flatMap(({ id, about }) =>
    languages.map((language) => [id, pageText(about[language], language)] as const),
  );
  const failed = (Object.keys(failures) as (keyof typeof failures)[]).flatMap((id) =>
    languages.map((language) => [id, pageFailure({ id, params: {} }, language)] as const),
  );

  expect([...causes, ...abouts, ...failed].filter(([, text]) => commands.test(text))).toEqual([]);
  expect([...abouts, ...failed].filter(([, text]) => !/^.{10,}[.다요]$|^.{10,}\.|\}$/.test(text))).toEqual([]);
});

test.for<readonly [text: string, shown: string | null]>([
  ["{host} answered {status}; if that is right, accept it with --accept-status {status}.", "{host} answered {status}."],
  ["Use starttls={starttls} (--starttls {starttls}).", "Use starttls={starttls}."],
  ["The name (xn--e1awd7f.com) is an IDN; both -- and xn--p1ai are kept.", null],
  ["No command here.", null],
])("%s is shown as %s", ([text, shown]) => {
  expect(pageText(text, "en")).toBe(shown ?? text);
});

test.for<readonly [action: string, text: string]>([
  ["Renew it.", "Renew it."],
  [
    "Run npx portcullis ssl shop.com for the details, fix them, then check again.",
    "Open the ssl check of shop.com for the details, fix them, then check again.",
  ],
  [
    "Fix the signatures of the zone. npx portcullis dns shop.com shows the broken link.",
    "Fix the signatures of the zone. The dns check of shop.com shows the broken link.",
  ],
  ["Try again, or use another resolver (--resolver).", "Try again, or use another resolver."],
  [
    "Give your selectors with --selectors (the s= tag of DKIM-Signature headers), or publish a key.",
    "Give your selectors in the field “selectors” (the s= tag of DKIM-Signature headers), or publish a key.",
  ],
  [
    "Serve every intermediate behind the certificate. For a private authority, give its root with --ca-file.",
    "Serve every intermediate behind the certificate.",
  ],
  ["Run the check again with a longer --timeout.", "The reference of this check lists its options."],
])("%s is told on a page as: %s", ([action, text]) => {
  expect(pageActionText(action, "en")).toBe(text);
});

test("a command becomes a link to the page of its check", () => {
  expect(pageAction("Run npx portcullis reverse-dns 192.0.2.1 to see it.", "en")).toEqual([
    "Open ",
    { text: "the reverse-dns check of 192.0.2.1", check: "reverse-dns", query: "?query=192.0.2.1" },
    " to see it.",
  ]);
  expect(pageActionText("npx portcullis ssl shop.com 명령으로 부족한 점을 확인하십시오.", "ko")).toBe(
    "shop.com의 ssl 점검으로 부족한 점을 확인하십시오.",
  );
});
