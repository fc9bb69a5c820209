import { expect, test } from "vitest";
import { startWorker } from "./worker.ts";
import { folderWith } from "../test/folder.ts";

test("a worker logs its work, and ends on request", async () => {
  const lines: string[] = [];
  const worker = await startWorker({
    storing: { dataDir: folderWith({}), databaseUrl: null, limit: 1e9 },
    log: { write: (line) => void lines.push(line) },
    measuring: { resolvers: ["127.0.0.1:9"] },
  });
  worker.blame(new Error("a bug"));
  await worker.close();

  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "working",
    "bug",
    "draining",
    "closed",
  ]);
});
