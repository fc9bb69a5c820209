import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { entriesOf, readReference } from "../../server/openapi/read.ts";
import { homePage, styleHash } from "../../server/pages/home.ts";
import { referencePage } from "../../server/pages/reference.ts";
import { registry } from "../../src/checks/index.ts";
import { languages, type Language } from "../../src/core/text.ts";
import { letter } from "./letter.ts";

const checks = await Promise.all(registry.map(({ load }) => load()));

const pages = languages.flatMap((language) => [
  ["/", language, homePage({ checks, language })] as const,
  ["/docs", language, referencePage({ checks, language })] as const,
]);

/** One tag of a page. */
interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

function tagsOf(page: string): readonly Tag[] {
  const withoutStyle = page.replace(/(?<=<style>)[^]*(?=<\/style>)/, "");
  return [...withoutStyle.matchAll(/<(?<slash>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>[^>]*)>/g)].map(({ groups }) => ({
    name: groups?.["name"] ?? "",
    closes: groups?.["slash"] === "/",
    attributes: Object.fromEntries(
      [...(groups?.["rest"] ?? "").matchAll(/(?<key>[\w-]+)(?:="(?<value>[^"]*)")?/g)].map((match) => [
        match.groups?.["key"] ?? "",
        match.groups?.["value"] ?? "",
      ]),
    ),
  }));
}

const empty = new Set(["meta", "link", "input", "br", "wbr"]);

/** The first tag that does not close what is open; null where everything closes in order. */
function misnested(tags: readonly Tag[]): string | null {
  const open: string[] = [];
  for (const { name, closes } of tags) {
    if (empty.has(name)) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name) return name;
  }
  return open[0] ?? null;
}

function valuesOf(tags: readonly Tag[], key: string): readonly string[] {
  return tags.flatMap(({ attributes }) => (attributes[key] === undefined ? [] : [attributes[key]]));
}

test.for(pages)("%s in %s is a whole page in that language", ([, language, page]) => {
  const tags = tagsOf(page);

  expect(page).toMatch(/^<!doctype html>/);
  expect(misnested(tags)).toBeNull();
  expect(tags.find(({ name }) => name === "html")?.attributes["lang"]).toBe(language);
  expect(tags.filter(({ name, closes }) => name === "h1" && !closes)).toHaveLength(1);
  expect(tags.filter(({ name, closes }) => name === "main" && !closes)).toHaveLength(1);
});

test.for(pages)("%s in %s says every heading in that language", ([, language, page]) => {
  const headings = [...page.matchAll(/<h[123][^>]*>(?<text>[^]*?)<\/h[123]>/g)]
    .map(({ groups }) => (groups?.["text"] ?? "").replaceAll(/<[^>]*>/g, " ").trim())
    // A method with its path is the same in every language.
    .filter((text) => !/^[A-Z]+\s+\//.test(text));

  expect(headings.length).toBeGreaterThan(3);
  expect(headings.filter((text) => /[가-힣]/.test(text) !== (language === "ko"))).toEqual([]);
});

test.for(pages)("%s in %s needs no script, and nothing from elsewhere", ([, , page]) => {
  const tags = tagsOf(page);
  const names = new Set(tags.map(({ name }) => name));

  expect(["script", "img", "iframe", "object", "base"].filter((name) => names.has(name))).toEqual([]);
  expect(tags.flatMap(({ attributes }) => Object.keys(attributes)).filter((key) => /^on|^style$/.test(key))).toEqual(
    [],
  );
  expect([...valuesOf(tags, "href"), ...valuesOf(tags, "action")].filter((to) => !/^[/#]/.test(to))).toEqual([]);
});

test.for(pages)("the style of %s in %s is the one that the policy lets through", ([, , page]) => {
  const style = /<style>(?<text>[^]*)<\/style>/.exec(page)?.groups?.["text"] ?? "";

  expect(`sha256-${hash("sha256", style, "base64")}`).toBe(styleHash);
});

test.for(pages)("in %s in %s every link, label and name leads somewhere, once", ([, , page]) => {
  const tags = tagsOf(page);
  const ids = valuesOf(tags, "id");
  const pointed = [
    ...valuesOf(tags, "href").flatMap((to) => (to.startsWith("#") ? [to.slice(1)] : [])),
    ...["for", "aria-labelledby", "aria-describedby"].flatMap((key) => valuesOf(tags, key)),
  ];

  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(pointed.filter((id) => !ids.includes(id))).toEqual([]);
});

test.for(languages)("the links of the first page into the reference in %s lead to its sections", (language) => {
  const home = tagsOf(homePage({ checks, language }));
  const ids = valuesOf(tagsOf(referencePage({ checks, language })), "id");
  const into = valuesOf(home, "href").flatMap((to) => (to.startsWith("/docs") ? to.split("#").slice(1) : []));

  expect(into).toEqual(checks.map(({ id }) => id));
  expect(into.filter((id) => !ids.includes(id))).toEqual([]);
});

test.for(languages)("a form in %s asks what the reference says, and names every field", (language) => {
  const tags = tagsOf(homePage({ checks, language }));
  const entries = entriesOf(readReference(checks, language), "checks");
  const forms = valuesOf(tags, "action");
  const known = new Set(entries.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  const fields = tags.filter(({ name }) => name === "input");

  // A form cannot send JSON.
  const asked = entries.filter(({ method }) => method.toUpperCase() === "GET");
  expect(forms).toEqual(asked.map(({ path }) => path));
  expect(fields.filter(({ attributes }) => !known.has(attributes["name"] ?? ""))).toEqual([]);
  const shown = fields.filter(({ attributes }) => attributes["type"] !== "hidden");
  expect(shown.map(({ attributes }) => attributes["id"])).toEqual(valuesOf(tags, "for"));
});

test.for(languages)("the reference in %s holds every parameter, status and field", (language) => {
  const page = referencePage({ checks: [...checks, letter], language }).replaceAll("<wbr />", "");
  const entries = entriesOf(readReference([...checks, letter], language), "checks");
  const wanted = entries.flatMap(({ path, parameters, body, responses }) => [
    path,
    ...parameters.map(({ name }) => name),
    ...Object.keys(body?.properties ?? {}),
    ...responses.map(([status]) => status),
  ]);

  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter((text) => !page.includes(`>${text}<`))).toEqual([]);
  for (const field of [
    "data.raw.chain[].subject",
    "data.targets[].checks[].actual",
    "issues[].cause",
    "error.retryAfter",
  ])
    expect(page).toContain(`<code>${field}</code>`);
});

test("a check with a body has no form, and a request that a shell can take", () => {
  const home = homePage({ checks: [letter], language: "en" });
  const page = referencePage({ checks: [letter], language: "en" });

  expect(home).not.toContain("<form");
  expect(page).toContain(`-d &#39;{&quot;text&quot;:&quot;it&#39;\\&#39;&#39;s&quot;}&#39;`);
});

test("what a check says of itself is text, whatever it looks like", () => {
  const hostile = { en: `<script>alert("a")</script> & 'b'`, ko: `<script>alert("a")</script> & 'b'` };
  const check = { ...letter, method: "GET", title: hostile, about: hostile } as const;
  const rendered = languages.flatMap((language: Language) => [
    homePage({ checks: [check], language }),
    referencePage({ checks: [check], language }),
  ]);

  for (const page of rendered) {
    expect(page).not.toContain("<script");
    expect(page).toContain("&lt;script&gt;alert(&quot;a&quot;)&lt;/script&gt; &amp; &#39;b&#39;");
    expect(misnested(tagsOf(page))).toBeNull();
  }
});
