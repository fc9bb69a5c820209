import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { casesOf, junitComplaints, sarifComplaints } from "../report/readers.ts";
import { serveHttp } from "../twins/http.ts";
import { machine, type Scene } from "./machines/machine.ts";
import { executeBeside } from "./machines/process.ts";
import { openShop, type Shop } from "./machines/shop.ts";

// Runs the examples' own lines for Azure, Bitbucket and Jenkins, in the shell and with the variables of that service. Their YAML parsers
// are not available here.

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 400_000);
afterAll(() => shop[Symbol.asyncDispose]());

const outcomes: readonly (readonly [scene: Scene, code: number])[] = [
  ["good", 0],
  ["bare", 1],
  ["nobody", 3],
];

function outcomesOf(junit: string): ReadonlySet<string> {
  expect(junitComplaints(junit)).toEqual([]);
  return new Set(casesOf(junit).map(({ outcome }) => outcome));
}

const told: Readonly<Record<Scene, string>> = { good: "passed", bare: "failure", nobody: "error" };

interface AzureStep {
  readonly displayName?: string;
  readonly script?: string;
  readonly task?: string;
  readonly condition?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
}

const azure = parse(readFileSync("examples/azure/azure-pipelines.yml", "utf8")) as {
  readonly stages: readonly {
    readonly stage: string;
    readonly dependsOn?: string;
    readonly jobs: readonly { readonly steps: readonly AzureStep[] }[];
  }[];
};

/** Runs the scripts of the gate's job: after a failure, only those that ask for it. */
function runAzure(
  scene: Scene,
  change: Readonly<Record<string, string>> = {},
): { readonly codes: readonly (number | null)[]; readonly out: string; readonly folder: string } {
  const { folder, run } = machine(shop, scene, { TF_BUILD: "True" });
  const codes: (number | null)[] = [];
  let out = "";
  for (const { script, condition, env } of azure.stages[1]?.jobs[0]?.steps ?? []) {
    if (script === undefined || (codes.some((code) => code !== 0) && condition !== "succeededOrFailed()")) continue;
    const ended = run({ text: script, env: { BUILD_SOURCESDIRECTORY: folder, ...env, ...(env && change) } });
    codes.push(ended.code);
    out += ended.out;
  }
  return { codes, out, folder };
}

test.for(outcomes)("Azure: a site that is %s", ([scene, code]) => {
  const { codes, out, folder } = runAzure(scene);

  expect(codes).toEqual([0, code, 0]);
  expect(out.includes("##vso[task.logissue type=error;")).toBe(code !== 0);
  expect(out).not.toContain("##vso[task.complete");
  const summary = /^##vso\[task\.uploadsummary\](?<path>.+)$/m.exec(out)?.groups?.["path"] ?? "";
  expect(summary).toBe(join(folder, "portcullis/summary.md"));
  expect(readFileSync(summary, "utf8")).toContain("staging.shop.example");
  const publish = azure.stages[1]?.jobs[0]?.steps.find(({ task }) => task === "PublishTestResults@2");
  expect(publish?.condition).toBe("succeededOrFailed()");
  expect([...outcomesOf(readFileSync(join(folder, publish?.inputs?.["testResultsFiles"] ?? ""), "utf8"))]).toContain(
    told[scene],
  );
});

test("Azure: with a wrong threshold the step fails, and there is no summary", () => {
  const { codes, out } = runAzure("good", { PORTCULLIS_MIN_SSL: "A-" });

  expect(codes).toEqual([0, 2, 0]);
  expect(out).not.toContain("uploadsummary");
});

const bitbucket = parse(readFileSync("examples/bitbucket/bitbucket-pipelines.yml", "utf8")) as {
  readonly pipelines: {
    readonly branches: {
      readonly main: readonly {
        readonly step: { readonly script: readonly string[]; readonly "after-script"?: readonly string[] };
      }[];
    };
  };
};
const gateStep = bitbucket.pipelines.branches.main[1]?.step;

