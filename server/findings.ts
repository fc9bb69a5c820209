import type { AnyCheck } from "../src/core/check.ts";
import type { Language } from "../src/core/text.ts";
import { toAnswer } from "../src/run/answer.ts";
import type { LocalResult } from "../src/run/local.ts";

/** What a run found, kept without language; its words are written once for each language that is asked for. */
export interface Finding {
  /** Milliseconds since the epoch: the time against which it was judged. */
  readonly observedAt: number;
  /** The envelope behind its `cached`, in UTF-8. */
  tail(language: Language): Uint8Array;
  /** Bytes that it takes, about. */
  size(): number;
}

/** An object takes about so many times the bytes of its JSON. */
const ofObject = 4;

/** Puts what a run found into a form that is quick to answer from; `onWords` hears whenever it has grown by a language. */
export function toFinding(
  check: AnyCheck,
  input: object,
  result: LocalResult<unknown, string>,
  onWords: () => void = ignore,
): Finding {
  const tails = new Map<Language, Uint8Array>();
  const updatedAt = result.observedAt.toISOString();
  let size = ofObject * JSON.stringify([result.raw, result.verdict]).length;

  function write(language: Language): Uint8Array {
    const data = JSON.stringify(toAnswer(check, result, input, language));
    const tail = Buffer.from(`,"updatedAt":"${updatedAt}","data":${data},"error":null}`);
    tails.set(language, tail);
    size += tail.length;
    onWords();
    return tail;
  }

  return {
    observedAt: result.observedAt.getTime(),
    tail: (language) => tails.get(language) ?? write(language),
    size: () => size,
  };
}

/** The envelope of an answer for one request; the id is made of letters that JSON need not escape. */
export function toEnvelope(tail: Uint8Array, requestId: string, cached: boolean): Uint8Array {
  const head = `{"ok":true,"requestId":"${requestId}","cached":${cached}`;
  const whole = Buffer.allocUnsafe(head.length + tail.length);
  whole.write(head, "latin1");
  whole.set(tail, head.length);
  return whole;
}

function ignore(): void {}
