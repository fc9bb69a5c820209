import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Success } from "../../src/core/result/envelope.ts";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { gate, history, ssl } from "../../src/library/index.ts";
import { folderWith } from "../folder.ts";
import { serve } from "../server/service.ts";
import { portcullis, type Outcome } from "./terminal.ts";

let demo: Demo;

beforeAll(async () => {
  demo = await startDemo();
});
afterAll(async () => demo[Symbol.asyncDispose]());

/** The URL of the demo with its address: a store names a target without a domain by its address. */
function addressed(): string {
  return demo.good.replace("localhost", "127.0.0.1");
}

function folder(): { readonly dataDir: string; readonly caFile: string } {
  const place = folderWith({ "ca.pem": demo.authority });
  return { dataDir: join(place, "data"), caFile: join(place, "ca.pem") };
}

function envelopeOf({ code, out }: Outcome): Success {
  expect(code).toBe(0);
  return JSON.parse(out) as Success;
}

test("a check stores its result in the given folder, and returns the previous one", async () => {
  const { dataDir, caFile } = folder();
  const ask = async (...more: readonly string[]): Promise<Success> =>
    envelopeOf(await portcullis(["ssl", addressed(), "--ca-file", caFile, "--json", ...more]));

  const first = await ask("--data-dir", dataDir);
  const second = await ask("--data-dir", dataDir, "--lang", "ko");
  const third = await ask();

  expect(first.previousSnapshot).toBeUndefined();
  // A command always measures.
  expect([first.cached, second.cached]).toEqual([false, false]);
  expect(second.previousSnapshot).toMatchObject({
    updatedAt: first.updatedAt,
    data: { raw: (first.data as { raw: object }).raw, interpretation: { summary: expect.stringMatching(/[가-힣]/) } },
  });
  expect(third).not.toHaveProperty("previousSnapshot");
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});

test("history and pivot read what a gate observed", async () => {
  const { dataDir, caFile } = folder();
  const measured = await portcullis(["gate", addressed(), "--ca-file", caFile, "--data-dir", dataDir]);
  expect(measured.code).toBe(0);

  const known = envelopeOf(await portcullis(["history", "127.0.0.1", "--data-dir", dataDir, "--json"]));
  const shared = envelopeOf(
    await portcullis(["pivot", "Portcullis", "--kind", "ssl:issuer", "--data-dir", dataDir, "--json"]),
  );

  const [instant] = [expect.stringMatching(/^\d{4}-/)];
  const values = [{ value: "Portcullis", firstSeen: instant, lastSeen: instant }];
  expect(known.data).toMatchObject({ target: "127.0.0.1", kinds: [{ kind: "ssl:issuer", values }] });
  expect(shared.data).toMatchObject({ total: 1, domains: [{ domain: "127.0.0.1" }] });
});

test("the library stores its results, and reads them", async () => {
  const { dataDir, caFile } = folder();

  await Promise.all([ssl(addressed(), { caFile, dataDir }), gate({ url: addressed(), caFile, dataDir })]);

  const { kinds } = await history("127.0.0.1", { dataDir });
  expect(kinds.map(({ kind, values }) => [kind, values[0]?.value])).toEqual([["ssl:issuer", "Portcullis"]]);
});

test("nothing is stored without the option, even if the environment names a folder", async () => {
  const { dataDir, caFile } = folder();
  const env = { PORTCULLIS_DATA_DIR: dataDir };

  await portcullis(["ssl", addressed(), "--ca-file", caFile], { env });
  await portcullis(["gate", addressed(), "--ca-file", caFile], { env });
  await ssl(addressed(), { caFile });

  expect(existsSync(join(dataDir, "portcullis.db"))).toBe(false);
});

test("a server on the same folder does not return what a user of the machine measured", async () => {
  const { dataDir, caFile } = folder();
  await portcullis(["ssl", addressed(), "--ca-file", caFile, "--data-dir", dataDir]);
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const { host } = new URL(addressed());

  const { envelope } = await service.ask(`/api/util/ssl?host=${host}`);

  // The server has made its own measurement.
  expect(envelope).toMatchObject({ ok: true, cached: false });
  expect(envelope).not.toHaveProperty("previousSnapshot");
});

test.for([
  [["--header", "X-Token=TOKEN"], "--header", { TOKEN: "secret-value" }],
  [["--server", "https://portcullis.example/"], "--server", {}],
] as const)("a folder is refused together with %s", async ([more, named, env]) => {
  const { dataDir } = folder();

  const { code, err } = await portcullis(["ssl", "shop.example", "--data-dir", dataDir, ...more], { env });

  expect(code).toBe(2);
  expect(err).toContain(`--data-dir cannot be used together with ${named}`);
  expect(existsSync(dataDir)).toBe(false);
});

test("a folder that cannot be used is reported before anything is measured", async () => {
  const { caFile } = folder();

  const { code, err } = await portcullis(["ssl", addressed(), "--ca-file", caFile, "--data-dir", `${caFile}/x`]);

  expect(code).toBe(2);
  expect(err).toContain("--data-dir");
  expect(readFileSync(caFile, "utf8")).toBe(demo.authority);
});

test("another process's lock stops no check, and the result is stored after it", async () => {
  const { dataDir, caFile } = folder();
  await portcullis(["ssl", addressed(), "--ca-file", caFile, "--data-dir", dataDir]);
  const other = new DatabaseSync(join(dataDir, "portcullis.db"));
  other.exec("pragma journal_mode = delete; begin exclusive; delete from observation");
  const free = setTimeout(() => {
    other.exec("commit");
    other.close();
  }, 2000);
  onTestFinished(() => clearTimeout(free));

  const measured = await portcullis(["gate", addressed(), "--ca-file", caFile, "--data-dir", dataDir]);

  expect(measured).toMatchObject({ code: 0, err: expect.not.stringContaining("locked") as string });
  expect((await history("127.0.0.1", { dataDir })).kinds).toHaveLength(1);
});

test("a file that is not a database is left unchanged", async () => {
  const { dataDir, caFile } = folder();
  const place = folderWith({ "portcullis.db": "a letter to my aunt" });
  writeFileSync(join(place, "portcullis.db"), "a letter to my aunt, which is no database at all".repeat(50));
  const before = readFileSync(join(place, "portcullis.db"));

  const { code } = await portcullis(["ssl", addressed(), "--ca-file", caFile, "--data-dir", place]);

  expect(code).toBe(2);
  expect(readFileSync(join(place, "portcullis.db"))).toEqual(before);
  expect(readdirSync(place)).toEqual(["portcullis.db"]);
  expect(existsSync(dataDir)).toBe(false);
});
