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
          include: ["test/lab/*.lab.ts", "test/lab/{pages,sources,store}/*.lab.ts"],
          exclude: ["test/lab/dns-*.lab.ts"],
        },
      },
      // The Internet of the lab takes seconds to start: only where somebody asks it.
      { test: { ...usual, name: "dns", include: ["test/lab/dns-*.lab.ts"], globalSetup: ["test/lab/dns/setup.ts"] } },
    ],
  },
});
