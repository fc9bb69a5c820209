import { expect, test } from "vitest";
import { classifyPage } from "./kind.ts";
import { placeholderAt } from "./placeholder-redirect.ts";

test.for<readonly [from: string, to: string, service: string | null]>([
  ["https://shop.wordpress.com/", "https://wordpress.com/typo/?subdomain=shop", "WordPress.com"],
  ["https://blog.shop.example/", "https://wordpress.com/typo/?subdomain=shop", "WordPress.com"],
  ["https://shop.zendesk.com/", "https://www.zendesk.com/de/help-center-closed/?utm_content=x", "Zendesk"],
  ["https://shop.example/", "https://shop.example/cgi-sys/suspendedpage.cgi", "cPanel"],
  ["https://shop.example/", "http://203.0.113.7/cgi-sys/defaultwebpage.cgi", "cPanel"],
  ["https://shop.example/", "https://www.hugedomains.com/domain_profile.cfm?d=shop.example", "HugeDomains"],
  ["https://shop.example/", "https://dan.com/buy-domain/shop.example", "Dan.com"],
  ["https://shop.example/", "https://sedo.com/search/details/?domain=shop.example", "Sedo"],
  ["https://shop.example/", "https://www.godaddy.com/forsale/shop.example", "GoDaddy"],
  // The services' own sites, and other pages of them.
  ["https://wordpress.com/", "https://wordpress.com/typo/", null],
  ["https://www.hugedomains.com/", "https://www.hugedomains.com/domain_profile.cfm?d=shop.example", null],
  ["https://shop.example/", "https://wordpress.com/blog/", null],
  ["https://shop.example/", "https://hugedomains.com.shop.example/domain_profile.cfm", null],
  ["https://shop.example/", "https://www.shop.example/typo/", null],
])("%s to %s: %s", ([from, to, service]) => {
  expect(placeholderAt([from, to])?.service ?? null).toBe(service);
});

test("the page behind such a redirect is a placeholder, by its redirect", async () => {
  const hops = [{ url: "https://shop.example/" }, { url: "https://dan.com/buy-domain/shop.example?utm=1" }];
  const reply = {
    status: 200,
    headers: [["content-type", "text/html"]],
    body: Buffer.from("For sale"),
    handshake: null,
  };
  const journey = { hops, url: hops[1]?.url, reply, end: { kind: "answered" } } as unknown as Parameters<
    typeof classifyPage
  >[0];

  const { page, wall } = await classifyPage(journey);
  expect(wall).toBeNull();
  expect(page).toMatchObject({
    kind: "placeholder",
    basis: "redirect",
    service: "Dan.com",
    evidence: "https://dan.com/buy-domain/shop.example",
  });
});
