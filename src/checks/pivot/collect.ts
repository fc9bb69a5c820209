import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { pageOfList } from "../../core/paging.ts";
import { valueOf, type Input, type PivotRaw } from "./schema.ts";

/** Reads the stored values. Throws without a store, or if it cannot be read. */
export async function collect(input: Input, { store }: Context): Promise<PivotRaw> {
  if (!store) throw failure("store.absent", { check: "pivot" });
  const found = await store.pivot({ kind: input.kind, value: valueOf(input), ...pageOfList(input) });
  return { ...found, kind: input.kind };
}
