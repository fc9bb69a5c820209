import * as fc from "fast-check";
import { expect, test } from "vitest";
import { defaultResultOf, idleTerms, lookupTerms, termNames } from "./effect.ts";
import { spfErrorCodes, spfErrorWords } from "./errors.ts";
import { parseDomainSpec } from "./macro.ts";
import { chooseSpf, mostSpfFaults, parseSpf } from "./record.ts";
import { cpuTime } from "../../../test/cpu-time.ts";
import { character } from "../../../test/character.ts";

/** Valid records: cases of the openspf.org suite for RFC 7208 (2014.04), and cases that other tools get wrong. */
test.for([
  ["two-spaces", "v=spf1 a  -all"],
  ["trailing-space", "v=spf1 a -all "],
  ["empty", "v=spf1"],
  ["case-insensitive", "v=SpF1 ~all"],
  ["mechanisms in any case", "V=SPF1 IP4:192.0.2.1 INCLUDE:a.example -ALL"],
  ["modifier-charset-good", "v=spf1 moo.cow-far_out=man:dog/cat ip4:1.2.3.4 -all"],
  ["unknown modifiers", "v=spf1 ip4:192.0.2.1 ra=postmaster rp=100 rr=all -all"],
  ["a modifier without a value", "v=spf1 moo= -all"],
  ["redirect-after-mechanisms1", "v=spf1 redirect=t5.example.com ~all"],
  ["all-neutral", "v=spf1 ?all"],
  ["all-double", "v=spf1 all -all"],
  ["ptr-match-implicit", "v=spf1 ptr -all"],
  ["ptr-match-target", "v=spf1 ptr:example.com -all"],
  ["a-cidr6", "v=spf1 a//33 -all"],
  ["a-dual-cidr-ip4-match", "v=spf1 a/24//64 -all"],
  ["a-multi-ip1", "v=spf1 a:foo.example.com/24"],
  ["a-cidr4-0", "v=spf1 a/0 -all"],
  ["a-dash-in-toplabel", "v=spf1 a:foo.example.xn--zckzah -all"],
  ["a-colon-domain", "v=spf1 a:foo:bar/baz.example.com"],
  ["mx-colon-domain", "v=spf1 mx:foo:bar/baz.example.com"],
  ["mx-cidr6", "v=spf1 mx//33 -all"],
  ["exists-ip4", "v=spf1 exists:mail.example.com"],
  ["cidr4-0", "v=spf1 ip4:1.1.1.1/0 -all"],
  ["cidr4-32", "v=spf1 ip4:1.2.3.4/32 -all"],
  ["ip4-mapped-ip6", "v=spf1 -ip4:1.2.3.4 ip6:::FFFF:1.2.3.4"],
  ["cidr6-0", "v=spf1 ip6:::1.1.1.1/0"],
  ["cidr6-33", "v=spf1 ip6:Cafe:Babe:8000::/33"],
  ["trailing-dot-domain", "v=spf1 redirect=%{d}.d.spf.example.com."],
  ["trailing-dot-exp", "v=spf1 exp=msg.example.com. -all"],
  ["macro-mania-in-domain", "v=spf1 a:macro%%percent%_%_space%-url-space.example.com -all"],
  ["hello-macro", "v=spf1 a:%{H} -all"],
  ["upper-macro", "v=spf1 -all exp=msg8.%{D2}"],
  ["macro-reverse-split-on-dash", "v=spf1 exists:%{i}.%{l2r-}.user.%{d2}"],
  ["macro-multiple-delimiters", "v=spf1 exists:%{l2r+-}.user.%{d2}"],
  ["redirect-twice is about redirect alone", "v=spf1 moo=a moo=b -all"],
  ["default-modifier-obsolete2", "v=spf1 default=+"],
  // RFC 7208 §7.1 allows empty labels; such a name does not exist in the DNS (§4.3).
  ["invalid-domain-empty-label", "v=spf1 a:mail.example...com -all"],
] as const)("%s can be read", ([, text]) => {
  expect(parseSpf(text).faults).toEqual([]);
});

