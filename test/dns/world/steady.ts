import type { DnsName } from "../../../src/formats/dns/name.ts";

/** How often a server was asked that may answer the same question in another way the next time. */
let changes = 0;

/** Notes that such a server was asked, so no result that rests on its answer is kept. */
export function noteChange(): void {
  changes++;
}

/** The result for a key, made once, unless a server that may change its answers took part. */
export function steadily<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found as T;
  const before = changes;
  const made = make();
  if (changes === before) known.set(key, made);
  return made;
}

/** The map of an owner, which lives as long as the owner. */
export function mapOf<T>(maps: WeakMap<object, Map<string, T>>, owner: object): Map<string, T> {
  const known = maps.get(owner) ?? new Map<string, T>();
  maps.set(owner, known);
  return known;
}

/** The key of a question. Letters keep their case, which answers repeat. */
export function keyFor({ wire }: DnsName, type: number): string {
  return `${type} ${wire.toString("latin1")}`;
}
