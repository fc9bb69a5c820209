import type { z } from "zod";
import type { Answer, Check } from "../core/check.ts";
import { openStoredRunner } from "../settings/stored-runner.ts";
import type { EntryParts } from "./equipment.ts";
import { measureWith } from "./measure.ts";
import { readStored, rememberer } from "./stored.ts";

/** What the entry point of all checks contains. */
const parts: EntryParts = {
  loadEngine: () => import("../settings/engine.ts"),
  store: { open: (id, given) => openStoredRunner(id, given, readStored), rememberer },
};

/** Runs one check with everything that the library has, and loads its code on demand. */
export async function measure<const Name extends string, I extends z.ZodObject, R, Id extends string>(
  name: Name,
  load: () => Promise<Check<I, R, Id>>,
  input: unknown,
  options: unknown,
): Promise<Answer<R, `${Name}.${Id}`>> {
  return measureWith(parts, name, load, input, options);
}
