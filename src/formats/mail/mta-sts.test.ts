import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { chooseSts, matchesSts, parseStsPolicy } from "./mta-sts.ts";
import { chooseTlsReports } from "./tls-rpt.ts";
import { character } from "../../../test/character.ts";

test.for<[texts: readonly string[], kind: string]>([
  [["v=STSv1; id=20160831085700Z;"], "one"],
  [["v=STSv1;id=1"], "one"],
  [["v=STSv1 ; id=1"], "one"],
  [["v=STSv1; id=1; other=yes; "], "one"],
  [["v=STSv1; other.x=yes;\t id=1"], "one"],
  [[`v=STSv1; id=${"a".repeat(32)}`], "one"],
  // §3.1: texts that do not begin with the version are discarded.
  [["v=STSv1; id=1", "v=STSv2; id=2", "hello"], "one"],
  [["v=STSv1; id=1", "v=STSv1 ; id=2"], "one"],
  [[], "none"],
  [["v=stsv1; id=1"], "none"],
  [[" v=STSv1; id=1"], "none"],
  [["id=1; v=STSv1"], "none"],
  [["v=STSv1 id=1"], "none"],
  [["v=STSv1; id=1", "v=STSv1; id=2"], "several"],
  [["v=STSv1;"], "invalid"],
  [["v=STSv1; id="], "invalid"],
  [["v=STSv1; id=2026-11-23"], "invalid"],
  [["v=STSv1; id=1; id=2"], "invalid"],
  [[`v=STSv1; id=${"a".repeat(33)}`], "invalid"],
  [["v=STSv1;; id=1"], "invalid"],
  [["v=STSv1; id = 1"], "invalid"],
  [["v=STSv1; id=1; x=a b"], "invalid"],
  [["v=STSv1; id=1; nonsense"], "invalid"],
])("the record of MTA-STS in %j: %s", ([texts, kind]) => {
  expect(chooseSts(texts).kind).toBe(kind);
});

const sound = "version: STSv1\nmode: enforce\nmx: mail.example.com\nmx: *.example.net\nmax_age: 604800\n";

test.for<[what: string, text: string, faults: readonly string[]]>([
  ["a policy", sound, []],
  ["CRLF", sound.replaceAll("\n", "\r\n"), []],
  ["no line end", sound.trimEnd(), []],
  ["another order", "max_age: 1\nmx: a.example\nversion: STSv1\nmode: testing", []],
  ["unknown fields", `${sound}other: some thing\n`, []],
  ["trailing spaces", sound.replace("enforce", "enforce  "), []],
  ["no blank", sound.replaceAll(": ", ":"), []],
  ["an empty line", `${sound}\n\n`, []],
  ["a second mode", `${sound}mode: none\n`, []],
  ["none without mx", "version: STSv1\nmode: none\nmax_age: 86400", []],
  ["no mx", "version: STSv1\nmode: testing\nmax_age: 86400", ["mx"]],
  ["no version", sound.replace("version: STSv1\n", ""), ["version"]],
  ["another version", sound.replace("STSv1", "STSv2"), ["version"]],
  ["another mode", sound.replace("enforce", "Enforce"), ["mode"]],
  ["no max_age", sound.replace("max_age: 604800\n", ""), ["max_age"]],
  ["the longest max_age", sound.replace("604800", "31557600"), []],
  ["too long a max_age", sound.replace("604800", "31557601"), ["max_age"]],
  ["a max_age that is no number", sound.replace("604800", "1w"), ["max_age"]],
  ["a URL as mx", sound.replace("mail.example.com", "https://mail.example.com"), ["mx"]],
  ["a star within", sound.replace("*.example.net", "mx*.example.net"), ["mx"]],
  ["a blank before the colon", sound.replace("mode:", "mode :"), ["line", "mode"]],
  ["a blank before the name", sound.replace("mode:", " mode:"), ["line", "mode"]],
  ["a page", "<!doctype html>\n<title>Not found</title>", ["line", "line", "version", "mode", "max_age"]],
  ["nothing", "", ["version", "mode", "max_age"]],
])("a policy with %s", ([, text, faults]) => {
  const policy = parseStsPolicy(text);

  expect(policy.faults.map(({ code }) => code)).toEqual(faults);
});

