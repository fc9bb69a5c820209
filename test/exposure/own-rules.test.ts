import { join } from "node:path";
import { expect, test } from "vitest";
import { exposure } from "../../src/checks/exposure/index.ts";
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
  const exposureRules = readExposureRules(fileWith([panel]), "--rules");

  const raw = await exposure.collect({ domain: "shop.com" }, { ...contextWith(door.net, base, {}), exposureRules });

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
  ["no JSON", "[", "the file is not valid JSON"],
  ["no list", {}, "at /: "],
  ["nothing", [], "at /: "],
  ["an unknown member", [{ ...panel, regex: "x" }], "at /0: "],
  ["an unknown category", [{ ...panel, category: "x" }], "at /0/category: "],
  ["an unknown sign", [{ ...panel, all: [{ text: "x" }] }], "at /0/all/0: "],
  ["no sign", [{ ...panel, all: [] }], "rule acme-panel: it has neither all nor any"],
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
