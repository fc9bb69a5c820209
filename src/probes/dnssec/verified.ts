import type { Context } from "../../core/check.ts";
import { classes } from "../../formats/dns/codes.ts";
import type { ResourceRecord } from "../../formats/dns/message.ts";
import { isWithin, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { setsOf, type RecordOf, type RecordSet } from "../../formats/dns/set.ts";
import { verifySet, type SignatureProblem, type VerificationBudget } from "../../formats/dnssec/verify-set.ts";
import type { LookupOptions } from "../dns/lookup.ts";
import type { SecurityReason } from "./reasons.ts";

/** The capabilities that validation needs. */
export type DnssecContext = Pick<Context, "net" | "once" | "dns" | "now">;

/** The options of every question that we validate ourselves: with signatures, and with checking by the resolver disabled. */
export const unchecked = { isDnssecOk: true, isCheckingDisabled: true } as const satisfies LookupOptions;

/** Why something failed to validate. */
export interface DnssecFailure {
  readonly state: "bogus" | "indeterminate";
  readonly reason: SecurityReason;
  /** What is missing altogether; the resolver may have stripped it. */
  readonly lacks?: "signatures" | "proofs";
}

/** The result of verifying the signatures of a set. */
export type Checked =
  | {
      readonly signature: RecordOf<"RRSIG">;
      /** The wildcard that the set was synthesised from: see `verifySet`. */
      readonly wildcard: DnsName | null;
      /** Whether the only valid signatures use deprecated algorithms. */
      readonly isDeprecated: boolean;
    }
  | { readonly trouble: DnssecFailure };

/** The most signatures verified in one run: a check needs a tenth of it, and the slowest signatures take a second or two. */
const mostInRun = 1000;

/** The remaining verification budget of this run. */
export function budgetOf({ once }: Pick<Context, "once">): Promise<VerificationBudget> {
  return once("dnssec budget", async () => ({ left: mostInRun }));
}

/** Verifies a set with trusted keys. */
export async function checkSet(
  context: DnssecContext,
  set: RecordSet,
  keys: readonly RecordOf<"DNSKEY">[],
): Promise<Checked> {
  const result = verifySet(set, keys, context.now().getTime(), await budgetOf(context));
  if (result.kind === "verified") return result;
  const problems = result.troubles.map(({ problem }) => problem);
  return { trouble: troubleOf(ranking.find((each) => problems.includes(each)) ?? "bad-signature") };
}

/** Whether a set has records whose data does not match their type. */
export function hasBroken({ records }: RecordSet): boolean {
  return records.some(({ data }) => data.type === "broken");
}

/** The most informative problem first: possibly still valid, then nearest to valid. */
const ranking: readonly SignatureProblem[] = [
  "too-many",
  "broken-record",
  "expired",
  "not-yet-valid",
  "bad-signature",
  "revoked-key",
  "unusable-key",
  "no-zone-key",
  "no-key",
  "unsupported-algorithm",
  "wrong-labels",
  "wrong-signer",
  "unsigned",
];

function troubleOf(problem: SignatureProblem): DnssecFailure {
  if (problem === "unsigned") return { state: "bogus", reason: "no-signature", lacks: "signatures" };
  return { state: isOurs(problem) ? "indeterminate" : "bogus", reason: problem };
}

/** Whether a problem proves nothing because we stopped or could not parse what was signed. */
export function isOurs(problem: SignatureProblem): boolean {
  return problem === "too-many" || problem === "broken-record";
}

/** The record sets of a section, class IN only. */
export function setsIn(records: readonly ResourceRecord[]): readonly RecordSet[] {
  return setsOf(records.filter((each) => each.class === classes.IN));
}

/** The most signer zones tried; a correct answer names one. */
const mostSigners = 2;

/**
 * The signer names of some sets, limited to zones that can contain the name, the innermost first. Unverified: they only show where to look.
 */
export function signersOf(sets: readonly RecordSet[], name: DnsName): readonly DnsName[] {
  const signers = new Map<string, DnsName>();
  for (const { signatures } of sets) {
    for (const { data } of signatures.slice(0, 8)) {
      if (isWithin(name, data.signer)) signers.set(keyOf(data.signer), data.signer);
    }
  }
  return [...signers.values()].toSorted((one, other) => other.wire.length - one.wire.length).slice(0, mostSigners);
}
