import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import type { Readable, Writable } from "node:stream";
import { registry } from "../../src/checks/index.ts";
import { busy as busyFailure } from "../../src/core/busy.ts";
import { parseInput } from "../../src/core/input.ts";
import type { Language } from "../../src/core/text.ts";
import type { CheckQuery, Runner } from "../../src/run/runner.ts";
import { largestText } from "../http/listener/body.ts";
import { openAgent } from "./agent.ts";
import type { AnswerQuestion } from "./question.ts";
import { limitLines } from "./line-limit.ts";

/** Options for serving an agent on this machine. */
export interface StdioOptions {
  readonly runner: Runner;
  readonly language: Language;
  readonly input: Readable;
  readonly output: Writable;
  /** Ends the connection. */
  readonly signal: AbortSignal | undefined;
  /** Receives errors other than `Failure`. */
  readonly onBug: (error: unknown) => void;
}

/** Concurrent measurements: an agent may call every tool at once. */
const mostAtOnce = 4;

/** The most calls that wait for their turn. */
const mostWaiting = 100;

/** Serves one agent over standard input and output, until its input ends. */
export async function serveAgent({ runner, language, input, output, signal, onBug }: StdioOptions): Promise<void> {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const { promise, resolve } = Promise.withResolvers<void>();
  const lines = input.pipe(
    limitLines(largestText, (error) => {
      // JSON-RPC 2.0 §5: the id is null where it is not known. A line is written as a whole, so it does not mix with another answer.
      output.write(`${JSON.stringify({ jsonrpc: "2.0", error, id: null })}\n`);
    }),
  );
  const transport = new StdioServerTransport(lines, output, { maxBufferSize: 2 * largestText });
  const ask = inTurns(askerFor(runner));
  const handle = serveStdio(
    () => openAgent({ checks, ask, language, onBug }),
    // The lists never change while the program runs, so there is nothing to subscribe to.
    { transport, maxSubscriptions: 0 },
  );
  for (const event of ["end", "close", "error"]) lines.once(event, () => resolve());
  // The reader has closed the stream.
  output.once("error", () => resolve());
  signal?.addEventListener("abort", () => resolve(), { once: true });
  if (signal?.aborted) resolve();
  await promise;
  await handle.close();
  input.destroy();
}

function askerFor(runner: Runner): AnswerQuestion {
  return async ({ check, parameters, language, fresh, maxAge, signal, report }) => {
    // A runner takes texts only; other values are refused here.
    parseInput(check.input, parameters);
    const asking = { language, isFresh: fresh, signal, report, ...(maxAge !== undefined && { maxAge }) };
    const { data, updatedAt, cached } = await runner.answer(check, parameters as CheckQuery, asking);
    return { data, updatedAt: updatedAt.toISOString(), cached };
  };
}

/** Answers a few questions at a time; the others wait in order. */
function inTurns(ask: AnswerQuestion): AnswerQuestion {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (question) => {
    if (busy >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw busyFailure("server", 5000);
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else busy++;
    try {
      question.signal.throwIfAborted();
      return await ask(question);
    } finally {
      // First come, first served.
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}
