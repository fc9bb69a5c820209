import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { storeContract } from "../../../test/store/contract.ts";

describe("SQLite", () => {
  storeContract(() => Promise.resolve({ file: join(folderWith({}), "portcullis.db") }));
});
