import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { changesContract } from "../../../test/changes/changes-contract.ts";

describe("SQLite", () => {
  changesContract(() => ({ file: join(folderWith({}), "portcullis.db") }));
});
