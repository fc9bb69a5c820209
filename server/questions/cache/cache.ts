import { LRUCache } from "lru-cache";
import { canonicalForm } from "../../../src/core/canonical.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { LocalResult } from "../../../src/run/local.ts";
import { questionOf } from "../../../src/run/run.ts";
import { retentionPlaceOf } from "./retention.ts";
import type { StoredRun, Store, StoredResult } from "../../store/store.ts";

/** Bytes of memory for results. */
export const resultCacheBytes = 32 * 1024 * 1024;

/** A check's question in canonical form, with its input. */
export interface CacheQuery {
  readonly check: AnyCheck;
  readonly question: string;
  /** Whether it may be stored. */
  readonly isStored: boolean;
  /** Seconds: how old a result may be that the caller accepts; the check's ttl by default. */
  readonly maxAge?: number | undefined;
}

type Question = Pick<CacheQuery, "check" | "question">;
type AgedQuestion = Question & Pick<CacheQuery, "maxAge">;

/** A result that may be shared. */
export interface CachedResult {
  readonly result: StoredResult;
  /** The newest earlier stored result of the same question, looked up once. */
  previous(): Promise<StoredResult | null>;
}

/** A measurement to remember. */
export interface MeasuredResult {
  readonly check: AnyCheck;
  readonly input: object;
  readonly result: LocalResult<unknown, string>;
  /** Whether a caller with a key, or our own monitoring, asked for it. */
  readonly isTrusted: boolean;
  /** What the store had before the measurement, where already looked up. */
  readonly earlier?: Promise<StoredResult | null>;
}

/** The cache of results by question: memory, then the store. */
export interface ResultCache {
  /** A result within the accepted age, the check's ttl by default; null if there is none, or the check is never cached. At once from memory. */
  find(wanted: CacheQuery): CachedResult | null | Promise<CachedResult | null>;
  /** The newest stored result of a question. */
  earlier(wanted: CacheQuery): Promise<StoredResult | null>;
  /** The newest result of a question by this version of its check, of any age; null if there is none. */
  newest(check: AnyCheck, input: object): Promise<StoredResult | null>;
  /** The newest earlier stored result of the same question, of any version; null if there is none. */
  before(result: StoredResult): Promise<StoredResult | null>;
  /** A result for its waiters that is not kept. */
  show(measured: MeasuredResult): CachedResult;
  /** Keeps a result; a newer one of the same question replaces it. Never waits for the store. */
  keep(measured: MeasuredResult): CachedResult;
  /** Seconds for which a result may be shared; 0 where it is not kept. */
  left(wanted: CacheQuery, found: CachedResult): number;
}

