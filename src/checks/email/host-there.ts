import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { root, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask } from "../../probes/dns/ask.ts";
import { doubtIn } from "../../probes/dns/doubt.ts";

/** Whether something can be reached by a name, as far as the DNS tells. */
export interface HostThere {
  readonly state: "there" | "missing" | "unknown";
  readonly reason: string | null;
}

/** Whether a name has an address. */
export async function hasAddress(context: Pick<Context, "net" | "once">, name: DnsName): Promise<HostThere> {
  const told = await Promise.all([types.A, types.AAAA].map((type) => ask(context, name, type)));
  if (told.some(({ answer }) => answer.kind === "found")) return { state: "there", reason: null };
  const doubts = await Promise.all(told.map(doubtIn));
  const reason = doubts.find((each) => each !== null) ?? null;
  return { state: reason === null ? "missing" : "unknown", reason };
}

/** Whether a name takes mail: RFC 5321 §5.1, where an address will do, and RFC 7505, by which none is taken. */
export async function takesMail(context: Pick<Context, "net" | "once">, name: DnsName): Promise<HostThere> {
  const told = await ask(context, name, types.MX);
  if (told.answer.kind !== "found") {
    const reason = await doubtIn(told);
    return reason === null ? hasAddress(context, name) : { state: "unknown", reason };
  }
  const isNull = recordsOf("MX", told.answer.records).every(({ data }) => data.exchange.wire.equals(root.wire));
  return { state: isNull ? "missing" : "there", reason: null };
}
