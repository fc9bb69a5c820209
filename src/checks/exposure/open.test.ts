import { expect, test } from "vitest";
import { repliesFrom } from "../../../test/replies.ts";
import { faviconHash } from "../../formats/exposure/murmur3.ts";
import { faviconOf } from "./open.ts";

test.for<[declared: string | null, opened: string]>([
  [null, "https://a.shop.com/favicon.ico"],
  ["img/icon.png", "https://a.shop.com/ui/img/icon.png"],
  ["/static/icon.svg?v=1", "https://a.shop.com/static/icon.svg?v=1"],
  ["https://cdn.example/icon.png", "https://a.shop.com/favicon.ico"],
  ["//cdn.example/icon.png", "https://a.shop.com/favicon.ico"],
  ["http://", "https://a.shop.com/favicon.ico"],
])("a page that declares the icon %s has the icon %s", async ([declared, opened]) => {
  const { context, asked } = repliesFrom({ [opened]: { body: "an icon" } });
  const landing = { url: "https://a.shop.com/ui/", reply: {} as never, redirects: 0, leadsTo: null };
  const icon = await faviconOf(landing, declared, { host: "a.shop.com", domain: "shop.com", at: "11.0.0.1" }, context);

  expect(asked.map(({ url }) => url)).toEqual([opened]);
  expect(icon?.mmh3).toBe(faviconHash(new TextEncoder().encode("an icon")));
});
