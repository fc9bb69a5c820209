import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { runsContract } from "../../../test/jobs/runs-contract.ts";

describe("SQLite", () => {
  runsContract(() => Promise.resolve({ place: { file: join(folderWith({}), "portcullis.db") } }));
});
