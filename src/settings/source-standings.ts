import type { SourceId } from "../core/net/source.ts";
import type { Text } from "../core/text.ts";
import { standings, type Standing } from "../net/sources/standing.ts";
import { sourceIds, sourceTable } from "../net/sources/table.ts";

/** A third party, and how it stands with this process. */
export interface SourceStanding extends Standing {
  readonly id: SourceId;
  readonly name: string;
  readonly terms: Text;
}

/** How every third party stands that this process may ask. */
export function sourceStandings(): readonly SourceStanding[] {
  return sourceIds.map((id) => {
    const { name, terms } = sourceTable[id];
    return { id, name, terms, ...standings.of(id) };
  });
}
