import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { languages } from "../../../src/core/text.ts";
import { serve } from "../../server/service.ts";
import { builtAssets, faultless, faultsOf, launch } from "./faults.ts";

let browser: Browser;
let assets: readonly string[];

beforeAll(async () => {
  [browser, assets] = await Promise.all([launch(), builtAssets()]);
});

afterAll(() => browser.close());

/** A narrow phone by day, a desk by night. */
const screens = [
  { viewport: { width: 360, height: 740 }, colorScheme: "light" },
  { viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
] as const;

async function open(screen: (typeof screens)[number]): Promise<Page> {
  const context = await browser.newContext(screen);
  onTestFinished(() => context.close());
  return context.newPage();
}

/**
 * Words that are broken across lines; a break after a dot or a hyphen, or one of our own, is allowed, and a constant of 40 letters has to
 * break.
 */
const brokenWords = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of node.textContent.matchAll(/[\\p{L}\\p{N}_]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1 && match[0].length <= 36) found.push(match[0]);
    }
  }
  return found;
})()`;

const paths = ["/docs", "/docs/ssl", "/docs/answers", "/docs/errors"];

test.for(screens.flatMap((screen) => languages.map((language) => ({ ...screen, language }))))(
  "in $language, $colorScheme at $viewport.width px, the reference fits, breaks no word, and axe finds nothing",
  { timeout: 300_000 },
  async ({ language, ...screen }) => {
    const service = await serve({ assets });
    const page = await open(screen);
    const faults: Record<string, object> = {};
    for (const path of paths) {
      await page.goto(`${service.url}${path}?lang=${language}`);
      faults[path] = { ...(await faultsOf(page)), broken: await page.evaluate(brokenWords) };
    }

    expect(faults).toEqual(Object.fromEntries(paths.map((path) => [path, { ...faultless, broken: [] }])));
  },
);

test("the keyboard reaches the content, the side navigation and the button of a form", async () => {
  const service = await serve({ assets });
  const page = await open(screens[1]);
  await page.goto(`${service.url}/docs/ssl`);
  const focused = (): Promise<string> => page.evaluate("document.activeElement.outerHTML");
  await page.keyboard.press("Tab");
  expect(await focused()).toContain("#main");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focused()).toContain('href="/docs"');

  await page.goto(`${service.url}/tools/ssl`);
  await page.locator("#ssl-host").fill("10.0.0.1");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".verdict");
  expect(await page.locator("#ssl-host").inputValue()).toBe("10.0.0.1");
});
