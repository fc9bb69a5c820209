import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { ask } from "../../probes/dns/lookup.ts";
import { doubtfulReasonIn } from "../../probes/dns/doubtful.ts";
import type { DestinationState } from "../../probes/dmarc/report-destinations.ts";

/** Whether a name can receive connections, according to the DNS. */
export interface HostThere {
  readonly state: "there" | "missing" | "unknown";
  readonly reason: string | null;
}

/** Whether a name has an address. */
export async function hasAddress(context: Pick<Context, "net" | "once">, name: DnsName): Promise<HostThere> {
  const told = await Promise.all([types.A, types.AAAA].map((type) => ask(context, name, type)));
  if (told.some(({ answer }) => answer.kind === "found")) return { state: "there", reason: null };
  const doubts = await Promise.all(told.map(doubtfulReasonIn));
  const reason = doubts.find((each) => each !== null) ?? null;
  return { state: reason === null ? "missing" : "unknown", reason };
}

/** Whether a name accepts mail, according to its mail destination. */
export function takesMail({ state, reason }: DestinationState): HostThere {
  if (state === "usable") return { state: "there", reason: null };
  return state === "unknown" ? { state, reason } : { state: "missing", reason: null };
}
