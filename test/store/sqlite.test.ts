import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../folder.ts";
import { storeContract } from "./contract.ts";

describe("SQLite", () => {
  storeContract(() => Promise.resolve({ file: join(folderWith({}), "portcullis.db") }));
});
