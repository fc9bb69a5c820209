import { expect, test } from "vitest";
import { watchDescriptors } from "./descriptors.ts";

test("exhausted descriptors are logged once a minute, however many errors there are", () => {
  const told: unknown[] = [];
  let at = 0;
  let code: string | null = "EMFILE";
  const watch = watchDescriptors(
    { event: (name, facts) => void told.push([name, facts?.["trouble"]]) },
    (done) => done(code),
    () => at,
  );
  for (let error = 0; error < 100; error++) watch.note("EMFILE");
  watch.note("ECONNRESET");
  at = 59_000;
  watch.note("ENFILE");
  at = 61_000;
  watch.crowded();
  code = null;
  watch.stop();

  expect(told).toEqual([
    ["descriptors", expect.stringContaining("EMFILE")],
    ["descriptors", expect.stringContaining("clients use every connection")],
  ]);
});
