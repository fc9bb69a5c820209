import { expect, test } from "vitest";
import { failure } from "../../core/failure.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { html, listing, login, tell, type Scene } from "../../../test/phishing/scene.ts";
import { to } from "../../../test/replies.ts";
import { phishing } from "./index.ts";
import { signalIds, signalTable, type SignalId } from "./signals.ts";

const plain = html("<title>Flowers</title><p>Roses and tulips");

/** A link without any signal in its URL. */
const link = "https://garden-flowers.com/roses";

test.for<[text: string, scene: Scene, assessment: string, status: string]>([
  // A defanged link with a page and a young domain: all signals together.
  [
    "[국제발신] 택배 주소 불일치로 배송이 보류되었습니다. hxxps://cjlogistics-kr[.]top/a 에서 즉시 확인",
    {
      pages: { "https://cjlogistics-kr.top/a": login("CJ대한통운 배송조회") },
      ages: { "cjlogistics-kr.top": 3 },
    },
    "phishing",
    "fail",
  ],
  [
    "USPS: your package could not be delivered, confirm at hxxps://usps-redelivery(dot)top/us within 24 hours",
    {
      pages: { "https://usps-redelivery.top/us": login("USPS.com - Tracking") },
      ages: { "usps-redelivery.top": 2 },
    },
    "phishing",
    "fail",
  ],
  [
    "[교통민원24] 교통위반 과태료 고지서 ｈｔｔｐｓ：／／efine-go。xyz/v",
    {
      pages: { "https://efine-go.xyz/v": login("교통민원24(이파인)", "https://collector.example.net/in") },
      ages: { "efine-go.xyz": 10 },
    },
    "phishing",
    "fail",
  ],
  [
    "아이디 보호조치 안내 https://nid.naver.com.login-check.cc/nidlogin",
    {
      pages: { "https://nid.naver.com.login-check.cc/nidlogin": login("네이버 : 로그인") },
      ages: { "login-check.cc": 20 },
    },
    "phishing",
    "fail",
  ],
  ["엄마 나 폰 고장나서 수리 맡겼어. 이 번호로 문자 줘", {}, "suspicious", "warn"],
  ["Hi mum, my phone is broken, this is my new number", {}, "suspicious", "warn"],
  ["엄마 오늘 저녁 뭐야?", {}, "unknown", "unknown"],
  [
    "모바일 청첩장이 도착했습니다 http://bit.ly/3abcde",
    {
      pages: {
        "http://bit.ly/3abcde": to("https://wed-card.icu/"),
        "https://wed-card.icu/": html('<a href="/invite.apk">보기</a>'),
      },
      ages: { "wed-card.icu": 1 },
    },
    "phishing",
    "fail",
  ],
  // Legitimate messages.
  [
    "[CJ대한통운] 택배가 도착합니다. https://www.cjlogistics.com/ko/tool/parcel/tracking",
    { pages: { "https://www.cjlogistics.com/ko/tool/parcel/tracking": login("CJ대한통운") } },
    "no-signs",
    "unknown",
  ],
  ["https://www.apple.com/", { pages: { "https://www.apple.com/": login("Apple") } }, "no-signs", "unknown"],
  [`See ${link}`, { pages: { [link]: plain }, ages: { "garden-flowers.com": 4000 } }, "no-signs", "unknown"],
  [
    `See ${link}`,
    { pages: { [link]: login("Log in – Garden Flowers") }, ages: { "garden-flowers.com": 4000 } },
    "no-signs",
    "unknown",
  ],
  // Nothing was seen, so the verdict is unknown.
  [`See ${link}`, {}, "unknown", "unknown"],
  [`See ${link}`, { pages: { [link]: html("gone", { status: 404 }) } }, "unknown", "unknown"],
  [
    `See ${link}`,
    { pages: { [link]: html("Just a moment", { status: 403, headers: [["cf-mitigated", "challenge"]] }) } },
    "unknown",
    "unknown",
  ],
])("%j comes to %j", async ([text, scene, opinion, status]) => {
  const { raw, verdict } = await tell(text, scene);
  expect({ assessment: raw.assessment, status: verdict.status }).toEqual({ assessment: opinion, status });
});

