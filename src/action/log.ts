import { printable } from "../core/printable.ts";
import type { GateTarget } from "../core/result/result.ts";
import type { OnNews } from "../gate/question.ts";
import { inert } from "../report/github/escape.ts";
import { markOf } from "../report/paint.ts";
import { silence } from "./commands.ts";

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
export function openLog(out: (text: string) => void, token: string, count: number): Log {
  const [begin, end] = silence(token);
  const say = (text: string): void => out(inert(text));
  let finished = 0;
  out(begin);
  return {
    say,
    done(target) {
      finished++;
      if (count < 2) return;
      say(`[${finished}/${count}] ${markOf[target.verdict]} ${printable(target.url, 300)}\n`);
      // The report comes next.
      if (finished === count) say("\n");
    },
    news: (line) => say(`${line}\n`),
    bug: (error) => say(`${stackOf(error)}\n`),
    end: () => out(end),
  };
}

/** Tells people something before there is anything to measure. */
export function sayAlone(
  { out, random }: { readonly out: (text: string) => void; readonly random: () => string },
  text: string,
): void {
  const log = openLog(out, random(), 0);
  log.say(`${text}\n`);
  log.end();
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
