import type { Context } from "../../core/check.ts";
import { outOfTime } from "../../core/net/dns.ts";
import { failure, Failure } from "../../core/failure.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { ask } from "./lookup.ts";
import { answerWords } from "./resolver-words.ts";

/** The failure for a name whose lookup failed, by the answer's reason. Where no resolver answered, the failure names each of them. */
export async function undeterminedReason(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
  { host, reason }: { readonly host: string; readonly reason: string },
): Promise<Failure> {
  const told = await ask(context, name, types.A);
  const facts = "failure" in told ? told.failure : null;
  if (facts?.params["servers"] !== undefined) return new Failure({ ...facts, params: { ...facts.params, host } });
  const isLate = reason === "TIMEOUT" || reason === outOfTime;
  return isLate ? failure("timeout.dns", { host }) : failure("dns.failed", { host, detail: answerWords(reason) });
}
