import { expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import { ssl, type SslRaw } from "../../src/checks/ssl/index.ts";
import { originOf } from "../gate/facts.ts";
import { rawOf } from "../http/raw.ts";

function seenOf(place: Partial<Pick<SslRaw, "host" | "port">>): SslRaw {
  const origin = originOf("shop.example", "A");
  if (!origin.ssl.ok) throw new Error("not measured");
  return { ...origin.ssl.value.raw, ...place };
}

test.for<[seen: Partial<Pick<SslRaw, "host" | "port">>, asked: Readonly<Record<string, string>>, fits: boolean]>([
  [{}, { host: "shop.example" }, true],
  [{}, { host: "https://SHOP.example./cart" }, true],
  [{}, { host: "shop.example", port: "443" }, true],
  [{ port: 8443 }, { host: "shop.example:8443" }, true],
  [{ host: "other.example" }, { host: "shop.example" }, false],
  [{ port: 8443 }, { host: "shop.example" }, false],
  [{}, { host: "shop.example", port: "8443" }, false],
])("the observation of %j answers %j: %j", ([seen, asked, fits]) => {
  expect(ssl.fits?.(seenOf(seen), ssl.input.parse(asked as { readonly host: string }))).toBe(fits);
});

test.for<[seen: string, asked: string, fits: boolean]>([
  ["https://shop.example/", "shop.example", true],
  ["https://shop.example/", "https://shop.example:443/#top", true],
  ["https://shop.example/", "http://shop.example/", false],
  ["https://shop.example/", "https://shop.example/cart", false],
])("the redirect chain from %s answers %s: %j", ([seen, asked, fits]) => {
  expect(http.fits?.(rawOf({}, { url: seen }), http.input.parse({ url: asked }))).toBe(fits);
});