test.for([
  [failure("dns.nxdomain", { host: "a" }), "its name could not be resolved", "이름을 확인할 수 없음"],
  [
    failure("address.private", { host: "a", address: "10.0.0.1" }),
    "its address may not be contacted",
    "연결이 금지된 주소임",
  ],
] as const)("the reason for an unread page is in textSignals: %s", async ([said, en, ko]) => {
  const { verdict } = await tell(link, { pages: { [link]: said } });
  const causes = (["en", "ko"] as const).map(
    (language) =>
      interpret(phishing, verdict, language).issues.find(({ id }) => id === "phishing.page-not-read")?.cause,
  );

  expect(causes).toEqual([
    `We could not read the page at garden-flowers.com (${en}).`,
    `garden-flowers.com의 페이지를 읽지 못했습니다(${ko}).`,
  ]);
});

const page = (said: Scene["pages"], ages: Scene["ages"] = {}): Scene => ({ pages: said ?? {}, ages });

/** Each signal of the table by itself. */
const alone: Readonly<Record<SignalId, readonly [text: string, scene?: Scene]>> = {
  "brand-subdomain": ["https://naver.garden-flowers.com/"],
  "brand-domain": ["https://rakuten-flowers.com/"],
  "brand-word": ["https://apple.garden-flowers.com/"],
  "brand-path": ["https://garden-flowers.com/coupang"],
  "risky-top": ["https://flowers.cfd/"],
  "mixed-top": ["https://flowers.cn/"],
  "free-host": ["https://flowers.weebly.com/"],
  "dynamic-dns": ["https://flowers.duckdns.org/"],
  "personal-host": ["https://flowers.github.io/"],
  shortener: ["https://tinyurl.com/flowers"],
  "address-literal": ["http://11.0.0.7/"],
  userinfo: ["https://www@garden-flowers.com/"],
  "odd-port": ["https://garden-flowers.com:4443/"],
  punycode: ["https://꽃집.com/"],
  "lookalike-letters": ["https://flоwеrs.com/"],
  "deep-name": ["https://red.rose.tea.green.flowers.com/"],
  "long-name": ["https://thegardenflowersofmygrandmother.com/"],
  "inner-suffix": ["https://flowers.com.garden.org/"],
  "random-label": ["https://xqvbk.com/"],
  "gibberish-label": ["https://xqvbkzt.com/"],
  "random-labels": ["https://xqvbk.zvkqx.com/"],
  "numbered-label": ["https://garden-flowers07.com/"],
  digits: ["https://flowers365.com/"],
  hyphens: ["https://my-garden-flowers.com/"],
  "lure-host": ["https://verify.flowers.com/"],
  "lures-host": ["https://verify-login.com/"],
  "lure-path": ["https://flowers.com/signin"],
  "script-path": ["https://flowers.com/roses.php"],
  "random-path": ["https://flowers.com/xkqvbzt"],
  "random-query": ["https://flowers.com/?qwvzk"],
  apk: ["https://flowers.com/rose.apk"],
  "text-brand": ["[www.kbstar.com](https://garden-flowers.com/)"],
  "text-mismatch": ["[www.tulips.com](https://garden-flowers.com/)"],
  "parcel-words": ["Your package could not be delivered"],
  "fine-words": ["과태료 고지서"],
  "account-words": ["Your account has been suspended"],
  "family-words": ["아빠 나 휴대폰 액정 깨졌어"],
  "event-words": ["부고 안내드립니다"],
  "prize-words": ["축하합니다 당첨되셨습니다"],
  "storage-words": ["Your mailbox is full"],
  "invoice-words": ["Ihre Rechnung ist überfällig"],
  "wallet-words": ["请输入助记词"],
  "job-words": ["재택 부업, 하루 30만 원"],
  "app-words": ["아래 앱을 설치하세요"],
  "urgent-words": ["final notice"],
  "registered-week": [link, page({ [link]: plain }, { "garden-flowers.com": 6 })],
  "registered-month": [link, page({ [link]: plain }, { "garden-flowers.com": 29 })],
  "registered-quarter": [link, page({ [link]: plain }, { "garden-flowers.com": 89 })],
  "registered-long": [link, page({ [link]: plain }, { "garden-flowers.com": 800 })],
  "page-brand-form": [link, page({ [link]: login("KB국민은행 로그인") })],
  "page-brand-title": [link, page({ [link]: html("<title>PayPal - news</title>") })],
  "page-form": [link, page({ [link]: login("Hello") })],
  "page-plain-form": ["http://www.apple.com/", page({ "http://www.apple.com/": login("Apple") })],
  "page-form-elsewhere": [link, page({ [link]: login("Hello", "https://collector.org/in") })],
  "page-apk": [link, page({ [link]: html("<a href='/app/rose.apk?x=1'>") })],
  "redirect-top": [link, page({ [link]: to("https://tulips.org/"), "https://tulips.org/": plain })],
  "redirect-private": [
    link,
    page({
      [link]: to("http://10.0.0.1/"),
      "http://10.0.0.1/": failure("address.private", { host: "10.0.0.1", address: "10.0.0.1" }),
    }),
  ],
  "redirect-endless": [
    link,
    page({
      [link]: to("/1"),
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`https://garden-flowers.com/${at}`, to(`/${at + 1}`)])),
    }),
  ],
  "listed-safe-browsing": [
    link,
    { pages: { [link]: plain }, lists: { "safe-browsing": listing("garden-flowers.com/") } },
  ],
  "listed-urlhaus": [
    link,
    { pages: { [link]: plain }, lists: { urlhaus: () => ({ query_status: "ok", threat: "malware_download" }) } },
  ],
};