/** Invalid records: cases of the same suite, each with the error and its position. */
test.for([
  ["detect-errors-anywhere", "v=spf1 ip4:1.2.3.4 -all moo", "unknown-mechanism", 24],
  ["non-ascii-policy", "v=spf1 a:\u00ef\u00bb\u00bfgarbage.example.net -all", "bad-character", 9],
  ["non-ascii-mech", "v=spf1 \u0080a:example.net -all", "bad-character", 7],
  ["control-char-policy", "v=spf1 a:ctrl.example.com\rptr -all", "bad-character", 25],
  ["badip4", "v=spf1 ip4:192.0.2.5\n include:spf.protection.outlook.com ~all", "bad-character", 20],
  ["a tab between terms", "v=spf1 a\t-all", "bad-character", 8],
  ["a-null", "v=spf1 a:foo.example.com\0", "bad-character", 24],
  ["modifier-charset-bad1", "v=spf1 moo.cow/far_out=man:dog/cat ip4:1.2.3.4 -all", "unknown-mechanism", 7],
  ["modifier-charset-bad2", "v=spf1 moo.cow:far_out=man:dog/cat ip4:1.2.3.4 -all", "unknown-mechanism", 7],
  ["redirect-is-modifier", "v=spf1 ip4:1.2.3.4 redirect:t2.example.com", "colon-for-equals", 19],
  ["a qualifier before a modifier", "v=spf1 -redirect=t2.example.com", "qualified-modifier", 7],
  ["invalid-domain", "v=spf1 a:foo-bar -all", "bad-domain", 9],
  ["a sign by itself", "v=spf1 ~ all", "unknown-mechanism", 8],
  ["all-dot", "v=spf1 -all.", "unknown-mechanism", 8],
  ["all-arg", "v=spf1 -all:foobar", "unexpected-value", 11],
  ["all-cidr", "v=spf1 -all/8", "unexpected-value", 11],
  ["ptr-cidr", "v=spf1 ptr/0 -all", "unexpected-value", 10],
  ["ptr-empty-domain", "v=spf1 ptr:", "missing-domain", 10],
  ["a-bad-cidr4", "v=spf1 a/33 -all", "bad-prefix", 8],
  ["a-bad-cidr6", "v=spf1 a//129 -all", "bad-prefix", 8],
  ["a-dual-cidr-ip4-err", "v=spf1 a/24/64 -all", "bad-prefix", 8],
  ["a length without a number", "v=spf1 a/ -all", "bad-prefix", 8],
  ["a length with a zero in front", "v=spf1 mx:example.com/024 -all", "bad-prefix", 21],
  ["a-bad-domain", "v=spf1 a:example.com:8080", "bad-domain", 9],
  ["a-numeric", "v=spf1 a:111.222.33.44", "bad-domain", 9],
  ["a-numeric-toplabel", "v=spf1 a:abc.123", "bad-domain", 9],
  ["a-bad-toplabel", "v=spf1 a:example.-com", "bad-domain", 9],
  ["a-only-toplabel", "v=spf1 a:museum", "bad-domain", 9],
  ["a-only-toplabel-trailing-dot", "v=spf1 a:museum.", "bad-domain", 9],
  ["a-empty-domain", "v=spf1 a:", "missing-domain", 8],
  ["include-syntax-error", "v=spf1 include +all", "missing-domain", 14],
  ["include-cidr", "v=spf1 include:ip5.example.com/24 -all", "bad-domain", 15],
  ["include-empty-domain", "v=spf1 include: -all", "missing-domain", 14],
  ["mx-numeric-top-label", "v=spf1 mx:abc.123", "bad-domain", 10],
  ["exists-implicit", "v=spf1 exists", "missing-domain", 13],
  ["exists-cidr", "v=spf1 exists:mail.example.com/24", "bad-domain", 14],
  ["cidr4-33", "v=spf1 ip4:1.2.3.4/33 -all", "bad-prefix", 18],
  ["cidr4-032", "v=spf1 ip4:1.2.3.4/032 -all", "bad-prefix", 18],
  ["bare-ip4", "v=spf1 ip4", "missing-address", 10],
  ["bad-ip4-port", "v=spf1 ip4:1.2.3.4:8080", "bad-address", 11],
  ["bad-ip4-short", "v=spf1 ip4:1.2.3", "bad-address", 11],
  ["an octet of more than 255", "v=spf1 ip4:192.0.2.300 -all", "bad-address", 11],
  ["ip4-dual-cidr", "v=spf1 ip4:1.2.3.4//32", "bad-prefix", 18],
  ["bare-ip6", "v=spf1 -all ip6", "missing-address", 15],
  ["an address of a link", "v=spf1 ip6:fe80::1%eth0 -all", "bad-address", 11],
  ["cidr6-129", "v=spf1 ip6:::1.1.1.1/129", "bad-prefix", 20],
  ["cidr6-bad", "v=spf1 ip6:::1.1.1.1//33", "bad-prefix", 20],
  ["ip6-bad1", "v=spf1 ip6::CAFE::BABE", "bad-address", 11],
  ["invalid-modifier", "v=spf1 1up=foo", "bad-modifier", 7],
  ["empty-modifier-name", "v=spf1 =all", "bad-modifier", 7],
  ["redirect-syntax-error", "v=spf1 redirect=-all ?all", "bad-domain", 16],
  ["redirect-empty-domain", "v=spf1 ?all redirect=", "missing-domain", 12],
  ["exp-empty-domain", "v=spf1 exp= -all", "missing-domain", 7],
  ["exp-syntax-error", "v=spf1 exp=-all", "bad-domain", 11],
  ["exp-twice", "v=spf1 exp=e13msg.example.com -all exp=e11msg.example.com", "repeated-modifier", 35],
  ["redirect-twice", "v=spf1 redirect=e12.example.com -all redirect=e12.example.com", "repeated-modifier", 37],
  ["unknown-modifier-syntax", "v=spf1 -all foo=%abc", "bad-macro", 16],
  ["exp-only-macro-char", "v=spf1 -all exp=%{r}.example.com", "bad-macro", 16],
  ["invalid-macro-char", "v=spf1 -exists:%(ir).sbl.example.com ?all", "bad-macro", 15],
  ["invalid-embedded-macro-char", "v=spf1 exists:foo%(ir).sbl.example.com ?all", "bad-macro", 17],
  ["invalid-trailing-macro-char", "v=spf1 exists:foo%.sbl.example.com ?all", "bad-macro", 17],
  ["undef-macro", "v=spf1 a:%{a}.example.com -all", "bad-macro", 9],
  // RFC 7208 §7.3: "the value MUST be nonzero".
  ["a macro of no parts", "v=spf1 exists:%{d0}.example.com -all", "bad-macro", 14],
] as const)("%s cannot be read", ([, text, code, at]) => {
  expect(parseSpf(text).faults[0]).toMatchObject({ code, at });
});

