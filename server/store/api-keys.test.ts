import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../../test/folder.ts";
import { keysContract } from "../../test/store/keys-contract.ts";

describe("SQLite", () => {
  keysContract(() => Promise.resolve({ file: join(folderWith({}), "portcullis.db") }));
});
