import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { pageOfList } from "../../core/paging.ts";
import type { HistoryRaw, Input } from "./schema.ts";

/** Reads the stored history; sends nothing to the target. Throws without a store, or if it cannot be read. */
export function collect({ target, ...page }: Input, { store }: Context): Promise<HistoryRaw> {
  if (!store) throw failure("store.absent", { check: "history" });
  return store.history({ target, ...pageOfList(page) });
}
