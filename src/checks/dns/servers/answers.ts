import { isForNetwork } from "../../../formats/dns/client-subnet.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { Context } from "../../../core/check.ts";
import { dataText } from "../../../formats/dns/data.ts";
import { isSameName } from "../../../formats/dns/name.ts";
import type { DnsLookup } from "../../../probes/dns/ask.ts";
import { askAuthority } from "../../../probes/dns/name-servers.ts";
import type { SeenDifference, SeenServer } from "./schema.ts";
import { repliesOf, withSignatures, type Sought } from "./address.ts";
import { comparedTypes, type ComparedType } from "./replies.ts";

type Asker = Pick<Context, "net" | "once">;

/** Rounds of repeated queries to a server that differs from the others: load balancers vary their answers soon. */
const again = [1, 2, 3] as const;

/** Limits: servers queried again per type, versions kept, and values per version. */
const mostAsked = 8;
const mostVersions = 8;
const mostValues = 8;
const longestValue = 200;

/** A client subnet for RFC 7871 queries: the well-known network of a public resolver. */
const elsewhere = "8.8.8.8";

interface Version {
  readonly values: readonly string[];
  readonly by: string;
  readonly address: string;
  readonly seconds: number;
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

function textOf({ values }: Pick<Version, "values">): string {
  return values.join("\n");
}

/** The values that a server returns for the name; null without an answer or if it denies the name. */
function versionIn(
  { message, answer }: DnsLookup,
  { name }: Sought,
  type: ComparedType,
): Pick<Version, "values" | "seconds"> | null {
  if (!message?.isAuthoritative || answer.kind === "unknown") return null;
  const aliases = message.answers.filter((each) => each.type === types.CNAME && isSameName(each.name, name));
  if (answer.kind === "nxdomain" && aliases.length === 0) return null;
  const own = message.answers.filter((each) => each.type === types[type] && isSameName(each.name, name));
  const records = aliases.length > 0 ? aliases : own;
  // RFC 4343: names compare without case; texts do not.
  const isName = aliases.length > 0 || type === "MX";
  const values = records.map(({ data }) => {
    const text = `${aliases.length > 0 ? "CNAME " : ""}${dataText(data)}`;
    return isName ? text.toLowerCase() : text;
  });
  return { values: [...new Set(values)].toSorted(), seconds: Math.min(Infinity, ...records.map(({ ttl }) => ttl)) };
}

async function differenceOf(
  context: Asker,
  sought: Sought,
  type: ComparedType,
  versions: readonly Version[],
): Promise<SeenDifference> {
  const asked = [...new Map(versions.map((each) => [each.address, each])).values()].slice(0, mostAsked);
  const changing = await Promise.all(asked.map((each) => isChanging(context, sought, type, each)));
  const tailored = await Promise.all(asked.map((each) => isTailored(context, sought, type, each.address)));
  const groups = [...Map.groupBy(versions, textOf).values()];
  const seconds = Math.min(...versions.map((each) => each.seconds));
  return {
    type,
    isVarying: changing.includes(true),
    isClientSpecific: tailored.includes(true),
    ttl: Number.isFinite(seconds) ? seconds : null,
    answers: groups.slice(0, mostVersions).map((group) => ({
      values: (group[0]?.values ?? []).slice(0, mostValues).map((value) => value.slice(0, longestValue)),
      total: group[0]?.values.length ?? 0,
      by: group.map(({ by }) => by),
    })),
    total: groups.length,
  };
}

async function isChanging(context: Asker, sought: Sought, type: ComparedType, version: Version): Promise<boolean> {
  const told = await Promise.all(
    again.map((time) =>
      askAuthority(context, version.address, [sought.name, types[type]], { ...withSignatures, time }),
    ),
  );
  return told.some((each) => {
    const seen = versionIn(each, sought, type);
    return seen !== null && textOf(seen) !== textOf(version);
  });
}

async function isTailored(context: Asker, sought: Sought, type: ComparedType, address: string): Promise<boolean> {
  const asking = { ...withSignatures, clientSubnet: elsewhere };
  const { message } = await askAuthority(context, address, [sought.name, types[type]], asking);
  return isForNetwork(message?.edns?.options ?? []);
}
