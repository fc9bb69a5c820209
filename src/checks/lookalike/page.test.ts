import { expect, test } from "vitest";
import { repliesFrom, to } from "../../../test/replies.ts";
import { pageOf } from "./page.ts";

const brand = { domain: "shop.com", label: "shop" };

test("requests are as short as the time that is left, and none is sent afterwards", async () => {
  const { context, asked } = repliesFrom({ "http://hop.com/": to("https://hop.com/"), "https://hop.com/": {} });
  let now = 55_000;
  const elapsed = (): number => (now += 1000);
  const { page } = await pageOf({ ...context, elapsed }, "hop.com", brand, 57_500);
  expect(asked.map(({ url, patience }) => [url, patience])).toEqual([
    ["http://hop.com/", 1500],
    ["https://hop.com/", 500],
  ]);
  expect(page.state).toBe("serves");
  expect((await pageOf({ ...context, elapsed }, "hop.com", brand, 57_500)).page.state).toBe("unknown");
  expect(asked).toHaveLength(2);
});

test.for([
  ["http://ww25.hop.com/?subid1=1", { service: null, forSale: false }],
  ["https://hop.com/start", null],
] as const)("a redirect to %s: parking %s", async ([url, parking]) => {
  const { context } = repliesFrom({ "http://hop.com/": to(url), [url]: {} });
  expect((await pageOf(context, "hop.com", brand, 1000)).parking).toEqual(parking);
});
