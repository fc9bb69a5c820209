import type { CtSource } from "./source.ts";
import { certspotter } from "./certspotter.ts";
import { crtsh } from "./crtsh.ts";

/** The sources in their order in the answer; at most eight, since names store them as bits. */
export const ctSources = [crtsh, certspotter] as const satisfies readonly CtSource[];

/** Their ids. */
export const sourceIds = ctSources.map(({ id }) => id);
