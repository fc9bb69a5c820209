import { counted } from "../../core/plural.ts";
import { z } from "zod";
import type { Text } from "../../core/text.ts";
import { hasMailField, readMailLines } from "../../formats/mail/lines.ts";

/** Limits for a header in bytes and lines, far above what servers accept. */
const longestHeader = 256 * 1024;
const mostLines = 10_000;

const aHeader: Text = {
  en: "the header of a message: lines such as “From: a@example.com”",
  ko: "“From: a@example.com” 형식의 줄로 된 메시지 헤더",
};
const smaller: Text = {
  en: `a header of at most ${longestHeader / 1024} kB`,
  ko: `최대 ${longestHeader / 1024} kB의 헤더`,
};
const fewerLines: Text = { en: `a header of at most ${mostLines} lines`, ko: `최대 ${mostLines}줄의 헤더` };

/** A pasted header. It is private, so error messages do not repeat it. */
export function headerPart(): z.ZodType<string, string> {
  return z.string().transform((text, context) => {
    const kept = text.slice(0, longestHeader);
    const problem = problemOf(kept, text.length > longestHeader);
    if (problem === null) return kept;
    context.addIssue({ code: "custom", params: { given: sizeOf(text), ...problem } });
    return z.NEVER;
  });
}

/** The size of the input in words; the message itself is not repeated. */
function sizeOf(text: string): Text {
  const bytes = Buffer.byteLength(text);
  if (bytes >= 1024) {
    // Rounded up, so that a slightly too large input never appears to fit.
    const kilobytes = Math.ceil(bytes / 1024);
    return { en: `a text of ${kilobytes} kB`, ko: `${kilobytes} kB의 텍스트` };
  }
  return { en: `a text of ${counted(bytes, { one: "byte", other: "bytes" })}`, ko: `${bytes}바이트의 텍스트` };
}

/** What is expected instead, and what was given if the size does not explain it. */
interface Problem {
  readonly expected: Text;
  readonly given?: Text;
}

/** Why a header cannot be read; null if it can. The body may have any length, since it is not read. */
function problemOf(kept: string, isCut: boolean): Problem | null {
  const { lines, isEnded } = readMailLines(kept);
  const bytes = lines.reduce((total, line) => total + Buffer.byteLength(line) + 2, 0);
  if ((isCut && !isEnded) || bytes > longestHeader) return { expected: smaller };
  if (lines.length > mostLines) {
    return { expected: fewerLines, given: { en: `one of ${lines.length} lines`, ko: `${lines.length}줄의 헤더` } };
  }
  return hasMailField(lines) && !isBinary(lines) ? null : { expected: aHeader };
}

// Control characters except tabs, and the replacement character of undecodable bytes.
// oxlint-disable-next-line no-control-regex -- control characters are the point
const unreadable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd]/g;

/** One unreadable character in this many means binary data. Headers have few, although random bytes can look like a field. */
const binaryShare = 10;

function isBinary(lines: readonly string[]): boolean {
  const [bad, all] = lines.reduce(
    ([found, total], line) => [found + (line.match(unreadable)?.length ?? 0), total + line.length],
    [0, 0],
  );
  return bad * binaryShare > all;
}
