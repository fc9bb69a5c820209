import type { Naming } from "../core/input.ts";
import type { ExitCode } from "./exit.ts";
import type { Argv, Given } from "../settings/options/given.ts";
import type { Io } from "./io.ts";

/** One command line, understood: what is to be measured, in the order in which it was typed, and the options by flag. */
export interface Order {
  readonly subjects: readonly string[];
  /** Whether nothing was typed and PORTCULLIS_URL says what to measure. */
  readonly isFromEnvironment: boolean;
  readonly argv: Argv;
  readonly io: Io;
}

/** What carries out a command line and tells the exit code; it throws `Failure` on bad input. */
export type Command = (order: Order) => Promise<ExitCode>;

/** How the caller wrote each parameter, the subject included. */
export function namingOf({ isFromEnvironment }: Order, subject: string | undefined, { naming }: Given): Naming {
  return (name) => (name === subject && isFromEnvironment ? "PORTCULLIS_URL" : naming(name));
}
