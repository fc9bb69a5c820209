import type { Context } from "../../../core/check.ts";
import { dataText } from "../../../formats/dns/data.ts";
import { keyTag } from "../../../formats/dnssec/key-tag.ts";
import { recordsOf, type RecordOf, type RecordSet } from "../../../formats/dns/set.ts";
import { repliesOf, type Sought } from "./address.ts";
import { keySetIn, signedSetsIn } from "./algorithms.ts";
import type { SeenKeySet, SeenServer } from "./schema.ts";

type Asker = Pick<Context, "net" | "once">;
type Key = RecordOf<"DNSKEY">;

/** Limits: a zone has two or three providers, each with a few keys. */
const mostSets = 4;
const mostKeys = 32;

/** The DNSKEY set of one or more servers, and what they sign. */
interface Group {
  readonly servers: readonly string[];
  readonly keys: readonly Key[];
  readonly signing: readonly Key[];
  readonly sets: readonly RecordSet[];
}

/**
 * The DNSKEY sets of the name servers, where they or the keys that sign differ. A resolver validates the records of one server with the keys that it got from
 * another, so every set must contain the keys that any server signs with (RFC 8901 §3).
 */
export async function keySetsOf(
  context: Asker,
  list: readonly SeenServer[],
  sought: Sought,
): Promise<readonly SeenKeySet[]> {
  const places = list.flatMap(({ name, addresses }) =>
    addresses.flatMap(({ address, state }) => (state === "authoritative" ? [{ name, address }] : [])),
  );
  const told = await Promise.all(
    places.map(async ({ name, address }): Promise<readonly Group[]> => {
      const replies = await repliesOf(context, address, sought);
      const set = keySetIn(replies, sought.zone);
      if (!set) return [];
      const keys = recordsOf("DNSKEY", set.records);
      const sets = signedSetsIn(replies, sought.zone);
      return [
        {
          servers: [`${name} ${address}`],
          keys,
          sets,
          signing: keys.filter((key) => sets.some((each) => isSigned(each, key))),
        },
      ];
    }),
  );
  const groups = [...Map.groupBy(told.flat(), textOf).values()].map(joined).slice(0, mostSets);
  return groups.length < 2 ? [] : groups.map((each) => seenGroup(each, groups));
}

function textOf({ keys, signing }: Group): string {
  return [keys, signing]
    .map((some) =>
      some
        .map(({ data }) => dataText(data))
        .toSorted()
        .join("\n"),
    )
    .join("\n\n");
}

function joined([first, ...others]: readonly Group[]): Group {
  const none: Group = { servers: [], keys: [], signing: [], sets: [] };
  return others.reduce(
    (whole, { servers, sets }) => ({
      ...whole,
      servers: [...whole.servers, ...servers],
      sets: [...whole.sets, ...sets],
    }),
    first ?? none,
  );
}

function seenGroup(group: Group, all: readonly Group[]): SeenKeySet {
  const others = all.filter((each) => each !== group);
  const missing = others.flatMap((each) => missingKeys(each, group.keys));
  const algorithms = group.sets.flatMap(({ signatures }) => signatures.map(({ data }) => data.algorithm));
  return {
    servers: group.servers,
    keys: group.keys.slice(0, mostKeys).map(({ data }) => ({ ...factsOf(data), flags: data.flags })),
    signingKeys: distinct(group.signing.map(({ data }) => factsOf(data))),
    algorithms: [...new Set(algorithms)].toSorted((one, other) => one - other),
    missingKeys: distinct(missing.map(({ data }) => factsOf(data))),
  };
}

/** The keys of a server's signatures, for sets that none of some other keys can have signed. */
function missingKeys({ signing, sets }: Group, published: readonly Key[]): readonly Key[] {
  const known = new Set(published.map(({ data }) => dataText(data)));
  return sets.flatMap((set) => {
    const own = signing.filter((key) => isSigned(set, key));
    return own.some(({ data }) => known.has(dataText(data))) ? [] : own;
  });
}

function isSigned({ signatures }: RecordSet, key: Key): boolean {
  return signatures.some(({ data }) => data.algorithm === key.data.algorithm && data.keyTag === keyTag(key.data));
}

function factsOf(data: Key["data"]): SeenKeySet["missingKeys"][number] {
  return { keyTag: keyTag(data), algorithm: data.algorithm };
}

function distinct(keys: SeenKeySet["missingKeys"]): SeenKeySet["missingKeys"] {
  const all = new Map(keys.map((each) => [`${each.algorithm} ${each.keyTag}`, each]));
  return [...all.values()].toSorted((one, other) => one.keyTag - other.keyTag);
}
