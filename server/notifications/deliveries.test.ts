import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../../test/folder.ts";
import { channelContract } from "../../test/channels/contract.ts";

describe("SQLite", () => {
  channelContract(() => Promise.resolve({ place: { file: join(folderWith({}), "portcullis.db") } }));
});