test("a record has terms and not only text", () => {
  const [include, mx, network, all] = parseSpf(
    "v=spf1 include:_spf.example.com ~mx:%{d2r}/24//64 -ip4:192.0.2.0/24 -all",
  ).terms;

  expect(include).toMatchObject({
    kind: "directive",
    qualifier: "+",
    mechanism: "include",
    domain: { name: "_spf.example.com" },
    at: 7,
  });
  expect(mx).toMatchObject({
    qualifier: "~",
    mechanism: "mx",
    prefixes: { four: 24, six: 64 },
    domain: { name: null },
  });
  expect(network).toMatchObject({ qualifier: "-", network: { address: "192.0.2.0", prefix: 24 } });
  expect(all).toMatchObject({ qualifier: "-", mechanism: "all", text: "-all" });
});

test("macros are parsed", () => {
  expect(parseDomainSpec("a%%b%_%-.%{L2r+-}.%{d}")).toEqual({
    text: "a%%b%_%-.%{L2r+-}.%{d}",
    name: null,
    parts: [
      { kind: "text", text: "a%b %20." },
      { kind: "macro", letter: "l", isEscaped: true, digits: 2, isReversed: true, delimiters: "+-" },
      { kind: "text", text: "." },
      { kind: "macro", letter: "d", isEscaped: false, digits: null, isReversed: false, delimiters: "." },
    ],
  });
});

// The escape of a percent sign ends before an apparent macro begins.
test.for(["%%{d}", "a.%%-", "a.b%%com"])("%s does not end as a name does", (text) => {
  expect(parseDomainSpec(text)).toMatchObject({ code: "bad-domain" });
});

