import { expect, onTestFinished, test, vi } from "vitest";
import { kept } from "../../test/store/kept.ts";
import type { Archive } from "./archive.ts";
import type { Prepared } from "./prepare.ts";
import { openWriteQueue } from "./queue.ts";

test("results are written within half a second without a flush, also while more are added", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: written, resolve } = Promise.withResolvers<readonly Prepared[]>();
  const archive = { write: (batch: readonly Prepared[]) => Promise.resolve(resolve(batch)) } as unknown as Archive;
  const queue = openWriteQueue({ reach: () => Promise.resolve(archive), tell: () => undefined, now: () => 0 });

  for (let n = 0; n < 5; n++) {
    queue.add(kept({ question: `${n}` }));
    vi.advanceTimersByTime(100);
  }
  // What is added after the half second starts no timer that fires.
  expect((await written).length).toBeGreaterThan(0);
  queue.close();
});
