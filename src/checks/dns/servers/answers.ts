import { types } from "../../../formats/dns/codes.ts";
import type { Context } from "../../../core/check.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";
import type { SeenDifference, SeenServer } from "./schema.ts";
import { repliesOf, type Sought } from "./address.ts";
import { comparedTypes, type ComparedType } from "./replies.ts";
import { textOf, valuesIn, type Values } from "./values.ts";
import { variationOf } from "./variation.ts";

type Asker = Pick<Context, "net" | "once">;

/** Limits: versions kept, and values per version. */
const mostVersions = 8;
const mostValues = 8;
const longestValue = 200;

interface Version extends Values {
  readonly by: string;
  readonly address: string;
}

/**
 * Differences between answers of servers that have the same zone version, by type. Different versions are reported by their serials. A differing
 * server is queried again, to tell load balancing from different zone data.
 */
export async function differencesOf(
  context: Asker,
  list: readonly SeenServer[],
  sought: Sought,
): Promise<readonly SeenDifference[]> {
  const places = list.flatMap(({ name, addresses }) =>
    addresses.flatMap(({ address, state, serial }) => (state === "authoritative" ? [{ name, address, serial }] : [])),
  );
  const told = await Promise.all(
    places.map(async (place) => ({ ...place, replies: await repliesOf(context, place.address, sought) })),
  );
  const groups = [...Map.groupBy(told, ({ serial }) => serial).values()];
  const found = comparedTypes.flatMap((type) =>
    groups.map((group) => ({
      type,
      versions: group.flatMap(({ name, address, replies }) => {
        const version = versionIn(replies.own[type], sought, type);
        return version ? [{ ...version, by: `${name} ${address}`, address }] : [];
      }),
    })),
  );
  const differing = found.filter(({ versions }) => new Set(versions.map(textOf)).size > 1);
  return Promise.all(differing.map(({ type, versions }) => differenceOf(context, sought, type, versions)));
}

/** The values that a server returns for the name; null without an answer or if it denies the name. */
function versionIn(told: DnsLookup, { name }: Sought, type: ComparedType): Values | null {
  if (!told.message?.isAuthoritative) return null;
  const found = valuesIn(told, name, types[type]);
  return told.answer.kind === "nxdomain" && found?.values.length === 0 ? null : found;
}

async function differenceOf(
  context: Asker,
  sought: Sought,
  type: ComparedType,
  versions: readonly Version[],
): Promise<SeenDifference> {
  const { isChanging, isTailored } = await variationOf(context, [sought.name, types[type]], versions);
  const groups = [...Map.groupBy(versions, textOf).values()];
  const seconds = Math.min(...versions.map((each) => each.seconds));
  return {
    type,
    isVarying: isChanging,
    isClientSpecific: isTailored,
    ttl: Number.isFinite(seconds) ? seconds : null,
    answers: groups.slice(0, mostVersions).map((group) => ({
      values: (group[0]?.values ?? []).slice(0, mostValues).map((value) => value.slice(0, longestValue)),
      total: group[0]?.values.length ?? 0,
      by: group.map(({ by }) => by),
    })),
    total: groups.length,
  };
}
