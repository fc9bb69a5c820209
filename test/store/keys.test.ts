import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../folder.ts";
import { keysContract } from "./keys-contract.ts";

describe("SQLite", () => {
  keysContract(() => Promise.resolve({ file: join(folderWith({}), "portcullis.db") }));
});
