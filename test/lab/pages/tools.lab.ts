import { h } from "preact";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openAssets } from "../../../server/pages/assets/open.ts";
import { layout } from "../../../server/pages/layout.tsx";
import { Pictures } from "../../../server/pages/pictures/pictures.tsx";
import { Tile } from "../../../server/pages/pictures/tile.tsx";
import { languages, type Language } from "../../../src/core/text.ts";
import { keep } from "../../engine.ts";
import { hostile, spoil } from "../../pages/hostile.ts";
import { answers } from "../../pages/seen.ts";
import { settingIn } from "../../pages/setting.ts";
import { serve, type Service } from "../../server/service.ts";
import { reply } from "../../twins/raw-http.ts";
import { serveTls } from "../../twins/tls.ts";
import { builtAssets, faultless, faultsOf, launch, placeFaults } from "./faults.ts";
import { shoot } from "./shoot.ts";

let browser: Browser;
let assets: readonly string[];

beforeAll(async () => {
  [browser, assets] = await Promise.all([launch(), builtAssets()]);
});

afterAll(() => browser.close());

/** A narrow phone, a tablet and a desk, by day and by night. */
const screens = [
  { viewport: { width: 360, height: 740 }, colorScheme: "light" },
  { viewport: { width: 768, height: 1000 }, colorScheme: "dark" },
  { viewport: { width: 1280, height: 900 }, colorScheme: "light" },
] as const;

interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: "light" | "dark";
  readonly javaScriptEnabled?: boolean;
}

async function open(screen: Screen): Promise<Page> {
  const context = await browser.newContext(screen);
  onTestFinished(() => context.close());
  return context.newPage();
}

const paths = ["/tools", "/tools/ssl", "/tools/email-header", "/tools/pivot", "/docs/reverse-dns", "/status"];

/** Every picture on one page of the service. */
async function gallery(page: Page, service: Service, language: Language, shown = answers): Promise<void> {
  const setting = settingIn(language);
  const site = { ...setting.site, assets: openAssets(assets) };
  const title = language === "ko" ? "그림" : "Pictures";
  const judged = [
    { status: "pass", grade: "A+" },
    { status: "warn", grade: "C", score: 55 },
    { status: "fail", score: 31 },
    { status: "unknown" },
  ] as const;
  const tiles = judged.map((interpretation) => h(Tile, { title: "TLS", interpretation, language }));
  const pictures = Object.entries(shown).map(([check, data]) =>
    h("section", { "aria-label": check }, h("h2", {}, check), h(Pictures, { check, data, language })),
  );
  const main = h("div", { class: "frame" }, h("h1", {}, title), h("div", { class: "tiles" }, tiles), pictures);
  const body = layout({ path: "/gallery", title, description: title, main }, { ...setting, site });
  await page.route("**/gallery", (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  await page.goto(`${service.url}/gallery`);
}

/** Each language by day and by night, and narrow once. */
const views = [
  { ...screens[0], language: "en" },
  { ...screens[0], colorScheme: "dark", language: "ko" },
  { ...screens[1], language: "en" },
  { ...screens[2], language: "ko" },
] as const;

test.for(views)(
  "in $language, $colorScheme at $viewport.width px, tools, reference, status and pictures fit and axe finds nothing",
  { timeout: 300_000 },
  async ({ language, ...screen }) => {
    const service = await serve({ assets });
    const page = await open(screen);
    const name = `${language}-${screen.colorScheme}-${screen.viewport.width}`;
    const faults: Record<string, object> = {};
    for (const path of paths) {
      await page.goto(`${service.url}${path}?lang=${language}`);
      faults[path] = await faultsOf(page);
      await shoot(page, `${name}${path.replaceAll("/", "-")}`);
    }
    await gallery(page, service, language);
    faults["pictures"] = await faultsOf(page);
    await shoot(page, `${name}-pictures`);

    expect(faults).toEqual(Object.fromEntries([...paths, "pictures"].map((path) => [path, faultless])));
  },
);

test.for(languages)(
  "in %s, without script, a form measures, and its link shows the result",
  { timeout: 120_000 },
  async (language) => {
    const service = await serve({ assets });
    const site = await keep(serveTls({ answer: reply({ body: "<!doctype html>" }) }));
    const page = await open({ ...screens[0], javaScriptEnabled: false });
    await page.goto(`${service.url}/tools/ssl?lang=${language}`);
    await page.locator("#ssl-host").fill(`localhost:${site.port}`);
    await page.keyboard.press("Enter");
    await page.waitForURL(/host=localhost/);
    const connections = site.connections();
    await page.reload();

    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.locator(".verdict").count()).toBe(1);
    expect(await page.locator("figure.picture svg[role=img]").count()).toBe(2);
    expect(site.connections()).toBe(connections);
    // The fault finder is itself a script.
    const scripted = await open(screens[0]);
    await scripted.goto(page.url());
    expect(await faultsOf(scripted)).toEqual(faultless);
    await shoot(scripted, `${language}-result-ssl`);
    await scripted.goto(`${service.url}/tools/ssl?host=nobody.example`);
    expect(await scripted.locator("#ssl-host").inputValue()).toBe("nobody.example");
    expect(await faultsOf(scripted)).toEqual(faultless);
  },
);

test("with script, a form says that it measures, and is sent once", async () => {
  const service = await serve({ assets });
  const page = await open(screens[0]);
  let sent = 0;
  // The answer never arrives.
  await page.route("**/tools/ssl", (route) => (route.request().method() === "POST" ? void sent++ : route.continue()));
  await page.goto(`${service.url}/tools/ssl`);
  expect(await page.locator(".busy").isVisible()).toBe(false);
  await page.locator("#ssl-host").fill("shop.example");
  const isShown = await page.evaluate(`(() => {
    const form = document.querySelector("form.tool");
    form.requestSubmit();
    form.requestSubmit();
    return !document.querySelector(".busy").hidden;
  })()`);

  expect(isShown).toBe(true);
  await expect.poll(() => sent).toBe(1);
});

test("a header is answered with a page that has no link, and its drawing", async () => {
  const service = await serve({ assets });
  const page = await open(screens[2]);
  await page.goto(`${service.url}/tools/email-header`);
  await page
    .locator("#email-header-headers")
    .fill(
      [
        received("mx.reader.example", "10:05:00"),
        received("mx.list.example", "10:00:00"),
        "From: Ann <ann@shop.example>",
        "Subject: a & <b>",
        "Date: Mon, 23 Nov 2026 10:00:00 +0000",
      ].join("\n"),
    );
  await page.locator("form.tool button").click();
  await page.waitForSelector("figure.picture");

  expect(new URL(page.url()).search).toBe("");
  expect(await page.locator("figure.picture text", { hasText: "mx.reader.example" }).count()).toBe(1);
  expect(await faultsOf(page)).toEqual(faultless);
  await shoot(page, "result-email-header");
});

function received(by: string, time: string): string {
  return `Received: from a.example (a.example [192.0.2.1]) by ${by} with ESMTPS id 1; Mon, 23 Nov 2026 ${time} +0000`;
}

test("hostile text breaks no drawing, widens no page and runs no script", async () => {
  const service = await serve({ assets });
  const page = await open(screens[0]);
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs++;
    dialog.dismiss().catch(() => undefined);
  });
  for (const text of hostile) {
    await gallery(page, service, "en", spoil(answers, text) as typeof answers);
    expect(await placeFaults(page)).toEqual({ outside: [], leaving: [] });
  }

  expect(dialogs).toBe(0);
});
