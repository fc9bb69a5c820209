import type { DnsMessage } from "../../src/formats/dns/message.ts";
import { openWorld, type WorldText } from "./world.ts";
import type { ResolverTraits } from "./world/resolver.ts";

/** Whether the outdated cache of a farm answers, by the number of earlier questions and by the type. */
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

/** Eight runs of the same farm, with the caches in different orders. */
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
