import { defineConfig } from "vitest/config";

/** Tests against real servers from Debian packages: root, apt, loopback. */
export default defineConfig({
  test: {
    reporters: ["default"],
    include: ["test/lab/*.lab.ts"],
    globalSetup: ["test/lab/table-setup.ts"],
    expect: { requireAssertions: true },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
