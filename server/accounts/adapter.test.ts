import type { DBAdapter } from "@better-auth/core/db/adapter";
import { expect, test } from "vitest";
import { guarded } from "./adapter.ts";
import { openEncryption } from "../store/encryption/encryption.ts";
import { retryWhileLocked } from "../store/lock-wait.ts";
import { troubleWith } from "../store/trouble.ts";

test("a statement that meets a lock is done again by itself, and what was done before it is not", async () => {
  const done: string[] = [];
  let isLocked = true;
  const adapter = {
    consumeOne: () => Promise.resolve(done.push("link taken")),
    create() {
      if (isLocked) {
        isLocked = false;
        return Promise.reject(new Error("database is locked"));
      }
      return Promise.resolve(done.push("session made"));
    },
  } as unknown as DBAdapter;
  const layer = guarded(adapter, openEncryption("a secret of more than thirty-two characters"), (work) =>
    retryWhileLocked({ troubleOf: () => troubleWith("locked") }, work),
  );
  await layer.consumeOne({ model: "verification", where: [] });
  await layer.create({ model: "session", data: {} });

  expect(done).toEqual(["link taken", "session made"]);
});
