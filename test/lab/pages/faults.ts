import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type Page } from "playwright-core";
import { assetsOf } from "../../../scripts/build/assets.ts";

/** Debian's browser, limited to this machine. */
export function launch(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"];
  return chromium.launch({ executablePath: "/usr/bin/chromium", args });
}

/** Builds the page assets into a separate folder, for `ServerConfig.assets`. */
export async function builtAssets(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-assets-"));
  for (const [name, content] of Object.entries(await assetsOf(resolve(import.meta.dirname, "../../.."))))
    writeFileSync(join(folder, name), content);
  return [folder];
}

/** Elements that overflow the screen on the right, unless a scrolling container holds them. */
const outside = `(() => [...document.querySelectorAll("main *")]
  .filter((each) => !each.closest("pre, .skip, .hidden, thead, svg") && each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.outerHTML.slice(0, 120)))()`;

/** Texts of a drawing that leave it. */
const leaving = `(() => [...document.querySelectorAll("figure svg")].flatMap((svg) => {
  const frame = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].filter((text) => {
    const box = text.getBoundingClientRect();
    return box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
  }).map(({ textContent }) => textContent);
}))()`;

/** A rendered page's faults. */
export async function faultsOf(page: Page): Promise<object> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return {
    axe: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`),
    ...(await placeFaults(page)),
  };
}

/** A page's misplaced elements. */
export async function placeFaults(page: Page): Promise<object> {
  return { outside: await page.evaluate(outside), leaving: await page.evaluate(leaving) };
}

/** A page with which nothing is wrong. */
export const faultless = { axe: [], outside: [], leaving: [] };
