import type { RunEvent } from "../core/check.ts";
import { printable } from "../core/printable.ts";
import type { Language } from "../core/text.ts";
import type { RemoteWait } from "../run/remote.ts";
import { waitWords } from "../run/wait-words.ts";
import type { GateTarget } from "../core/result/result.ts";
import type { OnBaselineChange } from "../gate/query.ts";
import { markOf } from "../report/paint.ts";
import { cut, wrap } from "../report/width.ts";
import type { Io } from "./io.ts";

/** Reports a gate's progress on stderr. `end` clears the line; calling it twice is harmless. */
export interface Progress {
  readonly done: (target: GateTarget) => void;
  /** Prints what is being waited for on its own line, also in a terminal. */
  readonly news: OnBaselineChange;
  readonly end: () => void;
}

/** A single target gets a progress line only after this many milliseconds. */
const slowAfter = 1000;

/**
 * Progress on stderr: in a terminal one line that is rewritten and removed at the end; otherwise a line per finished target if there are several, so
 * that a log shows activity.
 */
export function openProgress(count: number, { err, isErrTerminal, columns, signal }: Io): Progress {
  let finished = 0;
  if (!isErrTerminal) {
    const line = (target: GateTarget): void =>
      err(`[${finished}/${count}] ${markOf[target.verdict]} ${printable(target.url, 300)}\n`);
    return {
      done(target) {
        finished++;
        if (count > 1) line(target);
      },
      news: (line) => err(`${line}\n`),
      end() {},
    };
  }
  const started = performance.now();
  let awaited = 0;
  const draw = (): void => {
    const seconds = Math.round((performance.now() - started) / 1000);
    err(`\r\u001b[K${cut(`${doing()} … ${seconds} s`, columns - 1)}`);
  };
  const doing = (): string => {
    if (count === 1) return awaited > 0 ? "waiting" : "measuring";
    return `measuring ${finished}/${count}${awaited > 0 ? `, waiting for ${awaited}` : ""}`;
  };
  let timer: NodeJS.Timeout | undefined;
  const first = setTimeout(
    () => {
      draw();
      timer = setInterval(draw, 500);
    },
    count > 1 ? 0 : slowAfter,
  );
  const end = (): void => {
    clearTimeout(first);
    clearInterval(timer);
    if (timer) err("\r\u001b[K");
    timer = undefined;
  };
  // An interrupt leaves a clean line.
  signal?.addEventListener("abort", end, { once: true });
  return {
    done() {
      finished++;
    },
    news(line, phase) {
      if (phase === "begun") awaited++;
      if (phase === "over") awaited--;
      const indent = `${/^ */.exec(line)?.[0] ?? ""}  `;
      const lines = wrap(line.trim(), Math.max(20, columns - 1 - indent.length));
      err(`${timer ? "\r\u001b[K" : ""}${indent.slice(2)}${lines.join(`\n${indent}`)}\n`);
      if (timer) draw();
    },
    end,
  };
}

/** Prints on stderr that a question waits for a server without room. In a terminal, the progress line is drawn again afterwards. */
export function waitPrinter({ err, isErrTerminal }: Pick<Io, "err" | "isErrTerminal">, language: Language) {
  return (wait: RemoteWait): void =>
    err(`${isErrTerminal ? "\r\u001b[K" : ""}portcullis: ${waitWords(wait)[language]}\n`);
}

/** Shows a check's progress on stderr, only in a terminal, as one line that is removed at the end. */
export function openCheckProgress({ err, isErrTerminal, signal }: Io): {
  readonly report?: (event: RunEvent) => void;
  readonly end: () => void;
} {
  if (!isErrTerminal) return { end() {} };
  let isDrawn = false;
  const end = (): void => {
    if (isDrawn) err("\r\u001b[K");
    isDrawn = false;
  };
  signal?.addEventListener("abort", end, { once: true });
  return {
    report(event) {
      if (event.kind !== "progress" || signal?.aborted === true) return;
      isDrawn = true;
      err(`\r\u001b[Kmeasuring ${event.done}/${event.total}`);
    },
    end,
  };
}
