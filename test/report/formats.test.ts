import { expect, test } from "vitest";
import { languages } from "../../src/core/text.ts";
import type { ReportKind } from "../../src/report/kind-names.ts";
import {
  casesOf,
  codeQualityComplaints,
  junitComplaints,
  nodesOf,
  readTap,
  sarifComplaints,
  type Complaints,
} from "./readers.ts";
import { obey } from "../action/runner.ts";
import { widthOf } from "../../src/report/width.ts";
import { nowhere, scenes, workflow, write } from "./scenes.ts";

const readers: readonly (readonly [kind: ReportKind, complaints: (text: string) => Complaints])[] = [
  ["sarif", sarifComplaints],
  ["codequality", codeQualityComplaints],
  ["junit", junitComplaints],
];

const all = Object.keys(scenes);

test.for(readers.flatMap(([kind, complaints]) => all.map((scene) => [kind, scene, complaints] as const)))(
  "%s of %s is taken by its readers",
  async ([kind, scene, complaints]) => {
    const result = scenes[scene];
    if (!result) throw new Error(scene);
    for (const place of [nowhere, workflow])
      for (const language of languages)
        expect(complaints(await write(kind, result, { ...place, language }))).toEqual([]);
  },
);

interface Row {
  readonly scene: string;
  /** Cases of JUnit, and points of TAP, by outcome. */
  readonly counts: Readonly<Partial<Record<"passed" | "failure" | "error" | "skipped", number>>>;
}

test.for<Row>([
  { scene: "a pass without findings", counts: { passed: 4 } },
  { scene: "a failure", counts: { failure: 1, passed: 2, skipped: 1 } },
  { scene: "nothing measured", counts: { error: 4 } },
  // A report with only skipped targets must not look like success.
  { scene: "every threshold off, and no site", counts: { skipped: 4, error: 1 } },
  { scene: "several targets", counts: { passed: 6, failure: 1, skipped: 1, error: 4 } },
  { scene: "waivers and a baseline", counts: { passed: 7, skipped: 2, failure: 1 } },
  { scene: "a finding that fails", counts: { passed: 4, failure: 1 } },
  { scene: "300 findings", counts: { passed: 4 } },
])("$scene, as tests", async ({ scene, counts }) => {
  const result = scenes[scene];
  if (!result) throw new Error(scene);

  const cases = casesOf(await write("junit", result));
  const points = readTap(await write("tap", result));

  expect(countsOf(cases.map(({ outcome }) => outcome))).toEqual(counts);
  expect(points.map(({ isOk, directive }) => [isOk, directive])).toEqual(
    cases.map(({ outcome }) => [outcome === "passed" || outcome === "skipped", outcome === "skipped" ? "SKIP" : null]),
  );
  expect(points.map(({ name }) => name)).toEqual(cases.map(({ classname, name }) => `${classname} ${name}`));
});

function countsOf(words: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, group]) => [word, group.length]));
}

test.for(all)("%s: nothing that was measured is in the name of a test", async (scene) => {
  const result = scenes[scene];
  if (!result) throw new Error(scene);
  const other = {
    ...result,
    targets: result.targets.map((target) => ({
      ...target,
      address: "198.51.100.7",
      cost: { connections: 9, requests: 9, roundTrips: 9, ms: 9999 },
      checks: target.checks.map((check) => ({ ...check, actual: "F" as const, message: "Something else." })),
    })),
  };
  const names = async (told: typeof result): Promise<readonly string[]> =>
    casesOf(await write("junit", told)).map(({ classname, name }) => `${classname} ${name}`);

  expect(await names(other)).toEqual(await names(result));
});

test("GitLab gets the file of a case, which the schema of Jenkins refuses", async () => {
  const result = scenes["a failure"];
  if (!result) throw new Error("no scene");
  const place = { ...nowhere, source: { path: ".gitlab-ci.yml", text: null } };

  const [jenkins, gitlab] = [
    await write("junit", result, place),
    await write("junit", result, { ...place, pipeline: "gitlab" }),
  ];

  expect(casesOf(gitlab).map(({ file }) => file)).toEqual(Array.from({ length: 4 }, () => ".gitlab-ci.yml"));
  expect(casesOf(jenkins).some(({ file }) => file !== null)).toBe(false);
  expect(junitComplaints(gitlab).join()).toContain("'file'");
  for (const text of [jenkins, gitlab]) expect(text).toMatch(/<testsuite [^>]* file="\.gitlab-ci\.yml">/);
});

test("a result that passes only by a waiver or with a warning is marked so", async () => {
  const result = scenes["waivers and a baseline"];
  if (!result) throw new Error("no scene");
  const cases = casesOf(await write("junit", result));
  const bodyOf = (name: string): string => cases.find((each) => each.name === name)?.body ?? "";

  expect(bodyOf("ssl")).toContain("waived until 2027-01-31: The vendor mends it in January.");
  expect(bodyOf("http.csp-missing")).toContain("waived until 2027-01-31");
  expect(bodyOf("http.framing-missing")).toBe("http.framing-missing was found.\nMend http.framing-missing.");
  expect(cases.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["gate.waiver-unneeded", "gate.waiver-unneeded #2"]),
  );
});

