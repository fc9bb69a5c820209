import type { Naming } from "../core/input.ts";
import type { ExitCode } from "./exit.ts";
import type { Argv, Given } from "../settings/options/given.ts";
import type { Io } from "./io.ts";

/** A parsed command line: the subjects in order, and the options. */
export interface Invocation {
  readonly subjects: readonly string[];
  /** Whether the subject comes from PORTCULLIS_URL. */
  readonly isFromEnvironment: boolean;
  readonly argv: Argv;
  readonly io: Io;
}

/** Runs a command and returns the exit code; throws `Failure` for bad input. */
export type Command = (order: Invocation) => Promise<ExitCode>;

/** How the caller wrote each parameter, including the subject. */
export function namingOf({ isFromEnvironment }: Invocation, subject: string | undefined, { naming }: Given): Naming {
  return (name) => (name === subject && isFromEnvironment ? "PORTCULLIS_URL" : naming(name));
}
