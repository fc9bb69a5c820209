import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { ChangeList } from "./change.tsx";
import { ChangeTimeline } from "./timeline.tsx";
import type { Change } from "../../../../src/core/store.ts";
import { hostile } from "../../../../test/pages/hostile.ts";
import { elementsOf, tagsOf, textWith } from "../../../../test/pages/read-html.ts";

const change: Change = {
  target: "www.shop.example",
  firstMeasuredAt: "2026-11-20T08:00:00.000Z",
  lastSeen: "2026-11-22T08:00:00.000Z",
  check: "ssl",
  field: "grade",
  subject: null,
  from: "A",
  to: "C",
  severity: "high",
  direction: "worse",
  confirmedAt: "2026-11-20T08:11:00.000Z",
  current: true,
};

/** The same change twice, some days apart. */
function two(each: Change): readonly Change[] {
  return [each, { ...each, firstMeasuredAt: "2026-11-22T08:00:00.000Z" }];
}

function pageOf(changes: readonly Change[], language: "en" | "ko" = "en"): string {
  return renderToString(h("div", {}, h(ChangeTimeline, { changes, language }), h(ChangeList, { changes, language })));
}

test("a change shows the old value next to the new one, in words", () => {
  const gone = { ...change, check: "dns", field: "ns", subject: "ns1.example.net", from: "ns1.example.net", to: null };
  const page = pageOf([change, { ...gone, direction: "neutral", firstMeasuredAt: "2026-11-22T08:00:00.000Z" }]);
  const [first = "", second = ""] = elementsOf(page, "li");

  expect(textWith(first)).toMatch(/regression · high .*Before A After C .*What to do/);
  expect(textWith(second)).toMatch(/Before ns1\.example\.net After nothing/);
  // The drawing has its own symbol for each direction.
  expect(page.match(/class="sign-of fail"/g)).toHaveLength(2);
  expect(page.match(/class="sign-of warn"/g)).toHaveLength(2);
  expect(page).toContain("2 changes from 2026-11-20 to 2026-11-22, by check.");
  expect(textWith(pageOf([change], "ko"))).toMatch(/회귀 · 높음 .*이전 A 이후 C/);
});

test("a finding has its sentence and its action", () => {
  const finding = { ...change, check: "http", field: "finding", from: null, to: "http.hsts-missing" };

  expect(textWith(pageOf([finding]))).toMatch(
    /http\.hsts-missing .*Strict-Transport-Security.*What to do: Send Strict-Transport-Security: /,
  );
  expect(textWith(pageOf([finding], "ko"))).toMatch(/Strict-Transport-Security.*조치: /);
});

test("a finished regression no longer shows an action", () => {
  expect(textWith(pageOf([{ ...change, current: false }]))).not.toContain("What to do");
  expect(textWith(pageOf([]))).toContain("No changes are recorded");
});

test.for(hostile)("a change of %j stays text", (text) => {
  const spoilt = { ...change, target: text, subject: text, from: text, to: text, check: text, field: text };
  const [page, plain] = [pageOf(two(spoilt)), pageOf(two(change))];

  expect(tagsOf(page).filter((tag) => !tagsOf(plain).includes(tag))).toEqual([]);
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u);
  expect(page.length).toBeLessThan(100_000);
});
