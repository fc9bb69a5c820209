import { resolve } from "node:path";

/** The built program, for tests of what only a process shows: it starts in half the time of the sources. */
export const program = resolve("dist/cli/index.js");
