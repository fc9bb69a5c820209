import type { Context } from "../../../core/check.ts";
import type { CtSource } from "./source.ts";
import { certspotter } from "./certspotter.ts";
import { followed } from "./followed.ts";
import { crtsh } from "./crtsh.ts";

/** The sources in their order in the answer; at most eight, since names store them as bits. */
export const ctSources = [crtsh, certspotter, followed] as const satisfies readonly CtSource[];

/** Whether a source can be asked in a run. */
export function isThere(source: CtSource, context: Pick<Context, "store">): boolean {
  return source.isThere?.(context) ?? true;
}

/** Whether a source indexes the whole history of the logs: only these decide whether a list of names is complete. */
export function isIndex({ id }: { readonly id: string }): boolean {
  return id !== followed.id;
}

/** Their ids. */
export const sourceIds = ctSources.map(({ id }) => id);
