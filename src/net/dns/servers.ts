import type { DnsReply } from "../../core/net/dns.ts";
import { bracketed } from "../../core/target/target.ts";
import { rcodes } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { openQueue } from "../queue.ts";
import type { Budget } from "../budget.ts";
import { withSignal } from "../time.ts";
import { openDatagrams } from "./datagrams.ts";
import { openServerBehaviors, withLoss, type Loss, type ServerBehavior } from "./server-behavior.ts";
import { openHttps } from "./https.ts";
import { persist, type Try } from "./retry.ts";
import { connectPlainly, connectSecurely, resolverAddressOf, type ResolverConnectOptions } from "./connect.ts";
import type { DnsServer } from "./server.ts";
import { openStream } from "./stream.ts";
import { systemCode, DnsTrouble } from "./error-reason.ts";
import type { RetryWait } from "./wait.ts";
import type { TransportReply, DnsTransport } from "./transport.ts";

/** An answer and its parsed message. */
interface Answer {
  readonly reply: Omit<DnsReply, "server">;
  readonly message: DnsMessage;
}

/** One server during a run. Rejects as {@link DnsTransport} does, and calls `again` to wait until it may ask once more. */
export interface Server {
  ask(manner: ServerBehavior, signal: AbortSignal, again: () => Promise<void>): Promise<Answer>;
  close(): void;
}

/** Milliseconds for one try: over UDP including a TCP retry, otherwise including the handshakes before the first question. */
const usualPatience = { plain: 1500, tls: 3000, https: 3000 } as const;

/**
 * The most concurrent questions to one server; further ones wait without losing time. A server drops more simultaneous datagrams than that.
 */
const mostAtATime = { plain: 200, tls: 200, https: 400 } as const;

/** RFC 6891 §7: the answers of servers without EDNS. */
const withoutEdns: ReadonlySet<number> = new Set([rcodes.FORMERR, rcodes.NOTIMP]);

/** Opens a server; nothing is sent before the first question. */
export function openServer(server: DnsServer, isTrusted: boolean, reaching: ResolverConnectOptions): Server {
  const turns = openQueue(mostAtATime[server.kind]);
  const habits = openServerBehaviors(server.kind);
  let ways: Promise<Ways> | undefined;
  /** The same, once loaded. */
  let open: Ways | undefined;

  function opening(): Promise<Ways> {
    return (ways ??= openWays(server, isTrusted, reaching).then((found) => (open = found)));
  }

  async function reach(wait: RetryWait): Promise<Ways> {
    const found = open ?? (await withSignal(wait.signal, opening()));
    reaching.budget.check();
    return found;
  }

  /** One try: a server that answers without EDNS support is asked again without it. */
  async function askOnce(manner: ServerBehavior, wait: RetryWait): Promise<Answer> {
    const told = await exchange(await reach(wait), reaching.budget, manner, wait);
    if (!manner.hasEdns || knowsEdns(told.message)) return told;
    const { reply, message } = await exchange(await reach(wait), reaching.budget, { ...manner, hasEdns: false }, wait);
    return { reply: { ...reply, isWithoutEdns: true }, message };
  }

  function tryOf(manner: ServerBehavior, lost?: Loss): Try<Answer> {
    const asked = withLoss(manner, lost);
    return async (wait) => {
      const { reply, message } = await askOnce(asked, wait);
      habits.heard(asked, reply.ms);
      if (lost === undefined) return { reply, message };
      return { reply: { ...reply, lost, isWithoutEdns: reply.isWithoutEdns || lost === "edns" }, message };
    };
  }

  async function ask(manner: ServerBehavior, signal: AbortSignal, again: () => Promise<void>): Promise<Answer> {
    const tries = (losses: readonly Loss[]) => [tryOf(manner), ...losses.map((lost) => tryOf(manner, lost))];
    const patience = manner.patience ?? usualPatience[server.kind];
    const answer = await persist(
      {
        patience,
        first: tries(habits.known(manner)),
        second: (problem) => tries(habits.possible(manner, problem)),
        again,
        // A server that answers other questions quickly dropped this one.
        isSlow: () => habits.isSlow(patience) ?? open?.second?.isThere?.() ?? false,
      },
      signal,
    );
    habits.learn(answer.reply.lost);
    return answer;
  }

  return {
    ask: (manner, signal, again) => turns(signal, () => ask(manner, signal, again)),
    close() {
      ways?.then(({ first, second }) => [first, second].forEach((way) => way?.close())).catch(() => {});
    },
  };
}

/** Asks over the first transport, and over the second where that was requested or the answer does not fit. */
async function exchange(ways: Ways, budget: Budget, manner: ServerBehavior, wait: RetryWait): Promise<Answer> {
  const { first, second, over } = ways;
  const asked = manner.query(manner.hasEdns);
  const wasAskedOverTcp = manner.isOverTcp;
  if (!second || !wasAskedOverTcp) {
    budget.question();
    const heard = await first.ask(asked, wait);
    if (!heard.message.isTruncated) return answerBy(heard, over);
    if (!second) throw new DnsTrouble("TRUNCATED");
    wait.blame = "NO-TCP";
  }
  budget.question();
  const heard = await (second ?? first).ask(asked, wait).catch((error: unknown) => {
    throw !wasAskedOverTcp && (error instanceof DnsTrouble || systemCode(error))
      ? new DnsTrouble("NO-TCP", { cause: error })
      : error;
  });
  // RFC 2181 §9: no other transport has the rest.
  if (heard.message.isTruncated) throw new DnsTrouble("TRUNCATED");
  return answerBy(heard, "tcp", !wasAskedOverTcp);
}

function answerBy({ bytes, message, ms }: TransportReply, over: DnsReply["over"], wasTruncated = false): Answer {
  return { reply: { over, message: bytes, wasTruncated, isWithoutEdns: false, ms }, message };
}

/** RFC 6891 §6.1.3 and §7: BADVERS refuses the only existing version. */
function knowsEdns({ edns, rcode }: DnsMessage): boolean {
  return rcode !== rcodes.BADVERS && (edns !== null || !withoutEdns.has(rcode));
}

interface Ways {
  readonly over: DnsReply["over"];
  readonly first: DnsTransport;
  /** For answers that do not fit the first one. */
  readonly second?: DnsTransport;
}

async function openWays(server: DnsServer, isTrusted: boolean, reaching: ResolverConnectOptions): Promise<Ways> {
  const place = await resolverAddressOf(server, isTrusted, reaching);
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
  return { over: "https", first: openHttps({ authority, path }, connect, budget) };
}
