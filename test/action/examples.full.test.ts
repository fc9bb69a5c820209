import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { sarifComplaints } from "../report/readers.ts";
import { serve } from "../server/service.ts";
import type { Beginning } from "./workflow.ts";
import {
  bundle,
  closeSites,
  configured,
  deployedAs,
  gatesOf,
  kept,
  names,
  openSites,
  portOf,
  refusing,
  run,
  type Scene,
  verdictsOf,
} from "./example-runs.ts";

beforeAll(openSites);
afterAll(closeSites);

interface Row {
  readonly name: string;
  readonly verdicts: Readonly<Partial<Record<Scene, readonly GateResult["verdict"][]>>>;
  readonly beginning?: () => Partial<Beginning>;
  /** How many files are uploaded, for any verdict. */
  readonly keeps: number;
  /** Whether they are for code scanning, where an upload would close the alerts of targets that could not be measured. */
  readonly isScanned?: boolean;
}

const rows: readonly Row[] = [
  { name: "gate", verdicts: { good: ["pass"], bare: ["fail"], nobody: ["unknown"] }, keeps: 1 },
  {
    name: "deployment-status",
    verdicts: { good: ["pass"], bare: ["fail"], nobody: ["unknown"] },
    beginning: () => deployedAs({ state: "success", environment_url: "https://staging.shop.example/" }),
    keeps: 0,
  },
  {
    name: "code-scanning",
    verdicts: { good: ["pass"], bare: ["fail"], nobody: ["unknown"] },
    keeps: 1,
    isScanned: true,
  },
  {
    name: "matrix",
    // The first requires B for headers, the second C, and the third nothing.
    verdicts: {
      good: ["pass", "pass", "pass"],
      flawed: ["fail", "pass", "pass"],
      bare: ["fail", "fail", "pass"],
      nobody: ["unknown", "unknown", "unknown"],
    },
    keeps: 3,
    isScanned: true,
  },
  {
    name: "schedule",
    verdicts: { good: ["pass"], bare: ["fail"], nobody: ["unknown"] },
    beginning: () => ({ files: configured }),
    keeps: 1,
  },
];

const cases = rows.flatMap((row) =>
  Object.entries(row.verdicts).map(([scene, verdicts]) => ({ ...row, scene: scene as Scene, verdicts })),
);

test.for(cases)("$name with $scene sites", async ({ name, scene, verdicts, beginning, keeps, isScanned }) => {
  const jobs = await run(name, scene, { entry: bundle, ...beginning?.() });

  expect(verdictsOf(jobs)).toEqual(verdicts);
  expect(gatesOf(jobs).map(({ step }) => step?.code)).toEqual(verdicts.map((verdict) => (verdict === "pass" ? 0 : 1)));
  expect(kept(jobs).map((path) => existsSync(path))).toEqual(
    Array.from({ length: isScanned && scene === "nobody" ? 0 : keeps }, () => true),
  );
  expect(
    kept(jobs)
      .filter((path) => path.endsWith(".sarif"))
      .flatMap((path) => sarifComplaints(readFileSync(path, "utf8"))),
  ).toEqual([]);
  expect(
    gatesOf(jobs).flatMap(({ step }) =>
      step?.commands.filter(({ name: command }) => !/^(?:error|warning|notice|group|endgroup)$/.test(command)),
    ),
  ).toEqual([]);
});

test.for<[scene: Scene, promoted: string | null]>([
  ["good", "success"],
  ["bare", null],
  ["nobody", null],
])("a deployment to %s sites is promoted: %s", async ([scene, promoted]) => {
  const jobs = await run("gate", scene, { entry: bundle });

  expect(jobs.map(({ id, result }) => [id, result])).toEqual([
    ["deploy", "success"],
    ["gate", promoted ?? "failure"],
    ["promote", promoted],
  ]);
});

test.for<[scene: Scene, verdict: GateResult["verdict"]]>([
  ["good", "pass"],
  ["bare", "fail"],
  ["nobody", "unknown"],
])("a self-hosted server measures %s sites", async ([scene, verdict]) => {
  const key = "pk_live_0123456789";
  const pins = names.map((host) => ({ host, port: 443, address: "127.0.0.1", toPort: portOf(scene) }));
  const server = await serve({
    measuring: { pins: [...pins, ...pins.map((pin) => ({ ...pin, port: 80, toPort: refusing }))] },
    keys: { find: (given) => Promise.resolve(given === key ? { id: "pipeline" } : null) },
  });

  const jobs = await run("server", scene, {
    entry: bundle,
    contexts: { inputs: { url: "https://shop.example/" }, secrets: { PORTCULLIS_KEY: key } },
    beside: { server: server.url, resolve: "", "ca-file": "" },
  });

  const [gate] = gatesOf(jobs);
  expect([gate?.step?.outputs["verdict"], gate?.step?.code]).toEqual([verdict, verdict === "pass" ? 0 : 1]);
  expect(gate?.step?.commands[0]).toEqual({ name: "add-mask", properties: {}, data: key });
  expect(server.lines.join()).toContain("/api/util/gate");
});
