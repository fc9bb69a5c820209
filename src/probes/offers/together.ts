import type { SuiteFamily } from "../../data/cipher-suites.ts";
import type { TlsVersion } from "../../formats/tls/client-hello.ts";
import type { Asker, Heard } from "./ask.ts";
import { familyOf, suitesOf } from "./families.ts";

/** What a server of some version said of a family. */
export interface FamilyAnswer {
  readonly family: SuiteFamily;
  readonly version: TlsVersion;
  readonly heard: Heard;
}

/** What is known of one version so far. */
interface Lane {
  readonly version: TlsVersion;
  readonly told: Map<SuiteFamily, Heard>;
}

/** What is asked for, and what the newest version is known to say of all of it, or of one family. */
interface Wanted {
  readonly families: readonly SuiteFamily[];
  readonly newest: Heard | null;
}

/**
 * Families in one question: a good server refuses them together. Only one that takes it is asked for the others. Old versions may have
 * suites of their own (RC4 against BEAST), so each of them is asked, at once, for what no newer one is known to have. The answer that
 * counts is told of each family.
 */
export async function askTogether(
  asker: Asker,
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

/** Families that neither this version nor a newer one is known to take, and of which it has not said no. */
function openFamilies(families: readonly SuiteFamily[], lanes: readonly Lane[], index: number): readonly SuiteFamily[] {
  const newer = lanes.slice(0, index);
  const isTaken = (family: SuiteFamily): boolean => newer.some(({ told }) => told.get(family)?.kind === "chosen");
  return families.filter((family) => !lanes[index]?.told.has(family) && !isTaken(family));
}

interface Asking {
  readonly open: readonly SuiteFamily[];
  readonly isNewest: boolean;
}

async function askLane(asker: Asker, lane: Lane, { open, isNewest }: Asking): Promise<void> {
  if (open.length === 0) return;
  // Who takes one mostly takes others. What it takes, older versions take, too, so that they are asked together for what is left.
  const isApart = isNewest && lane.told.size > 0;
  const questions = isApart ? open.map((family) => [family]) : [open];
  await Promise.all(
    questions.map(async (families) => {
      tell(lane, families, await asker.ask({ version: lane.version, suites: suitesOf(...families) }));
    }),
  );
}

/** A suite that was chosen tells of its own family alone. */
function tell({ told }: Lane, families: readonly SuiteFamily[], heard: Heard): void {
  const chosen: SuiteFamily | undefined = heard.kind === "chosen" ? familyOf(heard.hello.suite) : undefined;
  for (const family of families) if (heard.kind !== "chosen" || family === chosen) told.set(family, heard);
}

/** What could not be told in one version is not told by the refusal of another. */
function decide(family: SuiteFamily, lanes: readonly Lane[]): readonly FamilyAnswer[] {
  const answers = lanes.flatMap(({ version, told }) => {
    const heard = told.get(family);
    return heard ? [{ family, version, heard }] : [];
  });
  const of = (kind: Heard["kind"]): FamilyAnswer | undefined => answers.find(({ heard }) => heard.kind === kind);
  const answer = of("chosen") ?? of("unclear") ?? answers.at(-1);
  return answer ? [answer] : [];
}
