import { danePart } from "./dane/judge.ts";
import { danePoints, hasBrokenDane } from "./dane/state.ts";
import { mtaStsPart } from "./mta-sts/judge.ts";
import type { MtaStsProblemId } from "./mta-sts/problems.ts";
import type { DomainRaw } from "./schema.ts";
import { pointsFor } from "./score/table.ts";

const whole = pointsFor("transport", "right");

type Seen = Pick<DomainRaw, "dane" | "mtaSts" | "mx" | "starttls">;
type TransportSlice = ReturnType<typeof mtaStsPart> | ReturnType<typeof danePart>;

/**
 * Judges DANE and MTA-STS together. The better of the two earns the whole part. A broken one still costs points, because some senders support only
 * that one.
 */
export function transport({ dane, mtaSts, mx, starttls }: Seen, domain: string): readonly TransportSlice[] {
  const isKnown = mx.kind === "found" || mx.kind === "implicit";
  const names = isKnown ? mx.hosts.map(({ host }) => host) : null;
  const nowhere = mx.hosts.filter(isNowhere).map(({ host }) => host);
  const proven = starttls.hosts.filter(({ certificate }) => certificate === "valid").map(({ host }) => host);
  const sts = mtaStsPart(mtaSts, { names, standings: starttls.hosts, nowhere });
  const byDane = danePoints(dane);
  const isBroken = sts.findings.some(({ id }) => brokenIds.has(id));
  const withSts = isBroken ? besideBroken(byDane) : better(byDane, sts.points.transport ?? null);
  // RFC 7672 §2.2: DANE senders refuse delivery, whatever else is right.
  const points = hasBrokenDane(dane) ? 0 : withSts;
  // With working DANE, a missing MTA-STS policy costs nothing.
  const isEnough = byDane === whole;
  const findings = sts.findings.filter(({ id }) => !(isEnough && id === "mta-sts-missing"));
  return [danePart(dane, domain, { proven, nowhere }), { ...sts, points: { transport: points }, findings }];
}

type MxProblem = DomainRaw["mx"]["hosts"][number]["problems"][number];

/** MX problems of hosts that cannot receive mail; the MX findings report them. */
const nowhereBy: ReadonlySet<MxProblem> = new Set(["address", "missing", "no-address", "private", "null-beside"]);

function isNowhere({ problems }: DomainRaw["mx"]["hosts"][number]): boolean {
  return problems.some((each) => nowhereBy.has(each));
}

/** MTA-STS problems of an invalid policy or one that blocks mail. */
const brokenIds: ReadonlySet<MtaStsProblemId> = new Set([
  "mta-sts-record-missing",
  "mta-sts-lookalike",
  "mta-sts-record-invalid",
  "mta-sts-several",
  "mta-sts-policy-missing",
  "mta-sts-policy-invalid",
  "mta-sts-breaks",
  "mta-sts-returns",
]);

/** Unknown DANE does not count here: removing the broken policy must never lower the score. */
function besideBroken(byDane: number | null): number {
  return Math.max(0, (byDane ?? 0) + pointsFor("transport", "broken"));
}

function better(one: number | null, other: number | null): number | null {
  if (one === whole || other === whole) return whole;
  return one === null || other === null ? null : Math.max(one, other);
}
