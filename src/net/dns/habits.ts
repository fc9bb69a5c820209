import type { DnsReply } from "../../core/net/dns.ts";
import type { DnsServer } from "./server.ts";
import type { Query } from "./way.ts";

/** How a server is asked. */
export interface Manner {
  /** The question with an OPT record, or without. */
  readonly query: (hasEdns: boolean) => Query;
  readonly hasEdns: boolean;
  readonly isOverTcp: boolean;
  /** Milliseconds for one try. */
  readonly patience: number | undefined;
}

/** What a server leaves without an answer; see {@link DnsReply.lost}. */
export type Loss = NonNullable<DnsReply["lost"]>;

/** The same question without what the server loses. */
export function withLoss(manner: Manner, lost: Loss | undefined): Manner {
  if (lost === undefined) return manner;
  return lost === "edns" ? { ...manner, hasEdns: false } : { ...manner, isOverTcp: true };
}

/** What is known of a server by what it has answered during a run. */
export interface Habits {
  /** What it is known to lose of a question: that is asked another way at once. */
  known(manner: Manner): readonly Loss[];
  /** What it may lose, by what went wrong; nothing where there was silence. */
  possible(manner: Manner, problem: string | undefined): readonly Loss[];
  /** Whether all that it has answered took it long, by the milliseconds that a try has; null where it has answered nothing. */
  isSlow(patience: number): boolean | null;
  /** It has answered a question that was asked so, in so many milliseconds. */
  heard(manner: Manner, ms: number): void;
  /** By what way the answer to a question came that was asked in several. */
  learn(lost: Loss | undefined): void;
}

/** Opens what is known of a server: nothing. What speaks TLS has one way only, and knows EDNS. */
export function openHabits(kind: DnsServer["kind"]): Habits {
  let quickest = Number.POSITIVE_INFINITY;
  let hasAnsweredEdns = false;
  let hasAnsweredUdp = false;
  let loss: Loss | undefined;

  function mayLose(lost: Loss, { hasEdns, isOverTcp }: Manner): boolean {
    if (kind !== "plain") return false;
    return lost === "edns" ? hasEdns && !hasAnsweredEdns : !isOverTcp && !hasAnsweredUdp;
  }

  return {
    known: (manner) => (loss !== undefined && mayLose(loss, manner) ? [loss] : []),
    possible(manner, problem) {
      // DNS flag day 2019: there are middle boxes and servers that drop what has an OPT record; nobody refuses a port because of one.
      const losses: readonly Loss[] =
        problem === undefined ? ["edns", "udp"] : problem === "ECONNREFUSED" ? ["udp"] : [];
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
