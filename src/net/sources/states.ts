import type { SourceId } from "../../core/net/source.ts";

/** When a source last answered, and last failed. */
export interface SourceState {
  /** The time in milliseconds since 1970, and the duration; null where it never answered. */
  readonly answered: { readonly at: number; readonly ms: number } | null;
  /** The time and the reason code; null where it never failed. */
  readonly failed: { readonly at: number; readonly reason: string } | null;
}

/** What was queried: a source, or any WHOIS server. */
export type SourceReplyId = SourceId | "whois";

/** Called after each query with the milliseconds until the answer, or null without one. */
export type OnSourceReply = (id: SourceReplyId, ms: number | null) => void;

/** What a process records about third parties. */
export interface SourceStates {
  answered(id: SourceReplyId, ms: number): void;
  failed(id: SourceReplyId, reason: string): void;
  of(id: SourceReplyId): SourceState;
  /** Calls back after each query, until the returned function is called. */
  listen(onAsked: OnSourceReply): () => void;
}

const unasked: SourceState = { answered: null, failed: null };

/** Opens empty records; `now` in milliseconds since 1970. */
export function openSourceStates(now = Date.now): SourceStates {
  const known = new Map<SourceReplyId, SourceState>();
  const listeners = new Set<OnSourceReply>();
  const of = (id: SourceReplyId): SourceState => known.get(id) ?? unasked;
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
