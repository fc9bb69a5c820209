/** Where a command reads and writes; tests pass their own. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes results. */
  readonly out: (text: string) => void;
  /** Writes progress and errors. */
  readonly err: (text: string) => void;
  /** Whether results and progress go to a terminal. */
  readonly isOutTerminal: boolean;
  readonly isErrTerminal: boolean;
  /** Columns of the terminal. */
  readonly columns: number;
  /** Reads standard input on demand; defaults to the process's own. */
  readonly input?: (largest: number) => Promise<Buffer>;
  /** Where to look for a configuration; the working directory by default. */
  readonly folder?: string;
  /** Aborts the command on interrupt. */
  readonly signal?: AbortSignal;
  /** Declares that the command ends by itself when interrupted; only a second interrupt ends the process immediately. */
  readonly linger?: () => void;
  /** Passes uncaught errors to a command that keeps running; without it, such an error ends the process at once. */
  readonly onUncaught?: (take: (error: unknown) => void) => void;
}

/** Reports are 80 columns wide, or less in a narrower terminal. */
export function widthOfReport({ isOutTerminal, columns }: Io): number {
  return isOutTerminal ? Math.max(40, Math.min(80, columns)) : 80;
}

/** Whether to use colours: https://no-color.org, https://force-color.org, and never in a dumb terminal. */
export function wantsColour({ env, isOutTerminal }: Io): boolean {
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
  return isOutTerminal && env["TERM"] !== "dumb";
}
