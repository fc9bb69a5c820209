import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { start, serve, type Service } from "../../server/service.ts";
import { openStoreDouble } from "../../server/store/double.ts";
import { builtAssets, faultless, faultsOf, launch, placeFaults } from "./faults.ts";
import { shoot } from "./shoot.ts";
import { domain, openSite, type LoopbackSite } from "./site.ts";

let browser: Browser;
let assets: readonly string[];
let site: LoopbackSite;
/** A server with a report in which something changed. */
let reported: Promise<Service> | undefined;

beforeAll(async () => {
  [browser, assets, site] = await Promise.all([launch(), builtAssets(), openSite()]);
});

afterAll(async () => {
  await browser.close();
  await (await reported)?.close();
  await site[Symbol.asyncDispose]();
});

/** The configuration of a server that measures the site. */
function configuration() {
  return { assets, store: openStoreDouble(), measuring: { ...site.measuring } };
}

async function open(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  // Pages contact no other server.
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  return page;
}

/** A screenshot for the README. */
async function snap(page: Page, name: string): Promise<void> {
  const folder = process.env["PAGES_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/readme-${name}.png` });
}

const desk = { viewport: { width: 1280, height: 900 }, colorScheme: "light" } as const;

/** Every check of a report. */
const tiles = 8;

async function untilDone(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator("#tiles figure.tile, #undetermined:not([hidden]) li").count(), { timeout: 150_000 })
    .toBe(tiles);
  await expect.poll(() => page.locator("#progress progress").count(), { timeout: 150_000 }).toBe(0);
}

test(
  "a person checks a domain, reads the report while it grows, and switches language and theme",
  { timeout: 400_000 },
  async () => {
    const service = await serve(configuration());
    const page = await open(desk);
    await page.goto(service.url);
    await page.locator("#ask").fill(`https://${domain}/`);
    expect(await page.locator(".kinds .is-it").count()).toBe(1);
    await snap(page, "home");
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`/report/${domain}$`));
    await untilDone(page);
    await snap(page, "report");
    await page.locator("#check-email summary").first().click();
    await page.evaluate("document.querySelector('#check-email').scrollIntoView()");
    await snap(page, "pictures");

    const first = page.locator("#findings .issues > li").first();
    expect(await first.locator(".severity").textContent()).toMatch(/critical|high/);
    expect(await page.locator("#findings [data-copy]", { hasText: "add_header" }).count()).toBeGreaterThan(2);
    expect(await page.locator("#passed summary").textContent()).toMatch(/^Passed: \d+/);
    expect(await page.locator("#gate").textContent()).toMatch(/min-ssl: [A-D]/);
    expect(await page.locator("[data-share]").isVisible()).toBe(true);
    await page.locator("header a[lang=ko]").click();
    expect(await page.locator("html").getAttribute("lang")).toBe("ko");
    await page.locator("footer button[value=dark]").click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await page.locator("h1").textContent()).toBe(domain);
  },
);

test("without script, the page is loaded again until the report is done", { timeout: 400_000 }, async () => {
  const service = await serve(configuration());
  const page = await open({ ...desk, javaScriptEnabled: false });
  await page.goto(service.url);
  await page.locator("#ask").fill(domain);
  await page.locator("form.ask button").click();
  await page.waitForURL(new RegExp(`/report/${domain}$`));
  await untilDone(page);

  expect(await page.locator("#findings .issues > li").count()).toBeGreaterThan(2);
  expect(await page.locator(".copy").first().isVisible()).toBe(false);
});

async function serveReport(): Promise<Service> {
  const service = await start(configuration());
  await measured(service);
  site.fix();
  await measured(service);
  return service;
}

/** The height of a phone's screen, in CSS pixels. */
const firstScreen = 740;

/** Each language by day and by night, and narrow once. */
const views = [
  { width: 360, colorScheme: "light", language: "en" },
  { width: 360, colorScheme: "dark", language: "ko" },
  { width: 768, colorScheme: "dark", language: "en" },
  { width: 1280, colorScheme: "light", language: "ko" },
] as const;

test.for(views)(
  "at $width px, $colorScheme, in $language, first page and report fit and axe finds nothing",
  { timeout: 400_000 },
  async ({ width, colorScheme, language }) => {
    const { url } = await (reported ??= serveReport());
    const page = await open({ viewport: { width, height: 800 }, colorScheme });
    const faults: Record<string, object> = {};
    for (const [name, path] of [
      ["home", "/"],
      ["nothing", "/report/unknown.example"],
      ["many", `/reports?of=${domain}+unknown.example`],
      ["report", `/report/${domain}`],
    ] as const) {
      await page.goto(`${url}${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await shoot(page, `${name}-${width}-${colorScheme}-${language}`);
      faults[name] = await faultsOf(page);
    }
    expect(await page.locator("#history .changes > li").count()).toBeGreaterThan(0);
    // The answer, with the first thing to do, is on the first screen of a phone.
    const answer = await page.locator("#answer .verdict").boundingBox();
    expect((answer?.y ?? Infinity) + (answer?.height ?? Infinity)).toBeLessThanOrEqual(firstScreen);
    expect(await page.locator("header.top").evaluate((top) => top.clientHeight)).toBeLessThanOrEqual(60);
    const [permalink, comparison] = await Promise.all(
      ["at", "compare"].map((view) => page.locator(`#history a[href*='/${view}']`).last().getAttribute("href")),
    );
    await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");
    faults["open"] = await (width === 768
      ? placeFaults(page).then((places) => ({ axe: [], ...places }))
      : faultsOf(page));

    for (const [name, path] of [
      ["past", permalink],
      ["compared", comparison],
    ] as const) {
      await page.goto(`${url}${path}`);
      await shoot(page, `${name}-${width}-${colorScheme}-${language}`);
      faults[name] = await faultsOf(page);
    }

    expect(Object.keys(faults)).toHaveLength(7);
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((name) => [name, faultless])));
  },
);

/** Measures the site, and waits for the end. */
async function measured(service: Service): Promise<void> {
  const body = new URLSearchParams({ q: domain, again: "1" });
  const sent = await service.ask("/report", {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body,
  });
  expect(sent.status).toBe(303);
  const isRunning = async (): Promise<boolean> =>
    (await service.ask(`/report/${domain}/json`)).text.includes('"isRunning":true');
  await expect.poll(isRunning, { timeout: 150_000, interval: 500 }).toBe(false);
}

test("a first visit loads at most 60 kB compressed", { timeout: 200_000 }, async () => {
  const service = await serve(configuration());
  const page = await open(desk);
  const sizes: Record<string, number> = {};
  page.on("requestfinished", (request) => {
    const path = new URL(request.url()).pathname;
    request.sizes().then(
      ({ responseBodySize }) => (sizes[path] = responseBodySize),
      () => (sizes[path] = Infinity),
    );
  });
  await page.goto(service.url, { waitUntil: "networkidle" });
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);

  expect(Object.keys(sizes).length).toBeGreaterThan(2);
  expect(total).toBeGreaterThan(5000);
  expect(total).toBeLessThanOrEqual(60_000);
});
