import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { readPeeringdb, type PeeringdbNet } from "../../../formats/routing/peeringdb.ts";
import type { Told } from "./ledger.ts";

/** Milliseconds: only the classification uses it, and other rules can replace it. */
const patience = 3000;

/** Looks up the entry of an AS in PeeringDB. */
export async function askPeeringdb(context: Context, asn: number): Promise<Told<PeeringdbNet>> {
  const path = `net?asn=${asn}&fields=asn,name,info_type,info_types`;
  const got = await attempt(() =>
    context.net.source("peeringdb", { path, headers: { accept: "application/json" }, patience }),
  );
  if (!got.ok) return { state: "failed", reason: got.failure.reason };
  if (got.value.status !== 200) return { state: "empty" };
  const read = readPeeringdb(got.value.body, asn);
  if ("fault" in read) return { state: "failed", reason: "source.malformed" };
  return read.net ? { state: "told", value: read.net, asOf: context.now().toISOString() } : { state: "empty" };
}
