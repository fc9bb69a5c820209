import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Success } from "../../src/core/result/envelope.ts";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { ssl } from "../../src/library/index.ts";
import { folderWith } from "../folder.ts";
import { serve } from "../server/service.ts";
import { portcullis } from "./terminal.ts";

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo();
});
afterAll(async () => demo[Symbol.asyncDispose]());

/** The demo by its address, which a server without DNS can reach. */
function host(): string {
  return new URL(demo.good.replace("localhost", "127.0.0.1")).host;
}

async function answerOf(...args: readonly string[]): Promise<Success> {
  const { code, out } = await portcullis(["ssl", host(), "--json", ...args]);
  expect(code).toBe(0);
  return JSON.parse(out) as Success;
}

function places(): { readonly dataDir: string; readonly caFile: string } {
  const place = folderWith({ "ca.pem": demo.authority });
  return { dataDir: join(place, "data"), caFile: join(place, "ca.pem") };
}

test("an earlier result of the folder answers, up to --max-age", async () => {
  const { dataDir, caFile } = places();
  const here = ["--ca-file", caFile, "--data-dir", dataDir];

  const first = await answerOf(...here);
  const second = await answerOf(...here, "--max-age", "3600");
  const third = await answerOf(...here, "--max-age", "0");
  const fourth = await answerOf(...here, "--max-age", "3600");

  expect(second).toMatchObject({ cached: true, updatedAt: first.updatedAt, data: first.data });
  expect(second).not.toHaveProperty("previousSnapshot");
  expect([first.cached, third.cached]).toEqual([false, false]);
  expect(fourth).toMatchObject({ cached: true, updatedAt: third.updatedAt });
  expect(fourth.previousSnapshot?.updatedAt).toBe(first.updatedAt);
});

test("a result that was measured with other settings answers nothing", async () => {
  const { dataDir, caFile } = places();
  await answerOf("--ca-file", caFile, "--data-dir", dataDir);
  const age = ["--data-dir", dataDir, "--max-age", "3600"];

  const strict = await answerOf(...age);
  const pinned = await answerOf(...age, "--resolve", `other.example:443:127.0.0.1`);
  const again = await answerOf(...age);

  expect([strict.cached, pinned.cached, again.cached]).toEqual([false, false, true]);
  expect(again.updatedAt).toBe(strict.updatedAt);
});

test("a program accepts earlier results, too", async () => {
  const { dataDir, caFile } = places();
  const measure = (options: object) => ssl(host(), { caFile, dataDir, ...options });

  const first = await measure({});
  const second = await measure({ maxAge: 3600 });
  const third = await measure({ maxAge: 0 });
  const looked = await measure({ maxAge: 3600, lookup: () => "127.0.0.1" });

  expect(second).toEqual(first);
  expect(third.raw.observedAt).not.toBe(first.raw.observedAt);
  expect([first.raw.observedAt, third.raw.observedAt]).not.toContain(looked.raw.observedAt);
});

test("a server gets it, and measures or not", async () => {
  const { url } = await serve();

  const first = await answerOf("--server", url);
  const second = await answerOf("--server", url, "--max-age", "3600");
  const third = await answerOf("--server", url, "--max-age", "0");
  const answers = [await ssl(host(), { server: url, maxAge: 3600 }), await ssl(host(), { server: url, maxAge: 0 })];

  expect([first, second, third].map(({ cached }) => cached)).toEqual([false, true, false]);
  expect(second.updatedAt).toBe(first.updatedAt);
  const times = answers.map(({ raw }) => raw.observedAt);
  expect(times[0]).toBe(third.updatedAt);
  expect(Date.parse(times[1] ?? "")).toBeGreaterThan(Date.parse(third.updatedAt ?? ""));
});

test("a batch gives it to the server", async () => {
  const { url } = await serve();
  const targets = join(folderWith({ "targets.txt": `${host()}\n` }), "targets.txt");
  const batch = ["batch", "--check", "ssl", "--targets", targets, "--server", url];

  const outs: string[] = [];
  for (const age of [[], ["--max-age", "3600"], ["--max-age", "0"]])
    outs.push((await portcullis([...batch, ...age])).out);

  const times = outs.map((out) => /"updatedAt":"([^"]+)"/.exec(out)?.[1]);
  expect(times[1]).toBe(times[0]);
  expect(times[2]).not.toBe(times[0]);
});

const never = "an earlier result never answers it.";
const server = ["--server", "https://portcullis.example/"];

test.for<readonly [args: readonly string[], says: string, env?: Readonly<Record<string, string>>]>([
  [["gate", "https://shop.example/", "--max-age", "60"], `--max-age cannot be used together with check gate: ${never}`],
  [["gate", "shop.example", "--max-age=60", ...server], `--max-age cannot be used together with check gate: ${never}`],
  [["history", "shop.example", "--max-age", "60"], `--max-age cannot be used together with check history: ${never}`],
  [
    ["ssl", "shop.example", "--max-age", "60"],
    "--server or --data-dir is missing: --max-age accepts an earlier result",
  ],
  // A folder from the environment stores nothing of a command.
  [["ssl", "shop.example", "--max-age", "60"], "--server or --data-dir is missing", { PORTCULLIS_DATA_DIR: "nowhere" }],
  [["ssl", "shop.example", ...server, "--max-age", "2592001"], "--max-age must be a whole number of seconds from 0 to"],
  [["ssl", "shop.example", ...server, "--max-age", "1h"], "--max-age must be a whole number of seconds from 0 to"],
  [["ssl", "shop.example", ...server], "environment variable PORTCULLIS_MAX_AGE", { PORTCULLIS_MAX_AGE: "60" }],
  [
    ["exposure", "shop.example", "--max-age", "60", "--data-dir", "nowhere", "--rules", "rules.json"],
    "--max-age cannot be used together with --rules",
  ],
  [["serve", "--max-age", "60"], "Unknown option --max-age."],
])("%j is refused: %s", async ([args, says, env = {}]) => {
  const { code, err } = await portcullis(args, { env });

  expect(code).toBe(2);
  expect(err).toContain(says);
});

test.for([
  ["gate", "url=https%3A%2F%2Fshop.example%2F"],
  ["history", "target=shop.example"],
  ["ip", ""],
])("the API refuses it for %s with the same sentence", async ([id, query]) => {
  const service = await serve();

  const { status, envelope } = await service.ask(`/api/util/${id}?${query}&max_age=60`);

  expect(status).toBe(400);
  expect(envelope.error).toMatchObject({
    code: "INVALID_INPUT",
    reason: "max_age",
    message: `max_age cannot be used together with check ${id}: ${never}`,
  });
});

test("a batch on this machine has no earlier results", async () => {
  const targets = join(folderWith({ "targets.txt": "shop.example\n" }), "targets.txt");

  const { code, err } = await portcullis(["batch", "--check", "ssl", "--targets", targets, "--max-age", "60"]);

  expect(code).toBe(2);
  expect(err).toContain("--server is missing: --max-age accepts an earlier result");
});
