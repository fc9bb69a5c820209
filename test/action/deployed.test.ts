import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { reportKinds } from "../../src/report/kind-names.ts";
import { keep } from "../engine.ts";
import { serveTls } from "../twins/tls.ts";
import { changed, eventEnv, examplesOf } from "./events.ts";
import { entries, runHere, runStep, type Step } from "./runner.ts";
import { caFile, goodPage } from "./scenes.ts";

const examples = examplesOf("deployment_status");
const [first] = examples;

async function site(): Promise<string> {
  return `https://localhost:${(await keep(serveTls({ answer: goodPage }))).port}/`;
}

function status(changes: Readonly<Record<string, unknown>>) {
  return eventEnv("deployment_status", changed(first, "deployment_status", changes));
}

test("GitHub's example events are read, even with empty fields", async () => {
  expect(examples).toHaveLength(4);

  const ends = await Promise.all(
    examples.map(async (example) => {
      const { code, annotations, outputs } = await runHere({ env: eventEnv("deployment_status", example) });
      return [code, annotations.map(({ name, data }) => `${name} ${data}`).join(), outputs];
    }),
  );

  const noUrl =
    "error The deployment to production succeeded but has no site URL. Set environment_url when you deploy.";
  const early = expect.stringMatching(
    /^notice The deployment to github-pages is in_progress, so this run measured nothing/,
  );
  expect(ends).toEqual([
    [1, noUrl, { passed: "false" }],
    [0, early, { passed: "false" }],
    [1, noUrl, { passed: "false" }],
    [1, noUrl, { passed: "false" }],
  ]);
});

test.for(entries)("%s measures the URL of a successful deployment if no target is named", async (entry) => {
  const url = await site();

  const step = await runStep({ inputs: { "ca-file": caFile }, env: status({ environment_url: url }), entry });

  expect([step.code, step.outputs["verdict"], step.outputs["url"]]).toEqual([0, "pass", url]);
});

test("auto requests the deployed URL as an input or a variable, and a named URL is measured instead of it", async () => {
  const [named, deployed] = [await site(), await site()];
  const env = status({ environment_url: deployed });

  const ends = await Promise.all([
    runHere({ inputs: { url: "auto", "ca-file": caFile }, env }),
    runHere({ inputs: { "ca-file": caFile }, env: { ...env, PORTCULLIS_URL: "Auto" } }),
    runHere({ inputs: { url: named, "ca-file": caFile }, env }),
    runHere({ inputs: { "ca-file": caFile }, env: { ...env, PORTCULLIS_URL: named } }),
  ]);

  expect(ends.map(({ outputs }) => outputs["url"])).toEqual([deployed, deployed, named, named]);
});

test("target_url counts if it is not a page of GitHub, and only without environment_url", async () => {
  const url = await site();
  const run = "https://github.com/Codertocat/Hello-World/actions/runs/1";
  const ghes = { ...status({ environment_url: null, target_url: "https://git.corp.example/x" }) };

  const ends = await Promise.all([
    runHere({ inputs: { "ca-file": caFile }, env: status({ environment_url: " ", target_url: url }) }),
    runHere({ inputs: { "ca-file": caFile }, env: status({ environment_url: url, target_url: run }) }),
    runHere({ env: status({ environment_url: "", target_url: run }) }),
    runHere({ env: { ...ghes, GITHUB_SERVER_URL: "https://git.corp.example" } }),
  ]);

  expect(ends.map(({ code, outputs }) => [code, outputs["url"]])).toEqual([
    [0, url],
    [0, url],
    [1, undefined],
    [1, undefined],
  ]);
});

test.for(["failure", "error", "new_state"])(
  "a deployment with the state %s leaves the verdict unknown",
  async (state) => {
    const env = status({ state, environment_url: "https://localhost:1/" });
    const [failed, warned, passed] = await Promise.all([
      runHere({ env }),
      runHere({ env, inputs: { "on-error": "warn" } }),
      runHere({ env, inputs: { "on-error": "pass" } }),
    ]);

    expect(failed.annotations).toEqual([
      {
        name: "error",
        properties: { title: "deployment.failed" },
        data: `The deployment to production ended in the state ${state}. There is nothing to measure.`,
      },
    ]);
    expect(failed.outputs).toMatchObject({
      verdict: "unknown",
      passed: "false",
      url: "",
      "unknown-count": "0",
      complete: "false",
    });
    expect(failed.summary).toContain("There is nothing to measure");
    expect(failed.log).toContain(`? UNKNOWN  The deployment to production ended in the state ${state}`);
    expect([failed.code, warned.code, passed.code]).toEqual([1, 0, 0]);
    expect(passed.outputs).toMatchObject({ verdict: "unknown", passed: "true" });
  },
);

test.for(["pending", "queued", "in_progress", "inactive", "waiting"])(
  "a deployment with the state %s is not measured, and this run does not look like a passed gate",
  async (state) => {
    const step = await runHere({
      inputs: { url: "auto" },
      env: status({ state, environment_url: "https://localhost:1/" }),
    });

    expect(step.code).toBe(0);
    expect(step.annotations.map(({ name }) => name)).toEqual(["notice"]);
    expect(step.annotations[0]?.data).toContain(`to production is ${state}, so this run measured nothing`);
    expect(step.outputs).toEqual({ passed: "false" });
  },
);

