import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { codeQualityComplaints, junitComplaints, sarifComplaints } from "../report/readers.ts";
import { clone } from "./machines/packed.ts";
import { execute, run, temporaryFolder } from "./machines/process.ts";
import { openShop, type Shop } from "./machines/shop.ts";

// The example runs in gitlab-ci-local, in a repository named like the component. `include: component`, which finds this clone's template there,
// replaces `include: remote`, and local shells replace containers.

interface Example {
  readonly include: readonly [{ readonly remote: string; readonly inputs: Readonly<Record<string, unknown>> }];
  readonly [key: string]: unknown;
}

const example = parse(readFileSync(join(clone, "examples/gitlab/.gitlab-ci.yml"), "utf8")) as Example;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 400_000);
afterAll(() => shop[Symbol.asyncDispose]());

interface Pipeline {
  readonly code: number | null;
  readonly log: string;
  /** A file left by the gate's job, by path. */
  readonly left: (path: string) => string;
  /** The result of the gate's job: `FAIL 1`; null where it passed, or did not run. */
  readonly job: string | null;
  /** Whether a file is in the repository or among the job's files. */
  readonly has: (path: string) => boolean;
}

// gitlab-ci-local 4.75.1 distinguishes a failed job from an allowed failure by its code, like GitLab, but continues the pipeline after both
// where `allow_failure` is more than a boolean. So the example's own file sets a boolean, as a user's file may.
const strictly = { portcullis: { allow_failure: false } } as const;

interface Change {
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly pipeline?: Readonly<Record<string, unknown>>;
  readonly withoutInputs?: readonly string[];
}

/** Runs the example's pipeline with the given changes. */
function pipeline({ inputs = {}, pipeline: keys = {}, withoutInputs = [] }: Change): Pipeline {
  const folder = temporaryFolder("gitlab");
  const git = (...args: readonly string[]): string =>
    run("git", ["-c", "user.name=lab", "-c", "user.email=lab@shop.example", ...args], folder);
  mkdirSync(join(folder, "templates"));
  cpSync(join(clone, "templates/gate.yml"), join(folder, "templates/gate.yml"));
  git("init", "--quiet", "--initial-branch=main");
  git("remote", "add", "origin", "git@gitlab.shop.example:portcullis/portcullis.git");
  git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "lab");
  const [{ inputs: given }] = example.include;
  const all = { ...given, package: shop.unpacked, "ca-file": shop.caFile, ...inputs };
  const kept = Object.entries(all).filter(([name]) => !withoutInputs.includes(name));
  const here = `$CI_SERVER_FQDN/portcullis/portcullis/gate@${git("rev-parse", "HEAD").trim()}`;
  const include = [{ component: here, inputs: Object.fromEntries(kept) }];
  writeFileSync(join(folder, ".gitlab-ci.yml"), stringify({ ...example, include, ...keys }));
  // A job sees committed files; the commit stays the one that the component is requested by.
  git("add", ".gitlab-ci.yml");
  const program = join(clone, "node_modules/.bin/gitlab-ci-local");
  // GitLab sets the job's folder and file; gitlab-ci-local sets a container's path, or nothing.
  const variables = [
    `CI_PROJECT_DIR=${join(folder, ".gitlab-ci-local/builds/portcullis")}`,
    "CI_CONFIG_PATH=.gitlab-ci.yml",
  ];
  const options = ["--force-shell-executor", "--shell-isolation", "--no-artifacts-to-source", "--home", folder];
  const { code, out, err } = execute(
    program,
    [...options, ...variables.flatMap((each) => ["--variable", each])],
    folder,
  );
  const job = join(folder, ".gitlab-ci-local/artifacts/portcullis");
  // oxlint-disable-next-line no-control-regex -- the escape sequences are what is removed
  const log = `${out}${err}`.replace(/\u001b\[[\d;]*m/g, "");
  return {
    code,
    log,
    job: /^portcullis finished in .* (?<status>(?:FAIL|WARN) +\d+)/m.exec(log)?.groups?.["status"] ?? null,
    left: (path) => readFileSync(join(job, path), "utf8"),
    has: (path) => readdirSync(folder, { recursive: true }).some((each) => String(each).endsWith(path)),
  };
}

const allowed = { "allowed-exit-codes": [3] };
const promoted = "let people in here\n";

/** GitLab reads the file of a case, which the schema of Jenkins does not know. */
function withoutFiles(junit: string): string {
  return junit.replaceAll(/(?<element><testcase [^>]*?) file="[^"]*"/g, "$<element>");
}

