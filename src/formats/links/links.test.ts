import { parse } from "tldts";
import { expect, test } from "vitest";
import { findLinks, type Link } from "./links.ts";

function isDomain(host: string): boolean {
  const { domain, isIcann } = parse(host.toLowerCase(), { extractHostname: false, validateHostname: false });
  return domain !== null && isIcann === true;
}

function found(text: string): readonly string[] {
  return findLinks(text, isDomain).map(({ url }) => url.href);
}

test.for<[text: string, links: readonly string[]]>([
  ["Read https://shop.example.com/a?b=1.", ["https://shop.example.com/a?b=1"]],
  ["(see http://a.example.net/x_(y))", ["http://a.example.net/x_(y)"]],
  [
    "hxxp://bad.example.com/x and hXXps://worse.example.com",
    ["http://bad.example.com/x", "https://worse.example.com/"],
  ],
  ["hxxps[:]//bad[.]example[.]com/login", ["https://bad.example.com/login"]],
  ["hxxp[://]bad(.)example{.}com", ["http://bad.example.com/"]],
  ["h**p://bad[dot]example(dot)com/a", ["http://bad.example.com/a"]],
  ["bad [.] example [.] com/a", ["http://bad.example.com/a"]],
  ["http:\\\\bad.example.com\\a", ["http://bad.example.com/"]],
  ["https ://bad.example.com/a", ["https://bad.example.com/a"]],
  ["ｈｔｔｐｓ：／／ｂａｄ．example．com／ａ", ["https://bad.example.com/a"]],
  ["https://bad。example｡com/a", ["https://bad.example.com/a"]],
  ["ht\u200btps://bad.exa\u200dmple.c\u2060om/a", ["https://bad.example.com/a"]],
  ["https%3A%2F%2Fbad.example.com%2Flogin", ["https://bad.example.com/login"]],
  ["https%253A%252F%252Fbad.example.com%252Flogin", ["https://bad.example.com/login"]],
  [`code ${Buffer.from("https://bad.example.com/login").toString("base64")}`, ["https://bad.example.com/login"]],
  ["https://www.google.com/url?q=https%3A%2F%2Fbad.example.com%2F&sa=D", ["https://bad.example.com/"]],
  [
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fbad.example.com%2Fa&data=05",
    ["https://bad.example.com/a"],
  ],
  ["https://urldefense.proofpoint.com/v2/url?u=https-3A__bad.example.com_a&d=x", ["https://bad.example.com/a"]],
  ["https://www.bing.com/ck/a?u=a1aHR0cHM6Ly9iYWQuZXhhbXBsZS5jb20vYQ", ["https://bad.example.com/a"]],
  [
    "[Your bank](https://bad.example.com/a) and [x](<http://b.example.com>)",
    ["https://bad.example.com/a", "http://b.example.com/"],
  ],
  [
    '<p><a class="b" href="https://bad.example.com/?a=1&amp;b=2">https://bank.example.org</a>',
    ["https://bad.example.com/?a=1&b=2"],
  ],
  // The address that counts is that of the tag, not one in the value of another attribute.
  [
    `<a title=" href='https://bank.example.org/'" href="https://bad.example.com/">Bank</a>`,
    ["https://bad.example.com/"],
  ],
  [`<a data-href="https://bank.example.org/" href="https://bad.example.com/">Bank</a>`, ["https://bad.example.com/"]],
  [`<a href="https://bad.example.com/" href="https://bank.example.org/">Bank</a>`, ["https://bad.example.com/"]],
  ["<a/href=https://bad.example.com/>Bank</a>", ["https://bad.example.com/"]],
  ['<a href="https://bad.example.com/?a=&amp;amp;">Bank</a>', ["https://bad.example.com/?a=&amp"]],
  [
    `<a href='https://good.example.org/' x="> Pay at https://bad.example.com/a ">`,
    ["https://good.example.org/", "https://bad.example.com/a"],
  ],
  ["www.bad-shop.com/x", ["http://www.bad-shop.com/x"]],
  ["go to bad-shop.top now", ["http://bad-shop.top/"]],
  [
    "[국제발신] 고객님 택배 주소불일치로 배송보류 상태입니다 hxxps://han[.]gl/abc에서 확인바랍니다",
    ["https://han.gl/abc"],
  ],
  ["[Web발신] 교통민원24 과태료 고지서 확인 efine-go.xyz", ["http://efine-go.xyz/"]],
  ["naver.com에서 확인하세요", ["http://naver.com/"]],
  ["https://naver.com에서 확인하세요", ["https://naver.com/"]],
  ["엄마 나 폰 고장났어. 카톡추가해 줘", []],
  ["http://네이버.com/로그인", ["http://xn--950bt9s8xi.com/"]],
  ["https://user@evil.example.com/", ["https://user@evil.example.com/"]],
  [
    "http://[2606:4700::1111]/a http://3232235777/ http://0x7f.1/",
    ["http://[2606:4700::1111]/a", "http://192.168.1.1/", "http://127.0.0.1/"],
  ],
  ["Mail ann@example.com about README.md, e.g. v1.2.3 or node.js. Thanks.me too", []],
  ["javascript:alert(1) mailto:a@b.com ftp://x.example.com/", []],
  ["[a](javascript:alert(1)) <a href='mailto:a@example.com'>x</a>", []],
  ["https://a.example.com https://a.example.com/", ["https://a.example.com/"]],
  // As a person would type them.
  ["詳細はevil-shop.comまで", ["http://evil-shop.com/"]],
  ["詳しくはevil-shop.jp/loginをご覧ください", ["http://evil-shop.jp/login"]],
  ["请访问evil-shop.cn领取", ["http://evil-shop.cn/"]],
  ["지금evil-shop.co.kr에서 확인", ["http://evil-shop.co.kr/"]],
  ["go to evil-shop . com now", ["http://evil-shop.com/"]],
  ["go to evil-shop .com now", ["http://evil-shop.com/"]],
  ["go to evil-shop. com now", ["http://evil-shop.com/"]],
  ["evil-shop[.com]", ["http://evil-shop.com/"]],
  ["evil-shop [.com]/a", ["http://evil-shop.com/a"]],
  ["visit evil-shop dot com today", ["http://evil-shop.com/"]],
  ["evil-shop닷컴 접속", ["http://evil-shop.com/"]],
  ["pay at evil-shop.co.uk please", ["http://evil-shop.co.uk/"]],
  ["siehe evil-bank.de oder evil-bank.com.br", ["http://evil-bank.de/", "http://evil-bank.com.br/"]],
  ["see evilshop.pl/x and evil-shop.me", ["http://evilshop.pl/x", "http://evil-shop.me/"]],
  ["your code at EVIL-SHOP.COM", ["http://evil-shop.com/"]],
  [
    "jetzt auf münchen-bank.de und österreich.at/konto",
    ["http://xn--mnchen-bank-thb.de/", "http://xn--sterreich-z7a.at/konto"],
  ],
  ["ttps://evil.example.com/a https//evil.example.com/b", ["https://evil.example.com/a", "https://evil.example.com/b"]],
  ["open //evil.example.com/a", ["http://evil.example.com/a"]],
  ["open evil-shop.com:8080 now", ["http://evil-shop.com:8080/"]],
  ["open 198.51.100.7/login now", ["http://198.51.100.7/login"]],
  ["evil-shop . co . uk", ["http://evil-shop.co.uk/"]],
  ["www . evil-shop . com", ["http://www.evil-shop.com/"]],
  ["pay at evil\u2011shop.com", ["http://evil-shop.com/"]],
  ["👉evil-shop.com👈 (evil-shop.net)", ["http://evil-shop.com/", "http://evil-shop.net/"]],
  ["こちら：evil-shop.com。ご確認ください", ["http://evil-shop.com/"]],
  ["日本語.jp と пример.рф", ["http://xn--wgv71a119e.jp/", "http://xn--e1afmkfd.xn--p1ai/"]],
  ["ไปที่evil-shop.comเดี๋ยวนี้", ["http://evil-shop.com/"]],
  ["쇼핑몰.한국에서 확인, http://쇼핑몰.한국으로", ["http://xn--352bl7khqr.xn--3e0b707e/"]],
  ["auf evil-shop.de.Danke", ["http://evil-shop.de/"]],
  ["evil–shop.com", ["http://evil-shop.com/"]],
  ["bit . ly/abc", ["http://bit.ly/abc"]],
  ["evil-shop punkt de", ["http://evil-shop.de/"]],
  ["evil-shop ponto com ponto br", ["http://evil-shop.com.br/"]],
  ["evil-shop点com", ["http://evil-shop.com/"]],
  ["h t t p s://evil-shop.com/a", ["https://evil-shop.com/a"]],
  ["a [at] evil-shop [dot] com, b(at)evil-shop.com", []],
  ["Ein Punkt der Liste, un point de vue, punto com", []],
  ["Acme. Co. in Berlin, Inc. com sede", []],
  ["版本1.2.3.4 и т.д. Done.It is fine.So be it", []],
  ["It works.The rest is in main.rs, setup.py and Invoice.zip.", []],
  ["Gracias.Es todo. Merci.De rien.", []],
  // Behind a label, or a prefix of another script.
  ["сайт:evil-shop.ru", ["http://evil-shop.ru/"]],
  ["link:evil-shop.com", ["http://evil-shop.com/"]],
  ["link:198.51.100.7/login", ["http://198.51.100.7/login"]],
  ["http:evil-shop.com/a", ["http://evil-shop.com/a"]],
  ["https:/evil-shop.com/a", ["https://evil-shop.com/a"]],
  ["https:///evil-shop.com/a", ["https://evil-shop.com/a"]],
  ["גש ל-evil-shop.co.il עכשיו", ["http://evil-shop.co.il/"]],
  ["בevil-shop.co.il", ["http://evil-shop.co.il/"]],
  [
    "to:ann.come@mail.example.com mailto:evil-shop.com 12:30.com std::a.com https://a.example.com/b:c.com",
    ["https://a.example.com/b:c.com"],
  ],
  // References within the page that a mail was written for.
  [
    "<a href='/account/login'>a</a><a href='#top'>b</a><a href='index.html'>c</a><a href='unsubscribe'>d</a><a href='login.php?x=1'>e</a><a href=''>f</a><a href='../a.com'>g</a>",
    [],
  ],
  ["[a](/account/login.html) [b](index.html) [c](docs/setup.md)", []],
  [
    "<a href='//evil-shop.com/a'>a</a><a href='evil-shop.net/b'>b</a><a href='www.evil-shop.org'>c</a>",
    ["http://evil-shop.com/a", "http://evil-shop.net/b", "http://www.evil-shop.org/"],
  ],
  [
    "<a href='/login'>a</a><base href='https://evil-shop.com/x/'><a href='b.html'>b</a><base href='https://b.example/'>",
    ["https://evil-shop.com/login", "https://evil-shop.com/x/b.html"],
  ],
  ["<a href='ht\ntps://evil-shop.com/a'>a</a>", ["https://evil-shop.com/a"]],
  [`<https://evil-shop.com/${"a".repeat(40)}\r\n  b>`, [`https://evil-shop.com/${"a".repeat(40)}b`]],
  // Other elements that lead elsewhere.
  ["<map><area shape='rect' href='https://evil-shop.com/a'></map>", ["https://evil-shop.com/a"]],
  ["<form method=post action='https://evil-shop.com/a'><input name=a></form>", ["https://evil-shop.com/a"]],
  ["<button formaction='https://evil-shop.com/a'>Go</button>", ["https://evil-shop.com/a"]],
  ["<svg><a xlink:href='https://evil-shop.com/a'>Go</a></svg>", ["https://evil-shop.com/a"]],
  [
    '<!--[if mso]><v:roundrect href="https://evil-shop.com/a" arcsize="8%">Go</v:roundrect><![endif]-->',
    ["https://evil-shop.com/a"],
  ],
])("of %j the links are %j", ([text, links]) => {
  expect(found(text)).toEqual(links);
});

