import { expect, test } from "vitest";
import { pack, prepare } from "./prepare.ts";
import { kept } from "../../test/store/kept.ts";

test("queued writes take no more memory than their size", async () => {
  const one = kept({ raw: { records: ["192.0.2.1"] } });
  const bodies = [(await prepare(one))?.body, await pack(one.result)];

  for (const body of bodies) {
    expect(body?.length).toBeGreaterThan(0);
    // A view of a larger buffer is copied to another thread with the whole buffer.
    expect(body?.buffer.byteLength).toBe(body?.length);
  }
});
