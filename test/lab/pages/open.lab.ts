import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scenes } from "../../report/scenes.ts";
import { serve } from "../../server/service.ts";
import { builtAssets, faultless, faultsOf, launch } from "./faults.ts";
import { shoot } from "./shoot.ts";

let browser: Browser;
let assets: readonly string[];

beforeAll(async () => {
  [browser, assets] = await Promise.all([launch(), builtAssets()]);
});

afterAll(() => browser.close());

test("a report is opened in the browser without a request, and by a form without script", async () => {
  const { url } = await serve({ assets });
  const [, report] = Object.entries(scenes)[1] ?? [];
  const buffer = Buffer.from(JSON.stringify(report));
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });
  await page.goto(`${url}/open?lang=ko`, { waitUntil: "networkidle" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.locator("#report-file").setInputFiles({ name: "report.json", mimeType: "application/json", buffer });
  await page.locator("[data-opened] .verdict").waitFor();

  expect(await faultsOf(page)).toEqual(faultless);
  await shoot(page, "open-360-dark-ko");
  const inBrowser = await page.locator("[data-opened]").textContent();
  await page.locator("#report-text").fill("no report");
  await page.locator("form.tool button").click();
  await page.locator("[data-opened] .verdict.fail .mark").waitFor();
  expect(requests).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const plain = await context.newPage();
  await plain.goto(`${url}/open?lang=ko`);
  await plain.locator("#report-text").fill(buffer.toString());
  await plain.locator("form.tool button").click();
  await shoot(plain, "open-1280-light-ko");
  expect(await plain.locator("[data-opened]").textContent()).toBe(inBrowser);
});
