import { globSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** What needs real seconds, or asks a whole matrix: for `npm run test:full`. */
const thorough = ["{src,server,test}/**/*.full.test.ts"];

/** Test files of which the text is like this. */
function filesWhere(holds: (text: string) => boolean, ...patterns: readonly string[]): string[] {
  return globSync([...patterns]).filter((file) => holds(readFileSync(file, "utf8")));
}

const all = ["{src,server,test}/**/*.test.ts"];

/** What asks nothing but functions: beside modules that open no socket, with no world that a test has to make first. */
function isPure(text: string): boolean {
  return !/ from "(?:\.\.\/)+test\/(?!(?:runs|cpu-time)\.ts)/.test(text);
}

/** What `npm run test:full` tries more often. */
function hasProperties(text: string): boolean {
  return text.includes(' from "fast-check"');
}

function filesOf(mode: string): { readonly include: string[]; readonly exclude: string[] } {
  if (mode === "full") return { include: [...thorough, ...filesWhere(hasProperties, ...all)], exclude: [] };
  if (mode !== "quick") return { include: all, exclude: thorough };
  return { include: filesWhere(isPure, "{src,server}/**/*.test.ts"), exclude: [...thorough, "src/{cli,demo,net}/**"] };
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
    // Two more than two cores can carry: much of a test that has sockets is waiting.
    maxWorkers: 4,
    env: {
      TEST_RUNS: mode === "full" ? "full" : "quick",
      // Programs that tests start are compiled once.
      NODE_COMPILE_CACHE: join(tmpdir(), "portcullis-compiled"),
    },
    expect: { requireAssertions: true },
    // Two cores carry the suite; a generous limit keeps a busy machine from failing an honest test.
    testTimeout: mode === "full" ? 300_000 : 30_000,
    hookTimeout: 30_000,
  },
}));
