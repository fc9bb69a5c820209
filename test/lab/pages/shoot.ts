import type { Page } from "playwright-core";

/** Takes a screenshot of a page for review, if `PAGES_SHOTS` names a folder. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["PAGES_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
