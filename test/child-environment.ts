import { tmpdir } from "node:os";
import { join } from "node:path";

/** What every child process of a test has: where programs are and what they leave behind goes, and what was compiled before, since most of a start is spent on compiling. */
export const childEnvironment = {
  PATH: process.env["PATH"] ?? "",
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(tmpdir(), "portcullis-compiled"),
} as const;
