/** A service whose links lead on to an address that stands in the link itself. */
export interface LinkWrapper {
  readonly host: RegExp;
  readonly path: RegExp;
  /** Query parameters that hold the address, `?` for the whole query; the first group of {@link LinkWrapper.path} holds it where there is none. */
  readonly parameters: readonly string[];
  readonly coding: "plain" | "proofpoint-2" | "proofpoint-3" | "host-path" | "translated-host" | "underscored";
}

function wrapper(host: RegExp, path: RegExp, parameters: string, coding: LinkWrapper["coding"] = "plain"): LinkWrapper {
  return { host, path, parameters: parameters === "" ? [] : parameters.split(" "), coding };
}

/** Google has a domain for each country: google.de, google.co.kr, google.com.br. */
const google =
  /^(?:(?:www|m|maps|images|books|news|plus|cse|scholar|toolbarqueries|adservice|ipv[46]|clients1)\.)?google\.(?:com|cat|[a-z]{2}|com?\.[a-z]{2})$/;

/** By the form of their links, from the services' documentation; maintained by hand, November 2026. */
export const linkWrappers: readonly LinkWrapper[] = [
  // Google: redirects, ad clicks, AMP (https://support.google.com/google-ads/answer/6080568, https://developers.google.com/amp/cache/amp-cache-urls)
  wrapper(
    google,
    /^\/{1,2}(?:url|imgres|aclk|pagead\/aclk|local_url|linkredirect|travel\/clk)$/,
    "q url adurl imgrefurl dest pcurl",
  ),
  wrapper(google, /^\/amp\/((?:s\/)?[^/]+\..+)$/, "", "host-path"),
  wrapper(/^(?:www\.)?googleadservices\.com$/, /^\/pagead\/aclk$/, "adurl"),
  wrapper(
    /(?:^|\.)doubleclick\.net$/,
    /^\/(?:aclk|pcs\/click|clk.*|ddm\/(?:track)?clk\/.*)$/,
    "adurl ds_dest_url url ?",
  ),
  wrapper(/^clickserve\.dartsearch\.net$/, /^\/link\/click$/, "ds_dest_url"),
  wrapper(/(?:^|\.)(?:cdn\.ampproject\.org|bing-amp\.com)$/, /^\/[cviw]\/((?:s\/)?.+)$/, "", "host-path"),
  // Translators
  wrapper(/^translate\.google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/, /^\/(?:translate|website)$/, "u"),
  wrapper(/\.translate\.goog$/, /^(\/.*)$/, "", "translated-host"),
  wrapper(
    /^(?:www\.)?(?:translatoruser-int\.com|microsofttranslator\.com|translatetheweb\.com)$|(?:^|\.)translatetheweb\.net$/,
    /^\//,
    "a u",
  ),
  wrapper(/^translate\.yandex\.(?:com|ru)$/, /^\/translate$/, "url"),
  wrapper(/^papago\.naver\.net$/, /^\/website$/, "url"),
  wrapper(/^fanyi\.baidu\.com$/, /^\/transpage$/, "query"),
  // Mail filters that write an address in a way of their own; the others are gateways
  wrapper(
    /(?:^|\.)(?:url\.avanan\.click|protect(?:-[a-z]{2})?\.checkpoint\.com)$/,
    /^\/v2\/(?:r\d{2}\/)?___(.+)$/,
    "",
    "underscored",
  ),
  wrapper(/^(?:www\.)?urldefense(?:\.proofpoint)?\.com$/, /^\/v1\/url$/, "u"),
  wrapper(/^(?:www\.)?urldefense(?:\.proofpoint)?\.com$/, /^\/v2\/url$/, "u", "proofpoint-2"),
  wrapper(/^(?:www\.)?urldefense(?:\.us|\.com|\.proofpoint\.com)$/, /^\/v3\/__(.+)$/, "", "proofpoint-3"),
  wrapper(/(?:^|\.)teams\.cdn\.office\.net$/, /\/atp-safelinks\.html$/, "url"),
  wrapper(/(?:^|\.)(?:awstrack\.me)$/, /^\/L0\/(https?(?::|%3A).+?)\/\d+\/[\w-]+/i, ""),
  // Networks and portals
  wrapper(/^lm?\.(?:facebook|instagram|messenger|threads)\.(?:com|net)$/, /^\/(?:l\.php)?$/, "u"),
  wrapper(/^l\.wl\.co$/, /^\/l$/, "u"),
  wrapper(/^(?:www\.|m\.)?(?:facebook\.com)$/, /^\/flx\/warn\/?$/, "u"),
  wrapper(/^(?:www\.|m\.)?youtube\.com$/, /^\/redirect$/, "q"),
  wrapper(/^(?:www\.)?linkedin\.com$/, /^\/(?:safety\/go|redir\/redirect|redir\/suspicious-page)\/?$/, "url"),
  wrapper(/^(?:twitter|x)\.com$/, /^\/i\/redirect$/, "url"),
  wrapper(/^(?:www\.)?pinterest\.(?:com|[a-z]{2}|co\.[a-z]{2})$/, /^\/offsite\/?$/, "url"),
  wrapper(/^(?:www\.)?quora\.com$/, /^\/_\/redirect$/, "url"),
  wrapper(/^medium\.com$/, /^\/r\/?$/, "url"),
  wrapper(/^(?:www\.)?bing\.com$/, /^\/(?:ck\/a|aclick|aclk|alink\/link)$/, "u url"),
  wrapper(/^(?:r\.search|search)\.yahoo\.(?:com|co\.jp)$/, /\/RU=([^/]+)/, ""),
  wrapper(/^(?:www\.)?(?:duckduckgo\.com)$/, /^\/(?:l\/?|y\.js)$/, "uddg u3"),
  wrapper(/^t\.umblr\.com$/, /^\/redirect$/, "z"),
  wrapper(/^steamcommunity\.com$/, /^\/linkfilter\/?$/, "url u"),
  wrapper(/^out\.reddit\.com$/, /^\//, "url"),
  wrapper(/^(?:www\.|m\.)?vk\.(?:com|ru)$/, /^\/away(?:\.php)?$/, "to"),
  wrapper(/^(?:www\.|m\.)?ok\.ru$/, /^\/dk$/, "st.link"),
  wrapper(/^(?:go|click|checklink)\.mail\.ru$/, /^\/(?:redir|proxy)$/, "redir u url"),
  wrapper(/^(?:mail\.)?yandex\.(?:ru|com)$/, /^\/(?:clck\/jsredir|re\.jsx)$/, "url l"),
  wrapper(/^sba\.yandex\.(?:net|ru)$/, /^\/redirect$/, "url"),
  wrapper(/^slack-redir\.net$/, /^\/link$/, "url"),
  wrapper(/^c\.pc\.qq\.com$/, /^\/(?:middlem|ios|android)\.html$/, "pfurl url"),
  wrapper(/^mail\.qq\.com$/, /^\/cgi-bin\/(?:mail_spam|readtemplate)$/, "url gourl"),
  wrapper(/^(?:m\.)?weibo\.cn$/, /^\/sinaurl$/, "u toasturl"),
  wrapper(/^link\.zhihu\.com$/, /^\//, "target"),
  wrapper(/^(?:link\.csdn\.net|link\.juejin\.cn)$/, /^\//, "target"),
  wrapper(/^gitee\.com$/, /^\/link$/, "target"),
  wrapper(/^(?:www\.)?jianshu\.com$/, /^\/go-wild$/, "url"),
  wrapper(/^(?:www\.)?douban\.com$/, /^\/link2\/?$/, "url"),
  wrapper(/^(?:www\.)?tiktok\.com$/, /^\/link\/v2$/, "target"),
  wrapper(/^(?:app\.adjust\.com|[a-z0-9]+\.adj\.st)$/, /^\//, "redirect fallback adj_redirect"),
  wrapper(/^cr\.shopping\.naver\.com$|^cr[23]?\.naver\.com$/, /^\//, "url u"),
  wrapper(/^search\.naver\.com$/, /^\/p\/crd\/rd$/, "u"),
  wrapper(/^(?:www\.)?(?:disq\.us)$/, /^\//, "url"),
  wrapper(/^deref-[a-z0-9]{2,20}\.(?:net|de|com)$/, /\/dereferrer\/?$/, "redirectUrl"),
  wrapper(
    /^(?:www\.)?(?:href\.li|anonym\.(?:to|es)|nullrefer\.com|dereferer\.(?:me|org)|hiderefer\.com)$/,
    /^\/$/,
    "?",
  ),
  // Affiliates and apps
  wrapper(/^redirect\.viglink\.com$/, /^\//, "u"),
  wrapper(/^go\.(?:skimresources|redirectingat)\.com$/, /^\//, "url"),
  wrapper(/^www\.awin1\.com$/, /^\/(?:cread|awclick)\.php$/, "ued p"),
  wrapper(/^click\.linksynergy\.com$/, /^\/(?:deeplink|fs-bin\/click)$/, "murl"),
  wrapper(/^(?:www\.)?(?:anrdoezrs|dpbolvw|tkqlhce|jdoqocy|kqzyfj)\.(?:net|com)$/, /\/dlg\/(https?:.+)$/, "url"),
  wrapper(/\.(?:pxf\.io|sjv\.io|evyy\.net)$/, /^\/c\//, "u"),
  wrapper(/^prf\.hn$/, /\/destination:(https?.+)$/, ""),
  wrapper(/\.onelink\.me$/, /^\//, "af_web_dp af_r"),
  wrapper(/\.app\.link$/, /^\//, "$fallback_url $desktop_url $canonical_url"),
  wrapper(/\.page\.link$/, /^\//, "link"),
];

/**
 * Mail filters: all their links wrap another. Where an address stands in the link, plain, in base64 or compressed, it counts; the others are
 * followed as redirects, since only the server knows their target. Hosts of the services' links alone, not of their own sites.
 */
const gateways: readonly RegExp[] = [
  // Microsoft, Proofpoint
  /(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us|partner\.outlook\.cn)$/,
  /^(?:www\.)?urldefense(?:\.us|\.com|\.proofpoint\.com)$/,
  /^(?:www\.)?urlisolation\.com$/,
  // Mimecast, Barracuda, Sophos, Cisco
  /^(?:protect|security|url|login-?safe)(?:-[a-z0-9]{2,4})?\.mimecast\.(?:com|co\.za)$|(?:^|\.)mimecastprotect\.com$/,
  /^linkprotect\.(?:cudasvc|barracudanetworks)\.com$/,
  /(?:^|\.)protection\.sophos\.com$/,
  /(?:^|\.)secure-web\.cisco\.com$/,
  // Trend Micro, FireEye and Trellix, Symantec
  /(?:^|[.-])ctp\.trendmicro\.com$|(?:^|\.)(?:protection|urlproxy)\.trendmicro\.com$/,
  /^protect\d{0,2}\.(?:fireeye|trellix)\.com$|(?:^|\.)etp\.(?:fireeye|trellix)\.com$/,
  /^(?:clicktime|click\.email)\.symantec\.com$|^clicktime\.cloud\.postoffice\.net$/,
  // Egress, Check Point and Avanan, Menlo, Zscaler, Forcepoint
  /(?:^|\.)defend\.egress\.com$/,
  /(?:^|\.)(?:url\.avanan\.click|cloud-sec-av\.com)$|^protect(?:-[a-z]{2})?\.checkpoint\.com$/,
  /^(?:safe|isolate)\.menlosecurity\.com$|^isolation\.zscaler\.com$/,
  /(?:^|\.)mailcontrol\.com$/,
  // Others
  /^(?:urlsand\.(?:esvalabs\.com|com)|linkprotect\.com|link\.edgepilot\.com|linkscan\.io|scanmail\.trustwave\.com|linklock\.titanhq\.com|url\.emailprotection\.link|url\.serverdata\.net)$/,
  /(?:^|\.)gravityzone\.bitdefender\.com$|(?:^|\.)vadesecure\.com$|^atpscan(?:\.[a-z]+)?\.hornetsecurity\.com$|^seclinks\.cloud-security\.net$/,
  /(?:^|\.)l\.antigena\.com$|^shared(?:\.[a-z]+)?\.inky\.com$|^ironlinks?\.ironscales\.com$|(?:^|\.)perception-point\.io$/,
];

/** Whether a host belongs to a mail filter that wraps links. */
export function isGateway(name: string): boolean {
  return gateways.some((host) => host.test(name));
}
