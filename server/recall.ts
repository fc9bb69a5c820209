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

/** Opens a memory of so many bytes; `now` in milliseconds since the epoch. */
export function openRecall(bytes: number, now: () => number): Recall {
  const store = new LRUCache<string, Finding>({ maxSize: bytes, sizeCalculation: (finding) => finding.size() });

  function weighAgain(question: string, finding: Finding): void {
    if (store.peek(question) !== finding) return;
    // The store weighs what is new to it, and nothing twice.
    store.delete(question);
    store.set(question, finding);
  }

  return {
    find({ ttl }, question) {
      const finding = ttl > 0 ? store.get(question) : undefined;
      if (!finding) return null;
      if (now() - finding.observedAt < 1000 * ttl) return finding;
      store.delete(question);
      return null;
    },
    keep(check, input, result) {
      const question = questionOf(check, input);
      const finding = toFinding(check, input, result, () => weighAgain(question, finding));
      const known = store.peek(question);
      const isNewest = !known || known.observedAt <= finding.observedAt;
      // What could not be told may be clear the next time; it is nothing to remember.
      if (check.ttl > 0 && isNewest && result.verdict.status !== "unknown") store.set(question, finding);
      return finding;
    },
    left({ ttl }, question, finding) {
      const isKept = store.peek(question) === finding;
      return isKept ? Math.max(0, Math.floor((1000 * ttl - (now() - finding.observedAt)) / 1000)) : 0;
    },
  };
}