test.for<readonly [scene: Scene, code: number, result: string]>([
  ["good", 0, "PASSED"],
  ["bare", 1, "FAILED"],
  ["nobody", 3, "FAILED"],
])("Bitbucket: a site that is %s ends with %i and is reported as %s", async ([scene, code, result]) => {
  const commit = "4a0e1f6c0d7b3b6cb0d6a4d2f1c5b8e9a7f3d210";
  const { folder, run, env } = machine(shop, scene, {
    BITBUCKET_BUILD_NUMBER: "7",
    BITBUCKET_REPO_FULL_NAME: "shop/site",
    BITBUCKET_COMMIT: commit,
  });
  // The port is Bitbucket's own choice.
  await using proxy = await serveHttp({ port: 29_418 });

  const ended = run({ text: `set -e\n${gateStep?.script.join("\n")}` });
  const after = `cd '${folder}'; ${gateStep?.["after-script"]?.join("\n")}`;
  const variables = Object.entries({ ...env, BITBUCKET_EXIT_CODE: `${ended.code}` }).map((entry) => entry.join("="));
  const reported = await executeBeside("env", ["-i", ...variables, "bash", "-c", after], folder);

  expect([ended.code, reported.code]).toEqual([code, 0]);
  expect([...outcomesOf(readFileSync(join(folder, "test-results/portcullis.xml"), "utf8"))]).toContain(told[scene]);
  expect(proxy.asked.map(({ method, path }) => [method, path])).toEqual([
    ["PUT", `http://api.bitbucket.org/2.0/repositories/shop/site/commit/${commit}/reports/portcullis-gate`],
  ]);
  expect(JSON.parse(proxy.asked[0]?.body.toString() ?? "")).toEqual({
    title: "Portcullis",
    details: expect.stringMatching(/\.$/) as string,
    report_type: "SECURITY",
    reporter: "portcullis",
    result,
  });
});

test("Bitbucket: where the report is not taken, the verdict stays", () => {
  const { run } = machine(shop, "good", {
    BITBUCKET_EXIT_CODE: "0",
    BITBUCKET_REPO_FULL_NAME: "a/b",
    BITBUCKET_COMMIT: "c",
  });

  const { code, out } = run({ text: gateStep?.["after-script"]?.join("\n") ?? "" });

  expect([code, out]).toEqual([0, "The report was not taken.\n"]);
});

const jenkins = readFileSync("examples/jenkins/Jenkinsfile", "utf8");

/** The variables of the block `environment`, and the shell lines of the stage Gate, as Groovy writes them. */
function readJenkinsfile(): { readonly env: Readonly<Record<string, string>>; readonly lines: readonly string[] } {
  const block = /environment \{(?<body>.*?)\n {2}\}/s.exec(jenkins)?.groups?.["body"] ?? "";
  const stage = /stage\('Gate'\)(?<body>.*?)stage\('Promote'\)/s.exec(jenkins)?.groups?.["body"] ?? "";
  return {
    env: Object.fromEntries(
      [...block.matchAll(/^ +(?<name>\w+) = '(?<value>[^'\\]*)'$/gm)].map(([, name = "", value = ""]) => [name, value]),
    ),
    lines: [...stage.matchAll(/\bsh(?: |\(script: )'(?<line>[^'\\]*)'/g)].map(([, line = ""]) => line),
  };
}

test.for(outcomes)("Jenkins: a site that is %s ends with %i", ([scene, code]) => {
  const { env, lines } = readJenkinsfile();
  const { folder, run } = machine(shop, scene, { JENKINS_URL: "https://ci.shop.example/", ...env });

  // `sh` runs a script with -xe, in the shell of the agent.
  const ended = lines.map((text) => run({ text, shell: ["sh", "-xe", "-c"] }).code);

  expect([lines.length, ended]).toEqual([2, [0, code]]);
  const patterns = [...jenkins.matchAll(/(?:testResults|pattern): '(?<path>[^']+)'/g)].map(([, path = ""]) =>
    join(folder, path),
  );
  const [junit = "", sarif = ""] = patterns.map((path) => readFileSync(path, "utf8"));
  expect([...outcomesOf(junit)]).toContain(told[scene]);
  expect(sarifComplaints(sarif)).toEqual([]);
});

test("Jenkins: a failed measurement is unstable, every other code is an error, and brackets match", () => {
  expect(jenkins).toMatch(/if \(code == 3\) unstable\([^)]*\)\n +else if \(code != 0\) error\(/);
  const words = jenkins.replaceAll(/\/\/.*|'[^']*'|"[^"]*"/g, "");
  for (const [open = "", close = ""] of ["{}", "()", "[]"].map((pair) => pair.split("")))
    expect(words.split(open).length).toBe(words.split(close).length);
});