/** Signals that always come with another one. */
const companions: Readonly<Partial<Record<SignalId, readonly SignalId[]>>> = {
  "lookalike-letters": ["punycode"],
  "random-labels": ["random-label"],
  "page-form-elsewhere": ["page-form"],
  "redirect-private": ["address-literal"],
};

test.for(signalIds)("the signal %s is found where it is, and no other", async (id) => {
  const [text, scene] = alone[id];
  const { raw } = await tell(text, scene);
  const seen = [...raw.links.flatMap(({ signals }) => signals), ...raw.textSignals].map((each) => each.id);
  expect(new Set(seen)).toEqual(new Set([id, ...(companions[id] ?? [])]));
});

test.for<readonly [url: string, signs: readonly SignalId[]]>([
  ["https://good.example/item?id=5", []],
  ["https://good.example/item?page=2&ID2=5", []],
  ["https://good.example/id?x=5", ["lure-path"]],
  ["https://good.example/item?go=id", ["lure-path"]],
  ["https://good.example/item?userid=5", ["lure-path"]],
])("the words in the path and query of %s give %j", async ([url, signs]) => {
  const { raw } = await tell(url);

  expect(raw.links[0]?.signals.map(({ id }) => id)).toEqual(signs);
});

test.for<readonly [shown: string, url: string, signs: readonly SignalId[]]>([
  ["www.naver.com", "https://www.naver.top/", ["text-brand", "brand-domain", "risky-top"]],
  ["www.paypal.com", "https://www.paypal.org/", ["text-brand", "brand-domain"]],
  ["www.google.de", "https://www.google.com/", []],
  ["www.google.pl", "https://www.google.com/", []],
  ["www.tulips.com", "https://www.tulips.org/", []],
])("the text %s of a link to %s gives %j", async ([shown, url, signs]) => {
  const { raw } = await tell(`[${shown}](${url})`);

  expect(new Set(raw.links[0]?.signals.map(({ id }) => id))).toEqual(new Set(signs));
});

test("a redirect from a brand to its label under another suffix leaves the brand", async () => {
  const pages = { "https://www.naver.com/x": to("https://www.naver.org/"), "https://www.naver.org/": plain };
  const { raw } = await tell("https://www.naver.com/x", { pages });

  expect(raw.links[0]?.signals.map(({ id }) => id)).toContain("redirect-top");
});

/** A list entry is more than a sign. */
function isOfList(id: SignalId): boolean {
  return signalTable[id].basis === "feed";
}

