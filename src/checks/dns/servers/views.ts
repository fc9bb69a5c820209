import type { Context } from "../../../core/check.ts";
import { types, typeText } from "../../../formats/dns/codes.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { ask, type DnsLookup } from "../../../probes/dns/lookup.ts";
import { addressesIn, askAuthority } from "../../../probes/dns/name-servers.ts";
import { translatedAmong } from "../../../probes/dns/translation.ts";
import { plainName } from "../zone/names.ts";
import { repliesOf, withSignatures, type Sought } from "./address.ts";
import { comparedTypes, type Replies } from "./replies.ts";
import type { ResolverDifference, SeenServer } from "./schema.ts";
import { isMeantToVary, textOf, valuesIn, type Values } from "./values.ts";
import { variationOf } from "./variation.ts";

type Asker = Pick<Context, "net" | "once">;

/** Limits of what is kept. */
const mostValues = 8;
const longestValue = 200;

/** Different versions of the judged records that are examined; more of them add nothing to the verdict. */
const mostGroups = 4;

/** Types whose answers load balancers vary. */
const addressTypes: ReadonlySet<number> = new Set([types.A, types.AAAA, types.HTTPS]);

/** What the resolver and each name server say about the records that are judged. */
export interface Views {
  /** Answers of the resolver that no name server gives. */
  readonly resolver: readonly ResolverDifference[];
  /** The addresses of the name servers, by the version of the records that they return; usually one group. */
  readonly groups: readonly (readonly Server[])[];
}

/** A name server address that answers for the zone. */
export interface Server {
  readonly name: string;
  readonly address: string;
}

interface Question {
  readonly name: DnsName;
  readonly type: number;
}

interface Said extends Values, Server {}

/** The comparison of the answers to one question. */
interface Compared {
  /** What each server says, by address. */
  readonly texts: ReadonlyMap<string, string>;
  readonly isSplit: boolean;
  readonly resolver: ResolverDifference | null;
}

/**
 * Compares the resolver's answers with those of every name server, for all types that are judged. Resolvers cache (RFC 1035 §3.2.1), and
 * synthesise denials from NSEC records (RFC 8198); what the zone says now is what its name servers say. Answers that vary on purpose are not
 * compared.
 */
export async function viewsOf(
  context: Asker,
  list: readonly SeenServer[],
  sought: Pick<Sought, "zone" | "name" | "nobody">,
): Promise<Views> {
  const places = list.flatMap(({ name, addresses }) =>
    addresses.flatMap(({ address, state }) => (state === "authoritative" ? [{ name, address }] : [])),
  );
  const all = await Promise.all(
    places.map(async (place) => ({ ...place, replies: await repliesOf(context, place.address, sought) })),
  );
  // A server that denies the name while others have it is reported as such; it has no version of the records.
  const having = all.filter(({ replies }) => replies.own.A.answer.kind !== "nxdomain");
  const told = having.length > 0 ? having : all;
  const [first] = told;
  if (!first) return { resolver: [], groups: [] };
  const questions = questionsIn(first.replies, sought.name);
  const compared = await Promise.all(
    questions.map((question, at) => {
      const said = told.flatMap(({ name, address, replies }): readonly Said[] => {
        const reply = questionsIn(replies, sought.name)[at]?.told;
        const values = reply?.message?.isAuthoritative ? valuesIn(reply, question.name, question.type) : null;
        return values ? [{ ...values, name, address }] : [];
      });
      return compare(context, question, said);
    }),
  );
  const split = compared.filter(({ isSplit }) => isSplit);
  // A server without an answer to such a question belongs to no version.
  const able = told.filter(({ address }) => split.every(({ texts }) => texts.has(address)));
  const versionOf = ({ address }: Server): string => JSON.stringify(split.map(({ texts }) => texts.get(address)));
  const groups = [...Map.groupBy(able.map(serverIn), versionOf).values()].slice(0, mostGroups);
  return { resolver: compared.flatMap(({ resolver }) => (resolver ? [resolver] : [])), groups };
}

