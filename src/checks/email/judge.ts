import type { ScorePart } from "../../core/grade/grade.ts";
import { concludeScore } from "../../core/grade/conclude.ts";
import type { Finding, Verdict } from "../../core/result/interpretation.ts";
import { assessScore, scoreBounds, type Limit } from "../../core/grade/score.ts";
import { addressFindings, addressPoints } from "./address/judge.ts";
import { blocklistsPart } from "./blocklists/judge.ts";
import { hasUncheckedKey } from "./dkim/judge.ts";
import { dkimSurroundings } from "./dkim/surroundings.ts";
import { besideSilence } from "./domain/judge.ts";
import { isDeliveredAsItComes } from "./domain/provider.ts";
import { kpisOfAddress, kpisOfDomain } from "./kpis.ts";
import { findingsWithoutMail, pointsWithoutMail } from "./no-mail/judge.ts";
import { namesOfSenders } from "./names/sender.ts";
import { problems, type ProblemId } from "./problems.ts";
import { factsWithoutMail, rubricOf } from "./rubric.ts";
import type { AddressRaw, DomainRaw, EmailRaw } from "./schema.ts";
import { slicesOf } from "./slices.ts";
import { weightsFor, wholeOf, type PartId } from "./score/table.ts";
import { ceilings, type CeilingId } from "./weights.ts";
import { besideWildcards } from "./wildcard/judge.ts";

type Points = Readonly<Partial<Record<string, number | null>>>;
type Weights = Readonly<Record<string, number>>;
type Findings = readonly Finding<ProblemId>[];

/** Judges the mail of a domain, or an address that sends. Throws nothing. */
export function judge({ query, domain, address }: EmailRaw): Verdict<ProblemId> {
  if (address) return judgeAddress(query, address);
  if (domain) return judgeDomain(query, domain);
  return concludeScore<ProblemId>(assessScore([], []), [], [], problems);
}

function judgeAddress(address: string, { isPublic, names, blocklists }: AddressRaw): Verdict<ProblemId> {
  const lists = blocklistsPart(blocklists, { isSender: true });
  const points = { ...addressPoints(names, isPublic), ...lists.points };
  const found: Findings = [...addressFindings(address, names, isPublic), ...lists.findings];
  return conclude({
    parts: partsOf(weightsFor("address"), points),
    held: lists.ceilings,
    findings: found,
    kpis: kpisOfAddress({ isPublic, names, blocklists }),
  });
}

function judgeDomain(domain: string, raw: DomainRaw): Verdict<ProblemId> {
  const rubric = rubricOf(raw);
  const slices = slicesOf(raw, domain, rubric);
  const ceilingIds = slices.flatMap((slice) => slice.ceilings);
  const found = slices.flatMap((slice) => slice.findings);
  if (rubric === "none") {
    const facts = factsWithoutMail(raw, domain);
    const parts = partsOf(weightsFor("none"), pointsWithoutMail(facts));
    const all = besideWildcards([...findingsWithoutMail(facts), ...found], raw.wildcards);
    return conclude({ parts, held: ceilingIds, findings: all, kpis: kpisOfDomain(raw, rubric) });
  }
  const points = Object.assign({}, ...slices.map((slice) => slice.points)) as Points;
  const all = besideWildcards(besideSilence(found, raw, domain), raw.wildcards);
  const table = rubric === "sends" ? weightsOfSender(raw) : weightsFor("mail");
  const judged = { held: ceilingIds, findings: all, kpis: kpisOfDomain(raw, rubric) };
  // Unchecked keys may be as good as any: a warning needs a known fault.
  const best = hasUncheckedKey(raw.dkim, dkimSurroundings(raw.dmarc)) ? { ...points, dkim: wholeOf("dkim") } : points;
  return conclude({
    ...judged,
    parts: partsOf(table, points),
    best: partsOf(table, best),
    floor: isDeliveredAsItComes(raw, ceilingIds) ? scoreBounds.fail : 0,
  });
}

/** Leaves out the PTR records of the domain's own hosts if other hosts send its mail. */
function weightsOfSender(raw: DomainRaw): Weights {
  const all = weightsFor("sends");
  const { names: _, ...others } = all;
  return namesOfSenders(raw).addresses.length > 0 ? all : others;
}

interface Judged {
  readonly parts: readonly ScorePart[];
  readonly held: readonly CeilingId[];
  readonly findings: Findings;
  readonly kpis: ReturnType<typeof kpisOfDomain>;
  /** The parts if everything that could not be checked is as good as it can be. */
  readonly best?: readonly ScorePart[];
  /** The lowest score that decides the status. */
  readonly floor?: number;
}

function conclude({ parts, held, findings, kpis, best = parts, floor = 0 }: Judged): Verdict<ProblemId> {
  const limits: readonly Limit<CeilingId>[] = [...new Set(held)].map((id) => ({ id, max: ceilings[id] }));
  const assessment = assessScore(parts, limits);
  const deciding = Math.max(assessScore(best, limits).score ?? 0, floor);
  return concludeScore(assessment, findings, kpis(assessment.score), problems, deciding);
}

/** Points as percent of the maximum of each part. A part without a result is listed too, so that its weight shows as missing. */
function partsOf(table: Weights, points: Points): readonly ScorePart[] {
  return Object.entries(table).map(([id, weight]) => {
    const earned = points[id] ?? null;
    const score = earned === null ? null : Math.round((10_000 * earned) / wholeOf(id as PartId)) / 100;
    return { id, weight, score };
  });
}