test("only list signals are phishing by themselves, and wording alone makes no link suspicious", async () => {
  const told = await Promise.all(signalIds.map(async (id) => ({ id, ...(await tell(...alone[id])) })));
  expect(told.filter(({ raw }) => raw.assessment === "phishing").map(({ id }) => id)).toEqual(
    signalIds.filter(isOfList),
  );
  const words = "택배 과태료 계정 정지 당첨 앱 설치 즉시 확인";
  const { raw } = await tell(`${words} ${link}`, page({ [link]: plain }));
  expect(raw).toMatchObject({ assessment: "no-signs", links: [{ score: 4 }] });
  expect(raw.textSignals.length).toBeGreaterThan(4);
});

test("shorteners are expanded, and their target is judged", async () => {
  const { raw } = await tell(
    "https://han.gl/aBcD",
    page(
      {
        "https://han.gl/aBcD": to("https://kbstar-login.icu/", 301),
        "https://kbstar-login.icu/": login("KB국민은행"),
      },
      { "kbstar-login.icu": 1 },
    ),
  );
  expect(raw.links).toMatchObject([
    {
      host: "han.gl",
      assessment: "phishing",
      page: { hosts: ["han.gl", "kbstar-login.icu"], brand: "국민은행", hasPasswordField: true },
    },
  ]);
});

test("links are opened anonymously, without cookies or a referrer", async () => {
  const { asked } = await tell(
    link,
    page({ [link]: to("/next", 302, ["Set-Cookie", "a=b"]), "https://garden-flowers.com/next": plain }),
  );
  expect(asked).toEqual([
    { url: link, namedBy: "1.0.0.1", isAnonymous: true, limit: 512 * 1024, patience: 5000 },
    {
      url: "https://garden-flowers.com/next",
      namedBy: "1.0.0.1",
      isAnonymous: true,
      limit: 512 * 1024,
      patience: 5000,
    },
  ]);
});

test("the five most suspicious links are opened, and the others are counted", async () => {
  const harmless = Array.from({ length: 12 }, (_, at) => `https://flowers.com/page-${"abcdefghijkl"[at]}`);
  const { raw, verdict, asked } = await tell([...harmless, "https://kbstar.login.icu/"].join(" "));
  expect(raw.linksTotal).toBe(13);
  expect(asked).toHaveLength(5);
  expect(raw.links[0]?.host).toBe("kbstar.login.icu");
  expect(verdict.findings.map(({ id }) => id)).toContain("more-links");
});

test("only the links of a message are sent out, without their private parts", async () => {
  const text =
    "Dear Ann Example, call 010-1234-5678: https://flowers.com/u/ann@example.org?tel=010-1234-5678#frag hxxps://ann:pw@tulips.com/reset?token=abcdef123456";
  const { raw, asked, questions } = await tell(text, { pages: {} });
  expect(asked.map(({ url }) => url)).toEqual(["https://tulips.com/", "https://flowers.com/u/?tel="]);
  expect(questions.filter((each) => !/^(?:domain\/(?:flowers|tulips)\.com|dns\.json)$/.test(each))).toEqual([]);
  expect(JSON.stringify(raw)).not.toMatch(/Dear|Ann Example|call/);
});

test('a link that was opened only at its origin is reported, and cannot be "no signs"', async () => {
  const { raw, verdict } = await tell(
    "https://flowers.com/reset?token=abcdef123456",
    page({ "https://flowers.com/": plain }),
  );
  expect(raw.links).toMatchObject([{ assessment: "unknown", page: { opened: "origin", status: 200 } }]);
  expect(verdict.findings.map(({ id }) => id)).toEqual(["opened-at-origin"]);
});

