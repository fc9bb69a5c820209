import type { Socket } from "node:net";
import type { Budget } from "../budget.ts";
import { openQueue } from "../queue.ts";
import { withSignal } from "../time.ts";
import { openLine, type Ending, type Line } from "./line.ts";
import type { Heard, Query, Way } from "./way.ts";

/** So many questions are under way over one connection. */
const mostAtATime = 200;

/** Opens the way over one connection at a time, TCP (RFC 7766) or TLS (RFC 7858), which `connect` brings about when it is needed. */
export function openStream(connect: () => Promise<Socket>, budget: Budget): Way {
  let line: Line | undefined;
  let coming: Promise<Line> | undefined;
  let turns = openQueue(mostAtATime);
  let isClosed = false;

  async function open(): Promise<Line> {
    line = openLine(await connect(), budget, relent);
    if (isClosed) line.close();
    return line;
  }

  /** RFC 7766 §6.2.1: a server may answer some questions and hang up; it gets no more at a time than it has taken before. */
  function relent({ answered, left }: Ending): void {
    if (left > 0) turns = openQueue(Math.max(1, Math.min(answered, mostAtATime)));
  }

  async function present(): Promise<Line> {
    if (line?.isGood()) return line;
    coming ??= open().finally(() => (coming = undefined));
    return coming;
  }

  async function ask(query: Query, signal: AbortSignal): Promise<Heard> {
    for (;;) {
      const heard = await turns(signal, async () => (await withSignal(signal, present())).ask(query, signal));
      if (heard) return heard;
    }
  }

  return {
    ask,
    close() {
      isClosed = true;
      line?.close();
    },
  };
}
