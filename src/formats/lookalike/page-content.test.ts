import { expect, test } from "vitest";
import { namesBrand, readPageContent } from "./page-content.ts";

test.for<[text: string, brand: string, variant: string, named: boolean]>([
  ["welcome to paypal", "paypal", "paypa1.com", true],
  ["log in at paypal.com", "paypal", "paypa1.com", true],
  ["paypal-login.com", "paypal", "paypal-login.com", false],
  ["paypal-login: your paypal account", "paypal", "paypal-login.com", true],
  ["the workshop of hop.com", "shop", "hop.com", false],
  ["paypal.net is parked", "paypal", "paypal.net", false],
  // A brand of three letters is a word of other texts.
  ["ing is a bank", "ing", "1ng.com", false],
])("%s names %s on %s: %s", ([text, brand, variant, named]) => {
  expect(namesBrand(text, brand, variant)).toBe(named);
});

test("only HTML is read, and only the first title counts", () => {
  const html = [["Content-Type", "text/html"]] as const;
  const body = Buffer.from("<svg><title>icon</title></svg><title> A &amp; B </title><title>C</title>");
  expect(readPageContent(html, body)).toMatchObject({ title: "A & B", hasLoginForm: false });
  expect(readPageContent([["Content-Type", "application/json"]], Buffer.from("{}"))).toBe(null);
});