test("of a mail the link is opened, and no server on its way", async () => {
  const relays = [1, 2, 3, 4, 5, 6].map(
    (at) => `Received: from relay${at}.example.net by mx.example.org; Mon, 2 Nov 2026 10:00:00 +0000`,
  );
  const body = `<p>Your account has been suspended <a href=3D"https://kbstar-log=\r\nin.icu/">www.kbstar.com</a></p>`;
  const fields =
    "From: a@b.example\r\nSubject: Final notice\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable";
  const { raw, asked } = await tell(`${relays.join("\r\n")}\r\n${fields}\r\n\r\n${body}`);

  expect(asked.map(({ url }) => url)).toEqual(["https://kbstar-login.icu/"]);
  expect(raw).toMatchObject({
    linksTotal: 1,
    links: [{ form: "html", displayedText: "www.kbstar.com", assessment: "phishing" }],
  });
  expect(raw.textSignals.map(({ id }) => id)).toEqual(["account-words", "urgent-words"]);
});

test("links without time left are reported, and the answer is partial", async () => {
  const { raw, asked } = await tell(link, { elapsed: 23_000 });
  expect(asked).toEqual([]);
  expect(raw.links).toMatchObject([{ page: { state: "not-tried" }, assessment: "unknown" }]);
  expect(raw.truncated).toBe(true);
});

test.for<[what: string, source: string]>([
  ["capital letters", "<TITLE>PayPal</TITLE><FORM><INPUT TYPE=PASSWORD></FORM>"],
  ["references", "<title>P&#97;yPal</title><input type='&#112;assword'>"],
  ["invisible characters in the title", "<title>Pay\u200bPal: Log in</title><input type=password>"],
  ["Cyrillic letters in the title", "<title>РауРаl</title><input type=password>"],
  ["a title in a comment", "<!-- <title>Garden</title> --><title>PayPal</title><input type=password>"],
  ["a comment that a script opens", '<script>let a = "<!--"</script><title>PayPal</title><input type=password>'],
  ["the title of a picture", "<svg><title>Icon</title></svg><title>PayPal</title><input type=password>"],
  ["a text field for the password", "<title>PayPal</title><input name=passwd>"],
  ["a text field that a style hides", "<title>PayPal</title><input name=a style='-webkit-text-security: disc'>"],
  ["a text field that a browser completes", "<title>PayPal</title><input autocomplete=current-password>"],
  ["a frame with its own source", "<title>PayPal</title><iframe srcdoc='<input type=password>'></iframe>"],
  ["a form that a script writes", "<title>PayPal</title><script>write('<input type=\\'password\\'>')</script>"],
  ["a card number", "<title>USPS.com</title><input name=cardnumber placeholder='Card number'>"],
  ["a resident registration number", "<title>정부24</title><input name=jumin placeholder=주민등록번호>"],
  ["a bank password", "<title>KB국민은행</title><input name=acpw placeholder='비밀번호'>"],
  ["a recovery phrase", "<title>MetaMask</title><textarea placeholder='Enter your recovery phrase'></textarea>"],
])("a copied login screen is seen through: %s", async ([, source]) => {
  const { raw } = await tell(link, page({ [link]: html(source) }, { "garden-flowers.com": 12 }));
  expect(raw.links).toMatchObject([{ assessment: "phishing", score: 17 }]);
});

test.for(["input[type=password]", "type=password", "<input type=text>"])(
  "a script that only speaks of a password asks for none: %s",
  async (source) => {
    const { raw } = await tell(link, page({ [link]: html(`<title>PayPal</title><script>q("${source}")</script>`) }));
    expect(raw.links).toMatchObject([{ page: { hasPasswordField: false } }]);
  },
);

test.for([
  "https://acct.s3.amazonaws.com/login.html",
  "https://s3.ap-northeast-2.amazonaws.com/acct/login.html",
  "https://acct.blob.core.windows.net/web/login.html",
  "https://storage.googleapis.com/acct/login.html",
  "https://sites.google.com/view/acct",
])("what customers of a cloud put there is not the cloud's own: %s", async (url) => {
  const { raw } = await tell(url, page({ [url]: login("PayPal: Log in") }));
  expect(raw.links[0]?.signals.map(({ id }) => id)).toEqual(expect.arrayContaining(["free-host", "page-brand-form"]));
  expect(raw.assessment).toBe("phishing");
});

