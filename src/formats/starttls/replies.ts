import { printable } from "../../core/printable.ts";

/** A complete server reply before TLS. */
export interface Reply {
  /** The reply code: `250`, `+OK`, `NO`. */
  readonly code: string;
  /** Its lines without code and continuation marks. */
  readonly lines: readonly string[];
  /** Its first line as sent, for display. */
  readonly printableReply: string;
}

/** The result of reading lines: a reply and its number of lines, an incomplete reply, or another protocol. */
export type ReplyReading = { readonly reply: Reply; readonly taken: number } | "more" | "foreign";

/** Reads the first reply from complete lines. */
export type Reader = (lines: readonly string[]) => ReplyReading;

/** RFC 5321 §4.2: three digits on every line, followed by a hyphen on all but the last. */
export function readMailReply(lines: readonly string[]): ReplyReading {
  const texts: string[] = [];
  let code: string | undefined;
  for (const line of lines) {
    const groups = coded.exec(line)?.groups;
    code ??= groups?.["code"];
    if (!groups || code === undefined || groups["code"] !== code) return "foreign";
    texts.push(groups["text"] ?? "");
    if (groups["more"] !== "-") return toReply(code, lines, texts);
  }
  return "more";
}

// A server may omit the text and the space before it.
const coded = /^(?<code>[2-5]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;

/** RFC 959 §4.2: lines between the first and the one that repeats its code with a space are arbitrary. */
export function readFileReply(lines: readonly string[]): ReplyReading {
  const [first] = lines;
  if (first === undefined) return "more";
  const begin = fileCoded.exec(first)?.groups;
  const code = begin?.["code"];
  if (code === undefined) return "foreign";
  if (begin?.["more"] !== "-") return toReply(code, lines, [begin?.["text"] ?? ""]);
  const last = lines.findIndex((line, index) => index > 0 && (line === code || line.startsWith(`${code} `)));
  return last < 0 ? "more" : toReply(code, lines, lines.slice(0, last + 1));
}

const fileCoded = /^(?<code>[1-6]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;

/** RFC 1939 §3: one line. */
export function readReplyStatus(lines: readonly string[]): ReplyReading {
  const [first] = lines;
  if (first === undefined) return "more";
  const groups = status.exec(first)?.groups;
  return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}

const status = /^(?<code>\+OK|-ERR)(?: (?<text>.*))?$/i;

/** RFC 1939 §3: after +OK, lines follow up to a single dot. */
export function readStatusAndList(lines: readonly string[]): ReplyReading {
  const begin = readReplyStatus(lines);
  if (typeof begin === "string" || begin.reply.code !== "+OK") return begin;
  const last = lines.indexOf(".");
  return last < 0 ? "more" : toReply("+OK", lines, lines.slice(0, last + 1));
}

/** RFC 9051 §7.1: the greeting is one untagged line. */
export function readGreeting(lines: readonly string[]): ReplyReading {
  const [first] = lines;
  if (first === undefined) return "more";
  const groups = untagged.exec(first)?.groups;
  return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}

const untagged = /^\* (?<code>OK|PREAUTH|BYE)(?: (?<text>.*))?$/i;

/** RFC 9051 §2.2.2: untagged lines may precede the tagged one, and any of them may be BYE. */
export function readTagged(tag: string): Reader {
  const own = new RegExp(`^${tag} (?<code>OK|NO|BAD)(?: .*)?$`, "i");
  return (lines) => {
    for (const [index, line] of lines.entries()) {
      const code = own.exec(line)?.groups?.["code"] ?? (/^\* BYE\b/i.test(line) ? "BYE" : undefined);
      const sofar = lines.slice(0, index + 1);
      if (code !== undefined)
        return { reply: { ...replyOf(code, sofar), printableReply: printableReply(line) }, taken: sofar.length };
      if (!line.startsWith("* ")) return "foreign";
    }
    return "more";
  };
}

function toReply(code: string, all: readonly string[], lines: readonly string[]): ReplyReading {
  return { reply: { ...replyOf(code, lines), printableReply: printableReply(all[0] ?? "") }, taken: lines.length };
}

function replyOf(code: string, lines: readonly string[]): Omit<Reply, "printableReply"> {
  return { code: code.toUpperCase(), lines };
}

/** The first line of a server's text, bounded, without its line end. */
export function printableReply(text: string): string {
  return printable(/[^\r\n]+/.exec(text)?.[0] ?? "", 120);
}
