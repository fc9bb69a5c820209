import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { optionsFor } from "../../src/cli/command-table.ts";
import type { EffectiveConfig } from "../../src/settings/output/effective.ts";
import { environmentOnly } from "../../src/settings/options/list/environment.ts";
import { portcullis } from "../cli/terminal.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(async () => demo[Symbol.asyncDispose]());

/** A folder with some files. */
function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-config-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

interface Told {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

async function effective(
  files: Readonly<Record<string, unknown>>,
  { env = {}, args = [] }: Told = {},
): Promise<EffectiveConfig> {
  const { out, err } = await portcullis(["gate", "--print-config", "--json", ...args], {
    env,
    folder: folderWith(files),
  });
  expect(err).toBe("");
  return JSON.parse(out) as EffectiveConfig;
}

const json = "portcullis.config.json";
const url = "https://shop.example/";

const flag = { args: ["--min-ssl", "A+"] };
const environment = { env: { PORTCULLIS_MIN_SSL: "A" } };
const inTarget = { targets: [{ url, min_ssl: "B" }] };
const inFile = { min_ssl: "D" };

test.for<readonly [source: string, value: string, file: object, told: Told]>([
  ["flag", "A+", { ...inFile, ...inTarget }, { ...flag, ...environment }],
  ["flag", "A+", inFile, flag],
  ["environment", "A", { ...inFile, ...inTarget }, environment],
  ["environment", "A", { targets: [url] }, environment],
  ["target", "B", { ...inFile, ...inTarget }, {}],
  ["file", "D", { ...inFile, targets: [url] }, {}],
  ["file", "D", { ...inFile, targets: [{ url, min_headers: "A" }] }, {}],
  ["default", "B", { targets: [url] }, {}],
])("%s decides: %s", async ([source, value, file, told]) => {
  const { targets, config } = await effective(
    { [json]: file.constructor === Object ? { targets: [url], ...file } : file },
    told,
  );

  expect(config).toBe(json);
  expect(targets.map(({ settings }) => settings["min_ssl"])).toEqual([{ value, source }]);
});

const same = { min_ssl: "A", targets: [{ url, name: "shop" }] };

test.for<readonly [name: string, files: Readonly<Record<string, unknown>>, args?: readonly string[]]>([
  [json, { [json]: same }],
  [json, { [json]: `\ufeff// ours\n${JSON.stringify(same).replace(/\}$/, ",}")} /* end */` }],
  ["portcullis.config.mjs", { "portcullis.config.mjs": `export default ${JSON.stringify(same)};` }],
  [
    "portcullis.config.ts",
    {
      "portcullis.config.ts": `interface A { b: string }\nconst grade: A["b"] = "A";\nexport default { ...${JSON.stringify(same)}, min_ssl: grade };`,
      "package.json": { type: "module" },
    },
  ],
  ["package.json", { "package.json": { name: "portcullis", portcullis: same } }],
  ["ci/gate.json", { "ci/gate.json": same, [json]: { min_ssl: "F" } }, ["--config", "ci/gate.json"]],
])("%s is read", async ([name, files, args = []]) => {
  const { config, targets } = await effective(files, { args });

  expect(config).toBe(name);
  expect(targets).toMatchObject([{ url, name: "shop", settings: { min_ssl: { value: "A", source: "file" } } }]);
});

test("a package file without the key is not a configuration", async () => {
  const { config } = await effective({ "package.json": { name: "portcullis", bin: { portcullis: "x" } } });

  expect(config).toBeNull();
});

/** The error for a line of a configuration. */
const refusals: readonly (readonly [line: string, says: string])[] = [
  ['"min_sls": "A"', "Unknown key /min_sls (portcullis.config.json:2:1). Did you mean min_ssl?"],
  ['"min_ssl": "E"', '/min_ssl (portcullis.config.json:2:1) must be one of A+, A, B, C, D, F, off, not "E".'],
  ['"min_ssl": true', "/min_ssl (portcullis.config.json:2:1) must be text, not true."],
  ['"min_days": 826', "/min_days (portcullis.config.json:2:1) must be auto, off, a number of days from 0 to 825"],
  ['"require_https": "yes"', "/require_https (portcullis.config.json:2:1) must be true or false, not"],
  ['"timeout": 0', "/timeout (portcullis.config.json:2:1) must be seconds above 0"],
  ['"lang": "de"', '/lang (portcullis.config.json:2:1) must be one of en, ko, not "de".'],
  ['"key": "secret"', "Unknown key /key (portcullis.config.json:2:1)."],
  ['"targets": {}', "/targets (portcullis.config.json:2:1) must be a list, not {…}."],
  ['"targets": [1]', "/targets/0 (portcullis.config.json:2:13) must be text or an object"],
  ['"targets": ["ftp://a.example"]', "/targets/0 (portcullis.config.json:2:13) must be an http or https URL"],
  ['"targets": [{}]', "/targets/0/url (portcullis.config.json) is missing"],
  [
    '"targets": [{ "url": "https://u:secret@a.example" }]',
    "/targets/0/url (portcullis.config.json:2:15) must be an address without user name",
  ],
  [
    '"targets": [{ "url": "a.example", "min_ssll": "A" }]',
    "Unknown key /targets/0/min_ssll (portcullis.config.json:2:35). Did you mean min_ssl?",
  ],
  [
    '"targets": [{ "url": "a.example", "min_ssl": "E" }]',
    "/targets/0/min_ssl (portcullis.config.json:2:35) must be one of",
  ],
  [
    '"targets": [{ "url": "a.example", "paths": ["x"] }]',
    "/targets/0/paths/0 (portcullis.config.json:2:45) must be a path that begins with /",
  ],
  ['"targets": ["a.example", "https://A.example/"]', "https://a.example/ is given twice, as /targets/0"],
  [
    '"rules": { "http.csp-mising": "warn" }',
    "Unknown key /rules/http.csp-mising (portcullis.config.json:2:12). Did you mean http.csp-missing?",
  ],
  [
    '"rules": { "http.csp-missing": "fatal" }',
    "/rules/http.csp-missing (portcullis.config.json:2:12) must be one of off, warn, error",
  ],
  [
    '"rules": { "gate.waiver-expired": "off" }',
    "/rules/gate.waiver-expired (portcullis.config.json:2:12) must be warn or",
  ],
  ['"rules": { "gate.verdict": "warn" }', "Unknown key /rules/gate.verdict"],
  [
    '"targets": [{ "url": "a.example", "rules": { "gate.waiver-unneeded": "off" } }]',
    "must be left out here, because the rule is about the whole run",
  ],
  [
    '"waivers": [{ "rule": "gate.waiver-expired", "reason": "x", "until": "2026-12-01" }]',
    "/waivers/0/rule (portcullis.config.json:2:15) must be one of the rules",
  ],
  ['"rules": { "gate.ssl": "off" }', "/rules/gate.ssl (portcullis.config.json:2:12) must be warn or error"],
  ['"checks": { "pcq": "warn" }', "Unknown key /checks/pcq (portcullis.config.json:2:13). Did you mean pqc?"],
  ['"checks": { "gate": "warn" }', "Unknown key /checks/gate"],
  ['"checks": { "pqc": "wran" }', 'must be one of off, warn, error, not "wran". Did you mean warn?'],
  [
    '"checks": { "pqc": { "minScore": 80 } }',
    "/checks/pqc/minScore (portcullis.config.json:2:22) must be left out, because pqc gives no grade",
  ],
  [
    '"checks": { "email": { "minGrade": "A", "minScore": 80 } }',
    "/checks/email/minGrade (portcullis.config.json:2:24) must be left out, because email gives no grade (use minScore",
  ],
  [
    '"checks": { "email-header": "error" }',
    "/checks/email-header (portcullis.config.json:2:13) must be left out, because email-header does not measure a target",
  ],
  ['"rules": { "gate.email-header": "warn" }', "Unknown key /rules/gate.email-header"],
  ['"checks": { "owasp": { "minGrade": "E" } }', "/checks/owasp/minGrade (portcullis.config.json:2:24) must be one of"],
  ['"checks": { "owasp": { "maxSeverty": "low" } }', "Did you mean maxSeverity?"],
  [
    '"waivers": [{ "rule": "http.csp-missing", "until": "2026-01-01" }]',
    "/waivers/0/reason (portcullis.config.json) is missing",
  ],
  [
    '"waivers": [{ "rule": "http.csp-missing", "reason": " ", "until": "2026-01-01" }]',
    "/waivers/0/reason (portcullis.config.json:2:43) must be a text that gives the reason",
  ],
  ['"waivers": [{ "rule": "http.csp-missing", "reason": "x", "until": "soon" }]', "must be a date such as 2027-01-31"],
  ['"waivers": [{ "rule": "http.csp-missing", "reason": "x", "until": "2026-02-30" }]', "must be a date such as"],
  [
    '"waivers": [{ "rule": "http.csp-missing", "reason": "x", "until": "2999-01-01" }]',
    "must be a date at most 366 days ahead",
  ],
  [
    '"waivers": [{ "rule": "htp.*", "reason": "x", "until": "2026-01-01" }]',
    "/waivers/0/rule (portcullis.config.json:2:15) must be one of the rules",
  ],
  [
    '"waivers": [{ "rule": "http.*", "url": "//", "reason": "x", "until": "2026-01-01" }]',
    "/waivers/0/url (portcullis.config.json:2:33) must be a URL such as",
  ],
  ['"fail_on": "error", "fail_on": "warn"', "portcullis.config.json:2:21 cannot be read: this key is a duplicate."],
  ['"min_ssl": "A" "x"', "portcullis.config.json:2:16 cannot be read: a comma or } is expected here."],
  ['"min_ssl": A', "portcullis.config.json:2:12 cannot be read: a value is expected here."],
  ['"min_ssl": "A', "portcullis.config.json:2:12 cannot be read: this string has no closing quote"],
  ['"__proto__": {}', "Unknown key /__proto__ (portcullis.config.json:2:1)."],
  ['/* "min_ssl": 1', "portcullis.config.json:2:1 cannot be read: this comment is not closed."],
  [`"rules": ${"[".repeat(50)}`, "values may have at most 32 levels"],
];

test.for(refusals)("%s is refused", async ([line, says]) => {
  const folder = folderWith({ [json]: `{\n${line}\n}` });

  const { code, out, err } = await portcullis(["gate", url, "--min-ssl", "A"], { folder });

  expect(err).toMatch(/^portcullis: /);
  expect(err).toContain(says);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(err).not.toContain("secret@");
  expect({ code, out }).toEqual({ code: 2, out: "" });
});

test.for<readonly [what: string, files: Readonly<Record<string, unknown>>, args: readonly string[], says: string]>([
  [
    "two configurations",
    { [json]: {}, "package.json": { portcullis: {} } },
    [],
    "is given twice, as portcullis.config.json and as package.json",
  ],
  ["no file", {}, ["--config", "x.json"], "x.json cannot be read: the file does not exist."],
  ["a missing key", { "package.json": {} }, ["--config", "package.json"], "it has no portcullis key"],
  [
    "an unknown key in a package.json",
    { "package.json": `{\n"portcullis": {"min_sl": 1}}` },
    [],
    "/portcullis/min_sl (package.json:2:16)",
  ],
  [
    "a program that throws",
    { "portcullis.config.mjs": `throw new Error("no\\nway")` },
    [],
    "portcullis.config.mjs cannot be read: no.",
  ],
  [
    "a program with a syntax error",
    { "portcullis.config.mjs": `export default {` },
    [],
    "portcullis.config.mjs cannot be read: ",
  ],
  [
    "a program without a default export",
    { "portcullis.config.mjs": `export const a = 1;` },
    [],
    "it has no default export",
  ],
  [
    "a function",
    { "portcullis.config.mjs": `export default () => ({})` },
    [],
    "/ (portcullis.config.mjs) must be an object, not a function",
  ],
  [
    "an unknown key in a program",
    { "portcullis.config.mjs": `export default { min_sl: 1 }` },
    [],
    "Unknown key /min_sl (portcullis.config.mjs)",
  ],
  ["an empty file", { [json]: " \n" }, [], "portcullis.config.json:2:1 cannot be read: the file is empty."],
])("%s gives a one-line error", async ([, files, args, says]) => {
  const { code, err } = await portcullis(["gate", url, ...args], { folder: folderWith(files) });

  expect(err).toContain(says);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(code).toBe(2);
});

test("targets have paths and names, and command line URLs replace them", async () => {
  const file = {
    [json]: { targets: [{ url, name: "shop", paths: ["/", "//x", "/login?a=1"], min_ssl: "A" }, "other.example"] },
  };

  const all = await effective(file);
  const one = await effective(file, { args: ["shop.example/login?a=1", "third.example"] });
  const named = await effective(file, { env: { PORTCULLIS_URL: "other.example" } });

  expect(all.targets.map((target) => target.url)).toEqual([
    url,
    `${url}/x`,
    `${url}login?a=1`,
    "https://other.example/",
  ]);
  expect(one.targets).toMatchObject([
    { url: `${url}login?a=1`, name: "shop", settings: { min_ssl: { value: "A", source: "target" } } },
    { url: "https://third.example/", settings: { min_ssl: { source: "default" } } },
  ]);
  expect(named.targets.map((target) => target.url)).toEqual(["https://other.example/"]);
});

test("no secret is printed", async () => {
  const told = { env: { PORTCULLIS_KEY: "s3cret-key" }, args: ["--server", "https://gate.example/"] };

  const { settings } = await effective({ [json]: { targets: [url] } }, told);
  const { out } = await portcullis(["gate", url, "--print-config", ...told.args], { env: told.env });

  expect(settings["key"]).toEqual({ value: "***", source: "environment" });
  expect(out).toMatch(/key +\*\*\* +environment/);
  expect(out).not.toContain("s3cret");
});

test("a file determines the targets, the options and the thresholds", async () => {
  const config = {
    ca_file: "ca.pem",
    min_ssl: "A",
    report: "json=out/result.json",
    targets: [{ url: demo.flawed, name: "flawed", min_headers: "off", require_https: false }, demo.good],
  };
  const folder = folderWith({ "ci/gate.json": config, "ci/ca.pem": demo.authority });

  const { out, code } = await portcullis(["gate", "--config", "ci/gate.json", "--json"], { folder });

  const { targets } = JSON.parse(out) as GateResult;
  expect(targets.map(({ name }) => name)).toEqual(["flawed", undefined]);
  expect(targets[0]?.checks).toMatchObject([
    { id: "ssl", expected: "A", source: "file" },
    { id: "headers", status: "off", source: "target" },
    { id: "days", source: "default auto" },
    { id: "https", status: "off", source: "target" },
  ]);
  expect(targets[1]).toMatchObject({ url: demo.good, verdict: "pass" });
  expect(code).toBe(targets[0]?.verdict === "fail" ? 1 : 0);
});

test("init writes a file that the gate accepts, once", async () => {
  const folder = folderWith({});

  const first = await portcullis(["init", "shop.example"], { folder });
  const again = await portcullis(["init"], { folder });
  const { out } = await portcullis(["gate", "--print-config", "--json"], { folder });

  expect(first).toMatchObject({ code: 0, err: "" });
  expect(again).toMatchObject({ code: 2, out: "" });
  expect(again.err).toContain("a configuration already exists");
  expect((JSON.parse(out) as EffectiveConfig).targets).toMatchObject([{ url, settings: { min_ssl: { value: "B" } } }]);
});

test.for<readonly [args: readonly string[], says: readonly string[]]>([
  [["http.csp-missing"], ["http.csp-missing  ", "cause:", "action:", "grading:"]],
  [["csp-missing"], ["http.csp-missing  "]],
  [["ssl.expired"], ["Certificate validity, 40 % of the score of ssl.", "ssl is graded F at most"]],
  [["ssl.trust-unconfirmed"], ["no grade is given"]],
  [["ssl.root-included"], ["Does not change the grade of ssl."]],
  [["pqc.no-tls13"], ["pqc has no grade"]],
  [["email.spf-missing"], ["SPF, 20 % or 24 % of the score of email."]],
  [["email.address-no-name"], ["PTR record, 20 % of the score of email."]],
  [["email.no-mail-mx"], ["Null MX, 30 % of the score of email."]],
  [["email.blocklist-minor"], ["Blocklists, 12 %, 14 % or 50 % of the score of email."]],
  [["gate.waiver-expired"], ["verdict:", "The target fails"]],
  [
    ["gate.pqc", "--lang", "ko"],
    ["판정:", "판단 불가"],
  ],
  [
    ["http.csp-missing", "--lang", "ko"],
    ["원인:", "조치:"],
  ],
  [["gate.days"], ["Renew it"]],
  [[], ["gate.ssl", "http.csp-missing", "ssl.expired", "pqc."]],
])("explain %j", async ([args, says]) => {
  const { out, code } = await portcullis(["explain", ...args]);

  expect(says.filter((each) => !out.includes(each))).toEqual([]);
  expect(code).toBe(0);
});

test.for(["http.csp-mising", "csp-mising"])("explain %s suggests the intended name", async (rule) => {
  const { err, code } = await portcullis(["explain", rule]);

  expect(err).toBe(`portcullis: Unknown rule ${rule}. Did you mean http.csp-missing?\n`);
  expect(code).toBe(2);
});

test("every option of a gate is printed as JSON, also without a value, and no secret", async () => {
  const folder = folderWith({
    [json]: { targets: [url], waivers: [{ rule: "http.*", reason: "r", until: "2026-12-01", owner: "o" }] },
  });
  const env = { PORTCULLIS_KEY: "pk_live_secret", PORTCULLIS_SERVER: "https://p.example/", PORTCULLIS_MIN_SSL: "a" };
  const [text, printed] = [
    await portcullis(["gate", "--print-config"], { env, folder }),
    await portcullis(["gate", "--print-config", "--json"], { env, folder }),
  ];
  const { settings, targets } = JSON.parse(printed.out) as EffectiveConfig;
  const names = [
    ...Object.keys(settings),
    ...Object.keys(targets[0]?.settings ?? {}),
    "config",
    "print_config",
    "verbose",
  ];

  expect([text.err, printed.err, text.out.includes("secret"), printed.out.includes("secret")]).toEqual([
    "",
    "",
    false,
    false,
  ]);
  expect(
    [...optionsFor("gate"), ...environmentOnly].map(({ name }) => name).filter((name) => !names.includes(name)),
  ).toEqual([
    "data_dir",
    "cache_dir",
    "listen",
    "database_url",
    "redis_url",
    "watch_limit",
    "worker",
    "metrics_listen",
    "registration",
    "allow_webhook_addresses",
    "telegram_url",
    "bot_token",
    "smtp_url",
    "mail_from",
    "secret",
    "oidc_issuer",
    "oidc_client_id",
    "oidc_client_secret",
    "oidc_domains",
    "oidc_label",
    "user_header",
    "user_header_peers",
    "client_key_passphrase",
    "database_url_file",
    "redis_url_file",
    "bot_token_file",
    "smtp_url_file",
    "secret_file",
    "oidc_client_secret_file",
    "client_key_passphrase_file",
  ]);
  expect(settings["key"]).toEqual({ value: "***", source: "environment" });
  expect(targets[0]?.settings["min_ssl"]).toEqual({ value: "A", source: "environment" });
  // What a gate needs, or what is set, is shown; the rest is counted.
  const unset = Number(/^ {2}not set: (\d+) options/m.exec(text.out)?.[1]);
  const isShown = (name: string): boolean => new RegExp(`^  ${name} +\\S`, "m").test(text.out);
  const hidden = names.slice(0, -2).filter((name) => !isShown(name));
  expect(hidden).toHaveLength(unset);
  expect(hidden.filter((name) => targets[0]?.settings[name]?.source !== "default")).toEqual([]);
});

test("an invalid configuration is not printed as valid", async () => {
  const file = { targets: [{ url, resolve: "shop.example:443:127.0.0.1" }], server: "https://p.example/" };

  const { err, code } = await portcullis(["gate", "--print-config"], { folder: folderWith({ [json]: file }) });

  expect(err).toMatch(/\/targets\/0\/resolve .* cannot be used together with \/server/);
  expect(code).toBe(2);
});