test.for<[text: string, shown: string | null]>([
  ["[https://bank.example.org](https://bad.example.com)", "bank.example.org"],
  ["[bank.example.org](https://bad.example.com)", "bank.example.org"],
  ["[Click here](https://bad.example.com)", null],
  ['<a href="https://bad.example.com">www.bank.example.org/login</a>', "www.bank.example.org"],
  ["<a href=https://bad.example.com><b>bank</b>.example.org</a>", "bank.example.org"],
  ['<a title=">" href="https://bad.example.com">www.bank.example.org</a>', "www.bank.example.org"],
  ["<a/href=https://bad.example.com/>www.bank.example.org</a>", "www.bank.example.org"],
  ["https://bad.example.com", null],
])("the text of %j shows %j", ([text, shown]) => {
  expect(findLinks(text, isDomain).map((link: Link) => link.shown?.hostname ?? null)).toEqual([shown]);
});

test("the script of an attached page holds an address in base64 or percent escapes", () => {
  const text = `<a href="https://t.example.com/?u=https%3A%2F%2Fc.example.com%2F">x</a><script>
    location.href = atob("${Buffer.from("https://a.example.com/").toString("base64")}");
    document.write(unescape("%3Ca%20href%3D%22https%3A//b.example.com/x%22%3E"))</script>`;

  expect(findLinks([{ text, isHtml: true }], isDomain).map(({ url }) => url.host)).toEqual([
    "t.example.com",
    "a.example.com",
    "b.example.com",
  ]);
});

