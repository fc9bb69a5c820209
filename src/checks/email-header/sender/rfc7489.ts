import type { Context } from "../../../core/check.ts";
import { isSameName } from "../../../formats/dns/name.ts";
import { olderViewOf } from "../../../probes/dmarc/walk.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import { computedOf, listedOr, nameIn, type AlignedBy, type Proofs } from "./alignment.ts";

type Older = NonNullable<EmailHeaderRaw["dmarc"]["rfc7489Result"]>;

/** The result of receivers that still follow RFC 7489 and the public suffix list; null without an author domain. */
export async function rfc7489Outcome(context: Context, domain: string | null, proofs: Proofs): Promise<Older | null> {
  const name = domain === null ? null : nameIn(domain);
  if (domain === null || !name) return null;
  const { organisation, policy } = await olderViewOf(context, name);
  const own = organisation ?? name;
  const found = policy.kind === "found" ? policy : null;
  const isAligned: AlignedBy = async (other, mode) => {
    const told = nameIn(other);
    if (!told) return false;
    if (isSameName(told, name)) return true;
    if (policy.kind === "unknown") return null;
    // RFC 7489 §3.1: strict requires the same name.
    const strictness = mode === "spf" ? found?.record.spfAlignment : found?.record.dkimAlignment;
    return strictness !== "s" && isSameName(await listedOr(told), own);
  };
  const record = policy.kind === "none" ? "none" : policy.kind;
  return {
    organizationalDomain: plainText(own),
    policy: found?.policy ?? null,
    pct: found?.percent ?? null,
    computed: await computedOf({ domain, record }, isAligned, proofs),
  };
}
