import type { Text } from "../../core/text.ts";
import type { ExposureRule, ExposureSample } from "../../data/exposure/rule.ts";
import { pageOf, type Favicon, type LandingPage } from "./page.ts";
import { compileRules } from "./rules.ts";

/** The page of a sample. */
export function pageOfSample({
  status = 200,
  path = "/",
  headers = {},
  html = "",
  favicon,
}: ExposureSample): LandingPage {
  return pageOf({ status, path, headers: Object.entries(headers), source: html, favicon: faviconOf(favicon) });
}

function faviconOf(favicon: ExposureSample["favicon"]): Favicon | null {
  if (favicon === undefined) return null;
  return typeof favicon === "number" ? { sha256: "", mmh3: favicon } : { sha256: favicon, mmh3: 0 };
}

/** The fault of a rule that fails one of its own samples; null if both are right. */
export function sampleProblem(rule: ExposureRule): Text | null {
  const classify = compileRules([rule]);
  const [match] = classify(pageOfSample(rule.yes)).matches;
  if (!match) return { en: "does not match its sample yes", ko: "표본 yes와 일치하지 않습니다" };
  const { access = match.access } = rule.yes;
  if (access !== match.access)
    return {
      en: `its sample yes is ${match.access}, not ${access}`,
      ko: `표본 yes의 access가 ${access}이(가) 아니라 ${match.access}입니다`,
    };
  return classify(pageOfSample(rule.no)).matches.length > 0
    ? { en: "matches its sample no", ko: "표본 no와 일치합니다" }
    : null;
}
