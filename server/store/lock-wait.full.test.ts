import { join } from "node:path";
import { expect, test } from "vitest";
import { retryWhileLocked } from "./lock-wait.ts";
import { openStore } from "./open.ts";
import { StoreTrouble } from "./trouble.ts";
import { folderWith } from "../../test/folder.ts";
import { kept } from "../../test/store/kept.ts";

const troubleOf = (error: unknown) => (error instanceof StoreTrouble ? error.trouble : null);

/** A library that measures twice at once, or two commands that begin together. */
test("stores that open one new file at the same time wait for each other, and keep everything", async () => {
  const questions = ["a", "b", "c", "d"];
  for (let round = 0; round < 10; round++) {
    const file = join(folderWith({}), "portcullis.db");
    const stores = questions.map(() => openStore({ place: { file } }));
    await Promise.all(
      stores.map((store, index) => {
        store.keep(kept({ question: questions[index] ?? "" }));
        return retryWhileLocked({ troubleOf }, () => store.flush());
      }),
    );
    await Promise.all(stores.map((store) => store.close()));
    const again = openStore({ place: { file } });
    const found = await Promise.all(
      questions.map((question) => again.find({ check: "dns", question, version: 1, since: 0 })),
    );
    await again.close();

    expect(found).not.toContain(null);
  }
}, 60_000);
