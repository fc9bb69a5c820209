import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { languages } from "../../src/core/text.ts";
import { keep } from "../engine.ts";
import { serve } from "../server/service.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

let browser: Browser;

beforeAll(async () => {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"];
  browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args });
});

afterAll(() => browser.close());

/** A narrow phone by day, a desk by night. */
const screens = [
  { viewport: { width: 360, height: 740 }, colorScheme: "light" },
  { viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
] as const;

type Screen = (typeof screens)[number] & { readonly javaScriptEnabled?: boolean };

async function open(screen: Screen): Promise<Page> {
  const context = await browser.newContext(screen);
  onTestFinished(() => context.close());
  return context.newPage();
}

/** Words that go on in the next line; a break behind a dot or a hyphen, or one that we put there, is none. */
const brokenWords = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of node.textContent.matchAll(/[\\p{L}\\p{N}_]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(match[0]);
    }
  }
  return found;
})()`;

/** Pixels by which a page is wider than its screen. */
const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** What is wrong with a page as it is shown. */
async function faultsOf(page: Page): Promise<object> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return {
    axe: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`),
    wider: await page.evaluate(overflow),
    broken: await page.evaluate(brokenWords),
  };
}

const faultless = { axe: [], wider: 0, broken: [] };

const paths = [
  "/",
  "/docs",
  "/docs/ssl",
  "/docs/email",
  "/docs/answers",
  "/docs/errors",
  "/check/ssl",
  "/check/email-header",
];

test.for(screens.flatMap((screen) => languages.map((language) => ({ ...screen, language }))))(
  "in $language, $colorScheme at $viewport.width px, every page fits and axe finds nothing",
  { timeout: 300_000 },
  async ({ language, ...screen }) => {
    const service = await serve();
    const site = await keep(serveTls({ answer: reply({ body: "<!doctype html>" }) }));
    const to = encodeURIComponent(`https://localhost:${site.port}/`);
    const results = [
      `/check/gate?url=${to}`,
      `/check/ssl?host=${to}`,
      `/check/http?url=${to}`,
      "/check/ssl?host=10.0.0.1",
    ];
    const page = await open(screen);
    const faults: Record<string, object> = {};
    for (const path of [...paths, ...results]) {
      await page.goto(`${service.url}${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      faults[path] = await faultsOf(page);
    }

    expect(faults).toEqual(Object.fromEntries([...paths, ...results].map((path) => [path, faultless])));
  },
);

test.for(languages)(
  "in %s, the form of the e-mail header is answered with a page, without script",
  async (language) => {
    const service = await serve();
    const page = await open({ ...screens[0], javaScriptEnabled: false });
    await page.goto(`${service.url}/?lang=${language}`);
    await page
      .locator("#email-header-headers")
      .fill("From: Ann <ann@shop.example>\nSubject: a & b\nDate: Mon, 23 Nov 2026 10:00:00 +0000");
    await page.locator("form:has(#email-header-headers) button").click();

    expect(new URL(page.url()).pathname).toBe("/check/email-header");
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.locator(".verdict").count()).toBe(1);
    expect(await page.locator(".issues li").count()).toBeGreaterThan(0);
  },
);

test("the keyboard reaches the content, the side navigation and the button of a form", async () => {
  const service = await serve();
  const page = await open(screens[1]);
  await page.goto(`${service.url}/docs/ssl`);
  const focused = (): Promise<string> => page.evaluate("document.activeElement.outerHTML");
  await page.keyboard.press("Tab");
  expect(await focused()).toContain("#main");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focused()).toContain('href="/docs"');

  await page.goto(`${service.url}/check/ssl`);
  await page.locator("#ssl-host").fill("10.0.0.1");
  await page.keyboard.press("Enter");
  await page.waitForURL(/host=10\.0\.0\.1/);
  expect(await page.locator(".verdict").count()).toBe(1);
});
