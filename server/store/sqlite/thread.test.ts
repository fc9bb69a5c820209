import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { openThread } from "./thread.ts";

/** Counts the threads that start from now on. */
function countThreads(): () => number {
  let count = 0;
  const add = (): void => void count++;
  process.on("worker", add);
  onTestFinished(() => void process.off("worker", add));
  return () => count;
}

test("the thread of a closed database opens the next one, which knows nothing of the first", async () => {
  const [one, other] = ["one.db", "other.db"].map((name) => join(folderWith({}), name)) as [string, string];
  const first = openThread(one);
  await first.run("create table shops (name text)", []);
  await first.run("insert into shops values (?)", ["garden"]);
  await first.close();
  const started = countThreads();

  const second = openThread(other);
  await expect(second.run("select name from shops", [])).rejects.toThrow("no such table: shops");
  await second.close();
  rmSync(other);
  const again = openThread(one);
  expect(await again.run("select name from shops", [])).toMatchObject({ rows: [{ name: "garden" }] });
  await again.close();

  expect(started()).toBe(0);
  expect(existsSync(other)).toBe(false);
});

test("two open databases have threads of their own, so that a lock on one leaves the other free", async () => {
  const file = join(folderWith({}), "locked.db");
  const [holder, waiter, free] = [openThread(file), openThread(file), openThread(join(folderWith({}), "free.db"))];
  await holder.run("create table shops (name text)", []);
  await waiter.run("select 1", []);
  await holder.run("begin immediate", []);

  await expect(waiter.run("begin immediate", [])).rejects.toThrow("database is locked");
  expect(await free.run("select 1 as one", [])).toMatchObject({ rows: [{ one: 1 }] });
  await holder.run("commit", []);

  await Promise.all([holder, waiter, free].map((each) => each.close()));
});