test.for(["a pass without findings", "a failure", "nothing measured", "waivers and a baseline", "words in Korean"])(
  "the badge of %s shows the verdict in a word, also as alternative text",
  async (scene) => {
    const result = scenes[scene];
    if (!result) throw new Error(scene);
    const said = {
      pass: ["PASS", "통과"],
      fail: ["FAIL", "실패"],
      unknown: ["UNKNOWN", "판단 불가"],
      warn: ["WARN", "주의"],
    };
    for (const [index, language] of languages.entries()) {
      const svg = await write("badge", result, { ...nowhere, language });
      const word = said[result.verdict][index] ?? "";
      expect(svg).toContain(`<title>portcullis: ${word}`);
      expect(svg).toContain(`aria-label="portcullis: ${word}`);
      expect(nodesOf(svg).filter((name) => name === "text")).toHaveLength(2);
    }
  },
);

test("one line a target, and one for the run", async () => {
  const result = scenes["several targets"];
  if (!result) throw new Error("no scene");

  const lines = (await write("ndjson", result))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as object);

  const { targets, ...run } = result;
  expect(lines.slice(0, -1)).toEqual(targets.map((target) => expect.objectContaining(target) as unknown));
  expect(lines.at(-1)).toEqual({ type: "result", ...run });
});

test("JSON is the result object", async () => {
  for (const result of Object.values(scenes)) expect(JSON.parse(await write("json", result))).toEqual(result);
});

test("an Azure pipeline gets annotations at a target's line, at most ten of each kind", async () => {
  const result = scenes["300 findings"];
  if (!result) throw new Error("no scene");

  const lines = (await write("azure", result, workflow)).trimEnd().split("\n");

  const issues = lines.filter((line) => line.startsWith("##vso["));
  expect(issues).toHaveLength(10);
  expect(issues[0]).toBe(
    "##vso[task.logissue type=warning;sourcepath=.github/workflows/my gate.yml;linenumber=4;code=http.problem-0]" +
      "http.problem-0 (header-0) · https://shop.example/: http.problem-0 was found.%0AMend http.problem-0.",
  );
  expect(issues.map((line) => /\+\d+ more/.exec(line)?.[0]).filter(Boolean)).toEqual(["+170 more"]);
  expect(lines[0]).toBe("PASS · https://shop.example/: 4 of 4 met");
  expect(lines).toHaveLength(21);
});

test("a page in Markdown is short enough for a comment, and says how much is missing", async () => {
  const [result] = [scenes["300 findings"]];
  if (!result) throw new Error("no scene");
  const [first] = result.targets;
  const long = "<`|&*_#@ 한국어 ".repeat(60);
  const findings = (first?.findings ?? []).map((finding) => ({ ...finding, cause: long, action: long }));
  const one = { ...result, targets: result.targets.map((target) => ({ ...target, findings })) };
  const hundreds = { ...one, targets: Array.from({ length: 400 }, () => one.targets).flat() };

  const pages = await Promise.all([result, one, hundreds].map((each) => write("markdown", each)));

  expect(pages.map((page) => Buffer.byteLength(page) <= 60_000)).toEqual([true, true, true]);
  expect(pages[0]).toContain("+250 more findings");
  expect(pages[1]).toMatch(/\+2\d\d more findings/);
  expect(pages[2]).toMatch(/\+\d+ more targets/);
  expect(pages.map((page) => page.includes("https://shop.example"))).toEqual([true, true, true]);
});

test.for(languages)("the text lists waived and known findings and notes on the run, in %s", async (language) => {
  const result = scenes["waivers and a baseline"];
  if (!result) throw new Error("no scene");
  const said = {
    en: [
      "shop · https://shop.example/",
      "3 of 4 met, 1 warning, 1 waived, warned by pqc, http.framing-missing",
      "waived until 2027-01-31",
      "in the baseline",
    ],
    ko: [
      "shop · https://shop.example/",
      "기준 4개 중 3개 충족, 주의 1개, 예외 1건, 주의 원인: pqc, http.framing-missing",
      "2027-01-31까지 예외",
      "기준선에 있는 문제",
    ],
  }[language];
  const place = { ...nowhere, language };

  const [text, page] = [await write("text", result, place), await write("markdown", result, place)];

  for (const each of said) expect(text).toContain(each);
  for (const each of said.slice(2)) expect(page).toContain(each);
  for (const each of [text, page]) expect(each).toContain("✗ A waiver has expired");
});

test.for(all)("%s: no line of the report is wider than 80 columns", async (scene) => {
  const result = scenes[scene];
  if (!result) throw new Error(scene);
  for (const language of languages) {
    const lines = (await write("text", result, { ...nowhere, language })).split("\n");
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
  }
});

test("an annotation's level matches its effect on the verdict", async () => {
  const result = scenes["waivers and a baseline"];
  if (!result) throw new Error("no scene");

  const { commands } = obey(await write("github", result));

  expect(commands.map(({ name, properties }) => [name, properties["title"]])).toEqual([
    ["error", "gate.baseline-mended"],
    ["warning", "gate.waiver-unneeded"],
    ["warning", "gate.waiver-unneeded"],
    ["warning", "WARN pqc · shop · https://shop.example/"],
    ["warning", "http.framing-missing · shop · https://shop.example/"],
    ["notice", "ssl · shop · https://shop.example/"],
    ["notice", "http.csp-missing · shop · https://shop.example/"],
    ["notice", "http.referrer-missing · shop · https://shop.example/"],
  ]);
});
