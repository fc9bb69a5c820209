import type { Context } from "../../../core/check.ts";
import { DnsError } from "../../../formats/dns/error.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { listedDomain, organisationalDomain, policyFor } from "../../../probes/dmarc/walk.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { signatureOutcome } from "../outcome.ts";
import type { EmailHeaderRaw } from "../schema.ts";

type Published = Omit<EmailHeaderRaw["dmarc"], "reported" | "computed" | "rfc7489Result">;

/** Whether an authenticated domain is aligned with the author's (RFC 9989 §4.4); null if unknown. */
export type AlignedBy = (domain: string, mode: "spf" | "dkim") => Promise<boolean | null>;

/** The policy of the author's domain, and the alignment test. */
export interface AuthorPolicy {
  readonly published: Published;
  readonly isAligned: AlignedBy;
}

const nobody: Published = { domain: null, organizationalDomain: null, record: null, reason: null, policy: null };

/** Looks up the policy of the author's domain. */
export async function policyOfAuthor(context: Context, domain: string | null): Promise<AuthorPolicy> {
  const name = domain === null ? null : nameIn(domain);
  if (domain === null || !name) return { published: { ...nobody, domain }, isAligned: async () => null };
  const [policy, own] = await Promise.all([policyFor(context, name), organisationalDomain(context, name)]);
  // Without a record, RFC 9989 §4.10.2 treats each name by itself. The public suffix list then decides which names belong together.
  const isListed = policy.kind === "none" || policy.kind === "void";
  const byTreeWalk = own.kind === "known" ? own.name : null;
  const organisation = isListed ? await listedOr(name) : byTreeWalk;
  const record = policy.kind === "found" || policy.kind === "void" ? policy.record : null;
  const published: Published = {
    domain,
    organizationalDomain: organisation && plainText(organisation),
    record: policy.kind,
    reason: policy.kind === "unknown" ? policy.reason : null,
    policy: policy.kind === "found" ? policy.applied : null,
  };
  return {
    published,
    async isAligned(other, mode) {
      const told = nameIn(other);
      if (!told) return false;
      if (isSameName(told, name)) return true;
      if (policy.kind === "unknown") return null;
      // §4.7: strict requires the same name; without a record the default is relaxed.
      const strictness = mode === "spf" ? record?.spfAlignment : record?.dkimAlignment;
      if (strictness === "s") return false;
      if (isListed) return organisation !== null && isSameName(await listedOr(told), organisation);
      const theirs = await organisationalDomain(context, told);
      if (theirs.kind !== "known" || !organisation) return null;
      return isSameName(theirs.name, organisation);
    },
  };
}

/** The organizational domain of a name; for a public suffix the name itself. */
export async function listedOr(name: DnsName): Promise<DnsName> {
  return (await listedDomain(name)) ?? name;
}

/** The text as a DNS name; null if it is not valid. */
export function nameIn(text: string): DnsName | null {
  try {
    return parseName(text);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/** The authentication results that may prove the author. */
export interface Proofs {
  /** `domain` is null if the envelope sender is unknown. */
  readonly spf: Pick<EmailHeaderRaw["spf"], "reported" | "currentResult" | "domain"> & { readonly isFresh: boolean };
  readonly dkim: readonly Pick<EmailHeaderRaw["dkim"][number], "state" | "reported" | "domain">[];
  /** Whether there are further signatures that were not verified and may be aligned. */
  readonly isMoreSigned: boolean;
  /** Whether a filtering service may be the receiver's gateway: a check that failed behind it may have passed before. */
  readonly isFiltered: boolean;
}

/** The DMARC result for the author's domain. One aligned pass is enough. A fail needs a policy and the certainty that nothing can pass. */
export async function computedOf(
  { domain, record }: Pick<Published, "domain" | "record">,
  isAlignedWith: AlignedBy,
  { spf, dkim, isMoreSigned, isFiltered }: Proofs,
): Promise<EmailHeaderRaw["dmarc"]["computed"]> {
  if (domain === null) return null;
  const isSpfAligned = spf.domain === null ? null : await isAlignedWith(spf.domain, "spf");
  // A host that may send today probably could then. The reverse does not hold.
  const spfResult = spf.reported ?? (spf.isFresh || spf.currentResult === "pass" ? spf.currentResult : null);
  if (spfResult === "pass" && isSpfAligned === true) return "pass";
  const outcomes = await Promise.all(
    dkim.map(async (each) => ({
      isAligned: await isAlignedWith(each.domain, "dkim"),
      outcome: signatureOutcome(each),
    })),
  );
  const aligned = outcomes.filter(({ isAligned }) => isAligned === true).map(({ outcome }) => outcome);
  if (aligned.includes("pass")) return "pass";
  if (aligned.includes("header")) return "header";
  const isSpfOpen = spfResult === null || spfResult === "temperror" || (spfResult === "pass" && isSpfAligned === null);
  const isDkimOpen = outcomes.some(({ isAligned, outcome }) => isAligned !== false && outcome !== "fail");
  if (isSpfOpen || isDkimOpen || isMoreSigned || isFiltered || record === "unknown") return null;
  return record === "found" ? "fail" : "none";
}
