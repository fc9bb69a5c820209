import type { PageMark } from "./marks.ts";

/** A header with which a protection service marks its own answer in place of the site's. */
export interface Challenge {
  readonly header: string;
  /** Lower case. */
  readonly values: readonly string[];
  readonly service: string;
}

/** Documented headers of bot challenges, read in November 2026. */
export const challenges: readonly Challenge[] = [
  // https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response
  { header: "cf-mitigated", values: ["challenge"], service: "Cloudflare" },
  // https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html
  { header: "x-amzn-waf-action", values: ["challenge", "captcha"], service: "AWS WAF" },
  // https://vercel.com/docs/headers/response-headers
  { header: "x-vercel-mitigated", values: ["challenge"], service: "Vercel" },
  // https://www.siteground.com/kb/, seen with status 202.
  { header: "sg-captcha", values: ["challenge"], service: "SiteGround" },
  // https://ngrok.com/docs/errors/err_ngrok_6024
  { header: "ngrok-error-code", values: ["err_ngrok_6024"], service: "ngrok" },
];

const held = [401, 403, 405, 418, 428, 429, 503] as const;
const any = [200, 202, 307, ...held] as const;

/**
 * Challenges that are only recognisable by their page, by elements that an article would have to escape. Sources: the samples of
 * EnableSecurity/wafw00f, https://docs.datadome.co/docs/, https://docs.humansecurity.com/, https://anubis.techaro.lol/docs/. Written 2026-11-29, not compared with the pages.
 */
export const challengePages: readonly PageMark[] = [
  {
    service: "Cloudflare",
    statuses: held,
    page: /<title>just a moment\.\.\.<\/title>.{0,12000}(?:\/cdn-cgi\/challenge-platform\/|_cf_chl_opt)/,
  },
  { service: "Vercel", statuses: held, page: /<title>vercel security checkpoint<\/title>/ },
  { service: "DataDome", statuses: any, page: /<script[^>]*>var dd ?= ?\{[^<]{0,2000}captcha-delivery\.com/ },
  { service: "DataDome", statuses: held, header: { name: "x-datadome" }, page: /captcha-delivery\.com/ },
  { service: "HUMAN", statuses: held, page: /window\._pxappid ?=.{0,12000}(?:px-captcha|captcha\.js)/ },
  {
    service: "Imperva",
    statuses: any,
    page: /<head>.{0,400}<script[^>]{0,200} src="\/_incapsula_resource\?swjiylwa=[^>]{0,400}><\/script> ?(?:<\/head> ?)?<body> ?<\/body> ?<\/html>$/,
  },
  { service: "Imperva", statuses: any, page: /<title>pardon our interruption<\/title>/ },
  { service: "Akamai", statuses: any, page: /<div id="sec-(?:if|bc)-cpt-container"/ },
  { service: "Radware", statuses: any, page: /<title>radware captcha page<\/title>/ },
  { service: "AWS WAF", statuses: [202, 405], page: /window\.gokuprops ?=/ },
  {
    service: "Sucuri",
    statuses: any,
    page: /<title>you are being redirected\.\.\.<\/title>.{0,4000}sucuri_cloudproxy_js/,
  },
  { service: "Anubis", statuses: any, page: /<script id="anubis_challenge" type="application\/json">/ },
  {
    service: "go-away",
    statuses: any,
    page: /<link rel="stylesheet" href="\/\.well-known\/\.git\.gammaspectra\.live\/git\/go-away\//,
  },
  { service: "DDoS-Guard", statuses: held, page: /<title>ddos-guard<\/title>/ },
  { service: "Kasada", statuses: [429], header: { name: "x-kpsdk-ct" } },
];
