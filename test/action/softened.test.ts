import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../../server/main.ts";
import { keep } from "../engine.ts";
import { changing } from "../cli/persistence.ts";
import { portcullis } from "../cli/terminal.ts";
import { casesOf } from "../report/readers.ts";
import { root } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { closedPort } from "../twins/tcp.ts";
import { runHere, temporaryWorkspace, type Step } from "./runner.ts";
import { caFile, goodPage, sixHeaders } from "./scenes.ts";

/** A page without Content-Security-Policy, which is a finding of severity high. */
const withoutPolicy = reply({
  headers: sixHeaders.filter((header) => !header.startsWith("Content-Security-Policy")),
  body: "<!doctype html>",
});

const bare = reply({ headers: ["Content-Type: text/html"], body: "<!doctype html>" });

interface Ended {
  readonly step: Step;
  readonly outcomes: readonly string[];
}

/** Runs a step with a JUnit report. */
async function stepWith(inputs: Readonly<Record<string, string>>, workspace = temporaryWorkspace()): Promise<Ended> {
  const junit = join(workspace, "junit.xml");
  const step = await runHere({ inputs: { "ca-file": caFile, ...inputs, report: `junit=${junit}` }, workspace });
  return { step, outcomes: casesOf(readFileSync(junit, "utf8")).map(({ outcome }) => outcome) };
}

function kindsOf({ annotations }: Step): ReadonlySet<string> {
  return new Set(annotations.map(({ name }) => name));
}

test.for<readonly [what: string, inputs: Readonly<Record<string, string>>, verdict: string]>([
  ["severe findings that cost nothing", { "min-headers": "D" }, "pass"],
  ["a missed threshold with fail-on never", { "min-headers": "A+", "fail-on": "never" }, "fail"],
  ["a missed threshold that is no requirement", { "min-headers": "off" }, "pass"],
])("a step that passes shows no error: %s", async ([, inputs, verdict]) => {
  const { port } = await keep(serveTls({ answer: withoutPolicy }));

  const { step, outcomes } = await stepWith({ url: `https://localhost:${port}/`, ...inputs });

  expect([step.code, step.outputs["verdict"], step.outputs["passed"]]).toEqual([0, verdict, "true"]);
  expect(kindsOf(step)).not.toContain("error");
  expect(kindsOf(step)).toContain("warning");
  expect(outcomes.filter((outcome) => outcome === "failure" || outcome === "error")).toEqual([]);
  expect(step.summary.includes("The verdict does not fail the run")).toBe(verdict === "fail");
});

test.for(["warn", "pass"])("a step that passes with on-error %s shows no error", async (onError) => {
  const url = `https://localhost:${await closedPort()}/`;

  const { step, outcomes } = await stepWith({ url, "on-error": onError });
  const strict = await stepWith({ url, "on-error": "warn", "fail-on": "warn" });

  expect([step.code, step.outputs["verdict"], step.outputs["passed"]]).toEqual([0, "unknown", "true"]);
  expect(kindsOf(step)).not.toContain("error");
  expect(new Set(outcomes)).toEqual(new Set(["skipped"]));
  expect([strict.step.code, strict.outcomes.includes("failure")]).toEqual([1, true]);
  expect(kindsOf(strict.step)).toContain("error");
});

test("a rule that warns has failures only with fail-on warn", async () => {
  const { port } = await keep(serveTls({ answer: bare }));
  const workspace = temporaryWorkspace();
  const config = join(workspace, "portcullis.config.json");
  writeFileSync(config, JSON.stringify({ targets: [`https://localhost:${port}/`], rules: { "gate.headers": "warn" } }));

  const usual = await stepWith({ config }, workspace);
  const strict = await stepWith({ config, "fail-on": "warn" }, workspace);

  expect([usual.step.code, usual.outcomes.includes("failure"), kindsOf(usual.step).has("error")]).toEqual([
    0,
    false,
    false,
  ]);
  expect([strict.step.code, strict.outcomes.includes("failure"), kindsOf(strict.step).has("error")]).toEqual([
    1,
    true,
    true,
  ]);
});

/** A workspace with a baseline that was recorded while the site was good. */
async function recorded(url: string, args: readonly string[] = []): Promise<string> {
  const folder = temporaryWorkspace();
  const all = ["gate", url, "--ca-file", caFile, "--baseline", "known.json", "--update-baseline", ...args];
  expect((await portcullis(all, { folder })).code).toBe(0);
  return folder;
}

interface Stored {
  readonly schema: string;
  readonly targets: readonly { readonly url: string; readonly checks: Readonly<Record<string, number>> }[];
  readonly entries: readonly object[];
}

test("a new severe finding fails a step with a baseline, although its grade meets the threshold", async () => {
  const site = await changing(goodPage);
  const workspace = await recorded(site.url);
  const baseline = join(workspace, "known.json");
  const stored = JSON.parse(readFileSync(baseline, "utf8")) as Stored;
  const inputs = { url: site.url, "min-headers": "D", baseline };
  const before = await stepWith(inputs, workspace);
  site.become(withoutPolicy);

  const without = await stepWith({ url: site.url, "min-headers": "D" });
  const { step, outcomes } = await stepWith(inputs, workspace);
  const checks = { ...stored.targets[0]?.checks, http: 0 };
  writeFileSync(baseline, JSON.stringify({ ...stored, targets: [{ url: site.url, checks }] }));
  const other = await stepWith(inputs, workspace);
  writeFileSync(baseline, JSON.stringify({ schema: "portcullis/baseline@1", entries: stored.entries }));
  const old = await stepWith(inputs, workspace);

  expect(stored.schema).toBe("portcullis/baseline@2");
  expect(Object.keys(stored.targets[0]?.checks ?? {})).toEqual(["http", "ssl"]);
  expect([before, without].map((each) => each.step.outputs["verdict"])).toEqual(["pass", "pass"]);
  expect([step.code, step.outputs["verdict"], step.outputs["headers-grade"]]).toEqual([1, "fail", "C"]);
  expect(outcomes).toContain("failure");
  const error = step.annotations.find(({ name }) => name === "error");
  expect(error?.properties["title"]).toContain("http.csp-missing");
  expect(error?.data).toContain("new: not in the baseline");
  for (const each of [other, old]) {
    expect([each.step.code, each.step.outputs["verdict"], kindsOf(each.step).has("error")]).toEqual([0, "warn", false]);
    expect(each.step.annotations.map(({ properties }) => properties["title"])).toContain("gate.baseline-outdated");
  }
});

test("a baseline that a server's measurement recorded fails the same new finding", async () => {
  const measuring = { deadline: 10_000, authorities: [root.pem], allow: ["127.0.0.0/8", "::1/128"] };
  const server = await startServer({ port: 0, log: null, rateLimit: 10_000, measuring });
  onTestFinished(() => server.close());
  const site = await changing(goodPage);
  const workspace = temporaryWorkspace();
  const args = ["gate", site.url, "--server", server.url, "--timeout", "30", "--min-headers", "D", "--json"];
  const known = ["--baseline", "known.json"];

  const written = await portcullis([...args, ...known, "--update-baseline"], { folder: workspace });
  site.become(withoutPolicy);
  const remote = await portcullis([...args, ...known], { folder: workspace });
  const baseline = join(workspace, "known.json");
  const here = await stepWith({ url: site.url, "min-headers": "D", baseline }, workspace);

  expect([written.code, remote.code, here.step.code]).toEqual([0, 1, 1]);
  expect(JSON.parse(remote.out)).toMatchObject({ verdict: "fail" });
});
