import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../store/open.ts";
import { folderWith } from "../../test/folder.ts";
import { openCrew, sweepTwice } from "../../test/jobs/crew.ts";

/** This many take seconds; `WATCHES=1000` takes a minute. */
const count = Number(process.env["WATCHES"] ?? 200);

test("two workers on one file, killed ten times within a sweep: no watch is left out, no change lost or doubled", async () => {
  const dataDir = folderWith({});
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  onTestFinished(() => store.close());
  const crew = await openCrew(store, { PORTCULLIS_DATA_DIR: dataDir });
  await crew.watch(count);
  await crew.start("worker");
  await crew.start("worker");

  const { runs, changes } = await sweepTwice(crew, 10);

  expect(runs).toEqual(Array.from({ length: count }, () => 2));
  expect(changes).toEqual(Array.from({ length: count }, () => ["93.184.216.34"]));
}, 300_000);
