import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { classicGroups, otherPostQuantumGroups, type TlsGroup } from "../../data/tls/groups.ts";
import { probeFor, isDoubtful, retryProbes, withoutRefusals, type GroupOffer } from "../offers/probe-groups.ts";
import { openProber } from "../offers/prober.ts";
import { knownSurvey } from "../survey/survey.ts";
import { lineTo } from "../tls/raw-line.ts";

/** Whether a server offers a post-quantum group; null where unknown. */
export type OtherGroup = Pick<GroupOffer, "namedGroup" | "offered">;

/**
 * Which post-quantum groups a server offers besides the common hybrid one; each question leaves out groups that were named before. A closed
 * connection is inconclusive. Throws nothing.
 */
export async function otherGroups(context: Context, to: Endpoint & Named): Promise<readonly OtherGroup[]> {
  const known = await surveyed(context, to);
  if (known) return known;
  const asker = openProber(await lineTo(context, to), to.host);
  const how = retryProbes((groups) => asker.guess({ version: "TLSv1.3", groups }));
  const all = otherPostQuantumGroups;
  const [told, classic] = await Promise.all([probeFor(all, all.length, how), how.ask(codesOf(classicGroups))]);
  // Some servers refuse every hello without a key share, so their refusal shows nothing about these groups.
  const isToldOff = isDoubtful(told) && !(classic.kind === "chosen" && how.read(classic) !== null);
  const trusted = isToldOff ? withoutRefusals(told) : told;
  return all.flatMap(({ name }) =>
    trusted.filter(({ namedGroup }) => namedGroup === name).map(({ namedGroup, offered }) => ({ namedGroup, offered })),
  );
}

/** These facts from a recent survey; null if it lacks one. */
async function surveyed(context: Context, to: Endpoint & Named): Promise<readonly OtherGroup[] | null> {
  const found = await attempt(() => knownSurvey(context, to));
  if (!found.ok || !found.value) return null;
  const { groups, rare } = found.value.offers;
  const told = [...groups, ...rare];
  const known = otherPostQuantumGroups.flatMap(({ name }) => told.find(({ namedGroup }) => namedGroup === name) ?? []);
  const isWhole = known.length === otherPostQuantumGroups.length && known.every(({ offered }) => offered !== null);
  return isWhole ? known.map(({ namedGroup, offered }) => ({ namedGroup, offered })) : null;
}

function codesOf(groups: readonly TlsGroup[]): readonly number[] {
  return groups.map(({ code }) => code);
}
