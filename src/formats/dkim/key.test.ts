import { generateKeyPairSync } from "node:crypto";
import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { chooseDkimKey, parseDkimKey } from "./key.ts";

function rsa(bits: number, type: "spki" | "pkcs1" = "spki"): string {
  return generateKeyPairSync("rsa", { modulusLength: bits })
    .publicKey.export({ format: "der", type })
    .toString("base64");
}

const short = rsa(1024);
const good = rsa(2048);
/** RFC 8463 §A.2. */
const ed = "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";

test.for<[record: string, bits: number | null, problems: readonly string[]]>([
  [`v=DKIM1; k=rsa; p=${good}`, 2048, []],
  [`p=${good}`, 2048, []],
  [`v=DKIM1; p=${good};`, 2048, []],
  [`v=DKIM1; k=rsa; p=${good.slice(0, 80)} \t${good.slice(80)}`, 2048, []],
  [`v=DKIM1; p=${short}`, 1024, ["short"]],
  [`v=DKIM1; p=${rsa(768)}`, 768, ["too-short"]],
  [`v=DKIM1; p=${rsa(2048, "pkcs1")}`, 2048, ["bare-rsa"]],
  [`v=DKIM1; k=ed25519; p=${ed}`, 256, []],
  [`v=DKIM1; k=ed25519; p=MCowBQYDK2VwAyEA${ed}`, 256, ["wrapped-ed25519"]],
  [`v=DKIM1; k=ed25519; p=${good}`, null, ["bad-key"]],
  [`v=DKIM1; k=rsa; p=${ed}`, null, ["bad-key"]],
  [`v=DKIM1; k=dsa; p=${good}`, null, ["unknown-type"]],
  [`v=DKIM1; k=rsa`, null, ["no-key"]],
  ["v=DKIM1; p=not base64!", null, ["bad-base64"]],
  ["v=DKIM1; p=AAAAA", null, ["bad-base64"]],
  [`v=DKIM1; h=sha1; p=${good}`, 2048, ["no-sha256"]],
  [`v=DKIM1; h=sha1 : SHA256; p=${good}`, 2048, []],
  [`v=DKIM1; s=tlsrpt; p=${good}`, 2048, ["not-for-email"]],
  [`v=DKIM1; s=email : other; p=${good}`, 2048, []],
  [`k=rsa; v=DKIM1; p=${good}`, 2048, ["late-version"]],
  [`k=rsa; p=${good}; v=DKIM2`, 2048, ["other-version"]],
  [`v=DKIM1; p=${good}; p=${good}`, null, ["repeated-tag"]],
  [`v=DKIM1; p=${good}; some words`, null, ["syntax"]],
])("%s has %s bits, and %j", ([record, bits, problems]) => {
  const read = parseDkimKey(record);
  expect({ bits: read.bits, problems: read.problems }).toEqual({ bits, problems });
});

test.for<[record: string, told: object]>([
  ["v=DKIM1; p=", { isRevoked: true, key: null, problems: [] }],
  ["v=DKIM1; k=ed25519; p= ", { isRevoked: true, type: "ed25519" }],
  [`v=DKIM1; t=y; p=${good}`, { isTesting: true, isStrict: false }],
  [`v=DKIM1; t=y : s; p=${good}`, { isTesting: true, isStrict: true }],
  [`v=DKIM1; n=for=people; p=${good}`, { notes: "for=people", isRevoked: false }],
  [`v=DKIM1; K=ed25519; p=${good}`, { type: "rsa" }],
])("%s", ([record, told]) => {
  expect(parseDkimKey(record)).toMatchObject(told);
});

test.for<[texts: readonly string[], kind: string]>([
  [[], "none"],
  [["v=spf1 -all"], "none"],
  [["v=DKIM2; p="], "none"],
  [["google-site-verification=abc"], "none"],
  [[`v=DKIM1; p=${good}`], "one"],
  [[`k=rsa; p=${good}`, "v=spf1 -all"], "one"],
  [["v=DKIM1;p=", `v=DKIM1; p=${good}`], "several"],
])("of the texts %j it chooses %s", ([texts, kind]) => {
  expect(chooseDkimKey(texts).kind).toBe(kind);
});

test("any text is parsed or rejected", () => {
  assert(
    property(string({ maxLength: 400 }), (text) => {
      expect(parseDkimKey(`v=DKIM1;${text}`).text).toBe(`v=DKIM1;${text}`);
    }),
  );
});
