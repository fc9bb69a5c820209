import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { packedWordsOf } from "../../../formats/networks/words.ts";
import { compareKeys } from "../../../formats/networks/table.ts";
import { readRdapNetwork, type RdapNetwork } from "../../../formats/rdap/network.ts";
import type { Told } from "./ledger.ts";

const patience = 4000;
const headers = { accept: "application/rdap+json, application/json;q=0.9" };

/** Looks up an address or an AS at its registry: RFC 9082 §3.1.1 and §3.1.2. */
export async function askRdap(context: Context, asked: string | number): Promise<Told<RdapNetwork>> {
  const path = typeof asked === "number" ? `autnum/${asked}` : `ip/${encodeURIComponent(asked)}`;
  const got = await attempt(() => context.net.source("rdap", { path, headers, patience }));
  if (!got.ok) return { state: "failed", reason: got.failure.reason };
  if (got.value.status !== 200) return { state: "empty" };
  const read = readRdapNetwork(got.value.body);
  if ("fault" in read) return { state: "failed", reason: "source.malformed" };
  if (!read.network) return { state: "empty" };
  // An answer about another network does not count.
  if (!isAbout(asked, read.network)) return { state: "failed", reason: "source.malformed" };
  return { state: "told", value: read.network, asOf: context.now().toISOString() };
}

function isAbout(asked: string | number, { first, last }: RdapNetwork): boolean {
  if (first === null || last === null) return false;
  if (typeof asked === "number") return Number(first) <= asked && asked <= Number(last);
  const [address, from, to] = [asked, first, last].map(packedWordsOf);
  if (!address || !from || !to || from.length !== address.length || to.length !== address.length) return false;
  return compareKeys(from, address) <= 0 && compareKeys(address, to) <= 0;
}
