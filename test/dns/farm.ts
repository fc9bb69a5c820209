import type { DnsMessage } from "../../src/formats/dns/message.ts";
import { openWorld, type WorldText } from "./world.ts";
import type { ResolverTraits } from "./world/resolver.ts";

/** Which of the two caches of a farm answers a question, by how many it has had, and by the type. */
type Choosing = (asked: number, type: number) => boolean;

/**
 * Two caches behind one address, one of them with an earlier state of the DNS. `isOld` chooses the cache for each question, like a simple
 * load balancer.
 */
export function farmOf(earlier: WorldText, isOld: Choosing): ResolverTraits {
  const old = openWorld(earlier).places.get("127.0.0.1");
  let asked = 0;
  return {
    respond: (query: DnsMessage, usual: () => DnsMessage): DnsMessage => {
      const { questions, edns } = query;
      const meetsOld = isOld(asked++, questions[0]?.type ?? 0);
      if (!meetsOld || !old) return usual();
      const said = old.say(query);
      return { ...said, questions, edns: edns && { ...edns, size: 1232, options: said.edns?.options ?? [] } };
    },
  };
}

/** By turns, in different orders: eight runs of the same farm. */
export const turns: readonly Choosing[] = [
  (asked) => asked % 2 === 0,
  (asked) => asked % 2 === 1,
  (asked) => asked % 3 === 0,
  (asked) => asked % 3 === 1,
  (asked) => asked % 3 !== 2,
  (asked) => asked % 5 < 2,
  (asked) => asked % 7 > 3,
  (asked) => (asked * 7919) % 11 < 5,
];
