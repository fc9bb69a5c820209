import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { exchangersOf } from "../../../probes/mail/exchangers.ts";
import { mailStateOf } from "../../../probes/mail/state.ts";
import { namesOf } from "../address/collect.ts";
import type { AddressNames } from "../address/schema.ts";
import type { NamesRaw } from "./schema.ts";

/** Maximum number of addresses looked up. */
const mostAddresses = 24;

/** Looks up the PTR records of every public address of the mail hosts. Only throws on bugs. */
export async function collectNames(context: Context, domain: DnsName): Promise<NamesRaw> {
  const [{ hosts }, standing] = await Promise.all([exchangersOf(context, domain), mailStateOf(context, domain)]);
  const hellos = new Map(
    standing.hosts.flatMap(({ host, addresses }) =>
      addresses.map(({ address, greeting }) => [`${host} ${address}`, greeting?.hello?.name ?? null] as const),
    ),
  );
  const all = hosts.flatMap(({ host, addresses }) =>
    addresses.filter(({ isPublic }) => isPublic).map(({ address }) => ({ host, address })),
  );
  const addresses = await Promise.all(
    all.slice(0, mostAddresses).map(async (each) => ({
      ...each,
      ...(await namesAt(context, each.address)),
      hello: hellos.get(`${each.host} ${each.address}`) ?? null,
    })),
  );
  return { addresses, addressesTotal: all.length };
}

async function namesAt(context: Context, address: string): Promise<AddressNames> {
  const got = await attempt(() => namesOf(context, address));
  if (got.ok) return got.value;
  const { reason } = got.failure;
  return { state: "unknown", reason, names: [], namesTotal: 0, forwardConfirmed: null, isGeneric: false };
}
