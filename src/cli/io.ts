/** Where a command reads and writes; a test gives its own. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For results. */
  readonly out: (text: string) => void;
  /** For progress and errors. */
  readonly err: (text: string) => void;
  /** Whether results, and whether progress, go to a person's terminal. */
  readonly isOutTerminal: boolean;
  readonly isErrTerminal: boolean;
  /** Columns of the terminal. */
  readonly columns: number;
  /** Reads the standard input on demand; defaults to that of the process. */
  readonly input?: (largest: number) => Promise<Buffer>;
  /** Where a configuration is looked for; the working directory where it is absent. */
  readonly folder?: string;
  /** Ends what is under way when the person interrupts. */
  readonly signal?: AbortSignal;
  /** Says that the command ends by itself once interrupted; only a second interrupt ends the process at once. */
  readonly linger?: () => void;
  /** Passes uncaught errors to a command that keeps running; without it, such an error ends the process at once. */
  readonly onUncaught?: (take: (error: unknown) => void) => void;
}

/** Reports are made for 80 columns; a narrower terminal gets a narrower one. */
export function widthOfReport({ isOutTerminal, columns }: Io): number {
  return isOutTerminal ? Math.max(40, Math.min(80, columns)) : 80;
}

/** Whether colour is wanted: https://no-color.org, https://force-color.org, and never for a dumb terminal. */
export function wantsColour({ env, isOutTerminal }: Io): boolean {
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
  return isOutTerminal && env["TERM"] !== "dumb";
}
