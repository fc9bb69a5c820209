import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { redirect } from "../twins/answers.ts";
import { closedPort } from "../twins/tcp.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";
import { declaredOutputs, entries, runHere, runStep, type Step } from "./runner.ts";
import { caFile, goodPage } from "./scenes.ts";

async function site(options: TlsTwinOptions = {}): Promise<string> {
  return `https://localhost:${(await keep(serveTls({ answer: goodPage, ...options }))).port}/`;
}

/** Returns errors and warnings. Notices are about what is not graded, so a good site has some. */
function loud({ annotations }: Step): Step["annotations"] {
  return annotations.filter(({ name }) => name !== "notice");
}

const bare = reply({ body: "<!doctype html>" });

test.for(entries)("%s passes a good site", async (entry) => {
  const url = await site();

  const step = await runStep({ inputs: { url, "ca-file": caFile }, entry });

  expect(loud(step)).toEqual([]);
  expect(step.code).toBe(0);
  expect(step.log).toContain(`✓ PASS  ${url}`);
  expect(step.summary).toContain("<h3>✓ PASS <code>https");
  expect(Object.keys(step.outputs)).toEqual(declaredOutputs);
  expect(step.outputs).toMatchObject({
    verdict: "pass",
    passed: "true",
    "ssl-grade": "A+",
    "headers-grade": "A+",
    "failed-count": "0",
    "unknown-count": "0",
    complete: "true",
    url,
  });
  expect(Number(step.outputs["days-left"])).toBeGreaterThan(14);
  const result = JSON.parse(readFileSync(step.outputs["results-file"] ?? "", "utf8")) as GateResult;
  expect(result).toMatchObject({ schema: "portcullis/gate@2", verdict: "pass", targets: [{ url }] });
  expect(step.outputs["results-file"]?.startsWith(step.folder)).toBe(true);
});

test.for(entries)(
  "%s fails a site without headers, and the first annotation names the missed threshold",
  async (entry) => {
    const url = await site({ answer: bare });

    const step = await runStep({ inputs: { url, "ca-file": caFile }, entry });

    expect(step.code).toBe(1);
    const [first] = step.annotations;
    expect(first).toEqual({
      name: "error",
      properties: { title: `FAIL headers · ${url}` },
      data: expect.stringMatching(
        /^The security headers are graded [DF], below C\.\nFix the http findings, worst first\.$/,
      ),
    });
    const told = step.annotations.map(({ name, properties }) => [name, properties["title"]?.split(" ")[0]]);
    expect(told).toContainEqual(["error", "http.csp-missing"]);
    expect(told).toContainEqual(["warning", "http.framing-missing"]);
    expect(step.outputs).toMatchObject({ verdict: "fail", passed: "false", "failed-count": "1" });
    expect(step.log).toContain("http.csp-missing");
    expect(step.summary).toContain("No Content-Security-Policy is sent.");
  },
);

test.for(entries)("%s reports a target that could not be measured as unknown, and fails the step", async (entry) => {
  const url = `https://localhost:${await closedPort()}/`;

  const step = await runStep({ inputs: { url }, entry });

  expect(step.code).toBe(1);
  expect(step.annotations).toEqual([
    {
      name: "error",
      properties: { title: `UNKNOWN ssl, headers, days, https · ${url}` },
      data: expect.stringMatching(/^It could not be measured\.\nlocalhost refused the connection on port \d+\.$/),
    },
  ]);
  expect(step.outputs).toMatchObject({
    verdict: "unknown",
    passed: "false",
    "ssl-grade": "",
    "headers-grade": "",
    "days-left": "",
    "unknown-count": "1",
  });
});

test("several targets are listed in their order, and the worst of them counts", async () => {
  const [good, flawed] = [await site(), await site({ answer: bare, served: chainFor("expired") })];

  const step = await runStep({ inputs: { url: `  ${good}\r\n\n${flawed}\n`, "ca-file": caFile } });

  expect(step.code).toBe(1);
  expect(step.outputs).toMatchObject({ verdict: "fail", url: `${good}\n${flawed}`, "failed-count": "1" });
  expect(step.outputs["ssl-grade"]).toBe("F");
  expect(Number(step.outputs["days-left"])).toBeLessThan(0);
  expect(step.log).toContain("[2/2] ");
  expect(step.log).toContain("2 targets: 1 passed, 1 failed, 0 unknown");
  expect(step.summary.match(/<details open>/g)).toHaveLength(1);
});

test("one target that cannot be measured leaves the worst grade empty, but not the verdict of the other", async () => {
  const urls = [await site({ answer: bare }), `https://localhost:${await closedPort()}/`];

  const { outputs } = await runHere({ inputs: { url: urls.join("\n"), "ca-file": caFile } });

  expect(outputs).toMatchObject({ verdict: "fail", "ssl-grade": "", "failed-count": "1", "unknown-count": "1" });
});

test("a target that fails, of which a part could not be measured, is not complete", async () => {
  const gone = `https://localhost:${await closedPort()}/`;
  const url = await site({ answer: redirect(gone), served: chainFor("expired") });
  const file = join(folderWith({}), "gate.sarif");

  const { outputs } = await runHere({ inputs: { url, "ca-file": caFile, report: `sarif=${file}` } });

  expect(outputs).toMatchObject({ verdict: "fail", "unknown-count": "0", complete: "false" });
  expect(readFileSync(file, "utf8")).toMatch(/"executionSuccessful": ?false/);
});

