import type { Endpoint } from "../core/net/net.ts";
import type { Budget, Limits } from "./budget.ts";
import { openQueue, type Queue } from "./queue.ts";

/** What a door keeps for the addresses that are asked by name: their share of the budget, and their turns. */
export interface Places {
  /** Makes room for an address when it is first asked. */
  enter(to: Endpoint): void;
  /** The queue in which raw probes of an endpoint wait. */
  queueOf(to: Endpoint): Queue;
}

/** What one more address adds to the limits of a run: as much as its certificate, its offers and its page may take. */
const perAddress: Limits = { connections: 52, bytes: 6 * 1024 * 1024 };

/** So many addresses and no more widen a budget: sixteen of each of two hosts. */
const mostAddresses = 32;

/** Addresses are machines of their own, so each has a queue of its own; but it is one line that leads from here to all of them. */
const probesInAll = 24;

/** Opens the table of the addresses of one run; `probesAtATime` is how many raw probes one host may have under way. */
export function openPlaces(budget: Budget, probesAtATime: number): Places {
  const usual = openQueue(probesAtATime);
  const all = openQueue(probesInAll);
  const queues = new Map<string, Queue>();

  function enter({ host, at }: Endpoint): Queue {
    if (at === undefined) return usual;
    const key = `${host} ${at}`;
    const known = queues.get(key);
    if (known) return known;
    const own = openQueue(probesAtATime);
    // Who waits for an own turn keeps nobody else from theirs.
    const both: Queue = (signal, work) => own(signal, () => all(signal, work));
    queues.set(key, both);
    if (queues.size <= mostAddresses) budget.widen(perAddress);
    return both;
  }

  return { enter: (to) => void enter(to), queueOf: enter };
}
