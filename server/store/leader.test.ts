import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../../test/folder.ts";
import { leaderContract } from "../../test/store/leader-contract.ts";

describe("SQLite", () => {
  leaderContract(() => Promise.resolve({ file: join(folderWith({}), "portcullis.db") }));
});
