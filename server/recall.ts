import { LRUCache } from "lru-cache";
import type { AnyCheck } from "../src/core/check.ts";
import type { LocalResult } from "../src/run/local.ts";
import { questionOf } from "../src/run/run.ts";
import { toFinding, type Finding } from "./findings.ts";

/** Bytes of memory for what was found. */
export const recallBytes = 64 * 1024 * 1024;

/** What was found a while ago, by question. */
export interface Recall {
  /** What was found within the check's ttl; null where nothing was, or the check is measured anew each time. */
  find(check: AnyCheck, question: string): Finding | null;
  /** Keeps what may be told again; a newer finding of the same question replaces it. */
  keep(check: AnyCheck, input: object, result: LocalResult<unknown, string>): Finding;
  /** Seconds for which a finding may be told; 0 where it is not kept. */
  left(check: AnyCheck, question: string, finding: Finding): number;
}

interface Kept {
  readonly finding: Finding;
  /** Milliseconds since the epoch until which it may be told. */
  readonly until: number;
}

/** Opens a memory of so many bytes; `now` in milliseconds since the epoch. */
export function openRecall(bytes: number, now: () => number): Recall {
  const store = new LRUCache<string, Kept>({ maxSize: bytes, sizeCalculation: ({ finding }) => finding.size() });

  function weighAgain(question: string, finding: Finding): void {
    const kept = store.peek(question);
    if (kept?.finding !== finding) return;
    // The store weighs what is new to it, and nothing twice.
    store.delete(question);
    store.set(question, kept);
  }

  return {
    find({ ttl }, question) {
      const kept = ttl > 0 ? store.get(question) : undefined;
      if (!kept) return null;
      if (now() < kept.until) return kept.finding;
      store.delete(question);
      return null;
    },
    keep(check, input, result) {
      const question = questionOf(check, input);
      const finding = toFinding(check, input, result, () => weighAgain(question, finding));
      const known = store.peek(question)?.finding;
      const isNewest = !known || known.observedAt <= finding.observedAt;
      const ttl = Math.min(check.ttl, check.lasts?.(result.raw) ?? check.ttl);
      // What could not be told may be clear the next time; it is nothing to remember.
      if (ttl > 0 && isNewest && result.verdict.status !== "unknown")
        store.set(question, { finding, until: finding.observedAt + 1000 * ttl });
      return finding;
    },
    left(_check, question, finding) {
      const kept = store.peek(question);
      return kept?.finding === finding ? Math.max(0, Math.floor((kept.until - now()) / 1000)) : 0;
    },
  };
}
