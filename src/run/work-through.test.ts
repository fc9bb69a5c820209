import { expect, test } from "vitest";
import { busy } from "../core/busy.ts";
import { workThrough } from "./work-through.ts";

test("an item that found no room comes again when it may, and takes no place meanwhile", async () => {
  let now = 0;
  const log: string[] = [];
  await workThrough({
    items: ["full", "one", "two"],
    most: 1,
    measure(item) {
      log.push(`${item} ${now}`);
      return item === "full" && now < 5000 ? Promise.reject(busy("target", 5000)) : Promise.resolve();
    },
    sleep(ms) {
      now += ms;
      return Promise.resolve();
    },
    isOver: () => false,
    now: () => now,
  });
  expect(log).toEqual(["full 0", "one 0", "two 0", "full 5000"]);
});

test("an item that never finds room is answered in its last attempt", async () => {
  let [now, attempts] = [0, 0];
  await workThrough({
    items: ["full"],
    most: 3,
    measure(_item, isLast) {
      attempts++;
      return isLast ? Promise.resolve() : Promise.reject(busy("server", 1000));
    },
    sleep(ms) {
      now += ms;
      return Promise.resolve();
    },
    isOver: () => false,
    now: () => now,
  });
  expect(attempts).toBe(20);
});

test("a bug ends the work", async () => {
  const begun: string[] = [];
  const work = workThrough({
    items: ["bug", "one", "two"],
    most: 1,
    measure(item) {
      begun.push(item);
      return Promise.reject(new Error("a bug"));
    },
    sleep: () => Promise.resolve(),
    isOver: () => false,
    now: () => 0,
  });
  await expect(work).rejects.toThrow("a bug");
  expect(begun).toEqual(["bug"]);
});
