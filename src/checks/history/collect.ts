import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { pageOf } from "../../core/paging.ts";
import type { HistoryRaw, Input } from "./schema.ts";

/** Reads what is stored; asks nothing of the target. Throws where there is no store, or where it cannot be read. */
export function collect({ target, ...page }: Input, { store }: Context): Promise<HistoryRaw> {
  if (!store) throw failure("store.absent", { check: "history" });
  return store.history({ target, ...pageOf(page) });
}
