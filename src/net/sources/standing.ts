import type { SourceId } from "../../core/net/source.ts";

/** How a source last answered, and how it last failed. */
export interface Standing {
  /** When, in milliseconds since 1970, and after how many milliseconds; null where it never did. */
  readonly answered: { readonly at: number; readonly ms: number } | null;
  /** When, and why, as a code; null where it never did. */
  readonly failed: { readonly at: number; readonly reason: string } | null;
}

/** Who is asked: a source, or any WHOIS server. */
export type AskedId = SourceId | "whois";

/** What a process remembers about the third parties that it asks. */
export interface Standings {
  answered(id: AskedId, ms: number): void;
  failed(id: AskedId, reason: string): void;
  of(id: AskedId): Standing;
}

const unasked: Standing = { answered: null, failed: null };

/** Opens them, with nobody asked yet; `now` in milliseconds since 1970. */
export function openStandings(now = Date.now): Standings {
  const known = new Map<AskedId, Standing>();
  const of = (id: AskedId): Standing => known.get(id) ?? unasked;
  return {
    answered: (id, ms) => void known.set(id, { ...of(id), answered: { at: now(), ms } }),
    failed: (id, reason) => void known.set(id, { ...of(id), failed: { at: now(), reason } }),
    of,
  };
}

/** Those of this process. */
export const standings = openStandings();