test("a good site lets the pipeline of the example through, and leaves reports that GitLab takes", () => {
  const { code, log, left } = pipeline({ inputs: { resolve: shop.pins.good, package: shop.tarball } });

  expect(log).toContain("✓ PASS  https://staging.shop.example/");
  expect([code, log.includes(promoted)]).toEqual([0, true]);
  expect(junitComplaints(withoutFiles(left("portcullis/junit.xml")))).toEqual([]);
  expect(codeQualityComplaints(left("portcullis/gl-code-quality-report.json"))).toEqual([]);
  expect(sarifComplaints(left("portcullis/gate.sarif"))).toEqual([]);
  expect(JSON.parse(left("portcullis/results.json"))).toMatchObject({
    verdict: "pass",
    targets: [
      {
        checks: [
          { id: "ssl", expected: "A", source: "environment" },
          { id: "headers", expected: "B", source: "environment" },
          { id: "days", source: "default auto" },
          { id: "https" },
        ],
      },
    ],
  });
});

test("a site below stops it, and the reports say why", () => {
  const { code, log, job, left } = pipeline({ inputs: { resolve: shop.pins.bare }, pipeline: strictly });

  expect([code, job, log.includes(promoted)]).toEqual([1, "FAIL 1", false]);
  expect(junitComplaints(withoutFiles(left("portcullis/junit.xml")))).toEqual([]);
  expect(left("portcullis/junit.xml")).toContain("<failure");
  const quality = left("portcullis/gl-code-quality-report.json");
  expect(codeQualityComplaints(quality)).toEqual([]);
  expect(JSON.parse(quality)).toContainEqual(
    expect.objectContaining({
      check_name: "http.csp-missing",
      location: { path: ".gitlab-ci.yml", lines: { begin: 9 } },
    }),
  );
});

test.for<[what: string, code: number, change: Change, job: string]>([
  ["what could not be measured fails", 3, {}, "FAIL 3"],
  ["what could not be measured is a warning where code 3 is allowed", 3, { inputs: allowed }, "WARN 3"],
  ["a wrong threshold fails where code 3 is allowed", 2, { inputs: { ...allowed, "min-days": "826" } }, "FAIL 2"],
])("%s", ([, code, { inputs, ...change }, status]) => {
  const { job, log, has } = pipeline({ inputs: { resolve: shop.pins.nobody, ...inputs }, ...change });

  expect(job).toBe(status);
  expect(has("junit.xml")).toBe(code === 3);
  expect(log.includes("PORTCULLIS_MIN_DAYS must be auto, off, a number of days from 0 to 825")).toBe(code === 2);
});

test("an input that is left out hides no variable of the pipeline", () => {
  const { job, log } = pipeline({
    inputs: { resolve: shop.pins.good },
    withoutInputs: ["min-ssl", "url"],
    pipeline: {
      variables: { PORTCULLIS_MIN_SSL: "F", PORTCULLIS_URL: "https://staging.shop.example/start" },
    },
  });

  expect(log).toMatch(/ssl +A\+? +≥ F/);
  expect(log).toContain("✓ PASS  https://staging.shop.example/start");
  expect(job).toBeNull();
});

const page = "https://staging.shop.example/";

test.for<[what: string, inputs: Readonly<Record<string, string>>]>([
  [
    "a command in each way of quoting",
    {
      url: [
        `${page}$(touch canary)`,
        `${page}\`touch canary\``,
        `${page}";touch canary;"';touch canary;'`,
        `${page}]] ; touch canary; [[`,
        "${x:-$(touch canary)}",
      ].join(" "),
    },
  ],
  [
    "a command in every file and address",
    {
      config: "$(touch canary)",
      "ca-file": "`touch canary`",
      baseline: "';touch canary;'",
      resolve: "$(touch canary)",
      resolver: "`touch canary`",
      server: '";touch canary;"',
    },
  ],
  ["a command as a package", { package: "x$(touch canary)`touch canary`\";touch canary;'" }],
])("%s in an input is text", ([, inputs]) => {
  const { job, has } = pipeline({ inputs: { resolve: shop.pins.good, ...inputs } });

  expect(has("canary")).toBe(false);
  expect(job).toMatch(/^FAIL \d+$/);
});

test("where npm cannot bring the program, the job ends as ours and not with a verdict", () => {
  const { job, has } = pipeline({ inputs: { package: "./nowhere.tgz" } });

  expect([job, has("junit.xml")]).toEqual(["FAIL 4", false]);
});

test.for<[name: string, value: unknown]>([
  ["url", "https://staging.shop.example/\nscript: touch canary"],
  ["url", "https://staging.shop.example/\u2028script: touch canary"],
  ["package", "--version"],
  ["min-ssl", "A-"],
  ["min-days", "soon"],
  ["require-https", "yes"],
  ["interruptible", "yes"],
  ["timeout-minutes", "15 minutes"],
  ["allowed-exit-codes", "3"],
  ["job-name", '"; touch canary'],
])("%s: %j is refused before anything runs", ([name, value]) => {
  const { code, log, has } = pipeline({ inputs: { [name]: value } });

  expect(code).toBe(1);
  expect(log).toMatch(new RegExp(`\`${name}\` input:`));
  expect([has("canary"), has("junit.xml"), log.includes("deploy to staging")]).toEqual([false, false, false]);
});
