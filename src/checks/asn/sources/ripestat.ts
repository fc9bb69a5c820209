import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { readRipestat, type RipestatCall, type RipestatData } from "../../../formats/routing/ripestat.ts";
import type { Told } from "./ledger.ts";

/** Milliseconds: leaves time for the other sources within the deadline. */
const patience = 4000;

/** Bytes: the prefix lists of the largest networks take some megabytes. */
const limit = 8 * 1024 * 1024;

/** Makes a RIPEstat data call. `fits` rejects an answer that is not about the query. */
export async function askRipestat<Call extends RipestatCall>(
  context: Context,
  call: Call,
  asked: Readonly<Record<string, string>>,
  fits: (data: RipestatData<Call>) => boolean = () => true,
): Promise<Told<RipestatData<Call>>> {
  const query = new URLSearchParams({ ...asked, sourceapp: "portcullis" });
  const path = `${call}/data.json?${query.toString()}`;
  const got = await attempt(() =>
    context.net.source("ripestat", { path, headers: { accept: "application/json" }, limit, patience }),
  );
  if (!got.ok) return { state: "failed", reason: got.failure.reason };
  if (got.value.status !== 200) return { state: "empty" };
  const read = readRipestat(call, got.value.body);
  if ("fault" in read || !fits(read.data)) return { state: "failed", reason: "source.malformed" };
  return { state: "told", value: read.data, asOf: read.asOf ?? context.now().toISOString() };
}
