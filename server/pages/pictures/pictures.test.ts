import { h, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { languages, type Language } from "../../../src/core/text.ts";
import { isTold, Pictures } from "./pictures.tsx";
import { Tile } from "./tile.tsx";
import { Weights } from "./weights.tsx";
import { words as said } from "./words.ts";
import { answers, interpretation, port } from "../../../test/pages/seen.ts";
import { hostile, spoil } from "../../../test/pages/hostile.ts";
import { elementsOf, tagsOf, textsOf, textWith } from "../../../test/pages/read-html.ts";

function draw(check: string, data: unknown, language: Language = "en"): string {
  return renderToString(h(Pictures, { check, data, language }));
}

const cases = Object.keys(answers).flatMap((check) => languages.map((language) => ({ check, language })));

test.for(cases)("$check in $language: the table contains everything in the drawing", ({ check, language }) => {
  const html = draw(check, answers[check], language);
  const figures = elementsOf(html, "figure");

  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    const [drawing = ""] = elementsOf(figure, "svg");
    const facts = textWith(elementsOf(figure, "table").join());
    const drawn = textsOf(drawing, "text").flatMap(words);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((word) => !facts.includes(word))).toEqual([]);
  }
});

/** A drawing's words; a truncated one gives its beginning and end. */
function words(text: string): readonly string[] {
  return text
    .split(/[\s·…:≤–/]+/)
    .map((word) => word.replace(/,$/, ""))
    .filter((word) => /\p{L}|\d/u.test(word) && !glue.has(word));
}

/** Words next to a number that the column head has instead. */
const glue = new Set(["weight", "가중치", "TLS"]);

test.for(cases)("$check in $language: a drawing has a name, and no inline style", ({ check, language }) => {
  const html = draw(check, answers[check], language);

  for (const drawing of elementsOf(html, "svg")) {
    expect(drawing).toMatch(/^<svg role="img" viewBox="0 0 360 \d+"><title>[^<]{10,}<\/title>/);
    // The pages' CSP allows only style sheets.
    expect(drawing).not.toMatch(/ (?:style|on\w+|href|xlink:href)=|<(?:style|script|foreignObject|image|use|a)\b/);
    expect(drawing).not.toMatch(/NaN|Infinity|undefined|\[object/);
  }
});

const issue = { id: "ssl.old", severity: "low", cause: "a", action: "b" } as const;

test.for(Object.keys(answers).flatMap((check) => hostile.map((text) => [check, text] as const)))(
  "%s: writing %j gives no markup, invisible characters or a wide drawing",
  ([check, text]) => {
    const html = draw(check, spoil(answers[check], text));
    const plain = draw(check, answers[check]);

    expect(tagsOf(html)).toEqual(tagsOf(plain));
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    expect(html).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u);
    for (const line of elementsOf(html, "svg").flatMap((drawing) => textsOf(drawing, "text"))) {
      expect(line.length).toBeLessThanOrEqual(60);
    }
  },
);

const medium = { ...issue, severity: "medium" } as const;

test.for([
  [{ status: "pass", grade: "A+" }, "A+ TLS good", "pass"],
  [{ status: "warn", grade: "B", score: 81.4 }, "B TLS 81 of 100 · needs work", "warn"],
  [{ status: "fail", score: 12 }, "12 of 100 · serious problems", "fail"],
  [{ status: "unknown" }, "not determined", "unknown"],
  // The score and the colour say the same; the number of problems says that something is left.
  [{ status: "warn", score: 100, issues: [medium] }, "100 of 100 · good · 1 problem", "pass"],
  [{ status: "warn", grade: "A", issues: [medium, medium] }, "A TLS good · 2 problems", "pass"],
  [{ status: "warn", grade: "A", issues: [{ ...issue, severity: "high" }] }, "A TLS needs work · 1 problem", "warn"],
] as const)("a tile of %j says %s", ([judged, says, tone]) => {
  const html = renderToString(h(Tile, { title: "TLS", interpretation: judged, language: "en" }));

  expect(html).toContain(`class="tile ${tone}"`);
  expect(textWith(html)).toContain(says);
  // Each state has its own shape, so that colour is not needed.
  expect(html).toContain(`class="sign-of ${tone}"`);
});

test("a part that could not be measured has a dashed bar and no score", () => {
  const html = renderToString(h(Weights, { interpretation, language: "en" }) as VNode);

  expect(html.match(/class="track dashed"/g)).toHaveLength(1);
  expect(textWith(html)).toContain("not measured");
  expect(html.match(/class="bar /g)).toHaveLength(3);
});

test("nothing is drawn where nothing was seen", () => {
  const scans = port.scans.map((scan) => ({ ...scan, ports: [] }));

  expect(draw("port", { raw: { ...port, scans }, interpretation: {} })).toBe("");
  expect(draw("email", { raw: { domain: null }, interpretation: {} })).toBe("");
  expect(draw("history", { target: "a.example", kinds: [], next: null, interpretation: {} })).toBe("");
  expect(draw("constructor", { raw: {}, interpretation: {} })).toBe("");
});

test("a table is omitted where the picture has its facts", () => {
  expect([0, 1].map((at) => isTold("propagation", at))).toEqual([false, true]);
  expect([0, 1].map((at) => isTold("email-header", at))).toEqual([true, false]);
  expect(isTold("constructor", 0)).toBe(false);
});

test("what a picture tells agrees with every number of things", () => {
  const tells = Object.values(said).flatMap((each) => ("tells" in each ? [each.tells.en] : []));

  expect(tells.length).toBeGreaterThan(7);
  expect(tells.filter((text) => /\{count\} \w+s\b/.test(text))).toEqual([]);
});
