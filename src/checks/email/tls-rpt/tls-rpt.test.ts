import { assert, asyncProperty, property, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { chooseTlsReports } from "../../../formats/mail/tls-rpt.ts";
import { collectTlsRpt } from "./collect.ts";
import { tlsRptPart } from "./judge.ts";
import { tlsRptSchema, type TlsRptRaw } from "./schema.ts";

function look(records: string, text: Partial<WorldText> = {}): Promise<TlsRptRaw> {
  const own = `@ MX 10 mx\nmx A 44.1.2.3\n${records}`;
  const zones = {
    "example.com": own,
    "example.net": "@ MX 10 mx\nmx A 44.1.2.4\nwww A 44.1.2.4",
    "nomail.example": "@ MX 0 .",
  };
  const { context } = openWorld({ zones, ...text });
  return collectTlsRpt(context, parseName("example.com"));
}

function txt(...values: readonly string[]): string {
  return values.map((value) => `_smtp._tls TXT "${value}"`).join("\n");
}

function told(raw: TlsRptRaw): readonly unknown[] {
  const { points, ceilings, findings } = tlsRptPart(raw);
  return [points.reports, ceilings.length, findings.map(({ id }) => id.replace("tls-rpt-", ""))];
}

const good = "rua=mailto:tls@example.com";

test("reports to a domain without working mail hosts are lost", async () => {
  const zones = { "example.com": `@ MX 10 gone\n${txt(`v=TLSRPTv1; ${good}`)}` };

  expect(told(await look("", { zones }))).toEqual([0, 0, ["nowhere"]]);
});

/** RFC 5321 §5.1: mail goes to the host's own address, which may not accept it. */
test("it is unknown whether a web site accepts reports", async () => {
  const raw = await look(txt("v=TLSRPTv1; rua=mailto:a@www.example.net"));

  expect(told(raw)).toEqual([null, 0, ["unknown"]]);
  expect(raw.rua).toMatchObject([{ state: "unknown", reason: "NO-MX" }]);
});

test.for<[what: string, records: string, points: number | null, findings: readonly string[], fix?: string]>([
  ["a mail address", txt(`v=TLSRPTv1; ${good}`), 2, []],
  ["an HTTPS URL", txt("v=TLSRPTv1; rua=https://www.example.net/tls"), 2, []],
  ["a mail address at another domain", txt("v=TLSRPTv1; rua=mailto:a@example.net"), 2, []],
  ["no record", "", 0, ["missing"], "v=TLSRPTv1; rua=mailto:postmaster@example.com"],
  [
    "two records",
    txt(`v=TLSRPTv1; ${good}`, "v=TLSRPTv1; rua=mailto:a@example.net"),
    0,
    ["several"],
    "v=TLSRPTv1; rua=mailto:tls@example.com,mailto:a@example.net",
  ],
  [
    "two records, one with a dead address",
    txt(`v=TLSRPTv1; ${good}`, "v=TLSRPTv1; rua=mailto:a@gone.example.net"),
    0,
    ["several"],
    "v=TLSRPTv1; rua=mailto:tls@example.com",
  ],
  ["no report address", txt("v=TLSRPTv1;"), 0, ["invalid"], "v=TLSRPTv1; rua=mailto:postmaster@example.com"],
  ["a version in lower case", txt(`v=tlsrptv1; ${good}`), 0, ["lookalike"], "v=TLSRPTv1; rua=mailto:tls@example.com"],
  [
    "an address without scheme",
    txt("v=TLSRPTv1; rua=tls@example.com"),
    0,
    ["place"],
    "v=TLSRPTv1; rua=mailto:tls@example.com",
  ],
  [
    "an HTTP URL",
    txt("v=TLSRPTv1; rua=http://www.example.net/"),
    0,
    ["place"],
    "v=TLSRPTv1; rua=mailto:postmaster@example.com",
  ],
  [
    "a good and an unsupported address",
    txt(`v=TLSRPTv1; ${good},ftp://x.example/`),
    2,
    ["place"],
    "v=TLSRPTv1; rua=mailto:tls@example.com",
  ],
  [
    "a domain that does not exist",
    txt("v=TLSRPTv1; rua=mailto:a@gone.example.net"),
    0,
    ["nowhere"],
    "v=TLSRPTv1; rua=mailto:postmaster@example.com",
  ],
  [
    "a domain that declares it has no mail",
    txt("v=TLSRPTv1; rua=mailto:a@nomail.example"),
    0,
    ["nowhere"],
    "v=TLSRPTv1; rua=mailto:postmaster@example.com",
  ],
  [
    "an HTTPS host that does not exist",
    txt(`v=TLSRPTv1; ${good},https://gone.example.net/`),
    2,
    ["nowhere"],
    "v=TLSRPTv1; rua=mailto:tls@example.com",
  ],
])("reports with %s", async ([, records, points, findings, fix]) => {
  const raw = await look(records);
  const before = tlsRptPart(raw);
  const [finding] = before.findings;
  const published = fix === undefined ? records : txt(finding?.record?.value ?? "");
  const after = tlsRptPart(await look(published));

  expect(tlsRptSchema.parse(raw)).toEqual(raw);
  expect(told(raw)).toEqual([points, 0, findings]);
  expect(finding?.record?.value).toBe(fix);
  expect(chooseTlsReports([fix ?? `v=TLSRPTv1; ${good}`])).toMatchObject({ kind: "one", wrong: [] });
  expect([after.points.reports, after.findings]).toEqual([2, []]);
});

test.for<[what: string, records: string, text: Partial<WorldText>]>([
  [
    "the record",
    txt(`v=TLSRPTv1; ${good}`),
    { resolvers: { "127.0.0.1:53": { blocks: ["_smtp._tls.example.com"], blocksWith: "SERVFAIL" } } },
  ],
  ["a blocked name", "", { resolvers: { "127.0.0.1:53": { blocks: ["_smtp._tls.example.com"], blocksBecause: 15 } } }],
  [
    "an empty answer",
    "",
    { resolvers: { "127.0.0.1:53": { blocks: ["_smtp._tls.example.com"], blocksWith: "NODATA" } } },
  ],
  [
    "the only report address",
    txt("v=TLSRPTv1; rua=mailto:a@example.net"),
    { resolvers: { "127.0.0.1:53": { blocks: ["example.net"], blocksWith: "SERVFAIL" } } },
  ],
])("an unknown result is not reported as missing: %s", async ([, records, text]) => {
  expect(told(await look(records, text))).toEqual([null, 0, ["unknown"]]);
});

test("a domain that receives no mail is not offered postmaster", async () => {
  const { context } = openWorld({ zones: { "example.com": "@ MX 0 ." } });
  const { findings } = tlsRptPart(await collectTlsRpt(context, parseName("example.com")));

  expect(findings).toMatchObject([{ id: "tls-rpt-missing" }]);
  expect(findings[0]?.record).toBeUndefined();
});

const places = [
  "mailto:tls@example.com",
  "mailto:a@gone.example.net",
  "http://x.example/",
  "https://www.example.net/",
] as const;

test("adding a good report address never lowers the part", async () => {
  await assert(
    asyncProperty(shuffledSubarray([...places], { minLength: 1 }), async (some) => {
      const before = tlsRptPart(await look(txt(`v=TLSRPTv1; rua=${some.join(",")}`)));
      const after = tlsRptPart(await look(txt(`v=TLSRPTv1; rua=${[...some, "mailto:b@example.net"].join(",")}`)));

      expect(after.points.reports).toBeGreaterThanOrEqual(before.points.reports ?? 3);
    }),
    { numRuns: 20 },
  );
});

test("every published text gets a verdict", () => {
  assert(
    property(shuffledSubarray([...places]), (some) => {
      expect(chooseTlsReports([`v=TLSRPTv1; rua=${some.join(",")}`]).kind).toMatch(/^(?:one|invalid)$/);
    }),
  );
});
