import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { keyOf, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask } from "../../probes/dns/lookup.ts";

/** The CNAME chain of a name, in order. */
export interface Steps {
  readonly names: readonly DnsName[];
  readonly isLoop: boolean;
}

/** More than any resolver follows. */
const mostSteps = 8;

/** Queries each CNAME separately: a resolver returns SERVFAIL for a loop and does not say where the chain breaks. */
export async function stepsFrom(context: Pick<Context, "net" | "once">, name: DnsName): Promise<Steps> {
  const names: DnsName[] = [];
  const seen = new Set([keyOf(name)]);
  for (let at = name; names.length < mostSteps;) {
    const { answer } = await ask(context, at, types.CNAME, { isCheckingDisabled: true });
    const [alias] = answer.kind === "found" ? recordsOf("CNAME", answer.records) : [];
    if (!alias) break;
    at = alias.data.name;
    names.push(at);
    if (seen.has(keyOf(at))) return { names, isLoop: true };
    seen.add(keyOf(at));
  }
  return { names, isLoop: false };
}