test("an attached page shows another within it", () => {
  const text = `<iframe width=1 src="https://a.example.com/f"></iframe><object data='https://b.example.com/'></object>`;

  expect(findLinks([{ text, isHtml: true }], isDomain).map(({ url }) => url.host)).toEqual([
    "a.example.com",
    "b.example.com",
  ]);
});

test("an attached page also leads on by a refresh or a script", () => {
  const text =
    `<meta http-equiv=refresh content="0; url=https://a.example.com/?b=1&amp;c=2"><script>` +
    `location.href = 'https://b.example.com/'; window.location.replace("https://c.example.com/"); x = "https://d.example.com/"</script>`;

  expect(findLinks([{ text, isHtml: true }], isDomain).map(({ url }) => url.href)).toEqual([
    "https://a.example.com/?b=1&c=2",
    "https://b.example.com/",
    "https://c.example.com/",
  ]);
});

test.for([
  ["[".repeat(60_000)],
  ["<a ".repeat(20_000)],
  ['<a href="'.repeat(8000)],
  [`${"<a ".repeat(20_000)}>`],
  [`${"<a x=y ".repeat(9000)}>`],
  ["http://".repeat(9000)],
  ["a.".repeat(30_000)],
  ["[x](".repeat(15_000)],
  ["\ufdfa".repeat(60_000)],
  ["aHR0c".repeat(12_000)],
  ["https%3a%2f".repeat(6000)],
  ["[ . ".repeat(15_000)],
  ["<a href='http://a.com'>".repeat(2800)],
  ["<v:a ".repeat(12_000)],
  ["<base href='a'>".repeat(4000)],
  ["a:".repeat(30_000)],
  ["https:/".repeat(9000)],
  ["a-1 punkt ".repeat(6000)],
  ["-".repeat(60_000)],
  ["h t t p ".repeat(8000)],
  ["a b c d ".repeat(8000)],
  ["evil-shop . ".repeat(5000)],
  ["evilshop . com".repeat(5000)],
  ["[dot ".repeat(12_000)],
  ["а".repeat(60_000)],
  ["url=".repeat(15_000)],
  ["<iframe ".repeat(9000)],
  ["www,a,".repeat(12_000)],
  [`<https://${"a".repeat(30)}\n`.repeat(1500)],
  ["1[.]".repeat(15_000)],
])("a hostile text is parsed fast", ([text]) => {
  const begin = performance.now();
  expect(findLinks(text ?? "", isDomain).length).toBeLessThanOrEqual(1000);
  expect(performance.now() - begin).toBeLessThan(1500);
});