test("of a repeated field the first counts", () => {
  expect(parseStsPolicy(`${sound}mode: none\nmax_age: 1\n`)).toMatchObject({
    mode: "enforce",
    maxAge: 604_800,
    mx: ["mail.example.com", "*.example.net"],
    isPolicy: true,
  });
});

test.for<[host: string, pattern: string, matches: boolean]>([
  ["mail.example.com", "mail.example.com", true],
  ["Mail.Example.com", "mail.example.com", true],
  ["mx.example.com", "*.example.com", true],
  // §4.1: exactly one label.
  ["foo.bar.example.com", "*.example.com", false],
  ["example.com", "*.example.com", false],
  ["mxexample.com", "*.example.com", false],
  ["other.example", "mail.example.com", false],
])("%s and %s: %s", ([host, pattern, matches]) => {
  expect(matchesSts(host, [pattern])).toBe(matches);
});

test.for<[texts: readonly string[], kind: string, places?: readonly string[], wrong?: readonly string[]]>([
  [["v=TLSRPTv1;rua=mailto:reports@example.com"], "one", ["mailto:reports@example.com"], []],
  [
    ["v=TLSRPTv1; rua=https://reporting.example.com/v1/tlsrpt?a=b"],
    "one",
    ["https://reporting.example.com/v1/tlsrpt?a=b"],
    [],
  ],
  [
    ["v=TLSRPTv1; rua=mailto:a@example.com , https://b.example/;"],
    "one",
    ["mailto:a@example.com", "https://b.example/"],
    [],
  ],
  [["v=TLSRPTv1; rua=mailto:a@example.com; other=x"], "one", ["mailto:a@example.com"], []],
  [["v=TLSRPTv1; rua=mailto:a@example.com", "other"], "one", ["mailto:a@example.com"], []],
  [["v=TLSRPTv1; rua=http://b.example/"], "one", [], ["http://b.example/"]],
  [["v=TLSRPTv1; rua=a@example.com"], "one", [], ["a@example.com"]],
  [["v=TLSRPTv1; rua=mailto:a@example.com!10m"], "one", [], ["mailto:a@example.com!10m"]],
  [["v=TLSRPTv1;"], "invalid"],
  [["v=TLSRPTv1; rua="], "invalid"],
  [["v=TLSRPTv1; rua=mailto:a@b.example; rua=mailto:c@d.example"], "invalid"],
  [["v=TLSRPTv1; ruf=mailto:a@b.example"], "invalid"],
  [["v=TLSRPTv1; rua=mailto:a@b.example; nonsense"], "invalid"],
  [["v=tlsrptv1; rua=mailto:a@b.example"], "none"],
  [["rua=mailto:a@b.example"], "none"],
  [["v=TLSRPTv1; rua=mailto:a@b.example", "v=TLSRPTv1; rua=mailto:c@d.example"], "several"],
])("the record of TLS-RPT in %j: %s", ([texts, kind, places, wrong]) => {
  const choice = chooseTlsReports(texts);

  expect(choice.kind).toBe(kind);
  expect("places" in choice ? choice.places.map(({ text }) => text) : undefined).toEqual(places);
  expect("wrong" in choice ? choice.wrong : undefined).toEqual(wrong);
});

test("any published text is parsed", () => {
  assert(
    property(string({ unit: character, maxLength: 200 }), (text) => {
      const policy = parseStsPolicy(text);

      expect(policy.faults.length > 0 || policy.mode !== null).toBe(true);
      expect(chooseSts([`v=STSv1;${text}`]).kind).toMatch(/^(?:one|invalid)$/);
      expect(chooseTlsReports([`v=TLSRPTv1;${text}`]).kind).toMatch(/^(?:one|invalid)$/);
    }),
  );
});
