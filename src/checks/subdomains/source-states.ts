import type { Gathering } from "./gather.ts";
import type { SourceRun, SourceState } from "./sources/run.ts";
import type { sourceIds } from "./sources/table.ts";

/** The state of a source, with the number of its names. */
export interface SourceReport extends SourceState {
  readonly id: (typeof sourceIds)[number];
  readonly name: string;
  readonly names: number;
}

/** A running query, and the index of its source among all. */
export type OrderedRun = SourceRun & { readonly position: number };

/** Where no logs are followed, there is no such source. */
const notFollowed = "ct.not-followed";

/** The current state of each source. */
export function statesOf(running: readonly OrderedRun[], gathering: Gathering): readonly SourceReport[] {
  const [names, wildcards] = [gathering.names("name"), gathering.names("wildcard")];
  const states = running.map(({ position, ...run }) => ({
    id: run.source.id,
    name: run.source.name,
    ...run.state(),
    names: names.of(position) + wildcards.of(position),
  }));
  return states
    .filter(({ reason }) => reason !== notFollowed)
    .map((state) => asContradicted(asFull(state, gathering), states));
}

/** Once the limit of names is reached, later names of any source are missing. */
function asFull(state: SourceReport, { isFull }: Gathering): SourceReport {
  if (!isFull || state.status === "failed") return state;
  return {
    ...state,
    truncated: true,
    status: state.status === "complete" ? "partial" : state.status,
    reason: state.reason ?? "source.malformed",
    detail: state.detail ?? "too-large",
  };
}

/** crt.sh returns an empty list when its database fails, so it counts as failed if another source has names. */
function asContradicted(state: SourceReport, states: readonly SourceReport[]): SourceReport {
  const isContradicted =
    state.id === "crtsh" &&
    state.status === "complete" &&
    state.certificates === 0 &&
    states.some(({ names }) => names > 0);
  return isContradicted ? { ...state, status: "failed", reason: "source.malformed", detail: "empty" } : state;
}
