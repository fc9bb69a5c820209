import { copyFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { schemaVersion } from "./migrations.ts";
import { openStore } from "./open.ts";
import { examine, migrateAt } from "./admin.ts";
import { folderWith } from "../../test/folder.ts";
import { kept, sighting } from "../../test/store/kept.ts";

/** A database of each schema, as a release of it left it behind. */
const files = globSync("test/data/store-*.db").toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));

test("there is a database of every schema", () => {
  expect(files).toEqual(
    Array.from({ length: schemaVersion }, (_, index) => join("test", "data", `store-${index + 1}.db`)),
  );
});

test.for(files)("%s migrates and keeps everything", async (path) => {
  const file = join(folderWith({}), "portcullis.db");
  copyFileSync(path, file);
  const place = { file };

  const { from, to } = await migrateAt(place);
  expect([path.includes(`-${from}.db`), to]).toEqual([true, schemaVersion]);
  expect(await examine(place)).toMatchObject({ damages: [], version: schemaVersion, results: 3, observations: 4 });
  const store = openStore({ place });
  for (const one of everything) {
    const { check, question, version, observedAt } = one.result;
    expect(await store.find({ check, question, version, since: observedAt })).toEqual(one.result);
  }
  expect(await store.history({ target: "shop.example", limit: 10 })).toMatchObject({
    kinds: [
      {
        kind: "dns:ns",
        values: [
          { value: "ns1.host.example", firstSeen: "2026-11-23T09:00:00.000Z", lastSeen: "2026-11-24T09:00:00.000Z" },
        ],
      },
      { kind: "dns:a", values: [{ value: "192.0.2.1", firstSeen: "2026-11-23T09:00:00.000Z" }] },
    ],
  });
  expect(await store.pivot({ kind: "dns:ns", value: "ns1.host.example", limit: 10 })).toMatchObject({ total: 2 });
  await store.close();
});

/** The content of each of those files. */
const everything = [
  kept({
    question: "shop",
    observedAt: Date.parse("2026-11-23T09:00:00.000Z"),
    raw: { observedAt: "2026-11-23T09:00:00.000Z", records: ["192.0.2.1"] },
    observations: [
      sighting("shop.example", "dns:a", "192.0.2.1"),
      sighting("shop.example", "dns:ns", "ns1.host.example"),
    ],
  }),
  kept({
    question: "shop",
    version: 2,
    raw: { records: ["192.0.2.1"], text: "한국어" },
    observations: [
      sighting("shop.example", "dns:a", "192.0.2.1"),
      sighting("shop.example", "dns:ns", "ns1.host.example"),
    ],
  }),
  kept({
    question: "other",
    target: "www.other.co.kr",
    observations: [
      sighting("other.co.kr", "dns:ns", "ns1.host.example"),
      sighting("other.co.kr", "ssl:issuer", "Let's Encrypt"),
    ],
  }),
];
