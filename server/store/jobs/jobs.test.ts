import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { jobsContract } from "../../../test/jobs/contract.ts";

describe("SQLite", () => {
  jobsContract(() => Promise.resolve({ place: { file: join(folderWith({}), "portcullis.db") } }));
});
