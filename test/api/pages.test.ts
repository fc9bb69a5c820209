import { expect, test } from "vitest";
import { entriesOf, readReference } from "../../server/http/openapi/read.ts";
import { operations } from "../../server/operations/table.ts";
import { homePage } from "../../server/pages/home.tsx";
import { referencePages } from "../../server/pages/reference/pages.tsx";
import { statusPage } from "../../server/pages/status/page.tsx";
import { toolPage, toolsPage } from "../../server/pages/tools/page.tsx";
import { registry } from "../../src/checks/index.ts";
import { languages, type Language } from "../../src/core/text.ts";
import { settingIn } from "../pages/setting.ts";
import { letter } from "./letter.ts";

const checks = await Promise.all(registry.map(({ load }) => load()));

const reference = await referencePages(checks, operations);

const state = { now: 60_000, startedAt: 0, isDraining: false, store: "none", sources: [] } as const;

const pages = languages.flatMap((language) => [
  ["/", language, homePage(checks, settingIn(language))] as const,
  ...reference.map(({ path, render }) => [path, language, render(settingIn(language))] as const),
  ["/tools", language, toolsPage(checks, settingIn(language))] as const,
  ["/status", language, statusPage(state, settingIn(language))] as const,
  ...checks.map(
    (check) => [`/tools/${check.id}`, language, toolPage({ check, setting: settingIn(language) })] as const,
  ),
]);

/** The reference of all checks and of one with a body. */
const whole = {
  en: readReference([...checks, letter], "en"),
  ko: readReference([...checks, letter], "ko"),
} as const;

/** All pages of the reference as one text. */
async function referenceText(some: typeof checks, language: Language): Promise<string> {
  return (await referencePages(some))
    .map(({ render }) => render(settingIn(language)))
    .join("")
    .replaceAll(/<wbr \/>|<wbr\/>/g, "");
}

/** One tag of a page. */
interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

function tagsOf(page: string): readonly Tag[] {
  return [...page.matchAll(/<(?<slash>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>[^>]*)>/g)].map(({ groups }) => ({
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

/** The first closing tag without an opening one; null where all are balanced. */
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

/** Parameters that a form does not have: pages have a language of their own, and a button that measures again. */
const ofPrograms = new Set(["lang", "max_age"]);

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

  expect(headings.length).toBeGreaterThan(0);
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

test("every link within the pages leads to a page, and to a section of it", () => {
  const known = new Map(pages.map(([path, language, page]) => [`${path} ${language}`, valuesOf(tagsOf(page), "id")]));
  const lost = pages.flatMap(([from, , page]) =>
    valuesOf(tagsOf(page), "href")
      .filter(
        (to) => to.startsWith("/") && !/^\/(?:openapi\.json|favicon\.svg|(?:account|open)(?:\?lang=ko)?)$/.test(to),
      )
      .filter((to) => {
        const { pathname, searchParams, hash: section } = new URL(to, "http://a");
        const ids = known.get(`${pathname} ${searchParams.get("lang") ?? "en"}`);
        return !ids || (section !== "" && !ids.includes(section.slice(1)));
      })
      .map((to) => `${from} → ${to}`),
  );

  expect(lost).toEqual([]);
});

test.for(pages)("the landmarks of %s in %s have unique names", ([, , page]) => {
  const tags = tagsOf(page).filter(({ closes }) => !closes);
  const names = tags
    .filter(({ name, attributes }) => name === "nav" || "aria-label" in attributes || "aria-labelledby" in attributes)
    .filter(({ name }) => name === "nav" || name === "section")
    .map(({ attributes }) => attributes["aria-label"] ?? attributes["aria-labelledby"]);

  expect(names).toEqual([...new Set(names)]);
  expect(names).not.toContain(undefined);
});

test("the gate, certificates and headers come first", () => {
  const links = valuesOf(tagsOf(homePage(checks, settingIn("en"))), "href").filter((to) => to.startsWith("/tools/"));

  expect(links.slice(0, 3)).toEqual(["/tools/gate", "/tools/ssl", "/tools/http"]);
  expect(links).toHaveLength(checks.length);
});

test.for(languages)(
  "every check in %s has a form with its reference's parameters, and labels fields in words",
  (language) => {
    for (const check of checks) {
      const entry = entriesOf(whole[language], "checks").find(({ path }) => path === `/api/util/${check.id}`);
      const known = [
        ...(entry?.parameters ?? []).map(({ name }) => name),
        ...Object.keys(entry?.body?.properties ?? {}),
      ];
      const page = /<main[^]*<\/main>/.exec(toolPage({ check, setting: settingIn(language) }))?.[0] ?? "";
      const tags = tagsOf(page);
      const fields = tags.filter(({ name, closes }) => /^(?:input|select|textarea)$/.test(name) && !closes);
      const shown = fields.filter(({ attributes }) => attributes["type"] !== "hidden");
      const labels = [...page.matchAll(/<label[^>]*>(?<text>[^<]*)<\/label>/g)].map(
        ({ groups }) => groups?.["text"] ?? "",
      );

      expect(new Set(shown.map(({ attributes }) => attributes["name"]))).toEqual(
        new Set(known.filter((name) => !ofPrograms.has(name)).concat(check.requires === "key" ? "api_key" : [])),
      );
      expect(shown.map(({ attributes }) => attributes["id"])).toEqual(valuesOf(tags, "for"));
      expect(labels.filter((label) => known.includes(label) || label === "" || label.length > 60)).toEqual([]);
      expect(valuesOf(tags, "method")).toEqual(["post"]);
    }
  },
);

test.for(languages)("the reference in %s contains every parameter, status and field", async (language) => {
  const page = await referenceText([...checks, letter], language);
  const entries = entriesOf(whole[language], "checks");
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

test("a check with a body has a form that posts, and a request that a shell can take", async () => {
  const form = toolPage({ check: letter, setting: settingIn("ko") });
  const page = await referenceText([letter], "en");

  expect(form).toContain('<form class="tool" action="/tools/open-letter?lang=ko" method="post">');
  expect(page).toContain(`-d '{&quot;text&quot;:&quot;it'\\''s&quot;}'`);
});

test.for(languages)("the reference of a server with accounts describes their operations (%s)", async (language) => {
  const pages = new Map(reference.map(({ path, render }) => [path, render(settingIn(language))]));
  const page = pages.get("/docs/accounts")?.replaceAll(/<wbr ?\/>/g, "") ?? "";

  for (const { id, path, title } of operations) {
    expect(page).toContain(`<h2 id="${id}">${title[language]}</h2>`);
    expect(page).toContain(path);
    expect(pages.get("/docs")).toContain(`#${id}"`);
  }
  expect((await referencePages([letter])).map(({ path }) => path)).not.toContain("/docs/accounts");
});

test("a check's own words are rendered as text, for any content", async () => {
  const hostile = { en: `<script>alert("a")</script> & 'b'`, ko: `<script>alert("a")</script> & 'b'` };
  const check = { ...letter, method: "GET", title: hostile, about: hostile } as const;
  const described = await referencePages([check]);
  const rendered = languages.flatMap((language: Language) => [
    homePage([check], settingIn(language)),
    ...described.map(({ render }) => render(settingIn(language))),
    toolPage({ check, setting: settingIn(language) }),
  ]);

  for (const page of rendered) {
    expect(page).not.toContain("<script");
    expect(page.replaceAll(">", "&gt;").replaceAll("'", "&#39;")).toContain(
      "&lt;script&gt;alert(&quot;a&quot;)&lt;/script&gt; &amp; &#39;b&#39;",
    );
    expect(misnested(tagsOf(page))).toBeNull();
  }
});
