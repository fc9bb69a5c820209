import { expect, test } from "vitest";
import { compileRules } from "../../formats/exposure/rules.ts";
import { pageOfSample } from "../../formats/exposure/sample.ts";
import type { ExposureRule, ExposureSample, ExposureSign } from "./rule.ts";
import { exposureRules } from "./rules.ts";

const classify = compileRules(exposureRules);

/** Signs that other pages may have by chance, or that an author may write. */
function isLoose(sign: ExposureSign): boolean {
  if ("titleIs" in sign) return sign.on === undefined || (sign.on !== "login" && [sign.titleIs].flat().some(isOneWord));
  if ("title" in sign) return sign.on === undefined;
  return "text" in sign || "favicon" in sign || "status" in sign;
}

function isOneWord(title: string): boolean {
  return !/\s/.test(title.trim());
}

function sizeOf({ all = [], any = [], some = [], needs = 2 }: ExposureRule): number {
  const alternative = any.length > 0 ? 1 : Infinity;
  const several = some.length > 0 ? needs : Infinity;
  return all.length + (any.length + some.length === 0 ? 0 : Math.min(alternative, several));
}

test.for(exposureRules)("no loose sign decides alone: $id", (rule) => {
  const { all = [], any = [], some = [] } = rule;
  const alone = all.length === 0 ? any : all.length === 1 && any.length + some.length === 0 ? all : [];
  expect(alone.filter(isLoose)).toEqual([]);
  expect(all.length > 0 || some.length === 0 ? 2 : sizeOf({ ...rule, any: [] })).toBeGreaterThanOrEqual(2);
});

/** All the titles of a rule, as an author could write them. */
function titlesOf({ all = [], any = [], some = [], product }: ExposureRule): readonly string[] {
  const titles = [...all, ...any, ...some].flatMap((sign) =>
    "titleIs" in sign ? [sign.titleIs].flat() : "title" in sign ? [sign.title] : [],
  );
  return [product, ...titles];
}

/** Pages about a product whose title is that of the product. */
const about: readonly ((title: string, html: string) => ExposureSample)[] = [
  (title) => ({ html: `<title>${title}</title>` }),
  (title) => ({ html: `<title>${title}</title><h1>${title}</h1><p>What it is, and how we use it.</p>` }),
  (title, html) => ({ html: `<title>${title}</title><h1>Guide</h1><pre>${html}</pre><p>This page is about it.</p>` }),
  (title, html) => ({ html: `<title>${title}</title><article><p>${prose}</p><div>${html}</div></article>` }),
  (title) => ({
    html: `<title>${title}</title><script src="/shop.js"></script><h2>${title}</h2><b>99 €</b><a href="/cart">Add to cart</a>`,
  }),
  (title) => ({
    html: `<title>${title}</title><meta property="og:type" content="article"><div id="app"></div><script src="/app.js"></script>`,
  }),
  (title) => ({ html: `<title>${title}</title><textarea><input type="password"></textarea><p>Try it` }),
];
const prose = "In this article we look at how it is installed, which settings matter, and what it is good for. ".repeat(
  3,
);

test.for(exposureRules)("a page about the product is not the product: $id", (rule) => {
  const { yes, isWriting } = rule;
  const html = (yes.html ?? "").replaceAll(/<title>.*?<\/title>/g, "");
  for (const title of new Set(titlesOf(rule))) {
    for (const [place, write] of about.entries()) {
      // Default pages and error pages are text themselves, so a whole copy of one in an article is one.
      if (isWriting === true && html !== "" && place === 3) continue;
      const { matches } = classify(pageOfSample(write(title, html)));
      expect(matches.map((match) => [match.rule.id, title, place])).toEqual([]);
    }
  }
});
