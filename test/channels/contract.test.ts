import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../folder.ts";
import { channelContract } from "./contract.ts";

describe("SQLite", () => {
  channelContract(() => Promise.resolve({ file: join(folderWith({}), "portcullis.db") }));
});
