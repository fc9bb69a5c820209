import { expect, test } from "vitest";
import { openHosts } from "./host.ts";
import { lexicalSignals, ownerOf } from "./lexical.ts";
import type { SignalId } from "./signals.ts";
import { hostIn } from "./signals-of.ts";

const hosts = await openHosts();

function signalsOf(address: string): readonly SignalId[] {
  const url = new URL(/^https?:/.test(address) ? address : `https://${address}/`);
  return lexicalSignals(url, hostIn(url, hosts)).map(({ id }) => id);
}

const claims: ReadonlySet<SignalId> = new Set(["brand-domain", "brand-subdomain", "brand-path"]);

test.for([
  "apple.stackexchange.com",
  "epost.trondheim.no",
  "www.labanquepostale.fr",
  "yachtworld.com",
  "pineapplecakes.com",
  "jordankaye.dev/posts/refined/",
  "appleton.edu",
  "opensearch.example.org",
  "interactive.example.org",
  "www.santander.edu.co",
  "ups.urbe.it",
  "visa-application.example.org",
  "kraken.zoology.example.org",
  "hsbc.com.kw",
  "citibank.com.au",
  "microsoft.github.io/project",
  "example.org/blog/building-a-telegram-bot-in-rust",
])("a spelling in %s is no claim", (address) => {
  expect(signalsOf(address).filter((id) => claims.has(id))).toEqual([]);
});

test.for<[address: string, id: SignalId]>([
  ["naver.garden-flowers.com", "brand-subdomain"],
  ["apple-id-login.example.org", "brand-subdomain"],
  ["apple-support.com", "brand-domain"],
  ["secure-amazon-login.com", "brand-domain"],
  ["amazon.co.jp.qkzvx.cn", "brand-subdomain"],
  ["paypa1-secure.com", "brand-domain"],
  ["allegrolokalnie-oferta.click", "brand-domain"],
  ["bradesco.netempresa.digital", "brand-subdomain"],
  ["mytelstra.example.weebly.com", "brand-subdomain"],
  ["naver.top", "brand-domain"],
  ["garden.org/docusign/login", "brand-path"],
])("%s claims a brand: %s", ([address, id]) => {
  expect(signalsOf(address)).toContain(id);
});

test.for([
  "google.dev",
  "www.apple.com.cn",
  "paypal.de",
  "contoso.onmicrosoft.com",
  "login.live.com",
  "www.amazon.com.tr",
  "nid.naver.com",
  "allegrolokalnie.pl",
  "www.docusign.net",
])("%s is the brand's own", (name) => {
  expect(ownerOf(hosts(name))).not.toBeNull();
});

test.for(["evil-amazonaws.com", "contoso.s3.amazonaws.com", "evil.web.app", "evil.blogspot.de"])(
  "%s is nobody's own",
  (name) => {
    expect(ownerOf(hosts(name))).toBeNull();
  },
);

test.for<[name: string, signs: readonly SignalId[]]>([
  ["1c411-vtc.login.a.b.noaa.gov", []],
  ["xqvbkzt99.verify.example.ac.uk", []],
  ["portal.xn--bcher-kva.go.kr", []],
  // The suffix itself is open, and so are others that look restricted.
  ["xqvbkzt.ac", ["gibberish-label"]],
  ["xqvbkzt.edu.pl", ["gibberish-label"]],
  // Signs of a brand, of a path and of an address count there too.
  ["naver.taken-over.gov", ["brand-subdomain"]],
  ["https://user@agency.gov:4443/signin", ["userinfo", "odd-port", "lure-path"]],
])("under a restricted suffix the spelling of %s gives %j", ([name, signs]) => {
  expect(signalsOf(name)).toEqual(signs);
});

test.for<[name: string, sign: SignalId]>([
  ["shop.weebly.com", "free-host"],
  ["ann.github.io", "personal-host"],
  ["home.duckdns.org", "dynamic-dns"],
  ["ann.blogspot.de", "personal-host"],
  ["x.up.railway.app", "free-host"],
  // First come, first served.
  ["support.web.app", "free-host"],
])("%s is a free host: %s", ([name, sign]) => {
  expect(signalsOf(name)).toContain(sign);
});

test.for(["krakow.pl", "www.uni.krakow.pl", "shop.uk.com", "help.formstack.com", "en.support.weebly.com"])(
  "%s is no free host",
  (name) => {
    expect(signalsOf(name).filter((id) => /host$|dynamic/.test(id) && !id.startsWith("lure"))).toEqual([]);
  },
);

test.for(["https://bit.ly/3xKqZv9", "https://t.co/AbCdEf1234"])(
  "a shortener counts once, not again by its path or suffix: %s",
  (address) => {
    expect(signalsOf(address)).toEqual(["shortener"]);
  },
);

