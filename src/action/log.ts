import { printable } from "../core/printable.ts";
import { maskUrls } from "../core/redact/url-secrets.ts";
import type { GateTarget } from "../core/result/result.ts";
import type { OnBaselineChange } from "../gate/query.ts";
import { inert } from "../report/github/escape.ts";
import { markOf } from "../report/paint.ts";
import type { StepIo } from "./toolkit.ts";

/** The readable part of the log: while it is open, the runner ignores commands. */
export interface Log {
  readonly say: (text: string) => void;
  /** Reports the progress over several targets. */
  readonly done: (target: GateTarget) => void;
  /** Reports what is being waited for. */
  readonly news: OnBaselineChange;
  /** Reports a bug of ours with its stack. */
  readonly bug: (error: unknown) => void;
  readonly end: () => void;
}

/** Opens the log. Everything goes to one stream, because a runner reads the other one at different times. */
export function openLog({ out, random }: Pick<StepIo, "out" | "random">, count = 0): Log {
  const [begin, end] = silence(random());
  const say = (text: string): void => out(inert(text));
  let finished = 0;
  out(begin);
  return {
    say,
    done(target) {
      finished++;
      if (count < 2) return;
      say(`[${finished}/${count}] ${markOf[target.verdict]} ${printable(target.url, 300)}\n`);
    },
    news: (line) => say(`${line}\n`),
    bug: (error) => say(`${stackOf(error)}\n`),
    end: () => out(end),
  };
}

/** Prints a message before there is anything to measure. */
export function sayAlone(io: Pick<StepIo, "out" | "random">, text: string): void {
  const log = openLog(io);
  log.say(`${text}\n`);
  log.end();
}

/** The two lines between which a runner ignores commands; the toolkit has no function for them. The token is unguessable. */
export function silence(token: string): readonly [begin: string, end: string] {
  return [`::stop-commands::${token}\n`, `::${token}::\n`];
}

/** The stack of a bug, line by line; its message may contain text from a target. */
export function stackOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return maskUrls(text)
    .split("\n")
    .slice(0, 50)
    .map((line) => printable(line, 500))
    .join("\n");
}
