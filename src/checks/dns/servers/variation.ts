import type { Context } from "../../../core/check.ts";
import { isForNetwork } from "../../../formats/dns/client-subnet.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { askAuthority } from "../../../probes/dns/name-servers.ts";
import { withSignatures } from "./address.ts";
import { textOf, valuesIn, type Values, type Variation } from "./values.ts";

type Asker = Pick<Context, "net" | "once">;
type Question = readonly [name: DnsName, type: number];

/** Rounds of repeated queries to a server that differs from the others: load balancers vary their answers soon. */
const again = [1, 2, 3] as const;

/** Maximum number of servers queried again. */
const mostAsked = 8;

/** A client subnet for RFC 7871 queries: the well-known network of a public resolver. */
const elsewhere = "8.8.8.8";

/** Queries differing servers again, to tell load balancing from different zone data. */
export async function variationOf(
  context: Asker,
  question: Question,
  versions: readonly (Pick<Values, "values"> & { readonly address: string })[],
): Promise<Variation> {
  const asked = [...new Map(versions.map((each) => [each.address, each])).values()].slice(0, mostAsked);
  const changing = await Promise.all(asked.map((each) => isChanging(context, question, each)));
  const tailored = await Promise.all(asked.map((each) => isTailored(context, question, each.address)));
  return { isChanging: changing.includes(true), isTailored: tailored.includes(true) };
}

async function isChanging(
  context: Asker,
  question: Question,
  version: Pick<Values, "values"> & { readonly address: string },
): Promise<boolean> {
  const told = await Promise.all(
    again.map((time) => askAuthority(context, version.address, question, { ...withSignatures, time })),
  );
  return told.some((each) => {
    const seen = each.message?.isAuthoritative ? valuesIn(each, ...question) : null;
    return seen !== null && textOf(seen) !== textOf(version);
  });
}

async function isTailored(context: Asker, question: Question, address: string): Promise<boolean> {
  const { message } = await askAuthority(context, address, question, { ...withSignatures, clientSubnet: elsewhere });
  return isForNetwork(message?.edns?.options ?? []);
}
