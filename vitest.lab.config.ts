import { defineConfig } from "vitest/config";
import { childEnvironment } from "./test/child-environment.ts";
import { LongestFirst } from "./test/longest-first.ts";
import { repeated, retry } from "./test/repeated.ts";

/** The settings of all projects. */
const usual = {
  setupFiles: ["test/seed.ts"],
  // Programs that tests start are compiled once.
  env: { NODE_COMPILE_CACHE: childEnvironment.NODE_COMPILE_CACHE },
  expect: { requireAssertions: true },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry,
};

const lab = ["test/lab/*.lab.ts", "test/lab/{api,clones,faults,nodes,pages,sources,store,tls,visits}/*.lab.ts"];

/**
 * Tests against real servers from Debian packages: root, apt, loopback. `--mode tools` tries the OpenAPI document in tools of others, which
 * are 200 MB to install, so it is run when the document changes.
 */
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ["default", repeated],
    sequence: { sequencer: LongestFirst },
    globalSetup: ["test/shared-folder.ts", "test/lab/machines/table-setup.ts"],
    projects: [
      {
        test: {
          ...usual,
          name: "lab",
          include: mode === "tools" ? ["test/lab/api/openapi.tools.ts"] : lab,
          exclude: ["test/lab/dns-*.lab.ts"],
          // These tests mostly wait for pipelines, browsers and silent servers. Every file has ports and folders of its own.
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
      // The Internet of the lab takes seconds to start, so only this project starts it. Its files share it, one at a time.
      {
        test: {
          ...usual,
          name: "dns",
          include: ["test/lab/dns-*.lab.ts"],
          globalSetup: ["test/lab/dns/setup.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
