import type { CtSource } from "./source.ts";
import { certspotter } from "./certspotter.ts";
import { crtsh } from "./crtsh.ts";

/** The sources in the order in which they are told; at most eight, since the names keep them as bits. */
export const ctSources = [crtsh, certspotter] as const satisfies readonly CtSource[];

/** Their ids. */
export const sourceIds = ctSources.map(({ id }) => id);
