import { join } from "node:path";
import { describe } from "vitest";
import { openOwnQueue } from "../../server/jobs/own-queue.ts";
import { folderWith } from "../folder.ts";
import { workerContract } from "./worker-contract.ts";

describe("SQLite", () => {
  workerContract(() =>
    Promise.resolve({
      place: { file: join(folderWith({}), "portcullis.db") },
      openQueue: (store, now) => Promise.resolve(openOwnQueue(store, { now })),
    }),
  );
});
