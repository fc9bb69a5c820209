/** A service whose links lead on to an address that stands in the link itself. */
export interface LinkWrapper {
  readonly host: RegExp;
  readonly path: RegExp;
  /** Query parameters that hold the address; the first group of {@link LinkWrapper.path} holds it where there is none. */
  readonly parameters: readonly string[];
  readonly coding: "plain" | "proofpoint-2" | "proofpoint-3" | "host-path" | "translated-host" | "underscored";
}

function wrapper(host: RegExp, path: RegExp, parameters: string, coding: LinkWrapper["coding"] = "plain"): LinkWrapper {
  return { host, path, parameters: parameters === "" ? [] : parameters.split(" "), coding };
}

/** Google has a domain for each country: google.de, google.co.kr, google.com.br. */
const google = /^(?:www\.|maps\.|images\.|adservice\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

/** By the form of their links, from the services' documentation; maintained by hand, November 2026. */
export const linkWrappers: readonly LinkWrapper[] = [
  // Google: redirects, ad clicks, AMP (https://support.google.com/google-ads/answer/6080568, https://developers.google.com/amp/cache/amp-cache-urls)
  wrapper(google, /^\/(?:url|imgres|aclk|pagead\/aclk|local_url)$/, "q url adurl imgrefurl"),
  wrapper(google, /^\/amp\/((?:s\/)?[^/]+\..+)$/, "", "host-path"),
  wrapper(/^(?:www\.)?googleadservices\.com$/, /^\/pagead\/aclk$/, "adurl"),
  wrapper(
    /(?:^|\.)(?:googleads\.g\.)?doubleclick\.net$/,
    /^\/(?:aclk|pcs\/click|clk|ddm\/clk\/.*)$/,
    "adurl ds_dest_url url",
  ),
  wrapper(/(?:^|\.)cdn\.ampproject\.org$/, /^\/[cviw]\/((?:s\/)?.+)$/, "", "host-path"),
  wrapper(/^translate\.google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/, /^\/(?:translate|website)$/, "u"),
  wrapper(/\.translate\.goog$/, /^(\/.*)$/, "", "translated-host"),
  // Mail filters
  wrapper(
    /(?:^|\.)(?:url\.avanan\.click|protect\.checkpoint\.com)$/,
    /^\/v2\/(?:r\d{2}\/)?___(.+)$/,
    "",
    "underscored",
  ),
  wrapper(/(?:^|\.)fireeye\.com$/, /^\/(?:v1\/)?url$/, "u"),
  wrapper(/(?:^|\.)ctp\.trendmicro\.com$|-ctp\.trendmicro\.com$/, /^\//, "url"),
  wrapper(/(?:^|\.)teams\.cdn\.office\.net$/, /\/atp-safelinks\.html$/, "url"),
  wrapper(/(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us)$/, /^\//, "url"),
  wrapper(/^(?:www\.)?urldefense\.proofpoint\.com$/, /^\/v1\/url$/, "u"),
  wrapper(/^(?:www\.)?urldefense\.proofpoint\.com$/, /^\/v2\/url$/, "u", "proofpoint-2"),
  wrapper(/^(?:www\.)?urldefense(?:\.us|\.com|\.proofpoint\.com)$/, /^\/v3\/__(.+)$/, "", "proofpoint-3"),
  wrapper(/^linkprotect\.cudasvc\.com$/, /^\/url$/, "a"),
  wrapper(/^(?:www\.)?(?:linkprotect|urlsand)\.(?:com|esvalabs\.com)$/, /^\//, "u url"),
  wrapper(/(?:^|\.)(?:clicktime\.symantec\.com|clicktime\.cloud\.postoffice\.net)$/, /^\//, "u"),
  wrapper(/(?:^|\.)protection\.sophos\.com$/, /^\//, "d u"),
  wrapper(/(?:^|\.)secure-web\.cisco\.com$/, /^\/[^/]+\/(https?%3A.+)$/i, ""),
  wrapper(/(?:^|\.)(?:awstrack\.me)$/, /^\/L0\/(https?(?::|%3A).+?)\/\d+\/[\w-]+/i, ""),
  // Networks and portals
  wrapper(/^lm?\.(?:facebook|instagram|messenger|wl\.co)\.com$/, /^\/(?:l\.php)?$/, "u"),
  wrapper(/^l\.instagram\.com$/, /^\//, "u"),
  wrapper(/^(?:www\.|m\.)?(?:facebook\.com)$/, /^\/flx\/warn\/?$/, "u"),
  wrapper(/^(?:www\.|m\.)?youtube\.com$/, /^\/redirect$/, "q"),
  wrapper(/^(?:www\.)?linkedin\.com$/, /^\/(?:safety\/go|redir\/redirect|redir\/suspicious-page)\/?$/, "url"),
  wrapper(/^(?:www\.)?bing\.com$/, /^\/(?:ck\/a|aclick|aclk)$/, "u"),
  wrapper(/^(?:www\.)?translatoruser-int\.com$|^(?:www\.)?microsofttranslator\.com$/, /^\//, "a u"),
  wrapper(/^(?:r\.search|search)\.yahoo\.(?:com|co\.jp)$/, /\/RU=([^/]+)/, ""),
  wrapper(/^(?:www\.)?(?:duckduckgo\.com)$/, /^\/l\/?$/, "uddg"),
  wrapper(/^t\.umblr\.com$/, /^\/redirect$/, "z"),
  wrapper(/^steamcommunity\.com$/, /^\/linkfilter\/?$/, "url u"),
  wrapper(/^out\.reddit\.com$/, /^\//, "url"),
  wrapper(/^(?:www\.|m\.)?vk\.com$/, /^\/away(?:\.php)?$/, "to"),
  wrapper(/^slack-redir\.net$/, /^\/link$/, "url"),
  wrapper(/^link\.zhihu\.com$/, /^\//, "target"),
  wrapper(/^(?:link\.csdn\.net|link\.juejin\.cn)$/, /^\//, "target"),
  wrapper(/^(?:www\.)?tiktok\.com$/, /^\/link\/v2$/, "target"),
  wrapper(/^(?:app\.adjust\.com|[a-z0-9]+\.adj\.st)$/, /^\//, "redirect fallback adj_redirect"),
  wrapper(/^cr\.shopping\.naver\.com$|^cr[23]?\.naver\.com$/, /^\//, "url u"),
  wrapper(/^(?:www\.)?(?:disq\.us)$/, /^\//, "url"),
];

/** Mail filters whose links hide the address: only their server knows it, so they are followed as redirects. */
const opaqueWrappers: readonly string[] = (
  "mimecast.com mimecastprotect.com mimecast.co.za ctp.trendmicro.com fireeye.com protect.checkpoint.com linkprotect.barracudanetworks.com " +
  "cloud-sec-av.com url.emailprotection.link"
).split(" ");

/** Whether a host belongs to such a filter. */
export function isOpaqueWrapper(name: string): boolean {
  return opaqueWrappers.some((host) => name === host || name.endsWith(`.${host}`));
}