/** Opens a memory cache of a size in bytes, in front of an optional store; `now` in milliseconds since the epoch. */
export function openResultCache(bytes: number, now: () => number, store: Store | null = null): ResultCache {
  // The previous result, which answers include too, is about as large.
  const each = store ? 2 : 1;
  const memory = new LRUCache<string, CachedResult>({
    maxSize: bytes,
    sizeCalculation: ({ result }) => each * sizeOf(result),
  });
  const lookingUp = new Map<string, Promise<CachedResult | null>>();

  function isFresh({ check, maxAge }: Pick<CacheQuery, "check" | "maxAge">, result: StoredResult): boolean {
    const age = now() - result.observedAt;
    return result.version === check.version && age >= -skew && age < 1000 * acceptedAge(check, result, maxAge);
  }

  /** Whether a wrong clock dated the result into the future: it would be served until then. */
  function isAhead({ observedAt }: StoredResult): boolean {
    return observedAt - now() > skew;
  }

  /** The newest result in a store, skipping those dated into the future. */
  async function newestOf({ check, question, maxAge }: AgedQuestion, from: Store): Promise<StoredResult | null> {
    const { id, version, ttl } = check;
    const result = await from.find({ check: id, version, question, since: now() - 1000 * (maxAge ?? ttl) });
    if (!result || !isAhead(result)) return result;
    const behind = await from.previous({ check: id, question, before: now() + skew });
    return behind?.version === version ? behind : null;
  }

  function before({ check, question, observedAt }: StoredResult): Promise<StoredResult | null> {
    return store ? store.previous({ check, question, before: observedAt }) : nothing;
  }

  /** Asks the store, once for concurrent callers. */
  async function look(wanted: AgedQuestion, from: Store): Promise<CachedResult | null> {
    const result = await newestOf(wanted, from);
    if (!result || !isFresh(wanted, result)) return null;
    const known = memory.peek(wanted.question);
    // Something newer may have been measured meanwhile.
    if (known && isFresh(wanted, known.result) && known.result.observedAt >= result.observedAt) return known;
    const found = toFound(result, () => before(result));
    memory.set(wanted.question, found);
    return found;
  }

  function show({ check, input, result: measured, earlier }: MeasuredResult): CachedResult {
    const result = toStored(check, input, measured);
    const known = memory.peek(result.question)?.result;
    if (!store || retentionPlaceOf(check, input, check.target(input)) !== "store")
      return toFound(result, () => nothing);
    // A recent measurement may not yet be in the store.
    return toFound(result, async () => newest(known, await (earlier ?? before(result)), result.observedAt));
  }

  return {
    find(wanted) {
      const { check, question, isStored } = wanted;
      if (check.ttl === 0) return null;
      const known = memory.get(question);
      if (known && isFresh(wanted, known.result)) return known;
      if (!store || !isStored) return null;
      const search = `${wanted.maxAge} ${keyOf(wanted)}`;
      const pending = lookingUp.get(search) ?? look(wanted, store).finally(() => lookingUp.delete(search));
      lookingUp.set(search, pending);
      return pending;
    },
    earlier({ check, question, isStored }) {
      return store && isStored ? store.previous({ check: check.id, question, before: now() }) : nothing;
    },
    async newest(check, input) {
      const question = questionOf(check, input);
      const known = memory.peek(question);
      if (known?.result.version === check.version) return known.result;
      if (!store || retentionPlaceOf(check, input, check.target(input)) !== "store") return null;
      return store.find({ check: check.id, version: check.version, question, since: 0 });
    },
    before,
    show,
    keep(measured) {
      const { check, input, isTrusted } = measured;
      const found = show(measured);
      const { result } = found;
      const known = memory.peek(result.question);
      const keeping = retentionPlaceOf(check, input, check.target(input));
      // An unknown result may be clear the next time, so it is not kept.
      const isWhole = ttlOf(check, result) >= Math.min(check.ttl, 1);
      const isKnown = isWhole && result.verdict.status !== "unknown";
      if (!isKnown || keeping === "nowhere") {
        // What was observed stands, whatever could not be: a run that our limits or the deadline cut short does not come here.
        const observations = isWhole ? observationsOf(check, result) : [];
        if (keeping === "store" && observations.length > 0)
          store?.keep({ result, isTrusted, observations, areObservationsAlone: true });
        return found;
      }
      const isNewest = !known || known.result.observedAt <= result.observedAt || isAhead(known.result);
      if (check.ttl > 0 && isNewest) memory.set(result.question, found);
      if (keeping === "store") {
        const canonical = (raw: unknown): unknown => canonicalForm(check.raw, raw);
        store?.keep({ result, isTrusted, observations: observationsOf(check, result), canonical });
      }
      return found;
    },
    left(wanted, found) {
      const ttl = ttlOf(wanted.check, found.result);
      if (ttl === 0 || memory.peek(wanted.question) !== found) return 0;
      const age = Math.max(0, now() - found.result.observedAt);
      return Math.max(0, Math.floor((1000 * ttl - age) / 1000));
    },
  };
}

/** Milliseconds of clock skew allowed between two servers on one database. */
const skew = 60_000;

const nothing = Promise.resolve(null);

/** Seconds for which a result may be shared: an incomplete one for less time, or not at all. */
function ttlOf(check: AnyCheck, { raw }: Pick<StoredResult, "raw">): number {
  return Math.min(check.ttl, check.lasts?.(raw) ?? check.ttl);
}

/** Seconds that a result may be old for a caller: an incomplete one never outlives its own time. */
function acceptedAge(check: AnyCheck, result: StoredResult, maxAge: number | undefined): number {
  const ttl = ttlOf(check, result);
  if (maxAge === undefined) return ttl;
  return ttl < check.ttl ? Math.min(ttl, maxAge) : maxAge;
}

function toFound(result: StoredResult, look: () => Promise<StoredResult | null>): CachedResult {
  let previous: Promise<StoredResult | null> | undefined;
  return { result, previous: () => (previous ??= look()) };
}

/** The check's version is part of the key. */
export function keyOf({ check, question }: Question): string {
  return `${check.version} ${question}`;
}

function toStored(check: AnyCheck, input: object, { raw, verdict, observedAt }: LocalResult<unknown, string>) {
  const target = check.target(input).name;
  const question = questionOf(check, input);
  const { id, version } = check;
  return { check: id, version, target, question, raw, verdict, observedAt: observedAt.getTime() };
}

function observationsOf(check: AnyCheck, { raw }: StoredResult): StoredRun["observations"] {
  return check.observe?.(raw) ?? [];
}

function newest(one: StoredResult | undefined, other: StoredResult | null, before: number): StoredResult | null {
  const earlier = [one, other].flatMap((each) => (each && each.observedAt < before ? [each] : []));
  return earlier.toSorted((a, b) => b.observedAt - a.observedAt)[0] ?? null;
}

/** The memory of an object as a multiple of its JSON. */
const ofObject = 4;

function sizeOf({ raw, verdict }: StoredResult): number {
  return ofObject * JSON.stringify([raw, verdict]).length;
}
