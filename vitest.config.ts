import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { childEnvironment } from "./test/child-environment.ts";
import { LongestFirst } from "./test/longest-first.ts";
import { repeated, retry } from "./test/repeated.ts";

/** Tests that take real seconds or cover a whole matrix: for `npm run test:full`. */
const thorough = ["{src,server,test}/**/*.full.test.ts"];

/** Returns the test files whose text matches. */
function filesWhere(holds: (text: string) => boolean, ...patterns: readonly string[]): string[] {
  return globSync([...patterns]).filter((file) => holds(readFileSync(file, "utf8")));
}

const all = ["{src,server,test}/**/*.test.ts"];

/** Whether a test has properties or a matrix, of which `npm run test:full` runs more. */
function hasMore(text: string): boolean {
  return text.includes(' from "fast-check"') || text.includes('/runs.ts"');
}

function filesOf(mode: string): { readonly include: string[]; readonly exclude: string[] } {
  if (mode === "full") return { include: [...thorough, ...filesWhere(hasMore, ...all)], exclude: [] };
  if (mode !== "quick") return { include: all, exclude: thorough };
  // Beside the modules of the engine, except what opens sockets or starts processes.
  return { include: ["src/**/*.test.ts"], exclude: [...thorough, "src/{cli,demo,net}/**"] };
}

/** `npm test`; `--mode quick` and `--mode full` also need nothing but npm. */
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ["default", repeated],
    sequence: { sequencer: LongestFirst },
    retry,
    ...filesOf(mode),
    globalSetup: ["test/shared-folder.ts"],
    setupFiles: ["test/seed.ts"],
    // Test files share their modules, since no test depends on the state of a module.
    isolate: false,
    fsModuleCache: true,
    // Fewer collections of short-lived objects.
    execArgv: ["--max-semi-space-size=64"],
    // More than the two cores, since tests with sockets mostly wait; those of the full mode compute more.
    maxWorkers: mode === "full" ? 4 : 5,
    env: {
      TEST_RUNS: mode === "full" ? "full" : "quick",
      // Programs that tests start are compiled once.
      NODE_COMPILE_CACHE: childEnvironment.NODE_COMPILE_CACHE,
    },
    expect: { requireAssertions: true },
    // Two cores run the suite. The limit is generous, so that no test fails only because the machine is busy.
    testTimeout: mode === "full" ? 300_000 : 60_000,
    hookTimeout: 30_000,
  },
}));
