import { LRUCache } from "lru-cache";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { Verdict, Words } from "../../../src/core/result/interpretation.ts";
import { languages, type Language, type Text } from "../../../src/core/text.ts";
import { toAnswer } from "../../../src/run/answer.ts";
import type { Snapshot } from "../../../src/run/snapshots.ts";
import { isAlone } from "./retention.ts";
import type { CachedResult } from "./cache.ts";
import type { StoredResult } from "../../store/store.ts";

/** Bytes of memory for rendered answers. */
export const renderedBytes = 16 * 1024 * 1024;

/** The envelope after its `cached` field, in UTF-8: it is sent repeatedly, and encoding it costs more than sending it. */
export type Tail = Buffer;

/** Renders results in words on reading, and caches frequent ones. */
export interface RenderedAnswers {
  /** At once where it is known. */
  tail(check: AnyCheck, input: object, found: CachedResult, language: Language): Tail | Promise<Tail>;
}

/** Opens a cache of a size in bytes for rendered answers, by result and language. */
export function openRenderedAnswers(bytes: number): RenderedAnswers {
  const tails = new LRUCache<number, Tail>({ maxSize: bytes, sizeCalculation: ({ length }) => length });
  const numbers = new WeakMap<CachedResult, number>();
  let last = 0;

  function numberOf(found: CachedResult): number {
    const known = numbers.get(found);
    if (known !== undefined) return known;
    numbers.set(found, ++last);
    return last;
  }

  return {
    tail(check, input, found, language) {
      const render = async (): Promise<Tail> => write(check, input, found.result, await found.previous(), language);
      // It is not read again, and may be data that is never kept.
      if (isAlone(check)) return render();
      const key = languages.length * numberOf(found) + languages.indexOf(language);
      return (
        tails.get(key) ??
        render().then((tail) => {
          tails.set(key, tail);
          return tail;
        })
      );
    },
  };
}

function write(
  check: AnyCheck,
  input: object,
  result: StoredResult,
  previous: StoredResult | null,
  language: Language,
): Tail {
  const data = JSON.stringify(toAnswer(check, result, input, language));
  const snapshot = previous ? snapshotOf(check, input, previous, language) : null;
  const before = snapshot === null ? "" : `,"previousSnapshot":${JSON.stringify(snapshot)}`;
  return bytesOf(`,"updatedAt":"${timeOf(result)}","data":${data},"error":null${before}}`);
}

/** Bytes with memory of their own: a small buffer from Node's pool would keep the whole pool of 64 kB. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

function timeOf({ observedAt }: StoredResult): string {
  return new Date(observedAt).toISOString();
}

/**
 * An older result in words; null where the current code cannot read it, so that it does not break the answer. A result of a later version comes
 * from a later program that this one replaced.
 */
export function snapshotOf(check: AnyCheck, input: object, result: StoredResult, language: Language): Snapshot | null {
  if (result.version > check.version) return null;
  try {
    const words = wordsFor(check, result.verdict);
    const data = toAnswer({ ...check, words }, result, input, language);
    return { updatedAt: timeOf(result), version: result.version, data };
  } catch {
    return null;
  }
}

/** A check's words; a finding of an older version without words is shown by its id. */
function wordsFor({ id: check, words }: AnyCheck, { findings, kpis, parts = [], caps, limits }: Verdict): Words {
  const { problems, ...labels } = words;
  const gone = idsWithout(findings, problems);
  return {
    ...words,
    problems: { ...problems, ...gone((id) => ({ severity: "info", cause: same(`${check}.${id}`), action: same("") })) },
    kpis: { ...labels.kpis, ...idsWithout(kpis, labels.kpis)(same) },
    parts: { ...labels.parts, ...idsWithout(parts, labels.parts)(same) },
    caps: { ...labels.caps, ...idsWithout(limits ?? caps ?? [], labels.caps)(same) },
  };
}

function idsWithout(named: readonly { readonly id: string }[], known: object) {
  const ids = named.map(({ id }) => id).filter((id) => !Object.hasOwn(known, id));
  return <T>(make: (id: string) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(ids.map((id) => [id, make(id)]));
}

function same(text: string): Text {
  return { en: text, ko: text };
}
