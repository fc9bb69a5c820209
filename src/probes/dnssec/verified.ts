import type { Context } from "../../core/check.ts";
import { classes } from "../../formats/dns/codes.ts";
import type { ResourceRecord } from "../../formats/dns/message.ts";
import { isWithin, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { setsOf, type RecordOf, type RecordSet } from "../../formats/dns/set.ts";
import { verifySet, type SignatureProblem, type VerificationBudget } from "../../formats/dnssec/verify-set.ts";
import type { Asking } from "../dns/ask.ts";
import type { SecurityReason } from "./reasons.ts";

/** What looking at signatures takes. */
export type Looking = Pick<Context, "net" | "once" | "dns" | "now">;

/** How everything is asked that we verify ourselves: with its signatures, and whether somebody else finds it bogus or not. */
export const unchecked = { isDnssecOk: true, isCheckingDisabled: true } as const satisfies Asking;

/** Why something could not be verified. */
export interface Trouble {
  readonly state: "bogus" | "indeterminate";
  readonly reason: SecurityReason;
  /** What is not there at all, which may be the doing of whoever passed the answer on. */
  readonly lacks?: "signatures" | "proofs";
}

/** What came of the signatures of a set. */
export type Checked =
  | {
      readonly signature: RecordOf<"RRSIG">;
      /** What the set was made from: see `verifySet`. */
      readonly wildcard: DnsName | null;
      /** Whether no signature holds but those of algorithms that count for nothing any more. */
      readonly isDeprecated: boolean;
    }
  | { readonly trouble: Trouble };

/**
 * So many signatures are calculated in one run: all that a check asks for needs a tenth of it, and the slowest of them take a
 * second or two.
 */
const mostInRun = 1000;

/** How much may still be calculated in this run. */
export function budgetOf({ once }: Pick<Context, "once">): Promise<VerificationBudget> {
  return once("dnssec budget", async () => ({ left: mostInRun }));
}

/** Verifies a set by keys that are trusted. */
export async function checkSet(
  context: Looking,
  set: RecordSet,
  keys: readonly RecordOf<"DNSKEY">[],
): Promise<Checked> {
  const result = verifySet(set, keys, context.now().getTime(), await budgetOf(context));
  if (result.kind === "verified") return result;
  const problems = result.troubles.map(({ problem }) => problem);
  return { trouble: troubleOf(ranking.find((each) => problems.includes(each)) ?? "bad-signature") };
}

/** Whether a set has records that are not what their type says, whether they are signed or not. */
export function hasBroken({ records }: RecordSet): boolean {
  return records.some(({ data }) => data.type === "broken");
}

/** Which of several troubles tells most: what might yet have held, then what is nearest to holding. */
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

function troubleOf(problem: SignatureProblem): Trouble {
  if (problem === "unsigned") return { state: "bogus", reason: "no-signature", lacks: "signatures" };
  return { state: isOurs(problem) ? "indeterminate" : "bogus", reason: problem };
}

/** Whether nothing is proven by a trouble: we gave up, or could not read what was signed. */
export function isOurs(problem: SignatureProblem): boolean {
  return problem === "too-many" || problem === "broken-record";
}

/** The sets of a section, those of other classes left out. */
export function setsIn(records: readonly ResourceRecord[]): readonly RecordSet[] {
  return setsOf(records.filter((each) => each.class === classes.IN));
}

/** So many zones are tried of those that claim to have signed something; an honest answer names one. */
const mostSigners = 2;

/**
 * The zones that claim to have signed some sets, of those that a name can be in, the innermost first. Anybody may claim it: they
 * tell where to look, and nothing else.
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
