import { expect, test } from "vitest";
import { parse } from "tldts";
import { bad, good, type Case } from "./cases.ts";
import { html, login, tell } from "./scene.ts";
import type { Said } from "../replies.ts";

function pageOf({ title, holds }: Case): Said {
  if (holds === "login") return login(title);
  return html(`<title>${title}</title>${holds === "apk" ? '<a href="/view.apk">View</a>' : ""}`);
}

async function opinionOf(each: Case): Promise<string> {
  const domain = parse(each.url).domain ?? "";
  const ages = each.days === null ? {} : { [domain]: each.days };
  return (await tell(each.url, { pages: { [each.url]: pageOf(each) }, ages })).raw.assessment;
}

async function alarmed(cases: readonly Case[], opinions: readonly string[]): Promise<readonly string[]> {
  const seen = await Promise.all(cases.map(async (each) => ({ each, opinion: await opinionOf(each) })));
  return seen
    .filter(({ opinion }) => opinions.includes(opinion))
    .map(({ each: { url }, opinion }) => `${opinion} ${url}`);
}

test("with page and age, 85 of 100 bad links are found, and at most one of 100 good ones", async () => {
  expect([bad.length, good.length]).toEqual([100, 100]);
  const found = await alarmed(bad, ["phishing", "suspicious"]);
  const certain = await alarmed(bad, ["phishing"]);
  const wrong = await alarmed(good, ["phishing", "suspicious"]);
  expect(wrong.length).toBeLessThanOrEqual(1);
  expect({ found: found.length >= 85, certain: certain.length >= 70 }).toEqual({ found: true, certain: true });
});
