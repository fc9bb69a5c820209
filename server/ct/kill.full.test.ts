import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { keep } from "../../test/engine.ts";
import { folderWith } from "../../test/folder.ts";
import { logListOf, openTwinLog } from "../../test/twins/ct-log.ts";
import { serveHttp } from "../../test/twins/http.ts";
import { addWatch } from "../monitoring/watches/rows.ts";
import { addChannel } from "../notifications/rows.ts";
import { openEncryption } from "../store/encryption/encryption.ts";
import { openStore } from "../store/open.ts";

/** Groups of entries, each with one certificate of the watched domain. */
const groups = 24;

test("killed twice while it reads: every certificate is found once and reported once", async () => {
  const log = openTwinLog();
  const twin = await keep(serveHttp({ answer: log.answer }));
  const folder = folderWith({ "list.json": logListOf({ log, origin: twin.origin, kind: "tiled" }) });
  const file = join(folder, "portcullis.db");
  const store = openStore({ place: { file } });
  onTestFinished(() => store.close());
  const watch = { target: "shop.example", domain: "shop.example", checks: ["subdomains"], every: 86_400_000 };
  const origin = { account: "jin", isPaused: false, isFromFile: false, isSpread: false };
  await addWatch(store, watch, origin, Date.now());
  const settings = { name: "x", language: "en", mode: "at-once", digestHour: 0, minSeverity: "info" } as const;
  const receiver = { kind: "webhook", address: "https://hooks.example/x", shown: "x" } as const;
  await addChannel(
    store,
    { account: "jin", ...receiver, ...settings },
    openEncryption("correct horse battery 1"),
    Date.now(),
  );

  log.fill(100, Date.now());
  await follow([file, join(folder, "list.json")], ({ size }) => size === 100);
  for (let group = 0; group < groups; group++) {
    log.add([{ names: [`host${group}.shop.example`] }], Date.now());
    log.fill(300, Date.now());
  }
  const end = Math.floor((100 + groups * 301) / 256) * 256;
  // In the middle of a round each time: the next one has begun when a round is printed.
  await follow([file, join(folder, "list.json")], ({ size }) => size >= 2000);
  await follow([file, join(folder, "list.json")], ({ size }) => size >= 4500);
  await follow([file, join(folder, "list.json")], ({ size }) => size >= end);

  const { names, changes, alerts } = await store.through(async ({ db }) => ({
    names: await db.selectFrom("ct_certificate").select("names").orderBy("entry").execute(),
    changes: await db.selectFrom("change").select("subject").orderBy("id").execute(),
    alerts: await db.selectFrom("pending_alert").select("body").orderBy("id").execute(),
  }));
  const expected = Array.from({ length: groups }, (_, group) => `host${group}.shop.example`).filter(
    (_, group) => 100 + group * 301 < end,
  );
  expect(names.map((row) => JSON.parse(row.names) as string[])).toEqual(expected.map((name) => [name]));
  // Those of one round come in the order of their digests.
  expect(changes).toHaveLength(expected.length);
  expect(new Set(changes.map(({ subject }) => subject))).toEqual(new Set(expected));
  // A domain has at most twenty alerts a day, and one more that says so.
  const told = alerts.map(({ body }) => (JSON.parse(body) as { change: { field: string; subject: string } }).change);
  const named = told.filter(({ field }) => field !== "certificate-alert-limit").map(({ subject }) => subject);
  expect([named.length, new Set(named).size, told.length]).toEqual([20, 20, 21]);
  expect(expected).toEqual(expect.arrayContaining(named));
}, 120_000);

/** Runs a process until a round that it prints has come so far, and kills it then. */
async function follow(words: readonly string[], until: (round: { readonly size: number }) => boolean): Promise<void> {
  const child = spawn(process.execPath, [resolve("test/ct/following.ts"), ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout })) {
    if (until(JSON.parse(line) as { size: number })) break;
  }
  child.kill("SIGKILL");
  await once(child, "close");
}
