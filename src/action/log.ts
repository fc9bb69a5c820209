import { printable } from "../core/printable.ts";
import type { GateTarget } from "../core/result/result.ts";
import type { OnNews } from "../gate/question.ts";
import { inert } from "../report/github/escape.ts";
import { markOf } from "../report/paint.ts";
import type { StepIo } from "./toolkit.ts";

/** The part of the log that is for people: while it is open the runner obeys nothing. */
export interface Log {
  readonly say: (text: string) => void;
  /** Tells how far several targets have come. */
  readonly done: (target: GateTarget) => void;
  /** Tells what is waited for, and what is seen of it. */
  readonly news: OnNews;
  /** Tells of a bug of ours, with its stack. */
  readonly bug: (error: unknown) => void;
  readonly end: () => void;
}

/** Opens the log; all of it goes to one stream, since a runner reads the other one at a time of its own. */
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

/** Tells people something before there is anything to measure. */
export function sayAlone(io: Pick<StepIo, "out" | "random">, text: string): void {
  const log = openLog(io);
  log.say(`${text}\n`);
  log.end();
}

/** The two lines between which a runner ignores commands; the toolkit has no function for them. The token is unguessable. */
export function silence(token: string): readonly [begin: string, end: string] {
  return [`::stop-commands::${token}\n`, `::${token}::\n`];
}

/** What is known of a bug, line by line; a message in it may hold words of a target. */
export function stackOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text
    .split("\n")
    .slice(0, 50)
    .map((line) => printable(line, 500))
    .join("\n");
}