test.for([
  "https://docs.google.com/forms/d/e/abc/viewform",
  "https://forms.office.com/r/abc",
  "https://t.me/abc",
  "https://acme.sharepoint.com/x",
])("the words of a message count beside a form or page that anyone can make: %s", async (url) => {
  const { raw } = await tell(`Your account has been suspended, verify within 24 hours ${url}`, page({ [url]: plain }));
  const alone = await tell(`See ${url}`, page({ [url]: plain }));

  expect([raw.assessment, alone.raw.assessment]).toEqual(["suspicious", "no-signs"]);
});

test("a link that a mail filter hides is followed, and told where the filter does not lead on", async () => {
  const hidden = "https://protect-eu.mimecast.com/s/aBcD1234EfGh5678IjKl";
  const led = await tell(hidden, page({ [hidden]: to(link), [link]: plain }));
  const kept = await tell(hidden, page({ [hidden]: html("<title>Mimecast</title>", { status: 200 }) }));

  expect(led.raw.links).toMatchObject([
    { assessment: "no-signs", wrapper: "protect-eu.mimecast.com", page: { finalUrl: link } },
  ]);
  expect(led.verdict.findings.map(({ id }) => id)).not.toContain("wrapper-unread");
  expect(kept.raw.assessment).toBe("unknown");
  expect(kept.verdict.findings.map(({ id }) => id)).toContain("wrapper-unread");
});

test("a host that a mail filter states counts where the filter does not lead on", async () => {
  const hidden = "https://url.uk.m.mimecastprotect.com/s/pwJhCWWA5rTzoqj7Lc6f?domain=naver.flowers.cfd";
  const { raw } = await tell(hidden, page({ [hidden]: html("<title>Mimecast</title>") }, { "flowers.cfd": 3 }));

  expect(raw.links[0]?.signals.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["brand-subdomain", "risky-top", "registered-week"]),
  );
});

test("the text of a wrapped link is the sender's, and is compared with the target", async () => {
  const hidden = "https://protect-eu.mimecast.com/s/aBcD1234EfGh5678IjKl";
  const text = `[www.kbstar.com](${hidden})`;
  const kept = await tell(text, page({ [hidden]: html("<title>Mimecast</title>") }));
  const led = await tell(text, page({ [hidden]: to("https://www.kbstar.com/"), "https://www.kbstar.com/": plain }));
  const astray = await tell(text, page({ [hidden]: to(link), [link]: plain }));

  expect([kept.raw, led.raw, astray.raw].map(({ links }) => links[0]?.signals.map(({ id }) => id))).toEqual([
    [],
    [],
    ["text-brand"],
  ]);
});

test("every signal names its basis", async () => {
  const { raw } = await tell(
    "택배 https://naver.flowers.cfd/",
    page({ "https://naver.flowers.cfd/": login("네이버") }),
  );
  const all = [...raw.links.flatMap(({ signals }) => signals), ...raw.textSignals];
  expect(Object.fromEntries(all.map(({ id, basis }) => [id, basis]))).toMatchObject({
    "brand-subdomain": "address",
    "page-brand-form": "page",
    "parcel-words": "message",
  });
});

test("a page that names all brands claims none of them", async () => {
  const { raw } = await tell(link, page({ [link]: login("Apple, Amazon, Google, PayPal, 네이버, 카카오") }));
  expect(raw.links).toMatchObject([{ page: { brand: null, hasPasswordField: true } }]);
});

test.for(["en", "ko"] as const)("a verdict is put into textSignals: %s", async (language) => {
  const { verdict } = await tell(
    "https://naver.login-check.cc/",
    page({ "https://naver.login-check.cc/": login("네이버") }, { "login-check.cc": 1 }),
  );
  const { issues, summary } = interpret(phishing, verdict, language);
  expect(issues[0]?.id).toBe("phishing.phishing");
  expect(`${summary} ${issues[0]?.cause}`).not.toMatch(/[{}]/);
});

test.for([[""], ["   "], ["x".repeat(1024 * 1024 + 1)], ["가".repeat(400_000)]])(
  "an invalid text is refused without repeating it",
  ([text]) => {
    const read = phishing.input.safeParse({ text });
    expect(read.success).toBe(false);
    expect(JSON.stringify(read.error?.issues).length).toBeLessThan(600);
  },
);