test.for<[name: string, signs: readonly SignalId[]]>([
  ["www.münchen.de", ["punycode"]],
  ["www.hôtel-crillon.fr", ["punycode"]],
  ["gаrden.com", ["punycode", "lookalike-letters"]],
  ["pàypal.com", ["punycode", "lookalike-letters"]],
])("an accent is no letter of another script, unless it disguises a brand: %s", ([name, signs]) => {
  expect(signalsOf(name).filter((id) => id === "punycode" || id === "lookalike-letters")).toEqual(signs);
});

test("the labels of a provider, and a government's own suffix, are no free host's customer", () => {
  expect(signalsOf("acme.s3.eu-west-1.amazonaws.com")).not.toContain("hyphens");
  expect(signalsOf("www.access.service.gov.uk")).not.toContain("free-host");
});

test.for([
  "https://docs.google.com/forms/d/e/1FAIpQL/viewform",
  "https://forms.office.com/r/abc",
  "https://contoso-my.sharepoint.com/:b:/g/personal/x",
  "https://evil.notion.site/Invoice-123",
  "https://t.me/evil_support",
  "https://wa.me/821012345678",
  "https://airtable.com/appAbCdEf123456/shrAbCdEf123456",
  "https://www.surveymonkey.com/r/ABC1234",
  "https://acrobat.adobe.com/id/urn:aaid:sc:EU:1",
  "https://docs.qq.com/form/page/ABC",
])("what strangers publish with a service is free hosting: %s", (address) => {
  expect(signalsOf(address)).toContain("free-host");
});

test.for(["https://www.google.com/intl/en/docs/about/", "https://www.surveymonkey.com/pricing/", "https://wa.me/"])(
  "the service's own page is not: %s",
  (address) => {
    expect(signalsOf(address)).not.toContain("free-host");
  },
);

// Change-password pages and help pages of well-known sites have these forms (apple/password-manager-resources, 2factorauth/twofactorauth).
test.for<[url: string, signs: readonly SignalId[]]>([
  ["https://login.garden-flowers.de/login", ["lure-path"]],
  ["https://accounts.garden-flowers.de/forgot-password", ["lure-path"]],
  ["https://garden-flowers.de/account/login.php", ["lure-path"]],
  ["https://secure.garden-flowers.de/member/password.aspx", ["lure-path"]],
  ["https://signin.auth.flowers.de/", ["lure-host"]],
  ["https://support.flowers.de/recovery/", ["lure-path"]],
  ["https://www.paypal.fi/login", ["brand-word"]],
  ["https://paypal.flowers.fi/login", ["brand-subdomain", "lure-path"]],
  // The domain itself, another sign, and places that are no pages of the site.
  ["https://flowers-login.de/account", ["lure-host", "lure-path"]],
  ["https://login-secure-flowers.de/", ["hyphens", "lures-host"]],
  ["https://login.flowers.de:4443/login", ["odd-port", "lure-host", "lure-path"]],
  ["https://flowers.de/.well-known/acme-challenge/login.php", ["lure-path", "script-path"]],
  ["https://flowers.de/client_pc/index.php", ["lure-path", "script-path"]],
])("the words of %s that tell its purpose give %j", ([url, signs]) => {
  expect(signalsOf(url)).toEqual(signs);
});

// Domains of owners that their links were suspicious at (v2fly/domain-list-community, shared-credentials.json, addresses of their sites).
test.for([
  "www.google-analytics.com",
  "aax-us-east.amazon-adsystem.com",
  "autologon.microsoftazuread-sso.com",
  "www.paypal-community.com",
  "www.wellsfargoadvisors.com",
  "www.amex.com",
  "capitaloneshopping.com",
  "www.costcobusinessdelivery.com",
])("%s belongs to its brand", (name) => {
  expect(signalsOf(name)).toEqual([]);
});

// JPRS gives names below .co.jp to companies that are registered in Japan, one each.
test.for<[name: string, signs: readonly SignalId[]]>([
  ["www.rakuten-insurance.co.jp", ["brand-word"]],
  ["rakuten-insurance.jp", ["brand-domain"]],
  ["rakuten.taken-over.co.jp", ["brand-subdomain"]],
])("a brand in the name %s under a registry that checks, or not, gives %j", ([name, signs]) => {
  expect(signalsOf(name)).toEqual(signs);
});

test.for<[what: string, one: string, other: string]>([
  ["escapes of plain letters", "https://shop.example/%6cogin/index.%70hp", "https://shop.example/login/index.php"],
  ["escapes in a random path", "https://shop.example/vy%64x%6biotg", "https://shop.example/vydxkiotg"],
  [
    "parameters behind a path",
    "https://shop.example/ja-account-login-japan?utm_source=a",
    "https://shop.example/ja-account-login-japan",
  ],
  ["a query like a headline", "https://shop.example/login?a_b-c_d-e_f", "https://shop.example/login"],
])("%s hide nothing", ([, one, other]) => {
  expect(signalsOf(one)).toEqual(signalsOf(other));
  expect(signalsOf(one)).not.toEqual([]);
});

test("a headline stays one with parameters behind it", () => {
  expect(signalsOf("https://shop.example/blog/how-to-secure-your-login?utm_source=a&utm_medium=b")).toEqual([]);
});
