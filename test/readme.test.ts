import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/**/*.md")];

/** GitHub's anchors for headings. */
function anchorsOf(text: string): ReadonlySet<string> {
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
    return anchor !== undefined && !anchorsOf(readFileSync(file, "utf8")).has(anchor);
  });

  expect(dead).toEqual([]);
});

test("the README leads to the page of every check", () => {
  const linked = [...readFileSync("README.md", "utf8").matchAll(/\]\((?<page>docs\/checks\/[a-z-]+\.md)\)/g)];
  expect(new Set(linked.map(([, page]) => page))).toEqual(new Set(globSync("docs/checks/*.md")));
});
