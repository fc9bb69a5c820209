import { allIpsOf, fitsAllIps } from "../../core/addresses/all-ips.ts";
import { judgeEvery } from "./addresses/judge.ts";
import { defineCheck } from "../../core/check.ts";
import { targetOfUrl } from "../../core/target/value.ts";
import { collectEvery } from "./addresses/collect.ts";
import { grading } from "./grading.ts";
import { monitored } from "./monitored.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";

export { judge as judgeOne } from "./judge.ts";
export type { HttpRaw } from "./schema.ts";
export { siteProblems } from "./site/problems.ts";
export { plainHttp as plainHttpRaw } from "./schema.ts";
export { ladder } from "./weights.ts";

/** Follows a URL to its page and grades its six security headers. */
export const http = defineCheck({
  id: "http",
  version: 8,
  title: { en: "HTTP security headers", ko: "HTTP 보안 헤더" },
  about: {
    en: "Follows the redirects from a URL and grades the security headers of the final page by what they prevent in browsers.",
    ko: "URL의 리디렉션을 따라가 페이지의 보안 헤더가 실제로 막는 것을 기준으로 등급을 매깁니다.",
  },
  input,
  subject: "url",
  raw,
  cost: "standard",
  ttl: 300,
  words,
  grading,
  target: ({ url }) => targetOfUrl(url),
  question: ({ url, ...query }) => ({ url, ...allIpsOf(query) }),
  // The result depends on the URL only, not on the caller.
  standsAlone: () => true,
  collect: collectEvery,
  judge: judgeEvery,
  fits: (seen, { url, all_ips }) => seen.url === url && fitsAllIps(all_ips, seen.addresses !== undefined),
  monitored,
});