const push = examplesOf("push")[0];

test.for<readonly [what: string, env: () => Readonly<Record<string, string>>, says: RegExp]>([
  ["another event", () => eventEnv("push", push), /^The event for url: auto must be deployment_status, not push\.$/],
  ["no event at all", () => ({}), /^The event for url: auto must be deployment_status/],
  ["no file", () => ({ GITHUB_EVENT_NAME: "deployment_status" }), /^GITHUB_EVENT_PATH is missing/],
  [
    "a missing file",
    () => ({ GITHUB_EVENT_NAME: "deployment_status", GITHUB_EVENT_PATH: "/none/of/this" }),
    /^GITHUB_EVENT_PATH names \/none\/of\/this, which cannot be used: ENOENT\.$/,
  ],
  [
    "a folder",
    () => ({ GITHUB_EVENT_NAME: "deployment_status", GITHUB_EVENT_PATH: "/tmp" }),
    /which cannot be used: it is not a file\.$/,
  ],
  ["no JSON", () => eventEnv("deployment_status", "{"), /which cannot be used: it is not JSON\.$/],
  ["a file that is too large", () => eventEnv("deployment_status", " ".repeat(26 * 1024 * 1024)), /more than 25 MB\.$/],
  ["no object", () => eventEnv("deployment_status", "[]"), /it does not have GitHub's format\.$/],
  ["another form", () => status({ state: 1 }), /deployment_status\.state does not have GitHub's format\.$/],
  ["no status", () => eventEnv("deployment_status", "{}"), /^deployment_status is missing/],
  [
    "no URL",
    () => status({ environment_url: "ftp://shop.example/" }),
    /^deployment_status\.environment_url must be an http or https URL/,
  ],
])("auto with %s is rejected with a message", async ([, env, says]) => {
  const step = await runHere({ inputs: { url: "auto" }, env: env() });

  expect(step.code).toBe(1);
  expect(step.annotations.map(({ name, data }) => [name, data])).toEqual([["error", expect.stringMatching(says)]]);
  expect(step.outputs).toEqual({ passed: "false" });
});

function configured(values: object): string {
  const path = join(mkdtempSync(join(tmpdir(), "portcullis-deployed-")), "gate.config.json");
  onTestFinished(() => rmSync(dirname(path), { recursive: true }));
  writeFileSync(path, JSON.stringify(values));
  return path;
}

test("a configuration applies to the URL of an event, and its own targets take precedence over that URL", async () => {
  const [own, deployed] = [await site(), await site()];
  const env = status({ environment_url: deployed });
  const [general, particular] = [configured({ min_ssl: "F" }), configured({ min_ssl: "F", targets: [own] })];

  const ends = await Promise.all([
    runHere({ inputs: { "ca-file": caFile, config: general }, env }),
    runHere({ inputs: { "ca-file": caFile, config: particular }, env }),
    runHere({ inputs: { "ca-file": caFile, config: particular, url: "auto" }, env }),
  ]);

  expect(ends.map(({ outputs }) => outputs["url"])).toEqual([deployed, own, deployed]);
  const judged = ends.map(({ outputs }) => {
    const { targets } = JSON.parse(readFileSync(outputs["results-file"] ?? "", "utf8")) as GateResult;
    return targets.flatMap(({ checks }) => checks.filter(({ id }) => id === "ssl"));
  });
  expect(judged.flat().map(({ expected, source }) => [expected, source])).toEqual([1, 2, 3].map(() => ["F", "file"]));
});

test.for(reportKinds)("a verdict that is unknown before any measurement has a %s report", async (kind) => {
  const path = join(dirname(configured({})), "report");
  const event = status({ state: "failure" });

  const step = await runHere({ inputs: { report: `${kind}=${path}` }, env: event });

  expect([step.code, loudOf(step)]).toEqual([1, 1]);
  expect(readFileSync(path, "utf8").length).toBeGreaterThan(10);
  expect(/"executionSuccessful": ?true/.test(readFileSync(path, "utf8"))).toBe(false);
});

function loudOf({ annotations }: Step): number {
  return annotations.filter(({ name }) => name === "error").length;
}

test("auto cannot be combined with other URLs", async () => {
  const step = await runHere({ inputs: { url: "auto\nhttps://localhost:1/" }, env: status({}) });

  expect(step.annotations.map(({ data }) => data)).toEqual([
    "url: auto cannot be used together with other URLs: auto stands for the URL of the event.",
  ]);
});

test("the text of an event contains no commands for a runner", async () => {
  const evil = "x\n::error::pwned\r##[stop-commands]y<img>@all";
  const step = await runHere({
    inputs: { url: "auto" },
    env: status({ state: evil, environment: evil }),
  });

  expect(step.annotations.map(({ name }) => name)).toEqual(["error"]);
  expect(step.commands).toHaveLength(1);
});
