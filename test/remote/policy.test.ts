import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startServer, type RunningServer } from "../../server/main.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { unexplained } from "../gate/known-rules.ts";
import { portcullis, type Outcome } from "../cli/terminal.ts";
import { closedPort } from "../twins/tcp.ts";

let demo: Demo;
let server: RunningServer;
const caFile = join(mkdtempSync(join(tmpdir(), "portcullis-remote-ca-")), "ca.pem");
beforeAll(async () => {
  demo = await startDemo();
  writeFileSync(caFile, demo.authority);
  server = await startServer({
    port: 0,
    log: null,
    rateLimit: 10_000,
    rateLimitHeavy: 10_000,
    measuring: {
      deadline: 10_000,
      authorities: [demo.authority],
      resolvers: ["127.0.0.1:9"],
      allow: ["127.0.0.0/8", "::1/128"],
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(dirname(caFile), { recursive: true });
  await demo[Symbol.asyncDispose]();
});

/** A configuration for good, flawed and missing sites, with every option of a policy. */
function policyFor(gone: string): object {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const { origin } = new URL(demo.flawed);
  return {
    min_days: "off",
    targets: [
      demo.good,
      { url: demo.flawed, name: "flawed", min_headers: "A", rules: { "http.framing-missing": "warn" } },
      gone,
    ],
    rules: { "http.csp-missing": "error", "http.referrer-missing": "off", "gate.baseline-mended": "warn" },
    checks: { owasp: { minScore: 99, level: "warn" }, ssl: { minGrade: "A+" }, http: "warn", pqc: "warn" },
    waivers: [
      { rule: "http.csp-missing", url: `${origin}/**`, reason: "새 헤더는 다음 달에", until: tomorrow },
      { rule: "gate.checks.ssl", reason: "a demo", until: "2026-01-01" },
      { rule: "gate.https", url: demo.good, reason: "long ago", until: tomorrow },
    ],
  };
}

function folderWith(config: object, baseline: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-remote-policy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "portcullis.config.json"), JSON.stringify(config));
  if (baseline !== null) writeFileSync(join(folder, "known.json"), baseline);
  return folder;
}

/** The output without times and costs: for other checks a server does not report these. */
function timeless({ out, code }: Outcome): { readonly code: number; readonly out: string } {
  return { code, out: out.replaceAll(/"(?:ms|generatedAt|connections|requests)": .*/g, '"time"') };
}

/** How either side reaches and trusts the sites of the demo. */
const local = (): readonly string[] => ["--ca-file", caFile, "--resolver", "127.0.0.1:9"];
const remote = (): readonly string[] => ["--server", server.url, "--timeout", "30"];

test.for(["en", "ko"])("a policy judges a server's measurement like a local one, byte for byte (%s)", async (lang) => {
  const config = policyFor(`https://localhost:${await closedPort()}/`);
  const folder = folderWith(config, null);
  const words = ["gate", "--json", "--lang", lang];

  const here = await portcullis([...words, ...local()], { folder });
  const there = await portcullis([...words, ...remote()], { folder });

  expect(timeless(there)).toEqual(timeless(here));
  const result = JSON.parse(here.out) as GateResult;
  expect(here.code).toBe(1);
  expect(result.targets.map(({ verdict }) => verdict)).toEqual(["pass", "fail", "unknown"]);
  expect(result.totals.waived).toBeGreaterThan(0);
  expect(result.targets[1]?.suppressedCount).toBeGreaterThan(0);
  expect(result.notices?.map(({ id }) => id)).toEqual(["gate.waiver-unneeded"]);
  expect(await unexplained(result)).toEqual([]);
});

test("a local baseline is valid on a server, and vice versa", async () => {
  const config = { ...policyFor(`https://localhost:${await closedPort()}/`), baseline: "known.json" };
  const [first, second] = [folderWith(config, null), folderWith(config, null)];
  const words = ["gate", "--json"];

  const written = [
    await portcullis([...words, "--update-baseline", ...local()], { folder: first }),
    await portcullis([...words, "--update-baseline", ...remote()], { folder: second }),
  ];
  const known = [first, second].map((folder) => readFileSync(join(folder, "known.json"), "utf8"));
  const read = [
    await portcullis([...words, ...remote()], { folder: first }),
    await portcullis([...words, ...local()], { folder: second }),
  ];

  expect(known[1]).toBe(known[0]);
  expect(timeless(written[1] ?? { out: "", err: "", code: -1 })).toEqual(
    timeless(written[0] ?? { out: "", err: "", code: -2 }),
  );
  expect(read.map(timeless)).toEqual([...written, ...written].slice(0, 2).map(timeless));
  expect(JSON.parse(read[0]?.out ?? "")).toMatchObject({
    targets: [{}, { findings: expect.arrayContaining([expect.objectContaining({ baselineState: "unchanged" })]) }, {}],
  });
});

test("reports of both are the same, too", async () => {
  const folder = folderWith(policyFor(`https://localhost:${await closedPort()}/`), null);
  const kinds = ["sarif", "codequality", "github", "tap"];
  const reports = (way: string): readonly string[] =>
    kinds.flatMap((kind) => ["--report", `${kind}=${join(folder, `${way}.${kind}`)}`]);
  const text = (way: string, kind: string): string =>
    readFileSync(join(folder, `${way}.${kind}`), "utf8").replace(/"endTimeUtc": .*/, "");

  await portcullis(["gate", ...reports("here"), ...local()], { folder });
  await portcullis(["gate", ...reports("there"), ...remote()], { folder });

  for (const kind of kinds) expect({ kind, text: text("there", kind) }).toEqual({ kind, text: text("here", kind) });
});