test.for<[string, readonly string[], string, number]>([
  ["no text", [], "none", 0],
  ["other texts", ["google-site-verification=1", "spf2.0/pra -all"], "none", 0],
  ["non-ascii-non-spf", ["\u0096", "v=spf1 -all"], "one", 0],
  ["multispf1", ["v=spf1 -all", "v=spf1 -all"], "several", 0],
  ["multitxt2, in any case", ["v=spf1 -all", "V=sPf1 +all"], "several", 0],
  ["nospace1", ["v=spf1mx"], "none", 1],
  ["nospace2, another version", ["v=spf10", "v=spf1 mx"], "one", 0],
  ["a blank in front", [" v=spf1 -all"], "none", 1],
  ["quotes that belong to a master file", ['"v=spf1 -all"'], "none", 1],
  ["a semicolon after the version", ["v=spf1; -all"], "none", 1],
  ["a tab after the version", ["v=spf1\t-all"], "none", 1],
  ["no number", ["v=spf -all"], "none", 1],
])("of %s there is %s", ([, texts, kind, lookalikes]) => {
  const choice = chooseSpf(texts);

  expect([choice.kind, choice.lookalikes.length]).toEqual([kind, lookalikes]);
});

test.for<[string, string, string, number, number]>([
  ["nothing after all is queried", "v=spf1 -all include:ten.example.com", "all", 0, 1],
  ["all takes the place of redirect", "v=spf1 redirect=ten.example.com -all", "all", 0, 1],
  ["redirect counts", "v=spf1 a mx redirect=ten.example.com", "redirect", 3, 0],
  ["nothing at the end", "v=spf1 ip4:192.0.2.1 exists:a.example", "open", 1, 0],
  ["explanations and addresses do not count", "v=spf1 ip4:192.0.2.1 ip6:::1 exp=a.example -all", "all", 0, 0],
  ["the first all counts", "v=spf1 ~all a -all", "all", 0, 2],
])("%s", ([, text, kind, lookups, idle]) => {
  const record = parseSpf(text);

  expect([defaultResultOf(record).kind, lookupTerms(record).length, idleTerms(record).length]).toEqual([
    kind,
    lookups,
    idle,
  ]);
});

test("fixed names of other domains are listed", () => {
  const record = parseSpf(
    "v=spf1 a mx:m.example include:%{d}.i.example exists:e.example exp=x.example redirect=r.example",
  );

  expect(termNames(record).map(({ name }) => name)).toEqual(["m.example", "e.example", "x.example", "r.example"]);
});

const piece = fc.oneof(
  fc.constantFrom(
    "a",
    "mx",
    ":",
    "/",
    "//",
    "24",
    "%{",
    "}",
    "%",
    "=",
    " ",
    "-all",
    "include:",
    "ip6:",
    "redirect=",
    ".",
    "é",
  ),
  fc.string({ unit: character, maxLength: 5 }),
);

test("any text is parsed in bounded time, and every fault has a text", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = `v=spf1 ${pieces.join("")}`;
      const { terms, faults } = parseSpf(text);
      expect(faults.length).toBeLessThanOrEqual(mostSpfFaults);
      for (const { code, at } of faults) {
        expect(spfErrorWords[code].en).not.toBe("");
        expect(at).toBeLessThanOrEqual(text.length);
      }
      for (const term of terms) expect(text.slice(term.at, term.at + term.text.length)).toBe(term.text);
    }),
  );
});

test.for([
  "a".repeat(65_000),
  "%{d}".repeat(16_000),
  "a ".repeat(32_000),
  `a:${"1".repeat(64_000)}`,
  `a${"/".repeat(64_000)}`,
])("a record as long as there can be is read at once", (text) => {
  const start = cpuTime();

  parseSpf(`v=spf1 ${text}`);

  expect(cpuTime() - start).toBeLessThan(5000);
});

test("text longer than a DNS record is not parsed", () => {
  expect(parseSpf(`v=spf1 ${"a ".repeat(40_000)}`).faults).toMatchObject([{ code: "too-long" }]);
  expect(spfErrorCodes.length).toBeGreaterThan(10);
});
