import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { version } from "../src/core/version.ts";
import { workflowComplaints } from "./action/workflow-lint.ts";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/**/*.md")];

/** GitHub's anchors for the headings of a file. Hundreds of links lead to the same file. */
function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchors.get(file) ?? headingsOf(readFileSync(file, "utf8"));
  anchors.set(file, known);
  return known;
}

const anchors = new Map<string, ReadonlySet<string>>();

function headingsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#{1,6} (?<words>.+)$/gm)].map(([, words = ""]) => words);
  return new Set(
    headings.map((words) =>
      words
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

test.for(pages)("%s has no broken links", (page) => {
  const text = readFileSync(page, "utf8");
  const links = [...text.matchAll(/\]\((?<to>[^)\s]+)\)/g)].map(([, to = ""]) => to);
  const inside = links.filter((to) => !/^[a-z]+:/.test(to));

  const dead = inside.filter((to) => {
    const [path = "", anchor] = to.split("#");
    const file = path === "" ? page : join(dirname(page), path);
    if (!existsSync(file)) return true;
    return anchor !== undefined && !anchorsOf(file).has(anchor);
  });

  expect(dead).toEqual([]);
});

test("the README leads to the page of every check", () => {
  expect(readme).toContain("](docs/checks.md)");
  const linked = [...readFileSync("docs/checks.md", "utf8").matchAll(/\]\((?<page>checks\/[a-z-]+\.md)\)/g)];
  expect(new Set(linked.map(([, page]) => `docs/${page}`))).toEqual(new Set(globSync("docs/checks/*.md")));
});

const readme = readFileSync("README.md", "utf8");

/** The blocks of code in one language. */
function blocksOf(language: string): readonly string[] {
  return [...readme.matchAll(new RegExp(`\\n\`\`\`${language}\\n(?<code>[^]*?)\\n\`\`\``, "g"))].map(
    ([, code = ""]) => code,
  );
}

test("a reader gets to the reference tables in 900 words", () => {
  const [before = "", reference] = readme.split("\n## The four thresholds\n");

  expect(reference).toBeDefined();
  expect(before.split(/\s+/).length).toBeLessThanOrEqual(900);
});

test("the pictures exist and say in words what they show", () => {
  const pictures = [...readme.matchAll(/!\[(?<words>[^\]]*)\]\((?<file>[^)]+)\)/g)];

  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(([, words = "", file = ""]) => words.length < 20 || !existsSync(file))).toEqual([]);
});

test("the two blocks to paste work with one replacement: the URL", async () => {
  const [github = "", gitlab = "", ...others] = blocksOf("yaml");

  expect(others).toEqual([]);
  expect(await workflowComplaints(github)).toEqual([]);
  const { include } = parse(gitlab) as { include: { remote: string; inputs: Record<string, string> }[] };
  const [{ remote, inputs } = { remote: "", inputs: {} }] = include;
  const template = `https://raw.githubusercontent.com/portcullis/portcullis/v${version}/`;
  expect([remote.startsWith(template), existsSync(remote.slice(template.length))]).toEqual([true, true]);
  const [head] = parseAllDocuments(readFileSync(remote.slice(template.length), "utf8"));
  const known = Object.keys((head?.toJS() as { spec: { inputs: object } } | undefined)?.spec.inputs ?? {});
  expect(Object.keys(inputs).filter((name) => !known.includes(name))).toEqual([]);
  for (const block of [github, gitlab])
    expect(block.match(/https:\/\/\S+|<[^>]+>|…/g)?.filter((url) => !url.startsWith(template))).toEqual([
      "https://staging.shop.example/",
    ]);
});
