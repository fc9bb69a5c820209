import { expect, test } from "vitest";
import { registry } from "../../src/checks/index.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { linkTo } from "./link.ts";

async function checkOf(id: string): Promise<AnyCheck> {
  const entry = registry.find((each) => each.id === id);
  if (!entry) throw new Error(`no check ${id}`);
  return entry.load();
}

const base = "https://checks.example";

test.for<readonly [check: string, parameters: Record<string, string>, path: string | null]>([
  ["ssl", { host: "shop.com" }, "/report/shop.com"],
  ["ssl", { host: "shop.com", port: "8443" }, "/tools/ssl?host=shop.com&port=8443"],
  ["http", { url: "https://shop.com/" }, "/report/shop.com"],
  ["dns", { query: "shop.com" }, "/report/shop.com"],
  ["email", { query: "mail.shop.com" }, "/tools/email?query=mail.shop.com"],
  ["reverse-dns", { query: "192.0.2.1" }, "/tools/reverse-dns?query=192.0.2.1"],
  ["http", { url: "https://shop.com/?token=1" }, null],
  ["gate", { url: "https://shop.com/" }, null],
  ["phishing", { text: "https://shop.com/" }, null],
  ["ip", {}, null],
])("%s of %j is read at %s", async ([id, parameters, path]) => {
  const link = linkTo(base, await checkOf(id), parameters, "en");

  expect(link).toBe(path === null ? null : `${base}${path}`);
});

test("a link keeps the language", async () => {
  expect(linkTo(base, await checkOf("ssl"), { host: "shop.com" }, "ko")).toBe(`${base}/report/shop.com?lang=ko`);
});
