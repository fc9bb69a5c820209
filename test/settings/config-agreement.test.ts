import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { configSchema } from "../../scripts/pages/config-file.ts";
import { registry } from "../../src/checks/index.ts";
import { Failure } from "../../src/core/failure.ts";
import { readHanded } from "../../src/settings/config/read.ts";
import { optionsOf } from "../../src/settings/options/list/of-check.ts";
import { planOf, questionsOf } from "../../src/settings/plan.ts";
import { readOutcome } from "../../src/settings/options/policy.ts";
import { readReports } from "../../src/settings/output/reports.ts";
import { runs } from "../runs.ts";
import { validation } from "../api/validation.ts";

const checks = await Promise.all(registry.map((entry) => entry.load()));
const ajv = new Ajv2020(validation);
addFormats.default(ajv);
const fits = ajv.compile(JSON.parse(configSchema(checks)) as object);

/** The program's error for a configuration; null where it accepts it. */
async function refusal(values: object): Promise<string | null> {
  try {
    const typed = { source: "flag", value: () => undefined, naming: (name: string) => name } as const;
    const now = new Date("2026-01-01");
    const plan = await planOf(readHanded(values), {
      typed,
      env: {},
      options: optionsOf("gate"),
      urls: [],
      urlNaming: "url",
      now,
    });
    questionsOf(plan);
    readOutcome(plan.given);
    readReports(plan.given);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/** Valid and invalid values for each key: typical user input, bounds and both sides of them. */
const tried: Readonly<Record<string, readonly unknown[]>> = {
  min_ssl: ["A+", "a", "a+", "b", "off", "OFF", "oFf", "E", "A-", "AA", "", " A", "A++", 1, null, true],
  min_headers: ["C", "c", "Off", "offf", "f", "G"],
  min_days: [
    0,
    14,
    825,
    826,
    -1,
    1.5,
    "auto",
    "AUTO",
    "off",
    " 14 ",
    "014",
    "825",
    "826",
    "999",
    "100%",
    "101%",
    "033%",
    "133%",
    "33 %",
    "soon",
    "1e2",
    "",
  ],
  require_https: [true, false, "true", 1, null],
  all_ips: [true, false, "false"],
  timeout: [
    0,
    0.001,
    0.5,
    1,
    300,
    300.001,
    301,
    -1,
    "1",
    "0",
    "0.0",
    "0.000",
    "299.999",
    "300",
    "300.000",
    "300.001",
    "301",
    "005",
    "1.2345",
    "x",
    " 5",
    "",
  ],
  resolver: [
    "127.0.0.1",
    "127.0.0.1:53",
    "127.0.0.1:0",
    "127.0.0.1:65535",
    "127.0.0.1:65536",
    "::1",
    "[::1]",
    "[::1]:53",
    "::1:53",
    "foo",
    "256.1.1.1",
    "01.1.1.1",
    "1.1.1",
    "fe80::1%eth0",
    " 127.0.0.1",
    "https://dns.example/dns-query",
    "HTTPS://dns.example:8443?a=b",
    "https://[2001:db8::1]",
    "https://user@dns.example/",
    "https://dns.example/#x",
    "https://dns.example/{?dns}",
    "https://",
    "http://dns.example/",
    "tls://dns.example",
    "tls://127.0.0.1:853#dns.example",
    "tls://[::1]:853/",
    "tls://[::1]#dns.example",
    "tls://::1",
    "tls://dns.example:0",
    "tls://dns.example/path",
    "tls://",
    "udp://127.0.0.1",
    ["127.0.0.1", "x"],
    [],
    ["::1"],
  ],
  public_resolver: [
    "127.0.0.1",
    "One=127.0.0.1",
    "One and two=[::1]:53#filters",
    "https://dns.example/?a=b#filters",
    "One=tls://127.0.0.1#dns.example#filters",
    "One=",
    "=127.0.0.1",
    "127.0.0.1#filter",
    "One=dns.example",
    "One=http://dns.example",
    ["One=127.0.0.1", "Two=127.0.0.1"],
    [],
  ],
  blocklist: [
    "off",
    "OFF",
    "bl.example",
    "BL.Example",
    "bl",
    "bl.example.",
    "bl.example=127.0.0.2",
    "bl.example=127.0.0.2+127.0.0.4-127.0.0.7",
    "bl.example=127.0.0.2,127.0.0.4",
    "bl.example=",
    "bl.example=10.0.0.1",
    "bl.example=127.0.0.2/8",
    "-bl.example",
    "b l.example",
    "0123456789abcdefghijklmnop.zen.dq.spamhaus.net",
    "dnsbl.sorbs.net",
    "bl.example=127.0.0.7-127.0.0.4",
    `${"a.".repeat(100)}example`,
    ["bl.example", "other.example"],
    ["bl.example", "x"],
    [],
  ],
  blocklist_resolver: ["127.0.0.1", "tls://dns.example", "dns.example", "x"],
  resolve: [
    "a.example:443:127.0.0.1",
    "a.example:443:127.0.0.1:8443",
    "[::1]:443:[::1]",
    "a.example:443:::1",
    "a.example:0:127.0.0.1",
    "a.example:443:foo",
    "x",
    "a.example:443",
    "a.example:65536:127.0.0.1",
    ["a.example:443:127.0.0.1"],
    ["x"],
    " a.example:443:127.0.0.1",
  ],
  fail_on: ["error", "warn", "never", "eror", "ERROR"],
  on_error: ["fail", "warn", "pass", "bogus"],
  lang: ["en", "ko", "de", "KO"],
  server: [
    "https://p.example/",
    "http://p.example",
    "HTTPS://p.example/x",
    "p.example",
    "https://u:p@p.example/",
    "https://p.example/?x",
    "https://p.example/#x",
    "ftp://p.example",
    " https://p.example/ ",
    "https://p.example/@x",
  ],
  report: [
    "json=reports/x.json",
    " json = reports/x.json ",
    "bogus=x",
    "json",
    "json=",
    "text=-",
    ["json=reports/x", "sarif=reports/y"],
    ["json=reports/x", "x"],
    "=x",
  ],
  checks: [
    {},
    { pqc: "warn" },
    { pqc: "wran" },
    { pcq: "warn" },
    { gate: "warn" },
    { pqc: { minScore: 80 } },
    { pqc: { minGrade: "A" } },
    { pqc: { maxSeverity: "low" } },
    { owasp: { minScore: 80, level: "off" } },
    { owasp: { minScore: 101 } },
    { email: { minScore: 80, level: "warn" } },
    { email: { minGrade: "A" } },
    { "email-header": "off" },
    { "email-header": { maxSeverity: "low" } },
    { ssl: { minGrade: "b" } },
    { http: {} },
    { http: { lvl: "warn" } },
  ],
  rules: [
    {},
    { "http.csp-missing": "off" },
    { "http.csp-mising": "off" },
    { "gate.ssl": "warn" },
    { "gate.ssl": "off" },
    { "gate.email-header": "warn" },
    { "email-header.from-lookalike": "off" },
    { "email.spf-missing": "off" },
    { "gate.waiver-unneeded": "off" },
    { "gate.verdict": "warn" },
    { "http.*": "off" },
    { "gate.waiver-expired": "off" },
    { "http.csp-missing": "fatal" },
  ],
  $schema: ["x", 1],
  key: ["x"],
};

const urls: readonly unknown[] = [
  "a.example",
  "https://a.example/x?y",
  "HTTP://A.example",
  "http:/a.example",
  "mailto:x",
  "//a.example",
  "ftp://a.example",
  "a b",
  " a.example ",
  "https://u:p@a.example",
  "u@a.example",
  "a.example/@x",
  "::1",
  "[::1]:8443",
  "a.example:8443",
  "127.0.0.1",
  "a\\b",
  "",
  "https://a.example/ü",
];
const ofTarget = Object.fromEntries(
  [
    "min_ssl",
    "min_headers",
    "min_days",
    "timeout",
    "resolver",
    "public_resolver",
    "blocklist",
    "resolve",
    "rules",
    "checks",
    "require_https",
    "lang",
  ].map((name) => [name, tried[name] ?? []]),
);
const targets: readonly unknown[] = [
  ...urls.flatMap((url) => [url, { url }]),
  {},
  1,
  ...Object.entries(ofTarget).flatMap(([name, values]) => values.map((value) => ({ url: "a.example", [name]: value }))),
  ...["/", "/x y", "/x?y", "x", "", "/ü", "//x", "/x ", "/x\\y"].map((path) => ({ url: "a.example", paths: [path] })),
  { url: "a.example", paths: [] },
  { url: "a.example", name: "" },
];
const waiver = { rule: "http.*", reason: "x", until: "2026-06-01" };
const waivers: readonly unknown[] = [
  waiver,
  ...["http.csp-missing", "htp.*", "gate.*", "gate.ssl", "gate.waiver-expired", "gate.waiver-*", "*"].map((rule) => ({
    ...waiver,
    rule,
  })),
  ...["", " ", "x"].map((reason) => ({ ...waiver, reason })),
  ...["2026-06-01", "2026-02-30", "soon", "2020-01-01"].map((until) => ({ ...waiver, until })),
  ...[
    ...urls,
    "**",
    "*",
    "https://*.a.example/**",
    "*.a.example/**",
    "https://A.example/**",
    "https://u:p@a.example/**",
    "*://a.example:*/x",
    "https://a.example**",
    "x y",
    "https://a.example/*#x",
  ].map((url) => ({ ...waiver, url })),
];

/** Configurations that only the program can reject, since a schema cannot express it readably. */
const beyond = [
  // Closed blocklists, and the order of two codes; the canonical spelling of a waiver's URL, and hosts of other owners.
  /blocklist.* must be a list with codes|blocklist.* must be an active/,
  /\/url .* must be written/,
  /\/url .* must be a URL such as https:\/\/example\.com\/\*\*.*, not "[^"]*\*/,
];

const each: readonly object[] = [
  ...Object.entries(tried).flatMap(([name, values]) => values.map((value) => ({ [name]: value }))),
  ...targets.map((target) => ({ targets: [target] })),
  ...waivers.map((one) => ({ waivers: [one] })),
];

test.for(each.map((values) => [JSON.stringify(values), values] as const))(
  "%s: program and schema agree",
  async ([, values]) => {
    const said = await refusal(values);

    const isBeyond = said !== null && beyond.some((pattern) => pattern.test(said));
    const isAgreed = isBeyond || fits(values) === (said === null);
    expect({ isAgreed, said }).toEqual({ isAgreed: true, said });
  },
);

test("the schema accepts everything that the program accepts", async () => {
  const texts = Object.values(tried)
    .flat()
    .concat(urls)
    .filter((value) => typeof value === "string");
  const text = fc.oneof(
    fc.constantFrom(...texts),
    fc.string({ maxLength: 12 }),
    fc
      .tuple(fc.constantFrom(...texts), fc.constantFrom(...texts))
      .map(([a, b]) => a.slice(0, a.length / 2) + b.slice(b.length / 2)),
  );
  const value = fc.oneof(
    text,
    fc.integer({ min: -10, max: 1000 }),
    fc.double({ min: 0, max: 400 }),
    fc.array(text, { maxLength: 2 }),
  );
  const key = fc.constantFrom(
    "min_ssl",
    "min_days",
    "timeout",
    "resolver",
    "public_resolver",
    "blocklist",
    "blocklist_resolver",
    "resolve",
    "server",
    "report",
    "url",
    "paths",
    "waived",
  );
  await fc.assert(
    fc.asyncProperty(key, value, async (name, given) => {
      const values = inPlace(name, given);

      const said = await refusal(values);

      expect(said === null && !fits(values) ? fits.errors : null).toBeNull();
    }),
    { numRuns: runs(2000) },
  );
});

function inPlace(name: string, given: unknown): object {
  if (name === "url") return { targets: [given] };
  if (name === "paths") return { targets: [{ url: "a.example", paths: [given].flat() }] };
  return name === "waived" ? { waivers: [{ ...waiver, url: given }] } : { [name]: given };
}
