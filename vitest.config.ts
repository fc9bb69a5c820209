import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default"],
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["test/seed.ts"],
    expect: { requireAssertions: true },
    // Two cores carry the suite; a generous limit keeps a busy machine from failing an honest test.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
