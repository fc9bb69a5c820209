import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../folder.ts";
import { leaderContract } from "./leader-contract.ts";

describe("SQLite", () => {
  leaderContract(() => Promise.resolve({ file: join(folderWith({}), "portcullis.db") }));
});
