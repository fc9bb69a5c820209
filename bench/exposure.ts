import type { ExposureRule } from "../src/data/exposure/rule.ts";
import { pageOf } from "../src/formats/exposure/page.ts";
import { compileRules } from "../src/formats/exposure/rules.ts";
import { mention, report } from "./aims.ts";
import { median } from "./measure.ts";

const rules = 10_000;
const rounds = 60;

/** Classifies a page by very many rules, against parsing a page as JSON. */
export function weighExposure(): void {
  const classify = compileRules(Array.from({ length: rules }, (_, at) => syntheticRule(at)));
  const source = syntheticPage();
  const json = JSON.stringify(source);
  const page = pageOf({ status: 200, headers: [["Server", "nginx"]], path: "/", source, favicon: null });
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(timed(() => JSON.parse(json) as string));
    ours.push(timed(() => classify(page).matches.length));
  }
  if (classify(page).matches.length !== 1) throw new Error("the page must match one rule");
  report(`A page by ${rules} rules : a bare JSON.parse of it`, median(ours) / median(bare), { bound: "≤", value: 30 });
  mention(`${(median(ours) * 1000).toFixed(0)} : ${(median(bare) * 1000).toFixed(0)} µs, ${source.length} characters`);
}

function timed(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function syntheticRule(at: number): ExposureRule {
  const word = `${(at * 7919).toString(36)}-${(at * 104_729).toString(36)}`;
  const yes = { html: `<div id="${word}-app">` };
  return {
    id: `r${at}`,
    category: "other",
    product: word,
    any: [{ body: `id="${word}-app"` }, { title: `sign in to ${word}` }],
    yes,
    no: {},
  };
}

/** Markup like that of content management systems, with a quote and a line break in each line. */
function syntheticPage(): string {
  const lines = Array.from(
    { length: 900 },
    (_, at) => `<div class="column c${at}"><a href="/products/${at}?page=${at % 7}">Product ${at}</a></div>`,
  );
  return `<!doctype html><html><head><title>Shop</title></head><body>\n${lines.join("\n")}\n${syntheticRule(77).yes.html}</body></html>`;
}
