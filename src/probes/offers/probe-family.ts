import type { SuiteFamily } from "../../data/tls/cipher-suites/cipher-suites.ts";
import type { TlsVersion } from "../../formats/tls/client-hello.ts";
import type { OfferProber, OfferReply } from "./prober.ts";
import { suiteFamilyOf, suitesOf } from "./families.ts";

/** A server's answer for a family, with the version. */
export interface FamilyAnswer {
  readonly family: SuiteFamily;
  readonly version: TlsVersion;
  readonly heard: OfferReply;
}

/** What is known about one version so far. */
interface Lane {
  readonly version: TlsVersion;
  readonly told: Map<SuiteFamily, OfferReply>;
}

/** The families to probe, and the newest version's known answers. */
interface Wanted {
  readonly families: readonly SuiteFamily[];
  readonly newest: OfferReply | null;
}

/**
 * Probes families together: a good server refuses them all in one question, and only a server that accepts one is asked for the others.
 * Older versions may have suites of their own (RC4 against BEAST), so all versions are probed in parallel for what no newer one accepts.
 * Returns the decisive answer for each family.
 */
export async function probeFamily(
  asker: OfferProber,
  versions: readonly TlsVersion[],
  { families, newest }: Wanted,
): Promise<readonly FamilyAnswer[]> {
  const lanes = versions.map((version): Lane => ({ version, told: new Map() }));
  const [first] = lanes;
  if (first && newest) tell(first, families, newest);
  for (;;) {
    const open = lanes.map((_, index) => openFamilies(families, lanes, index));
    if (open.every((each) => each.length === 0)) break;
    await Promise.all(
      lanes.map((lane, index) => askLane(asker, lane, { open: open[index] ?? [], isNewest: index === 0 })),
    );
  }
  return families.flatMap((family) => decide(family, lanes));
}

/** Families that are neither known to be accepted in this or a newer version nor refused in this one. */
function openFamilies(families: readonly SuiteFamily[], lanes: readonly Lane[], index: number): readonly SuiteFamily[] {
  const newer = lanes.slice(0, index);
  const isTaken = (family: SuiteFamily): boolean => newer.some(({ told }) => told.get(family)?.kind === "chosen");
  return families.filter((family) => !lanes[index]?.told.has(family) && !isTaken(family));
}

interface LaneOptions {
  readonly open: readonly SuiteFamily[];
  readonly isNewest: boolean;
}

async function askLane(asker: OfferProber, lane: Lane, { open, isNewest }: LaneOptions): Promise<void> {
  if (open.length === 0) return;
  // A server that accepts one family usually accepts others. Older versions accept the same, so they are probed in one question for the
  // rest.
  const isApart = isNewest && lane.told.size > 0;
  const questions = isApart ? open.map((family) => [family]) : [open];
  await Promise.all(
    questions.map(async (families) => {
      tell(lane, families, await asker.ask({ version: lane.version, suites: suitesOf(...families) }));
    }),
  );
}

/** A chosen suite answers only for its own family. */
function tell({ told }: Lane, families: readonly SuiteFamily[], heard: OfferReply): void {
  const chosen: SuiteFamily | undefined = heard.kind === "chosen" ? suiteFamilyOf(heard.hello.suite) : undefined;
  for (const family of families) if (heard.kind !== "chosen" || family === chosen) told.set(family, heard);
}

/** If one version is unknown, a refusal in another does not make the family refused. */
function decide(family: SuiteFamily, lanes: readonly Lane[]): readonly FamilyAnswer[] {
  const answers = lanes.flatMap(({ version, told }) => {
    const heard = told.get(family);
    return heard ? [{ family, version, heard }] : [];
  });
  const of = (kind: OfferReply["kind"]): FamilyAnswer | undefined => answers.find(({ heard }) => heard.kind === kind);
  const answer = of("chosen") ?? of("unclear") ?? answers.at(-1);
  return answer ? [answer] : [];
}
