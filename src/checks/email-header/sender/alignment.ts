import type { Context } from "../../../core/check.ts";
import { DnsError } from "../../../formats/dns/error.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { listedDomain, organisationalDomain, policyFor } from "../../../probes/dmarc/walk.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { signatureOutcome } from "../outcome.ts";
import type { EmailHeaderRaw } from "../schema.ts";

type Published = Omit<EmailHeaderRaw["dmarc"], "told" | "computed" | "older">;

/** Tells whether a domain that was authenticated is aligned with the author's, RFC 9989 §4.4; null where that could not be told. */
export type AlignedBy = (domain: string, mode: "spf" | "dkim") => Promise<boolean | null>;

/** What the author's domain publishes, and who is aligned with it. */
export interface AuthorPolicy {
  readonly published: Published;
  readonly isAligned: AlignedBy;
}

const nobody: Published = { domain: null, organisation: null, record: null, reason: null, policy: null };

/** Looks at the policy of the author's domain. */
export async function policyOfAuthor(context: Context, domain: string | null): Promise<AuthorPolicy> {
  const name = domain === null ? null : nameIn(domain);
  if (domain === null || !name) return { published: { ...nobody, domain }, isAligned: async () => null };
  const [policy, own] = await Promise.all([policyFor(context, name), organisationalDomain(context, name)]);
  // RFC 9989 §4.10.2 has every name for itself where there is no record, and no DMARC: who belongs together then, the list tells.
  const isListed = policy.kind === "none" || policy.kind === "void";
  const organisation = isListed ? await listedOr(name) : own.kind === "known" ? own.name : null;
  const record = policy.kind === "found" || policy.kind === "void" ? policy.record : null;
  const published: Published = {
    domain,
    organisation: organisation && plainText(organisation),
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
      // §4.7: strict means the very same name; without a record the default is relaxed.
      const strictness = mode === "spf" ? record?.spfAlignment : record?.dkimAlignment;
      if (strictness === "s") return false;
      if (isListed) return organisation !== null && isSameName(await listedOr(told), organisation);
      const theirs = await organisationalDomain(context, told);
      if (theirs.kind !== "known" || !organisation) return null;
      return isSameName(theirs.name, organisation);
    },
  };
}

/** The domain below a public suffix; of a suffix itself the name. */
export async function listedOr(name: DnsName): Promise<DnsName> {
  return (await listedDomain(name)) ?? name;
}

/** A name as the DNS has it; null where the text is none. */
export function nameIn(text: string): DnsName | null {
  try {
    return parseName(text);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/** What was found of a message that may prove its author. */
export interface Proofs {
  /** `domain` is null where it is not known whose envelope it is. */
  readonly spf: Pick<EmailHeaderRaw["spf"], "told" | "today" | "domain"> & { readonly isFresh: boolean };
  readonly dkim: readonly Pick<EmailHeaderRaw["dkim"][number], "state" | "told" | "domain">[];
  /** Whether there are signatures that were not looked at, and may be aligned. */
  readonly isMoreSigned: boolean;
  /** Whether a service that may be a gateway of the receiver's handed the message over: what failed behind it may have held before. */
  readonly isFiltered: boolean;
}

/** What follows for the author's domain: a single aligned pass is enough, and a fail needs that there can be none, and a policy. */
export async function computedOf(
  { domain, record }: Pick<Published, "domain" | "record">,
  isAlignedWith: AlignedBy,
  { spf, dkim, isMoreSigned, isFiltered }: Proofs,
): Promise<EmailHeaderRaw["dmarc"]["computed"]> {
  if (domain === null) return null;
  const isSpfAligned = spf.domain === null ? null : await isAlignedWith(spf.domain, "spf");
  // That a host may send today is a sign that it might then; that it may not is none.
  const spfResult = spf.told ?? (spf.isFresh || spf.today === "pass" ? spf.today : null);
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
