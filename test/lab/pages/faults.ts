import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { assetsOf } from "../../../scripts/build/assets.ts";

/** Chromium from Debian without a window, which needs half the time of the whole browser. It opens connections to this machine only. */
export function launch(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"];
  return chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args });
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

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The violations of a page without frames. `@axe-core/playwright` takes four times as long: it opens a second page for each. */
const violations = `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 200)).join(" | ")))`;

/** axe as its package minifies it: every page compiles it again, and the readable one has more than twice as much text. */
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** One for each page, which ends with it: where one ends earlier, Chromium forgets the virtual authenticators of the page. */
const sessions = new WeakMap<Page, CDPSession>();

/** Defines axe in a page. The browser's own command takes half the time of `page.evaluate`, which evaluates the text within a script. */
async function defineAxe(page: Page): Promise<void> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  const { exceptionDetails } = await devtools.send("Runtime.evaluate", { expression: `${axe};0` });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}

/** What is wrong with a page as it is shown. */
export async function faultsOf(page: Page): Promise<object> {
  await defineAxe(page);
  return { axe: await page.evaluate(violations), ...(await placeFaults(page)) };
}

/** A page's misplaced elements. */
export async function placeFaults(page: Page): Promise<object> {
  return { outside: await page.evaluate(outside), leaving: await page.evaluate(leaving) };
}

/** A page with which nothing is wrong. */
export const faultless = { axe: [], outside: [], leaving: [] };
