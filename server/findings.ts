import type { AnyCheck } from "../src/core/check.ts";
import type { Language } from "../src/core/text.ts";
import { toAnswer } from "../src/run/answer.ts";
import type { LocalResult } from "../src/run/local.ts";
import type { Reply } from "./listener/exchange.ts";

/** What a run found, kept without language; its words are written once for each language that is asked for. */
export interface Finding {
  /** Milliseconds since the epoch: the time against which it was judged. */
  readonly observedAt: number;
  /** The envelope behind its `cached`. */
  tail(language: Language): Tail;
  /** Bytes that it takes, about. */
  size(): number;
}

/** A text that is sent over and over. A string and no bytes: Node sends it with the header fields in one piece. */
interface Tail {
  readonly text: string;
  /** Bytes in UTF-8. */
  readonly length: number;
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
  const tails = new Map<Language, Tail>();
  const updatedAt = result.observedAt.toISOString();
  let size = ofObject * JSON.stringify([result.raw, result.verdict]).length;

  function write(language: Language): Tail {
    const data = JSON.stringify(toAnswer(check, result, input, language));
    const text = `,"updatedAt":"${updatedAt}","data":${data},"error":null}`;
    const tail = { text, length: Buffer.byteLength(text) };
    tails.set(language, tail);
    // Two bytes a character, where one of them is Korean.
    size += 2 * text.length;
    onWords();
    return tail;
  }

  return {
    observedAt: result.observedAt.getTime(),
    tail: (language) => tails.get(language) ?? write(language),
    size: () => size,
  };
}

/** The envelope of an answer for one request, with its length in bytes; the id is made of letters that JSON need not escape. */
export function toEnvelope({ text, length }: Tail, requestId: string, cached: boolean): Pick<Reply, "body" | "length"> {
  const head = `{"ok":true,"requestId":"${requestId}","cached":${cached}`;
  return { body: head + text, length: head.length + length };
}

function ignore(): void {}
