import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { isSameName, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask } from "./lookup.ts";
import { doubtfulReasonIn } from "./doubtful.ts";

/** The alias chain of a name. */
export interface AliasChain {
  /** The targets in order; empty where the name is not an alias. */
  readonly targets: readonly DnsName[];
  /** `end`: the last name is not an alias, whether it exists or not. `unknown`: could not be determined; see the reason. */
  readonly end: "end" | "missing" | "loop" | "long" | "unknown";
  readonly reason: string | null;
}

/** Resolvers give up after eleven (unbound) or sixteen (BIND); some earlier. */
const mostAliases = 10;

/** Follows aliases one at a time. A resolver that is asked for an address fails on a loop without saying why. */
export async function aliasChain(context: Pick<Context, "net" | "once">, name: DnsName): Promise<AliasChain> {
  const targets: DnsName[] = [];
  const seen = new Set<string>();
  for (let at = name; ;) {
    seen.add(keyOf(at));
    // DNSSEC validation is checked elsewhere, and a resolver that fails over it shows no target.
    const told = await ask(context, at, types.CNAME, { isCheckingDisabled: true });
    const { answer } = told;
    if (answer.kind === "unknown") return { targets, end: "unknown", reason: answer.reason };
    if (answer.kind === "nxdomain" && isSameName(answer.name, at)) {
      const reason = await doubtfulReasonIn(told);
      return { targets, end: reason === null ? "missing" : "unknown", reason };
    }
    const [alias] = answer.kind === "found" ? recordsOf("CNAME", answer.records) : [];
    if (!alias) return { targets, end: "end", reason: null };
    targets.push(alias.data.name);
    if (seen.has(keyOf(alias.data.name))) return { targets, end: "loop", reason: null };
    if (targets.length > mostAliases) return { targets, end: "long", reason: null };
    at = alias.data.name;
  }
}
