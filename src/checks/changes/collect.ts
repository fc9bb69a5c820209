import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { pageOfList } from "../../core/paging.ts";
import type { ChangesRaw, Input } from "./schema.ts";

/** Reads the stored changes; sends nothing to the domain. Throws without a store, or if it cannot be read. */
export async function collect({ query, ...page }: Input, context: Context): Promise<ChangesRaw> {
  const { store, caller } = context;
  if (!store?.changes) throw failure("store.absent", { check: "changes" });
  const found = await store.changes({ domain: query, ...(caller && { caller }), ...pageOfList(page) });
  return { ...found, observedAt: context.now().toISOString() };
}
