import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { statedTarget, unwrap } from "./wrapped.ts";

const inner = "https://bad.example.com/a?b=c";
const escaped = encodeURIComponent(inner);
const zipped = deflateSync(inner).toString("base64url");
const base64 = Buffer.from(inner).toString("base64url");

test.for<[what: string, wrapped: string, plain?: string]>([
  ["Google", `https://www.google.com/url?q=${escaped}&sa=D`],
  ["Google Germany", `https://www.google.de/url?sa=t&url=${escaped}`],
  ["Google Brazil", `https://www.google.com.br/url?q=${escaped}`],
  ["Google New Zealand", `https://google.co.nz/url?q=${escaped}`],
  ["a Google ad", `https://www.google.com/aclk?sa=L&adurl=${escaped}`],
  ["a Google ad service", `https://www.googleadservices.com/pagead/aclk?adurl=${escaped}`],
  ["DoubleClick", `https://ad.doubleclick.net/ddm/clk/1;2;3?ds_dest_url=${escaped}`],
  ["Google AMP", "https://www.google.co.uk/amp/s/bad.example.com/a?b=c"],
  ["the AMP cache", "https://bad-example-com.cdn.ampproject.org/c/s/bad.example.com/a?b=c"],
  ["Google Translate", `https://translate.google.com/translate?sl=auto&tl=en&u=${escaped}`],
  ["Safe Links", `https://eur01.safelinks.protection.outlook.com/?url=${escaped}&data=05`],
  ["Proofpoint 1", `https://urldefense.proofpoint.com/v1/url?u=${escaped}&k=x`],
  ["Proofpoint 2", "https://urldefense.proofpoint.com/v2/url?u=https-3A__bad.example.com_a-3Fb-3Dc&d=x"],
  ["Proofpoint 3", "https://urldefense.com/v3/__https://bad.example.com/a?b=c__;!!abc!x$"],
  [
    "Proofpoint 3 with replaced characters",
    `https://urldefense.com/v3/__https://bad.example.com/a?b=c*d**Ae__;${Buffer.from("#é가").toString("base64url")}!!abc!x$`,
    `${inner}#d${encodeURIComponent("é가")}e`,
  ],
  ["Barracuda", `https://linkprotect.cudasvc.com/url?a=${escaped}&c=E,1`],
  ["Sophos", `https://us-west-2.protection.sophos.com/?d=example.com&u=${base64}&i=x`],
  ["Cisco", `https://secure-web.cisco.com/1abc-DEF/${escaped}`],
  ["Bing", `https://www.bing.com/ck/a?u=a1${base64}`],
  ["Yahoo", `https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=${escaped}/RK=2/RS=x`],
  ["Facebook", `https://l.facebook.com/l.php?u=${escaped}&h=x`],
  ["LinkedIn", `https://www.linkedin.com/safety/go?url=${escaped}`],
  ["Amazon's mail service", `https://abc.r.us-east-1.awstrack.me/L0/${escaped}/1/0100`],
  ["Google without a scheme", "https://www.google.com/url?q=bad.example.com/a?b%3Dc", "http://bad.example.com/a?b=c"],
  ["Google AMP without TLS", "https://google.com/amp/bad.example.com/a?b=c", "http://bad.example.com/a?b=c"],
  ["a translated page", "https://bad-example-com.translate.goog/a?b=c&_x_tr_sl=auto&_x_tr_tl=en"],
  ["a translated page with a hyphen", "https://evil--shop-com.translate.goog/login", "https://evil-shop.com/login"],
  ["Avanan", `https://url.avanan.click/v2/___${inner}___.YXAz`],
  [
    "Avanan in a region",
    `https://url.avanan.click/v2/r01/___https://bad.example.com/a___.YXAz`,
    "https://bad.example.com/a",
  ],
  [
    "Check Point",
    "https://protect.checkpoint.com/v2/___https://bad.example.com/a___.YzJ1",
    "https://bad.example.com/a",
  ],
  ["FireEye", `https://protect2.fireeye.com/v1/url?k=abc&u=${inner}`],
  ["Trend Micro", `https://imsva91-ctp.trendmicro.com/wis/clicktime/v1/query?url=${escaped}&umid=1`],
  [
    "Teams",
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${escaped}&locale=en`,
  ],
  ["Google by a host of its own", `https://cse.google.com/url?q=${escaped}`],
  ["Google's redirect of a mail", `https://www.google.com/linkredirect?dest=${escaped}`],
  ["a DoubleClick address behind the question mark", `https://ad.doubleclick.net/ddm/trackclk/N1.2/B3;x=1?${inner}`],
  ["Bing's AMP cache", "https://bad-example-com.bing-amp.com/c/s/bad.example.com/a?b=c"],
  [
    "the AMP viewer with its own parameters",
    "https://bad-example-com.cdn.ampproject.org/v/s/bad.example.com/a?b=c&amp_js_v=0.1&usqp=x",
  ],
  [
    "a translated page without TLS",
    "https://bad-example-com.translate.goog/a?_x_tr_sch=http",
    "http://bad.example.com/a",
  ],
  [
    "a translated page of an international name",
    "https://0-xn----e1afmkfd-xn----p1ai.translate.goog/?_x_tr_enc=0,1",
    "https://xn--e1afmkfd.xn--p1ai/",
  ],
  ["Bing Translator", `https://www.translatetheweb.com/?from=&to=en&a=${escaped}`],
  ["Papago", `https://papago.naver.net/website?locale=ko&source=en&target=ko&url=${escaped}`],
  ["Safe Links in China", `https://cn01.safelinks.protection.partner.outlook.cn/?url=${escaped}`],
  ["Proofpoint 2 on its new host", "https://urldefense.com/v2/url?u=https-3A__bad.example.com_a-3Fb-3Dc&d=x"],
  ["Proofpoint 3 with escapes", "https://urldefense.com/v3/__https%3A//bad.example.com/a?b=c__;!!x"],
  ["Proofpoint's isolation", `https://urlisolation.com/browser?clickId=1&url=${escaped}`],
  ["Trellix", `https://protect2.trellix.com/v1/url?k=x&u=${escaped}`],
  ["Symantec", `https://clicktime.symantec.com/15xVcHh2?h=QCYV&u=${escaped}`],
  ["Cisco with another token", `http://secure-web.cisco.com/1a/b/${escaped}`],
  ["Egress", `https://links.eu1.defend.egress.com/Warning?crId=1&Domain=a.example&Base64Url=${zipped}&@OriginalLink=b`],
  ["Menlo", "https://safe.menlosecurity.com/https://bad.example.com/a?b=c"],
  ["Trustwave", `https://scanmail.trustwave.com/?c=1&d=x&u=${escaped}`],
  ["Bitdefender", `https://linkscan.gravityzone.bitdefender.com/scan/${base64}/AB?c=1`],
  ["GMX", `https://deref-gmx.net/mail/client/a/dereferrer/?redirectUrl=${escaped}`],
  ["a dereferrer", `https://href.li/?${inner}`],
  ["Mail.ru", `https://go.mail.ru/redir?type=sr&redir=${escaped}`],
  ["Weibo", `https://weibo.cn/sinaurl?u=${escaped}`],
  ["Threads", `https://l.threads.net/?u=${escaped}`],
  ["an affiliate network", `https://www.awin1.com/cread.php?awinmid=1&ued=${escaped}`],
  ["a link of an app", `https://x.app.link/?$fallback_url=${escaped}`],
  [
    "two in one another",
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?q=${escaped}`)}`,
  ],
])("a link wrapped by %s is opened up without a request", ([, wrapped, plain]) => {
  expect(unwrap(new URL(wrapped)).href).toBe(plain ?? inner);
});

test.for([
  ["https://www.google.com/search?q=https%3A%2F%2Fbad.example.com"],
  ["https://google.evil.com/url?q=https%3A%2F%2Fbad.example.com"],
  ["https://protect-eu.mimecast.com/s/abc"],
  ["https://bad.example.com/url?q=https%3A%2F%2Fgood.example.com"],
  ["https://urldefense.com/v3/__broken"],
  ["https://www.mimecast.com/?url=https%3A%2F%2Fbad.example.com"],
  ["https://mail.bad.example.com/fmlurlsvc/?url=https%3A%2F%2Fgood.example.com"],
  ["https://links.eu1.defend.egress.com/Warning?Base64Url=eNrLKCkpsN"],
])("other links stay: %s", ([link]) => {
  expect(unwrap(new URL(link ?? "")).href).toBe(link);
});

test.for([
  ["https://url.uk.m.mimecastprotect.com/s/pwJhCWWA5rTzoqj7Lc6f?domain=bad.example.com", "https://bad.example.com/"],
  ["https://protect-eu.mimecast.com/s/abc?domain=bad.example.com", "https://bad.example.com/"],
  ["https://protect-eu.mimecast.com/s/abc", null],
  ["https://evil.example.com/s/abc?domain=good.example.com", null],
] as const)("the host that a filter states beside its token: %s", ([link, target]) => {
  expect(statedTarget(new URL(link))?.href ?? null).toBe(target);
});
