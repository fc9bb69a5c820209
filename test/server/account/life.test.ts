import { describe } from "vitest";
import { accountsContract } from "./life.ts";

describe("SQLite", () => {
  accountsContract(() => Promise.resolve({}));
});
