import type { Socket } from "node:net";
import type { Budget } from "../budget.ts";
import { openQueue } from "../queue.ts";
import { withSignal } from "../time.ts";
import { openDnsConnection, type ConnectionEnd, type DnsConnection } from "./connection.ts";
import type { RetryWait } from "./wait.ts";
import type { TransportReply, DnsQuery, DnsTransport } from "./transport.ts";

/** The most concurrent questions over one connection. */
const mostAtATime = 200;

/** The most parallel connections to a server that closes after a few answers. */
const mostLines = 8;

/** A connection, possibly still being opened. */
interface Link {
  readonly opened: Promise<DnsConnection>;
  /** The same, once connected. */
  line?: DnsConnection;
  /** The number of questions that it received. */
  given: number;
}

/**
 * The transport over TCP (RFC 7766) or TLS (RFC 7858); `connect` opens connections when needed. One connection carries all questions, until
 * the server closes it with questions pending. RFC 7766 §6.2.1: a server may answer some and close. From then on no connection gets more
 * questions than that one answered, and several are open in parallel.
 */
export function openStream(connect: () => Promise<Socket>, budget: Budget): DnsTransport {
  const links = new Set<Link>();
  let mostOnOne = Number.POSITIVE_INFINITY;
  let isThere = false;
  let isClosed = false;
  const turns = openQueue(() => Math.min(mostAtATime, mostOnOne * mostLines));

  function open(): Link {
    const opened = connect().then((socket) => {
      isThere = true;
      link.line = openDnsConnection(socket, budget, (ending) => leave(link, ending));
      if (isClosed) link.line.close();
      return link.line;
    });
    const link: Link = { opened, given: 0 };
    opened.catch(() => links.delete(link));
    links.add(link);
    return link;
  }

  function leave(link: Link, { answered, left }: ConnectionEnd): void {
    links.delete(link);
    if (left > 0) mostOnOne = Math.max(1, Math.min(answered, mostOnOne));
  }

  function pick(): Link {
    for (const link of links) {
      const isFull = link.given >= mostOnOne;
      if (!isFull && (link.line?.isGood() ?? true)) return link;
      // The last pending question ends it.
      if (isFull || link.line) links.delete(link);
    }
    return open();
  }

  async function askOn(link: Link, query: DnsQuery, wait: RetryWait): Promise<TransportReply | null> {
    link.given++;
    const line = await withSignal(wait.signal, link.opened);
    const heard = await line.ask(query, wait);
    if (link.given >= mostOnOne) line.finish();
    return heard;
  }

  async function ask(query: DnsQuery, wait: RetryWait): Promise<TransportReply> {
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
