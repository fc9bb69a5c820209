import { expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { rulesOf } from "../../src/rules/rules.ts";
import { sarifComplaints, type SarifLog } from "./readers.ts";
import { finding, nowhere, resultOf, scenes, target, workflow, write } from "./scenes.ts";

async function runOf(result: GateResult | undefined, place = nowhere): Promise<SarifLog["runs"][number]> {
  if (!result) throw new Error("no scene");
  const [run] = (JSON.parse(await write("sarif", result, place)) as SarifLog).runs;
  if (!run) throw new Error("no run");
  return run;
}

test("a pass is a run with no results, which an upload needs as well", async () => {
  const { results, invocations, tool } = await runOf(scenes["a pass without findings"]);

  expect(results).toEqual([]);
  expect(tool.driver.rules).toEqual([]);
  expect(invocations[0]).toMatchObject({ executionSuccessful: true, toolExecutionNotifications: [] });
});

test.for(["nothing measured", "every threshold off, and no site", "several targets"])(
  "%s: a failed measurement is no result, but a run that did not succeed",
  async (scene) => {
    const { results, invocations } = await runOf(scenes[scene]);
    const [invocation] = invocations;

    expect(invocation?.executionSuccessful).toBe(false);
    expect(invocation?.toolExecutionNotifications.map(({ message }) => message.text).join()).toContain("refused");
    expect(results.some(({ message }) => message.text.includes("gone.example"))).toBe(false);
  },
);

test("a location is the line of the workflow that names the target", async () => {
  const { results } = await runOf(scenes["several targets"], workflow);

  const places = results.map(({ locations }) => locations[0]?.physicalLocation);
  expect(new Set(places.map((place) => place?.artifactLocation.uri))).toEqual(
    new Set([".github/workflows/my%20gate.yml"]),
  );
  expect(places[0]?.region).toEqual({
    startLine: 4,
    startColumn: 1,
    endLine: 4,
    endColumn: 26,
    snippet: { text: "url: https://shop.example" },
  });
  expect(results[0]?.relatedLocations?.[0]?.physicalLocation.artifactLocation.uri).toBe("shop.example");
});

test.for([
  ["https://shop.example/", "shop.example"],
  ["https://shop.example:8443/a%20b/?token=1", "shop.example%3A8443/a%20b"],
  ["http://[2001:db8::1]:8080/x", "%5B2001%3Adb8%3A%3A1%5D%3A8080/x"],
  ["https://shop.example/a:b/[c]", "shop.example/a%3Ab/%5Bc%5D"],
  ["javascript:alert(1)", "target"],
  ["no URL at all", "target"],
] as const)("without a file, %s is at %s", async ([url, uri]) => {
  const result = resultOf([target("pass", { url, findings: [finding("http.x")] })]);
  const { results } = await runOf(result);

  expect(results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(uri);
  expect(sarifComplaints(await write("sarif", result))).toEqual([]);
});

test("waivers are suppressions, and a baseline distinguishes new from known", async () => {
  const { results, invocations } = await runOf(scenes["waivers and a baseline"]);

  const said = Object.fromEntries(
    results.map(({ ruleId, level, suppressions, baselineState }) => [
      ruleId,
      [level, suppressions?.map(({ justification }) => justification), baselineState],
    ]),
  );
  const excuse = ["The vendor mends it in January. (2027-01-31)"];
  expect(said).toEqual({
    "gate.ssl": ["note", excuse, "new"],
    "gate.pqc": ["warning", [], "new"],
    "http.csp-missing": ["note", excuse, "new"],
    "http.framing-missing": ["warning", [], "new"],
    "http.referrer-missing": ["note", [], "unchanged"],
  });
  expect(invocations[0]?.toolConfigurationNotifications.map(({ level }) => level)).toEqual([
    "error",
    "warning",
    "warning",
  ]);
});

test("a result has the same identity in every run, independent of values and lines", async () => {
  const result = resultOf([target("pass", { findings: [finding("http.x", { subject: "server" })] })]);
  const later = resultOf([
    target("pass", { findings: [finding("http.x", { subject: "server", cause: "Otherwise.", evidence: "nginx/2" })] }),
  ]);
  const elsewhere = finding("http.x", { subject: "server", fingerprint: "1".repeat(64) });
  const other = resultOf([target("pass", { url: "https://other.example/", findings: [elsewhere] })]);
  const [first, second, third] = await Promise.all([runOf(result), runOf(later, workflow), runOf(other)]);
  const identity = (run: typeof first | undefined): string | undefined =>
    run?.results[0]?.partialFingerprints.primaryLocationLineHash;

  expect(identity(second)).toBe(identity(first));
  expect(identity(third)).not.toBe(identity(first));
});

test("of very many results GitHub gets as many as it keeps, the worst first", async () => {
  const findings = Array.from({ length: 6000 }, (_, index) =>
    finding(`http.x-${index % 7}`, { severity: index < 5999 ? "low" : "critical", subject: `${index}` }),
  );
  const { results, invocations } = await runOf(resultOf([target("pass", { findings })]));

  expect(results).toHaveLength(5000);
  expect(results[0]).toMatchObject({ level: "warning", properties: { severity: "critical" } });
  expect(invocations[0]?.toolExecutionNotifications[0]?.message.text).toBe(
    "+1000 more results are in the result object.",
  );
});

test("rules are described in their checks' words, without measured values", async () => {
  const result = resultOf([
    target("fail", { findings: [finding("ssl.expires-soon"), finding("http.csp-missing"), finding("new.rule")] }),
  ]);
  const said = async (language: "en" | "ko"): Promise<readonly string[]> => {
    const rules = await rulesOf(result, language);
    const { tool } = await runOf(result, { ...nowhere, language, rules });
    return tool.driver.rules.map(({ shortDescription }) => shortDescription.text);
  };

  expect(await said("en")).toEqual([
    "The certificate expires in …, on ….",
    "No Content-Security-Policy is sent.",
    "new: rule",
  ]);
  expect((await said("ko")).join()).toMatch(/Content-Security-Policy[^,]*니다/);
  expect((await said("ko")).join()).not.toContain("{");
});

test("nothing in a message is a link or a placeholder", async () => {
  const cause = "See [here](https://evil.example/) and {0}.";
  const { results } = await runOf(resultOf([target("pass", { findings: [finding("http.x", { cause })] })]));

  expect(results[0]?.message.text).not.toMatch(/\]\(|\{\d/);
});
