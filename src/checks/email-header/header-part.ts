import { z } from "zod";
import type { Text } from "../../core/text.ts";
import { hasMailField } from "../../formats/mail-header.ts";

/** Bytes of the largest header that is read, and its lines: far more than servers let through. */
const longestHeader = 256 * 1024;
const mostLines = 10_000;

const aHeader: Text = {
  en: "the header of a message: lines such as “From: a@example.com”",
  ko: "“From: a@example.com” 형식의 줄로 된 메시지 헤더",
};
const shorter: Text = {
  en: `a header of at most ${longestHeader / 1024} kB and ${mostLines} lines`,
  ko: `최대 ${longestHeader / 1024} kB, ${mostLines}줄의 헤더`,
};

/** A pasted header. What stands in it is nobody's business, so that a refusal does not repeat it. */
export function headerPart(): z.ZodType<string, string> {
  return z.string().transform((text, context) => {
    const kept = text.slice(0, longestHeader);
    const expected = problemOf(kept, text.length > longestHeader);
    if (expected === null) return kept;
    context.addIssue({ code: "custom", params: { expected, given: sizeOf(text) } });
    return z.NEVER;
  });
}

/** How much was given, in words, since a message is not repeated. */
function sizeOf(text: string): Text {
  const bytes = Buffer.byteLength(text);
  if (bytes >= 1024) {
    // One byte too many is not the same as just enough.
    const kilobytes = Math.ceil(bytes / 1024);
    return { en: `a text of ${kilobytes} kB`, ko: `${kilobytes} kB의 텍스트` };
  }
  return { en: `a text of ${bytes} ${bytes === 1 ? "byte" : "bytes"}`, ko: `${bytes}바이트의 텍스트` };
}

/** What would be right instead; null where a header can be read. A body may be of any length: it is not. */
function problemOf(kept: string, isCut: boolean): Text | null {
  const header = kept.slice(0, endOf(kept));
  if (isCut && header.length === kept.length) return shorter;
  if (Buffer.byteLength(header) > longestHeader) return shorter;
  if (linesOf(header) > mostLines) return shorter;
  return hasMailField(header) ? null : aHeader;
}

/** Where the first empty line begins that stands behind some text; the whole length where there is none. */
function endOf(text: string): number {
  const start = Math.max(0, text.search(/[^\s\u{FEFF}]/u));
  const found = text.slice(start).search(/\n\r{0,2}\n|\r\r(?!\n)/);
  return found < 0 ? text.length : start + found;
}

function linesOf(text: string): number {
  const end = text.includes("\n") ? "\n" : "\r";
  let lines = 1;
  for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, at + 1)) lines++;
  return lines;
}
