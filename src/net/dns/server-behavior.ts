import type { DnsReply } from "../../core/net/dns.ts";
import type { DnsServer } from "./server.ts";
import type { DnsQuery } from "./transport.ts";

/** The options for asking a server. */
export interface ServerBehavior {
  /** The question with or without an OPT record. */
  readonly query: (hasEdns: boolean) => DnsQuery;
  readonly hasEdns: boolean;
  readonly isOverTcp: boolean;
  /** Milliseconds for one try. */
  readonly patience: number | undefined;
}

/** A part of queries that a server drops; see {@link DnsReply.lost}. */
export type Loss = NonNullable<DnsReply["lost"]>;

/** The same question without the part that the server drops. */
export function withLoss(manner: ServerBehavior, lost: Loss | undefined): ServerBehavior {
  if (lost === undefined) return manner;
  return lost === "edns" ? { ...manner, hasEdns: false } : { ...manner, isOverTcp: true };
}

/** What a run has learned about a server. */
export interface ServerBehaviors {
  /** What it is known to drop; such questions are changed at once. */
  known(manner: ServerBehavior): readonly Loss[];
  /** What it may drop, by the kind of error; empty after silence. */
  possible(manner: ServerBehavior, problem: string | undefined): readonly Loss[];
  /** Whether all its answers were slow compared to the patience of one try; null without answers. */
  isSlow(patience: number): boolean | null;
  /** Records an answer to a question in this form and its milliseconds. */
  heard(manner: ServerBehavior, ms: number): void;
  /** Records which form of a question was answered, after several were sent. */
  learn(lost: Loss | undefined): void;
}

/** Starts with no knowledge. A server over TLS has only one transport, and supports EDNS. */
export function openServerBehaviors(kind: DnsServer["kind"]): ServerBehaviors {
  let quickest = Number.POSITIVE_INFINITY;
  let hasAnsweredEdns = false;
  let hasAnsweredUdp = false;
  let loss: Loss | undefined;

  function mayLose(lost: Loss, { hasEdns, isOverTcp }: ServerBehavior): boolean {
    if (kind !== "plain") return false;
    return lost === "edns" ? hasEdns && !hasAnsweredEdns : !isOverTcp && !hasAnsweredUdp;
  }

  return {
    known: (manner) => (loss !== undefined && mayLose(loss, manner) ? [loss] : []),
    possible(manner, problem) {
      // DNS flag day 2019: some middleboxes and servers drop queries with an OPT record. No server refuses a port because of it.
      if (problem !== undefined && problem !== "ECONNREFUSED") return [];
      const losses: readonly Loss[] = problem === undefined ? ["edns", "udp"] : ["udp"];
      return losses.filter((each) => mayLose(each, manner));
    },
    isSlow: (patience) => (quickest === Number.POSITIVE_INFINITY ? null : quickest > patience / 2),
    heard({ hasEdns, isOverTcp }, ms) {
      quickest = Math.min(quickest, ms);
      hasAnsweredEdns ||= hasEdns;
      hasAnsweredUdp ||= !isOverTcp;
    },
    learn(lost) {
      loss = lost;
    },
  };
}
