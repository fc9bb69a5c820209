import { expect, test, vi } from "vitest";
import { whenText } from "../../server/pages/when.tsx";
import type { Params } from "../../src/core/text.ts";
import { folderWith } from "../folder.ts";
import { openHouse } from "../server/account/house.ts";
import { serve, type Service } from "../server/service.ts";
import type { ServerConfig } from "../../server/main.ts";
import { openStoreDouble } from "../server/store/double.ts";
import { scripted, send } from "./scripted.ts";

/** A report that is measured twice: one problem is fixed, and another is new. */
async function reportedTwice(config: ServerConfig, params: Params = { said: "before" }): Promise<Service> {
  const [ssl, http] = [scripted("ssl", "host"), scripted("http", "url")];
  for (const { finish } of [ssl, http]) finish();
  const service = await serve({ checks: [ssl.check, http.check], ...config });
  const measure = async (): Promise<void> => {
    await send(service, "shop.com", { again: "1" });
    await service.ask("/report/shop.com/events");
  };
  http.findNext({ status: "pass", grade: "A+", findings: [] });
  ssl.findNext({ status: "warn", grade: "C", findings: [{ id: "hsts-missing", params }] });
  await measure();
  ssl.findNext({ status: "pass", grade: "A", findings: [{ id: "other", params: {} }] });
  await measure();
  return service;
}

/** The links of a page that match. */
function linksIn(page: string, pattern: RegExp): readonly string[] {
  return Array.from(page.matchAll(/href="([^"]+)"/g), ([, link = ""]) => link.replaceAll("&amp;", "&")).filter((each) =>
    pattern.test(each),
  );
}

test("a report says what just happened, and links to its past moments and their comparison", async () => {
  const service = await reportedTwice({ store: openStoreDouble() });
  const { text } = await service.ask("/report/shop.com");
  const [latest = "", first = ""] = linksIn(text, /\/at\//);
  const [compare = ""] = linksIn(text, /\/compare\?/);

  expect(text).toMatch(/Checked <time datetime="[^"]+"[^>]*>just now<\/time> · 1 problem · 1 fixed, 1 new since <time/);
  const [past, two] = [await service.ask(first), await service.ask(compare)];
  expect(past.text).toContain("C · 50 of 100 · needs work");
  expect(past.text).toContain("No HSTS, says before.");
  expect(past.text).not.toContain("Something else.");
  expect((await service.ask(latest)).text).toContain("Something else.");
  expect(two.text).toMatch(/New: 1.*Something else\..*Fixed: 1.*No HSTS, says before\..*Unchanged: 0/s);
  expect([past, two].map(({ status, headers }) => [status, headers.get("x-robots-tag")])).toEqual([
    [200, "noindex"],
    [200, "noindex"],
  ]);
});

test("the past shows no raw placeholder where another version stored a finding without a value", async () => {
  const service = await reportedTwice({ store: openStoreDouble() }, {});
  const { text } = await service.ask("/report/shop.com");
  const [, first = ""] = linksIn(text, /\/at\//);

  for (const page of [text, (await service.ask(first)).text]) {
    expect(page).not.toContain("{said}");
    expect(page).toContain("No HSTS, says &lt;said>. The stored result does not contain the values in angle brackets.");
  }
});

test("a moment after its retention is gone, and one that never was is not found", async () => {
  const service = await reportedTwice({ store: openStoreDouble() });
  const { status, text } = await service.ask("/report/shop.com/at/2020-01-01T00:00:00.000Z");

  expect([status, text.includes("no longer stored")]).toEqual([410, true]);
  const now = new Date().toISOString();
  for (const path of [`at/${now}`, "at/yesterday", "at", `compare?from=${now}`, "compare"])
    expect([path, (await service.ask(`/report/shop.com/${path}`)).status]).toEqual([path, 404]);
});

test.for<readonly [name: string, config: () => ServerConfig]>([
  [
    "where the operator keeps changes private",
    () => ({ storing: { dataDir: folderWith({}), databaseUrl: null, limit: 1e9, hasPublicChanges: false } }),
  ],
  [
    "of a domain that opted out",
    () => ({ store: openStoreDouble(), measuring: { optOut: { domains: ["shop.com"], networks: [] } } }),
  ],
])("visitors see nothing of the past %s", async ([, config]) => {
  const service = await reportedTwice(config());
  const { text } = await service.ask("/report/shop.com");

  expect(linksIn(text, /\/(?:at|compare)/)).toEqual([]);
  expect(text).not.toMatch(/ since |<ul class="changes"><li>/);
  expect((await service.ask("/report/shop.com/at/2020-01-01T00:00:00.000Z")).status).toBe(404);
});

test("an account that watches a host sees its past where visitors do not, and nothing of other hosts", async () => {
  const [ssl, http] = [scripted("ssl", "host"), scripted("http", "url")];
  for (const { finish } of [ssl, http]) finish();
  const storing = { dataDir: folderWith({}), databaseUrl: null, limit: 1e9, hasPublicChanges: false };
  const house = await openHouse({ checks: [ssl.check, http.check], storing });
  const jin = await house.resident("jin@shop.example");
  await jin.post("/watches", { target: "shop.com", paused: true });
  const cookie = [...jin.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const host of ["shop.com", "other.com"])
    for (const [at, id] of ["hsts-missing", "other"].entries()) {
      ssl.findNext({ status: "warn", grade: "C", findings: [{ id, params: { said: "it" } }] });
      // Visitors of their own, so that none meets a limit.
      const headers = { "sec-fetch-site": "same-origin", "x-forwarded-for": `192.0.2.${at}` };
      await house.ask("/report", { method: "POST", body: new URLSearchParams({ q: host, again: "1" }), headers });
      await house.ask(`/report/${host}/events`);
    }

  async function seenBy(host: string, headers: Record<string, string>): Promise<readonly string[]> {
    const { text } = await house.ask(`/report/${host}`, { headers });
    return linksIn(text, /\/(?:at|compare)/);
  }
  // The store writes in the background. Every look counts against the limit of a minute.
  await vi.waitUntil(async () => (await seenBy("shop.com", { cookie })).length > 0, { timeout: 25_000, interval: 500 });
  const [moment = ""] = await seenBy("shop.com", { cookie });
  expect(moment).toMatch(/^\/report\/shop\.com\/at\//);
  expect((await house.ask(moment, { headers: { cookie } })).status).toBe(200);
  expect((await house.ask(moment)).status).toBe(404);
  expect(await seenBy("shop.com", {})).toEqual([]);
  expect(await seenBy("other.com", { cookie })).toEqual([]);
  // The events of a finished run are rendered once for each kind of visitor.
  const events = async (headers: Record<string, string>): Promise<boolean> =>
    (await house.ask("/report/shop.com/events", { headers })).text.includes("/report/shop.com/at/");
  expect([await events({ cookie }), await events({})]).toEqual([true, false]);
});

test.for([
  [0, "just now", "방금"],
  [59, "just now", "방금"],
  [60, "1 minute ago", "1분 전"],
  [7300, "2 hours ago", "2시간 전"],
  [86_400 * 3, "3 days ago", "3일 전"],
  [86_400 * 40, "15 October 2026", "2026년 10월 15일"],
] as const)("%i seconds ago is told as %s", ([seconds, en, ko]) => {
  const now = Date.parse("2026-11-24T12:00:00.000Z");
  const at = now - 1000 * seconds;

  expect([whenText({ at, now, language: "en" }), whenText({ at, now, language: "ko" })]).toEqual([en, ko]);
});
