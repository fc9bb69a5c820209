import { expect, test } from "vitest";
import { prettyAnswer } from "./answer.ts";
import { painter } from "./paint.ts";
import { titleOf } from "./state.ts";

test("a target is shown in ASCII, and in its own script if that is unambiguous", () => {
  const url = "https://xn--3e0b707e.kr/";

  expect(titleOf({ url })).toBe(`${url} (한국.kr)`);
  expect(titleOf({ url, name: "shop" })).toBe(`shop · ${url} (한국.kr)`);
  expect(titleOf({ url: "https://xn--80ak6aa92e.com/" })).toBe("https://xn--80ak6aa92e.com/");
});

test("the target of a check is shown likewise", () => {
  const interpretation = { status: "pass", summary: "No problems.", kpis: [], issues: [] } as const;
  const options = { language: "en", paint: painter(false), width: 80 } as const;
  const shown = prettyAnswer({ raw: null, interpretation }, { id: "dns", target: "xn--3e0b707e.kr" }, options);

  expect(shown).toMatch(/^pass {2}dns {2}xn--3e0b707e\.kr \(한국\.kr\) /);
});
