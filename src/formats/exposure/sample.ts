import type { ExposureRule, ExposureSample } from "../../data/exposure/rule.ts";
import { pageOf, type LandingPage } from "./page.ts";
import { compileRules } from "./rules.ts";

/** A sample as the page that it stands for. */
export function pageOfSample({
  status = 200,
  path = "/",
  headers = {},
  html = "",
  favicon,
}: ExposureSample): LandingPage {
  return pageOf({ status, path, headers: Object.entries(headers), source: html, favicon: favicon ?? null });
}

/** What of its own samples a rule gets wrong; null where it gets both right. */
export function sampleProblem(rule: ExposureRule): string | null {
  const classify = compileRules([rule]);
  const [match] = classify(pageOfSample(rule.yes)).matches;
  if (!match) return "does not match its positive sample";
  const { access = match.access } = rule.yes;
  if (access !== match.access) return `its positive sample is ${match.access}, not ${access}`;
  return classify(pageOfSample(rule.no)).matches.length > 0 ? "matches its negative sample" : null;
}
