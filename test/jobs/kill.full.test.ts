import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/store/open.ts";
import { folderWith } from "../folder.ts";
import { openCrew } from "./crew.ts";

test("two workers on one file, killed ten times within a sweep: every watch runs, and none of them twice", async () => {
  const dataDir = folderWith({});
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  onTestFinished(() => store.close());
  const crew = await openCrew(store, { PORTCULLIS_DATA_DIR: dataDir });
  await crew.watch(200);
  await crew.start("worker");
  await crew.start("worker");

  const runs = await crew.sweep(10);

  expect(runs).toEqual(Array.from({ length: 200 }, () => 1));
}, 300_000);
