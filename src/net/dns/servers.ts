import type { DnsReply } from "../../core/dns.ts";
import { bracketed } from "../../core/target.ts";
import { rcodes } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { openQueue } from "../queue.ts";
import { withPatience, withSignal } from "../time.ts";
import { openDatagrams } from "./datagrams.ts";
import { openHttps } from "./https.ts";
import { connectPlainly, connectSecurely, placeOf, type Reaching } from "./reach.ts";
import type { DnsServer } from "./server.ts";
import { openStream } from "./stream.ts";
import type { Heard, Query, Way } from "./way.ts";

/** How a server is asked. */
export interface Manner {
  /** The question with an OPT record, or without. */
  readonly query: (hasEdns: boolean) => Query;
  readonly hasEdns: boolean;
  readonly isOverTcp: boolean;
  /** Milliseconds for one try. */
  readonly patience: number | undefined;
}

/** An answer, and what it says. */
interface Answer {
  readonly reply: Omit<DnsReply, "server">;
  readonly message: DnsMessage;
}

/** One server during a run. It rejects as {@link Way} does. */
export interface Server {
  ask(manner: Manner, signal: AbortSignal): Promise<Answer>;
  close(): void;
}

/** Milliseconds for one try: over UDP with what may follow over TCP, or with the handshakes before the first question. */
const usualPatience = { plain: 1500, tls: 3000, https: 3000 } as const;

/** So many questions are under way to one server; the others wait without losing patience. More datagrams at once than that are dropped on arrival. */
const mostAtATime = { plain: 200, tls: 200, https: 400 } as const;

/** RFC 6891 §7: what servers answer that know no EDNS. */
const withoutEdns: ReadonlySet<number> = new Set([rcodes.FORMERR, rcodes.NOTIMP]);

/** Opens a server; nothing is sent before the first question. */
export function openServer(server: DnsServer, isTrusted: boolean, reaching: Reaching): Server {
  const { budget } = reaching;
  const turns = openQueue(mostAtATime[server.kind]);
  let ways: Promise<Ways> | undefined;
  /** The same, once they are there. */
  let open: Ways | undefined;

  function opening(): Promise<Ways> {
    return (ways ??= openWays(server, isTrusted, reaching).then((found) => (open = found)));
  }

  async function exchange({ query, isOverTcp }: Manner, hasEdns: boolean, within: AbortSignal): Promise<Answer> {
    const asked = query(hasEdns);
    const { first, second, over } = open ?? (await withSignal(within, opening()));
    budget.check();
    if (!second || !isOverTcp) {
      budget.question();
      const heard = await first.ask(asked, within);
      if (!second || !heard.message.isTruncated) return answer(heard, over);
    }
    budget.question();
    return { ...answer(await (second ?? first).ask(asked, within), "tcp", !isOverTcp) };
  }

  return {
    ask: (manner, signal) =>
      turns(signal, () =>
        withPatience(signal, manner.patience ?? usualPatience[server.kind], async (within) => {
          const told = await exchange(manner, manner.hasEdns, within);
          if (!manner.hasEdns || knowsEdns(told.message)) return told;
          const { reply, message } = await exchange(manner, false, within);
          return { reply: { ...reply, isWithoutEdns: true }, message };
        }),
      ),
    close() {
      ways?.then(({ first, second }) => [first, second].forEach((way) => way?.close())).catch(() => {});
    },
  };
}

function answer({ bytes, message, ms }: Heard, over: DnsReply["over"], wasTruncated = false): Answer {
  return { reply: { over, message: bytes, wasTruncated, isWithoutEdns: false, ms }, message };
}

/** RFC 6891 §6.1.3 and §7: BADVERS refuses the only version there is. */
function knowsEdns({ edns, rcode }: DnsMessage): boolean {
  return rcode !== rcodes.BADVERS && (edns !== null || !withoutEdns.has(rcode));
}

interface Ways {
  readonly over: DnsReply["over"];
  readonly first: Way;
  /** For what does not fit through the first one. */
  readonly second?: Way;
}

async function openWays(server: DnsServer, isTrusted: boolean, reaching: Reaching): Promise<Ways> {
  const place = await placeOf(server, isTrusted, reaching);
  const { budget } = reaching;
  const { kind, name, port, path } = server;
  if (kind === "plain") {
    const [address] = place.addresses;
    return {
      over: "udp",
      first: openDatagrams({ address, port: place.port }, budget),
      second: openStream(() => connectPlainly(server, place, reaching), budget),
    };
  }
  const connect = () => connectSecurely(server, place, reaching);
  if (kind === "tls") return { over: "tls", first: openStream(connect, budget) };
  const authority = port === 443 ? bracketed(name) : `${bracketed(name)}:${port}`;
  return { over: "https", first: openHttps({ authority, path }, connect) };
}
