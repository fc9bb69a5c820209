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

/** Hears of each question: the milliseconds until the answer, or null where there was none. */
export type OnAsked = (id: AskedId, ms: number | null) => void;

/** What a process remembers about the third parties that it asks. */
export interface Standings {
  answered(id: AskedId, ms: number): void;
  failed(id: AskedId, reason: string): void;
  of(id: AskedId): Standing;
  /** Calls back after each question from now on, until what is returned is called. */
  listen(onAsked: OnAsked): () => void;
}

const unasked: Standing = { answered: null, failed: null };

/** Opens them, with nobody asked yet; `now` in milliseconds since 1970. */
export function openStandings(now = Date.now): Standings {
  const known = new Map<AskedId, Standing>();
  const listeners = new Set<OnAsked>();
  const of = (id: AskedId): Standing => known.get(id) ?? unasked;
  return {
    answered(id, ms) {
      known.set(id, { ...of(id), answered: { at: now(), ms } });
      for (const listener of listeners) listener(id, ms);
    },
    failed(id, reason) {
      known.set(id, { ...of(id), failed: { at: now(), reason } });
      for (const listener of listeners) listener(id, null);
    },
    of,
    listen(onAsked) {
      listeners.add(onAsked);
      return () => void listeners.delete(onAsked);
    },
  };
}

/** Those of this process. */
export const standings = openStandings();
