import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { readRipestat, type RipestatCall, type RipestatData } from "../../../formats/routing/ripestat.ts";
import type { Told } from "./ledger.ts";

/** Milliseconds: whoever else knows is still to be asked within the deadline. */
const patience = 4000;

/** The prefixes of the largest networks are some megabytes. */
const limit = 8 * 1024 * 1024;

/** Asks RIPEstat a data call. `fits` says whether the answer is about what was asked. */
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
