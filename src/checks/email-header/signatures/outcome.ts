import { isRefused } from "../outcome.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import { countsFor, isHostName, type Told } from "../trust.ts";

type ResultsRaw = EmailHeaderRaw["results"][number];

/** The results for a signature and their position, from the top. */
interface Said {
  readonly at: number;
  readonly standing: ResultsRaw["trustLevel"];
  readonly told: Told;
}

function saidOfDkim(results: readonly ResultsRaw[]): readonly Said[] {
  return results.flatMap((each, at) =>
    each.methods
      .filter((told) => told.method === "dkim" && countsFor(each, told))
      .map((told) => ({ at, standing: each.trustLevel, told })),
  );
}

function isUnnamed({ told }: Said): boolean {
  return !isHostName(told.domain ?? "");
}

/** Whether the receiver rejected a signature without saying which. */
export function isAnyDoubted(results: readonly ResultsRaw[]): boolean {
  return saidOfDkim(results).some((each) => isRefused(each.told.result) && isUnnamed(each));
}

/** Whether results that may be the receiver's, under another name, reject a domain's signature. */
export function isDoubtedBeside(results: readonly ResultsRaw[], domain: string, selector: string): boolean {
  const told = results.filter(({ trustLevel: standing }) => standing === "beside").flatMap(({ methods }) => methods);
  return told.some(
    (each) =>
      each.method === "dkim" &&
      isRefused(each.result) &&
      (!isHostName(each.domain ?? "") || each.domain === domain) &&
      (each.selector === null || each.selector.toLowerCase() === selector),
  );
}

/** Domains whose signatures the receiver verified but we did not; a few of them. */
export function otherSigners(
  results: readonly ResultsRaw[],
  dkim: readonly Pick<EmailHeaderRaw["dkim"][number], "domain">[],
): readonly string[] {
  const told = results.filter(({ trustLevel: standing }) => standing === "believed").flatMap(({ methods }) => methods);
  const passed = told.filter(({ method, result }) => method === "dkim" && result === "pass");
  const domains = passed.flatMap(({ domain }) => (domain !== null && isHostName(domain) ? domain : []));
  return [...new Set(domains)].filter((each) => dkim.every(({ domain }) => domain !== each)).slice(0, mostOthers);
}

const mostOthers = 8;

/** The topmost trusted result for a domain's signature: a pass if one is there, else the first; null without one. */
export function dkimOutcomeOf(results: readonly ResultsRaw[], domain: string, selector: string): string | null {
  const said = saidOfDkim(results);
  const isExact = ({ told }: Said): boolean => told.selector?.toLowerCase() === selector;
  const isOfDomain = ({ told }: Said): boolean => told.domain === domain;
  const refusals = said.filter(
    (each) =>
      isRefused(each.told.result) &&
      (isUnnamed(each) || (isOfDomain(each) && (each.told.selector === null || isExact(each)))),
  );
  const about = said.filter((each) => isOfDomain(each) && !isOutweighed(each, refusals));
  const exact = about.filter(isExact);
  const counting = exact.length > 0 ? exact : about;
  const top = counting.filter(({ at }) => at === counting[0]?.at);
  return (top.find(({ told }) => told.result === "pass") ?? top[0])?.told.result ?? null;
}

/**
 * Whether a pass is ignored because other results may reject the same signature. Below them, or where the writer is unproven, the sender may have
 * written it: anyone can compute that a header verifies.
 */
function isOutweighed({ at, standing, told }: Said, refusals: readonly Said[]): boolean {
  if (isRefused(told.result)) return false;
  // A result without a retrievable key proves nothing.
  if (told.result !== "pass") return refusals.length > 0;
  return refusals.some((each) => each.at < at || (each.at > at && standing !== "believed"));
}
