import type { Socket } from "node:net";
import type { Budget } from "../budget.ts";
import { openQueue } from "../queue.ts";
import { withSignal } from "../time.ts";
import { openLine, type Ending, type Line } from "./line.ts";
import type { Wait } from "./wait.ts";
import type { Heard, Query, Way } from "./way.ts";

/** So many questions are under way over one connection. */
const mostAtATime = 200;

/** So many connections are open side by side to a server that hangs up after a few answers. */
const mostLines = 8;

/** A connection, or one that comes about. */
interface Link {
  readonly opened: Promise<Line>;
  /** The same, once it is there. */
  line?: Line;
  /** How many questions it was given. */
  given: number;
}

/**
 * Opens the way over connections that `connect` brings about when they are needed, TCP (RFC 7766) or TLS (RFC 7858): one that carries
 * everything, until the server hangs up on questions. RFC 7766 §6.2.1: it may answer some and hang up; no connection is given more
 * questions from then on than it has answered over that one, and a few are open at a time.
 */
export function openStream(connect: () => Promise<Socket>, budget: Budget): Way {
  const links = new Set<Link>();
  let mostOnOne = Number.POSITIVE_INFINITY;
  let isThere = false;
  let isClosed = false;
  const turns = openQueue(() => Math.min(mostAtATime, mostOnOne * mostLines));

  function open(): Link {
    const opened = connect().then((socket) => {
      isThere = true;
      link.line = openLine(socket, budget, (ending) => leave(link, ending));
      if (isClosed) link.line.close();
      return link.line;
    });
    const link: Link = { opened, given: 0 };
    opened.catch(() => links.delete(link));
    links.add(link);
    return link;
  }

  function leave(link: Link, { answered, left }: Ending): void {
    links.delete(link);
    if (left > 0) mostOnOne = Math.max(1, Math.min(answered, mostOnOne));
  }

  function pick(): Link {
    for (const link of links) {
      const isFull = link.given >= mostOnOne;
      if (!isFull && (link.line?.isGood() ?? true)) return link;
      // Whoever still waits for an answer on it ends it.
      if (isFull || link.line) links.delete(link);
    }
    return open();
  }

  async function askOn(link: Link, query: Query, wait: Wait): Promise<Heard | null> {
    link.given++;
    const line = await withSignal(wait.signal, link.opened);
    const heard = await line.ask(query, wait);
    if (link.given >= mostOnOne) line.finish();
    return heard;
  }

  async function ask(query: Query, wait: Wait): Promise<Heard> {
    for (;;) {
      wait.stop();
      const heard = await turns(wait.signal, () => {
        wait.go();
        return askOn(pick(), query, wait);
      });
      if (heard) return heard;
    }
  }

  return {
    ask,
    isThere: () => isThere,
    close() {
      isClosed = true;
      for (const { line } of links) line?.close();
    },
  };
}