/** Maximum number of servers of the parent zone that are asked for DS records. */
const mostParents = 2;

/** The difference between the resolver's DS records and those in the parent zone; null if there is none. */
export async function delegationDifference(
  context: Asker,
  zone: DnsName,
  parents: readonly string[],
): Promise<ResolverDifference | null> {
  const said = await Promise.all(
    parents.slice(0, mostParents).map(async (address): Promise<readonly Said[]> => {
      const told = await askAuthority(context, address, [zone, types.DS], withSignatures);
      const values = told.message?.isAuthoritative ? valuesIn(told, zone, types.DS) : null;
      return values ? [{ ...values, name: address, address }] : [];
    }),
  );
  const told = await ask(context, zone, types.DS, { isCheckingDisabled: true });
  const cached = valuesIn(told, zone, types.DS);
  const known = said.flat();
  if (!cached || known.length === 0 || known.some((each) => textOf(each) === textOf(cached))) return null;
  return differenceOf({ name: zone, type: types.DS }, told, cached, known);
}

function serverIn({ name, address }: Server): Server {
  return { name, address };
}

function questionsIn({ own, further }: Replies, name: DnsName): readonly (Question & { readonly told: DnsLookup })[] {
  return [
    ...comparedTypes.map((type) => ({ name, type: types[type], told: own[type] })),
    ...further.map((each) => ({ name: each.name, type: types[each.type], told: each.told })),
  ];
}

async function compare(context: Asker, { name, type }: Question, said: readonly Said[]): Promise<Compared> {
  const texts = new Map(said.map((each) => [each.address, textOf(each)]));
  const distinct = new Set(texts.values());
  const told = await ask(context, name, type);
  const cached = valuesIn(told, name, type);
  const isForeign =
    cached !== null && said.length > 0 && !distinct.has(textOf(cached)) && !(await isTranslated(context, name, told));
  const same: Compared = { texts, isSplit: false, resolver: null };
  if (distinct.size < 2 && !isForeign) return same;
  const seconds = Math.min(...said.map((each) => each.seconds));
  const variation = await variationOf(context, [name, type], said);
  if (isMeantToVary(typeText(type), variation, seconds)) return same;
  const difference = isForeign ? differenceOf({ name, type }, told, cached, said) : null;
  // Servers that give different addresses may do so by the client's network, without saying so (RFC 7871 is optional).
  const isVarying =
    addressTypes.has(type) && cached !== null && [cached, ...said].every(({ values }) => values.length > 0);
  const resolver = difference && { ...difference, isVarying: isVarying && distinct.size > 1 };
  return { texts, isSplit: distinct.size > 1, resolver };
}

/** RFC 6147: addresses that a resolver makes for its own clients are reported separately. */
async function isTranslated(context: Asker, name: DnsName, told: DnsLookup): Promise<boolean> {
  const six = addressesIn(told);
  if (told.message?.questions[0]?.type !== types.AAAA || six.length === 0) return false;
  const four = addressesIn(await ask(context, name, types.A));
  return (await translatedAmong(context, six, four)).length === six.length;
}

function differenceOf(
  { name, type }: Question,
  { answer, reply }: DnsLookup,
  { values }: Values,
  said: readonly Said[],
): ResolverDifference {
  const ttl = answer.kind === "unknown" || !Number.isFinite(answer.seconds) ? 0 : answer.seconds;
  return {
    name: plainName(name),
    type: typeText(type),
    resolver: reply?.server ?? null,
    isDenied: answer.kind === "nxdomain" && values.length === 0,
    values: kept(values),
    served: kept(said[0]?.values ?? []),
    isVarying: false,
    ttl: ttl > 0 ? ttl : null,
  };
}

function kept(values: readonly string[]): readonly string[] {
  return values.slice(0, mostValues).map((value) => value.slice(0, longestValue));
}
