import { globSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** What needs real seconds, or asks a whole matrix: for `npm run test:full`. */
const thorough = ["src/**/*.full.test.ts", "test/**/*.full.test.ts"];

/** What asks nothing but a function: no socket, no process, no door. */
const quick = ["src/{checks,core,data,formats,gate,probes,report,rules,run,settings}/**/*.test.ts"];

/** The files that hold properties, which `npm run test:full` tries more often. */
function withProperties(): readonly string[] {
  const files = globSync(["src/**/*.test.ts", "test/**/*.test.ts"]);
  return files.filter((file) => readFileSync(file, "utf8").includes(' from "fast-check"'));
}

function filesOf(mode: string): { readonly include: string[]; readonly exclude: string[] } {
  if (mode === "full") return { include: [...thorough, ...withProperties()], exclude: [] };
  return { include: mode === "quick" ? quick : ["src/**/*.test.ts", "test/**/*.test.ts"], exclude: thorough };
}

/** `npm test`; `--mode quick` and `--mode full` are the other two that need nothing but npm. */
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ["default"],
    ...filesOf(mode),
    globalSetup: ["test/shared-folder.ts"],
    setupFiles: ["test/seed.ts"],
    // Files share what they import, since no module has a state that a test depends on; one that needs its own is told so.
    isolate: false,
    fsModuleCache: true,
    // One more than two cores can carry: much of a test that has sockets is waiting.
    maxWorkers: 3,
    env: {
      TEST_RUNS: mode === "full" ? "full" : "quick",
      // Programs that tests start are compiled once.
      NODE_COMPILE_CACHE: join(tmpdir(), "portcullis-compiled"),
    },
    expect: { requireAssertions: true },
    // Two cores carry the suite; a generous limit keeps a busy machine from failing an honest test.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
}));
