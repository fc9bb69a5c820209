import type { Endpoint } from "../core/net/net.ts";
import type { Budget, Limits } from "./budget.ts";
import { openQueue, type Queue } from "./queue.ts";

/** The budget share and queue of each address that is measured by name. */
export interface ProbeQueues {
  /** Raises the budget when an address is first used. */
  enter(to: Endpoint): void;
  /** The queue in which raw probes of an endpoint wait. */
  queueOf(to: Endpoint): Queue;
}

/** The addition to a run's limits for each further address: enough for its certificate, offers and page. */
const perAddress: Limits = { connections: 52, bytes: 6 * 1024 * 1024 };

/** The most addresses that raise the budget: sixteen for each of two hosts. */
const mostAddresses = 32;

/** Each address is a separate machine with a separate queue, but all share this machine's uplink. */
const probesInAll = 24;

/** Opens the table of a run's addresses; `probesAtATime` is the most concurrent raw probes per host. */
export function openProbeQueues(budget: Budget, probesAtATime: number): ProbeQueues {
  const usual = openQueue(probesAtATime);
  const all = openQueue(probesInAll);
  const queues = new Map<string, Queue>();

  function enter({ host, at }: Endpoint): Queue {
    if (at === undefined) return usual;
    const key = `${host} ${at}`;
    const known = queues.get(key);
    if (known) return known;
    const own = openQueue(probesAtATime);
    // Waiting in an address's own queue takes no slot of the shared one.
    const both: Queue = (signal, work) => own(signal, () => all(signal, work));
    queues.set(key, both);
    if (queues.size <= mostAddresses) budget.widen(perAddress);
    return both;
  }

  return { enter: (to) => void enter(to), queueOf: enter };
}
