import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exposure, exposureDataOf } from "../../src/checks/exposure/index.ts";
import { ownRule, ownSign } from "../../src/checks/exposure/own-rules.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { readExposureRules } from "../../src/settings/exposure-rules.ts";
import { portcullis } from "../cli/terminal.ts";
import { doorFor, keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { repliesFrom } from "../replies.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { contextWith } from "./scene.ts";

const panel = {
  id: "acme-panel",
  category: "admin-screen",
  product: "Acme Panel",
  all: [{ title: "Acme Panel" }],
  open: [{ body: "Users and groups" }],
  yes: { html: "<title>Acme Panel 3</title>Users and groups" },
  no: { html: "<title>Acme Shop</title>" },
};

function fileWith(rules: unknown): string {
  return join(folderWith({ "rules.json": typeof rules === "string" ? rules : JSON.stringify(rules) }), "rules.json");
}

test("a rule of the user's own identifies a product", async () => {
  const twin = await keep(serveTls({ answer: reply({ body: panel.yes.html }) }));
  const pins = [{ host: "shop.com", port: 443, address: "127.0.0.1", toPort: twin.port }];
  using door = doorFor({ pins, deadline: 20_000, names: async () => ["10.255.0.1"] });
  const base = { ...repliesFrom({}).context, trust: openTrustStore([]) };
  const userData = [exposureDataOf(readExposureRules(fileWith([panel]), "--rules"))];

  const raw = await exposure.collect({ domain: "shop.com" }, { ...contextWith(door.net, base, {}), userData });

  expect(raw.hosts.find(({ host }) => host === "shop.com")).toMatchObject({
    category: "admin-screen",
    access: "open",
    matches: [{ rule: "acme-panel", product: "Acme Panel", severity: "critical" }],
  });
});

test("rules are tried on their samples", async () => {
  const wrong = { ...panel, id: "two", no: panel.yes };

  expect(await portcullis(["rules", "test", fileWith([panel])])).toMatchObject({
    code: 0,
    out: "Rules that pass their samples: 1 of 1.\n",
  });
  expect(await portcullis(["rules", "test", fileWith([panel, wrong]), "--lang", "ko"])).toMatchObject({
    code: 1,
    out: "two: 표본 no와 일치합니다.\n규칙 2개 중 1개가 표본 시험을 통과하지 못했습니다.\n",
  });
});

test.for<readonly [name: string, rules: unknown, says: string]>([
  ["no JSON", "[", "rules.json:1:2 cannot be read: a value is expected here"],
  ["no list", {}, "rules.json:1:1) must be a list, not {…}"],
  ["nothing", [], "rules.json:1:1) must be a list of at least 1 entry"],
  ["an unknown member", [{ ...panel, regex: "x" }], "Unknown key /0/regex"],
  ["an unknown member of a sample", [{ ...panel, yes: { body: "x" } }], "Known keys: status, path, headers, html"],
  ["an id in capitals", [{ ...panel, id: "Acme" }], "must be 1 to 60 lower-case letters, digits and hyphens"],
  ["an unknown category", [{ ...panel, category: "x" }], "must be one of admin-screen, remote-access"],
  ["an unknown sign", [{ ...panel, all: [{ words: "x" }] }], "Known keys: title, titleIs, body"],
  ["a sign as text", [{ ...panel, all: ["Acme"] }], "must be an object, not"],
  ["two signs in one", [{ ...panel, all: [{ title: "acme", body: "acme" }] }], "must be an object with exactly one of"],
  ["has without a header", [{ ...panel, all: [{ title: "acme", has: "x" }] }], "has only beside header"],
  ["a short favicon", [{ ...panel, any: [{ favicon: "ab12" }] }], "must be 64 hexadecimal digits"],
  ["another value of open", [{ ...panel, open: "yes" }], "must be a list or true, not"],
  ["no sign", [{ ...panel, all: [] }], "rule acme-panel: it has none of all, any and some"],
  ["a literal that is in every page", [{ ...panel, all: [{ body: "a" }] }], "shorter than 4 characters"],
  ["a pattern that takes for ever", [{ ...panel, all: [{ body: "acme", followedBy: "(a+)+$" }] }], "rule acme-panel: "],
  ["one id twice", [panel, panel], "another rule has the same id"],
])("%s is refused with its place", async ([, rules, says]) => {
  const file = fileWith(rules);

  for (const words of [
    ["rules", "test", file],
    ["exposure", "shop.example", "--rules", file],
  ]) {
    const { code, out, err } = await portcullis(words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(says);
  }
});

test("the errors are Korean where that is asked for", async () => {
  const { err } = await portcullis(["rules", "test", fileWith([{ ...panel, id: "Acme" }]), "--lang", "ko"]);

  expect(err).toContain("에는 acme-panel처럼 소문자, 숫자, 하이픈으로 된 1~60자가 와야 합니다");
});

test("the example in the documentation passes its own samples, and shows every kind of sign", async () => {
  const file = "examples/exposure/rules.json";
  const text = readFileSync(file, "utf8");

  expect(await portcullis(["rules", "test", file])).toMatchObject({ code: 0 });
  expect(readFileSync("docs/checks/exposure.md", "utf8")).toContain(text.trimEnd());
  for (const key of Object.keys(ownSign.shape)) expect(text).toContain(`"${key}"`);
  for (const key of Object.keys(ownRule.shape.yes.shape)) expect(text).toContain(`"${key}"`);
});

test("a server accepts no rules from its callers", async () => {
  const { code, err } = await portcullis([
    "exposure",
    "shop.example",
    "--rules",
    "r.json",
    "--server",
    "http://127.0.0.1:9",
  ]);

  expect(code).toBe(2);
  expect(err).toContain("--rules cannot be used together with --server");
});
