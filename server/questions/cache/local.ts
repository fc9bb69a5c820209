import { openRedactor, redactDeep } from "../../../src/core/redact/redact.ts";
import type { OpenedMemory } from "../../../src/run/snapshots.ts";
import { questionOf } from "../../../src/run/run.ts";
import type { Storing } from "../../../src/settings/options/storing.ts";
import { openStored } from "../../store/open.ts";
import { retryWhileLocked } from "../../store/lock-wait.ts";
import type { Store, StoredResult } from "../../store/store.ts";
import { StoreTrouble, type Trouble } from "../../store/trouble.ts";
import { retentionPlaceOf } from "./retention.ts";
import { openRunResults } from "./run-results.ts";
import { openResultCache, resultCacheBytes, type CachedResult } from "./cache.ts";
import { snapshotOf } from "./rendered.ts";

/** The settings of a local user's store. */
export interface LocalCacheOptions {
  readonly storing: Storing;
  /** What names the settings that change measurements; empty for the defaults. */
  readonly settings: string;
  /** Secrets that must not be stored. */
  readonly secrets: readonly string[];
  /** Called with errors of the store, which do not affect answers. */
  readonly onTrouble: (trouble: string) => void;
}

/**
 * Opens the server's store for local measurements: the same snapshots and observations. Rejects with a `StoreTrouble` where it cannot be
 * opened, except for another process's lock: checks go on, and the results wait for it.
 */
export async function openLocalCache({
  storing,
  settings,
  secrets,
  onTrouble,
}: LocalCacheOptions): Promise<OpenedMemory> {
  let isOpen = false;
  const store = openStored(storing, (trouble) => {
    if (isOpen && trouble !== null) onTrouble(trouble);
  });
  try {
    await store.ready();
  } catch (error) {
    if (!isLock(error)) {
      await store.close();
      throw error;
    }
  }
  isOpen = true;
  const reused = new WeakMap<object, CachedResult>();
  const resultCache = openResultCache(resultCacheBytes, Date.now, seenFromHere(store, { settings, secrets }));
  return {
    ledger: store,
    begin(check, input) {
      const target = check.target(input);
      const isStored = retentionPlaceOf(check, input, target) === "store";
      const question = { check, question: questionOf(check, input), isStored };
      const notes = openRunResults({ ...question, input, target }, resultCache, true);
      return {
        onResult: notes.onResult,
        stored: notes.stored,
        async recent(maxAge) {
          const found = await resultCache.find({ ...question, maxAge });
          if (!found) return null;
          const { raw, verdict, observedAt } = found.result;
          const result = { raw, verdict, observedAt: new Date(observedAt) };
          reused.set(result, found);
          return result;
        },
        async previous(result, language) {
          const earlier = await (reused.get(result) ?? notes.found(result)).previous();
          return earlier && snapshotOf(check, input, earlier, language);
        },
      };
    },
    async close() {
      // Two commands that begin together on a new folder meet while one of them creates the tables.
      await retryWhileLocked({ troubleOf }, () => store.flush()).catch((error: unknown) => {
        if (isLock(error)) onTrouble(error.trouble.text.en);
      });
      await store.close();
    },
  };
}

function isLock(error: unknown): error is StoreTrouble {
  return troubleOf(error)?.id === "locked";
}

function troubleOf(error: unknown): Trouble | null {
  return error instanceof StoreTrouble ? error.trouble : null;
}

/** The prefix of a local user's questions in the store. A measurement with other settings may give another result. */
function markOf(settings: string): string {
  return settings === "" ? "local " : `local ${settings} `;
}

/**
 * A store as a local user sees it. A local user can reach private addresses and override resolution, and a server on the same folder must
 * not publish such results as its own. So the questions are different.
 */
function seenFromHere(store: Store, { settings, secrets }: Pick<LocalCacheOptions, "settings" | "secrets">): Store {
  const mark = markOf(settings);

  function marked<T extends { readonly question: string }>(wanted: T): T {
    return { ...wanted, question: mark + wanted.question };
  }

  function unmarked(found: StoredResult | null): StoredResult | null {
    return found && { ...found, question: found.question.slice(mark.length) };
  }

  return {
    ...store,
    find: async (wanted) => unmarked(await store.find(marked(wanted))),
    previous: async (wanted) => unmarked(await store.previous(marked(wanted))),
    keep({ result, observations, ...how }) {
      const redact = openRedactor(secrets, [result.target]);
      const clean = redactDeep({ raw: result.raw, verdict: result.verdict, observations }, redact);
      const { raw, verdict } = clean;
      store.keep({ result: marked({ ...result, raw, verdict }), observations: clean.observations, ...how });
    },
  };
}
