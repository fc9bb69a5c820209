import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { registry } from "../../src/checks/index.ts";
import { configSchema } from "../../scripts/pages/config-file.ts";
import { expect, test } from "vitest";
import { version } from "../../src/core/version.ts";
import { folderWith } from "../folder.ts";
import { portcullis } from "../cli/terminal.ts";

const file = "portcullis.config.json";

test.for<readonly [text: string, says: string]>([
  ['{"lang":"ko","min_sls":"A"}', "알 수 없는 키 /min_sls (portcullis.config.json:1:14)입니다."],
  ['{"lang":"ko","min_ssl":"E"}', "중 하나가 와야 합니다"],
  ['{"lang":"ko","timeout":0}', "0보다 크고"],
  ['{"lang":"ko","report":"bogus=x"}', "중 하나가 와야 합니다"],
  ['{"lang":"ko","baseline":"nope.json"}', "그런 파일이 없습니다"],
  ['{"lang":"de","min_sls":"A"}', "must be one of en, ko"],
  ['{"lang":"ko"', "cannot be read"],
])("%s is refused in the language that it sets, if that can be read", async ([text, says]) => {
  const { code, err } = await portcullis(["gate", "a.example"], { folder: folderWith({ [file]: text }) });

  expect(err).toContain(says);
  expect(code).toBe(2);
});

test("the language of a flag overrides that of a file", async () => {
  const folder = folderWith({ [file]: { lang: "ko", min_sls: "A" } });

  const { err } = await portcullis(["gate", "a.example", "--lang", "en"], { folder });

  expect(err).toContain("Unknown key /min_sls");
});

test.for<readonly [text: string, says: string]>([
  [
    '{"targets":[{"url":"a.example","paths":["/x","/y","/x"]}]}',
    "https://a.example/x is given twice, as /targets/0/paths/0 (portcullis.config.json:1:41) and as /targets/0/paths/2 (portcullis.config.json:1:51).",
  ],
  ['{"min_ssl":""}', "must be text of at least 1 character, not"],
  ['{"targets":[{"url":"a.example","paths":[]}]}', "must be a list of at least 1 entry, not"],
  [
    '{"rules":{"http.*":"off"}}',
    "Unknown key /rules/http.* (portcullis.config.json:1:11). A group of rules can only be waived",
  ],
  // The check is missing, or another one.
  [
    '{"rules":{"csp-mising":"off"}}',
    "Unknown key /rules/csp-mising (portcullis.config.json:1:11). Did you mean http.csp-missing?",
  ],
  ['{"rules":{"tls.csp-missing":"off"}}', "Did you mean http.csp-missing?"],
  [
    '{"waivers":[{"rule":"csp-missing","reason":"x","until":"2026-01-01"}]}',
    '/waivers/0/rule (portcullis.config.json:1:14) must be one of the rules, not "csp-missing". Did you mean http.csp-missing?',
  ],
  ['{"rules":{"__proto__":"off"}}', "Unknown key /rules/__proto__ (portcullis.config.json:1:11)."],
  ['{"checks":{"__proto__":"off"}}', "Unknown key /checks/__proto__ (portcullis.config.json:1:12)."],
  [
    '{"checks":{"pqc":{"lvl":"warn"}}}',
    "Unknown key /checks/pqc/lvl (portcullis.config.json:1:19). Known keys: level, minScore, minGrade, maxSeverity.",
  ],
  [
    '{"waivers":[{"rule":"http.*","url":"https://shop.example**","reason":"x","until":"2026-01-01"}]}',
    "/waivers/0/url (portcullis.config.json:1:30) must be written https://shop.example/**, not",
  ],
])("%s: %s", async ([text, says]) => {
  const { code, err } = await portcullis(["gate", "a.example"], { folder: folderWith({ [file]: text }) });

  expect(err).toContain(says);
  expect(code).toBe(2);
});

/** The file that `init` writes. */
const written = "portcullis.config.jsonc";

test("init names the installed schema, else the published one of this version", async () => {
  const [bare, installed] = [folderWith({}), folderWith({})];
  mkdirSync(join(installed, "node_modules/portcullis/schema"), { recursive: true });
  writeFileSync(join(installed, "node_modules/portcullis/schema/config.json"), "{}");

  await portcullis(["init"], { folder: bare });
  await portcullis(["init"], { folder: installed });

  expect(readFileSync(join(bare, written), "utf8")).toContain(
    `"$schema": "https://raw.githubusercontent.com/portcullis/portcullis/v${version}/schema/config.json"`,
  );
  expect(readFileSync(join(installed, written), "utf8")).toContain(
    '"$schema": "./node_modules/portcullis/schema/config.json"',
  );
});

test("init takes the targets of the environment", async () => {
  const folder = folderWith({});
  const env = { PORTCULLIS_URL: "a.example https://b.example/x" };

  const { code } = await portcullis(["init"], { folder, env });

  expect(code).toBe(0);
  expect(readFileSync(join(folder, written), "utf8")).toContain(
    '"targets": ["https://a.example/", "https://b.example/x"]',
  );
  const bad = await portcullis(["init"], { folder: folderWith({}), env: { PORTCULLIS_URL: "ftp://a.example" } });
  expect(bad.err).toContain("PORTCULLIS_URL must be");
});

test.for([
  "portcullis.config.json",
  "portcullis.config.js",
  "portcullis.config.mts",
  "portcullis.config.yaml",
  "portcullis.config.cjs",
])("init writes nothing next to %s", async (name) => {
  const { code, err } = await portcullis(["init"], { folder: folderWith({ [name]: "" }) });

  expect(err).toContain(`names ${name}, which cannot be used: a configuration already exists.`);
  expect(code).toBe(2);
});

test("editors accept comments and trailing commas in the configuration that init writes", async () => {
  const checks = await Promise.all(registry.map((entry) => entry.load()));

  expect(JSON.parse(configSchema(checks))).toMatchObject({ allowComments: true, allowTrailingCommas: true });
});

test("a configuration in .json and one in .jsonc are refused", async () => {
  const folder = folderWith({ "portcullis.config.json": "{}", "portcullis.config.jsonc": "{}" });

  const { code, err } = await portcullis(["gate", "a.example"], { folder });

  expect(code).toBe(2);
  expect(err).toMatch(/portcullis\.config\.json\b.*portcullis\.config\.jsonc/);
});