test("log, annotations and summary can be in Korean", async () => {
  const url = await site({ answer: bare });

  const step = await runHere({ inputs: { url, "ca-file": caFile, lang: "ko" } });

  expect(step.log).toContain(`✗ 실패  ${url}`);
  expect(step.annotations[0]?.data).toContain("보안 헤더 등급은");
  expect(step.summary).toContain("<th>기준</th>");
  expect(step.outputs["verdict"]).toBe("fail");
});

test("many findings give at most ten annotations of each kind, and the last one counts the others", async () => {
  const urls = await Promise.all(Array.from({ length: 12 }, () => site({ answer: bare })));

  const { annotations } = await runHere({ inputs: { url: urls.join("\n"), "ca-file": caFile } });

  for (const kind of ["error", "warning"]) {
    const all = annotations.filter(({ name }) => name === kind);
    expect(all).toHaveLength(10);
    expect(all.at(-1)?.data).toMatch(/\n\+\d+ more: they are in the results file\.$/);
  }
  // The reasons why the gate does not pass come first.
  expect(annotations.slice(0, 10).every(({ properties }) => properties["title"]?.startsWith("FAIL headers"))).toBe(
    true,
  );
});

test("a threshold shows whether it is from an input or a variable, and an input beats its variable", async () => {
  const url = await site();

  const { outputs } = await runHere({
    inputs: { url, "ca-file": caFile, "min-ssl": "f", "require-https": "False" },
    env: { PORTCULLIS_MIN_SSL: "A+", PORTCULLIS_MIN_HEADERS: "off" },
  });

  const { targets } = JSON.parse(readFileSync(outputs["results-file"] ?? "", "utf8")) as GateResult;
  expect(targets[0]?.checks.map(({ id, expected, source }) => [id, expected, source])).toEqual([
    ["ssl", "F", "input"],
    ["headers", "off", "environment"],
    ["days", 14, "default auto"],
    ["https", false, "input"],
  ]);
});

test("targets can come from PORTCULLIS_URL, and lists may have one entry per line or commas", async () => {
  const { port } = await keep(serveTls({ answer: goodPage }));
  const resolve = `shop.example:443:127.0.0.1:${port}\nlocalhost:443:127.0.0.1:${port}, localhost:80:127.0.0.1:${await closedPort()}`;

  const step = await runHere({ inputs: { "ca-file": caFile, resolve }, env: { PORTCULLIS_URL: "https://localhost/" } });

  expect(step.outputs).toMatchObject({ verdict: "pass", url: "https://localhost/" });
});

test("annotations and summary can be switched off", async () => {
  const url = await site({ answer: bare });

  const step = await runHere({ inputs: { url, "ca-file": caFile, annotations: "FALSE", summary: "false" } });

  expect(step.annotations).toEqual([]);
  expect(step.summary).toBe("");
  expect([step.code, step.outputs["verdict"]]).toEqual([1, "fail"]);
});

test("the results file is written to the requested path, and missing folders are created", async () => {
  const url = await site();

  const { code, outputs, folder } = await runStep({
    inputs: { url, "ca-file": caFile, "results-file": "reports/gate.json" },
  });

  expect(code).toBe(0);
  expect(outputs["results-file"]).toBe(join(folder, "reports/gate.json"));
  expect(existsSync(join(folder, "reports/gate.json"))).toBe(true);
});

test("without the runner's files the verdict is the same", async () => {
  const url = await site();
  const env = { GITHUB_OUTPUT: undefined, GITHUB_STEP_SUMMARY: undefined, RUNNER_TEMP: undefined };

  const step = await runStep({ inputs: { url, "ca-file": caFile }, env });

  expect([step.code, loud(step), step.outputs]).toEqual([0, [], {}]);
});

test.for([
  ["the summary", { GITHUB_STEP_SUMMARY: "/dev/null/x" }, {}, "warning", "GITHUB_STEP_SUMMARY names /dev/null/x", 0],
  ["the outputs", { GITHUB_OUTPUT: "/dev/null/x" }, {}, "warning", "GITHUB_OUTPUT names /dev/null/x", 0],
  ["the default results file", { RUNNER_TEMP: "/dev/null" }, {}, "warning", "RUNNER_TEMP names /dev/null/", 0],
  ["a requested results file", {}, { "results-file": "/dev/null/x/y" }, "error", "results-file names", 1],
] as const)(
  "%s cannot be written: that is reported, and the verdict stands",
  async ([, env, inputs, kind, says, code]) => {
    const url = await site();

    const step = await runHere({ inputs: { url, "ca-file": caFile, ...inputs }, env });

    expect(loud(step)).toEqual([
      { name: kind, properties: { title: "Portcullis" }, data: expect.stringContaining(says) },
    ]);
    expect(step.annotations[0]?.data).toMatch(/cannot be used: .*\((?:ENOTDIR|EEXIST|ENOENT)\)\.$/);
    expect(step.code).toBe(code);
    expect(step.log).toContain("✓ PASS");
  },
);
