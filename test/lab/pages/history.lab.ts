import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../server/store/open.ts";
import { languages } from "../../../src/core/text.ts";
import { folderWith } from "../../folder.ts";
import { serve } from "../../server/service.ts";
import { kept, sighting } from "../../store/kept.ts";
import { builtAssets, faultless, faultsOf, launch } from "./faults.ts";
import { shoot } from "./shoot.ts";

let browser: Browser;
let assets: readonly string[];

beforeAll(async () => {
  [browser, assets] = await Promise.all([launch(), builtAssets()]);
});

afterAll(() => browser.close());

const [start, day] = [Date.parse("2026-03-01T08:00:00.000Z"), 86_400_000];

/** Values of a domain over eighty days: short ones, long ones, and one that is not ASCII. */
const values: readonly (readonly [kind: string, value: string])[] = [
  ...Array.from({ length: 60 }, (_, n) => ["dns:a", `192.0.2.${n}`] as const),
  ...Array.from({ length: 14 }, (_, n) => ["dns:aaaa", `2001:db8:85a3:1234:5678:8a2e:370:${n}`] as const),
  ...Array.from(
    { length: 4 },
    (_, n) => ["dns:ns", `ns${n}.a-rather-long-name-server-host.provider.example.net`] as const,
  ),
  ["ssl:issuer", "한국정보인증"],
  ["rdap:status", "client transfer prohibited"],
];

/** A data folder in which these values were observed, one a day. */
async function seeded(): Promise<string> {
  const dataDir = folderWith({});
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  for (const [at, [kind, value]] of values.entries()) {
    const observations = [sighting("example.com", kind, value)];
    store.keep(kept({ question: `${at}`, target: "example.com", observedAt: start + at * day, observations }));
  }
  await store.flush();
  await store.close();
  return dataDir;
}

async function open(width: number, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled });
  onTestFinished(() => context.close());
  return context.newPage();
}

const views = languages.flatMap((language) => [360, 1280].map((width) => ({ language, width })));

test.for(views)(
  "in $language at $width px, without script, the pages of history show every value once, and axe finds nothing",
  { timeout: 120_000 },
  async ({ language, width }) => {
    const service = await serve({ assets, storing: { dataDir: await seeded(), databaseUrl: null, limit: 1e9 } });
    const page = await open(width, false);
    await page.goto(`${service.url}/tools/history?lang=${language}`);
    await page.locator("#history-target").fill("https://www.example.com/");
    await page.locator("form details summary").click();
    await page.locator("#history-limit").fill("30");
    await page.keyboard.press("Enter");
    await page.waitForURL(/target=/);
    const scripted = await open(width, true);
    const next = page.getByRole("link", { name: language === "ko" ? "다음 페이지" : "Next page", exact: true });

    const [seen, counts]: [string[], number[]] = [[], []];
    for (;;) {
      const rows = await page
        .locator("figure tbody tr")
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));
      seen.push(...rows.map(([kind, , , value]) => `${kind} ${value}`));
      counts.push(rows.length);
      // The fault finder is itself a script.
      await scripted.goto(page.url());
      expect(await faultsOf(scripted)).toEqual(faultless);
      await shoot(page, `${language}-${width}-history-${counts.length}`);
      if ((await next.count()) === 0) break;
      const before = page.url();
      await next.click();
      await page.waitForURL((url) => url.href !== before);
    }

    expect(counts).toEqual([30, 30, 20]);
    expect(seen.toSorted()).toEqual(values.map(([kind, value]) => `${kind} ${value}`).toSorted());
  },
);
