import { defineConfig } from "vitest/config";

/** What holds for every file. */
const usual = {
  setupFiles: ["test/seed.ts"],
  expect: { requireAssertions: true },
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Tests against real servers from Debian packages: root, apt, loopback. */
export default defineConfig({
  test: {
    reporters: ["default"],
    globalSetup: ["test/shared-folder.ts", "test/lab/machines/table-setup.ts"],
    projects: [
      {
        test: {
          ...usual,
          name: "lab",
          include: ["test/lab/*.lab.ts", "test/lab/{nodes,pages,sources,store}/*.lab.ts"],
          exclude: ["test/lab/dns-*.lab.ts"],
          // Much of it waits for pipelines, browsers and servers that stay silent; every file has ports and folders of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      // The Internet of the lab takes seconds to start: only where somebody asks it. Its files share one, a file at a time.
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
});
