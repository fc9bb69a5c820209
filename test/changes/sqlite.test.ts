import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../folder.ts";
import { changesContract } from "./changes-contract.ts";

describe("SQLite", () => {
  changesContract(() => ({ file: join(folderWith({}), "portcullis.db") }));
});
