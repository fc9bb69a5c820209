import { join } from "node:path";
import { describe } from "vitest";
import { folderWith } from "../../test/folder.ts";
import { upgradeContract } from "../../test/jobs/upgrade.ts";

describe("SQLite", () => {
  upgradeContract(() => {
    const dataDir = folderWith({});
    return Promise.resolve({
      place: { file: join(dataDir, "portcullis.db") },
      env: { PORTCULLIS_DATA_DIR: dataDir },
    });
  });
});
