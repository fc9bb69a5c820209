import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPipeline } from "../questions/pipeline.ts";
import { openMonitoring } from "./monitoring.ts";
import { openLog } from "../telemetry/log.ts";
import { openStore } from "../store/open.ts";
import { listWatches } from "./watches/rows.ts";
import type { WatchResult } from "./changes/receiver.ts";
import { folderWith } from "../../test/folder.ts";
import { failure } from "../../src/core/failure.ts";
import { keep } from "../../test/engine.ts";
import { chainFor, root } from "../../test/twins/pki/pki.ts";
import { serveTls } from "../../test/twins/tls.ts";

test("the watches in watches.json are measured, stored and recorded; a scan waits for ownership", async () => {
  const host = "shop.example.com";
  const twin = await keep(serveTls({ served: chainFor("good", { names: [host] }) }));
  const pins = [{ host, port: 443, address: twin.address, toPort: twin.port }];
  const dataDir = folderWith({
    "watches.json": JSON.stringify([{ target: host, checks: ["ssl", "port"] }]),
  });
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  const lines: string[] = [];
  const noted: WatchResult[] = [];
  const measuring = { pins, allow: ["127.0.0.1/32"], resolvers: ["127.0.0.1:9"], authorities: [root.pem] };
  const pipeline = openPipeline({ measuring, ledger: store }, store);
  let now = Date.now();
  const monitoring = openMonitoring({
    database: store,
    storing: { dataDir },
    pipeline,
    log: openLog({ write: (line) => void lines.push(line) }),
    changes: {
      note(about) {
        noted.push(about);
        return Promise.resolve({});
      },
    },
    now: () => now,
    steady: () => now,
  });
  onTestFinished(async () => {
    await monitoring.stop();
    pipeline.backgroundWork.close();
    await store.close();
  });

  // Many watches of one file do not all begin at once: each has its turn within an hour.
  for (let step = 0; step <= 6; step++) {
    await monitoring.settled();
    now += 600_000;
  }

  const [watch] = await listWatches(store, "operator");
  expect(watch?.states).toMatchObject([
    { check: "port", runs: 1, reason: "ownership" },
    { check: "ssl", runs: 1, reason: null },
  ]);
  expect(noted).toMatchObject([
    { check: "ssl", target: host, previous: null, watch: { account: "operator", domain: "example.com" } },
  ]);
  await store.flush();
  const { result } = noted[0] ?? {};
  const stored = result && "question" in result ? await store.find({ ...result, since: 0 }) : null;
  expect(stored).toMatchObject({ check: "ssl", target: host });
  expect(lines).toEqual([]);
});

test("an invalid file is reported once and does not stop the known watches", async () => {
  const dataDir = folderWith({ "watches.json": "{" });
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  const lines: string[] = [];
  const pipeline = openPipeline({}, store);
  const monitoring = openMonitoring({
    database: store,
    storing: { dataDir },
    pipeline,
    log: openLog({ write: (line) => void lines.push(line) }),
  });
  onTestFinished(async () => {
    await monitoring.stop();
    pipeline.backgroundWork.close();
    await store.close();
  });
  await monitoring.settled();
  await monitoring.settled();

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("watches.json:1:2 cannot be read");
});

test("a database that goes away within a run is no bug", async () => {
  const host = "shop.example.com";
  const twin = await keep(serveTls({ served: chainFor("good", { names: [host] }) }));
  const pins = [{ host, port: 443, address: twin.address, toPort: twin.port }];
  const dataDir = folderWith({ "watches.json": JSON.stringify([{ target: host, checks: ["ssl"] }]) });
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  const lines: string[] = [];
  const measuring = { pins, allow: ["127.0.0.1/32"], resolvers: ["127.0.0.1:9"], authorities: [root.pem] };
  const pipeline = openPipeline({ measuring, ledger: store }, store);
  let [now, tries] = [Date.now(), 0];
  const monitoring = openMonitoring({
    database: store,
    storing: { dataDir },
    pipeline,
    log: openLog({ write: (line) => void lines.push(line) }),
    changes: {
      note() {
        tries++;
        return Promise.reject(failure("store.unreadable", { detail: { en: "it is away", ko: "없음" } }));
      },
    },
    now: () => now,
    steady: () => now,
  });
  onTestFinished(async () => {
    await monitoring.stop();
    pipeline.backgroundWork.close();
    await store.close();
  });
  for (let step = 0; step <= 6; step++) {
    await monitoring.settled();
    now += 600_000;
  }

  expect(tries).toBeGreaterThan(0);
  expect(lines).toEqual([]);
});
