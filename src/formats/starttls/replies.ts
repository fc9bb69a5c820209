import { printable } from "../../core/printable.ts";

/** One whole answer of a server, before there is TLS. */
export interface Reply {
  /** What counts in it: `250`, `+OK`, `NO`. */
  readonly code: string;
  /** Its lines without what marks them as an answer. */
  readonly lines: readonly string[];
  /** Its first line as it was sent, for people. */
  readonly shown: string;
}

/** What lines come to: a whole answer and how many of them it took, none yet, or words of another protocol. */
export type Reading = { readonly reply: Reply; readonly taken: number } | "more" | "foreign";

/** Reads the first answer out of some whole lines. */
export type Reader = (lines: readonly string[]) => Reading;

/** RFC 5321 §4.2: three digits on every line, with a hyphen behind them on all but the last. */
export function readMailReply(lines: readonly string[]): Reading {
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

// A server may leave the text away, and the space with it.
const coded = /^(?<code>[2-5]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;

/** RFC 959 §4.2: what stands between the first line and the one that repeats its code with a space may be anything. */
export function readFileReply(lines: readonly string[]): Reading {
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
export function readStatus(lines: readonly string[]): Reading {
  const [first] = lines;
  if (first === undefined) return "more";
  const groups = status.exec(first)?.groups;
  return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}

const status = /^(?<code>\+OK|-ERR)(?: (?<text>.*))?$/i;

/** RFC 1939 §3: where the status is good, lines follow until one of a dot alone. */
export function readStatusAndList(lines: readonly string[]): Reading {
  const begin = readStatus(lines);
  if (typeof begin === "string" || begin.reply.code !== "+OK") return begin;
  const last = lines.indexOf(".");
  return last < 0 ? "more" : toReply("+OK", lines, lines.slice(0, last + 1));
}

/** RFC 9051 §7.1: the greeting is one untagged line. */
export function readGreeting(lines: readonly string[]): Reading {
  const [first] = lines;
  if (first === undefined) return "more";
  const groups = untagged.exec(first)?.groups;
  return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}

const untagged = /^\* (?<code>OK|PREAUTH|BYE)(?: (?<text>.*))?$/i;

/** RFC 9051 §2.2.2: untagged lines may come before the one with our tag, and any of them may say farewell. */
export function readTagged(tag: string): Reader {
  const own = new RegExp(`^${tag} (?<code>OK|NO|BAD)(?: .*)?$`, "i");
  return (lines) => {
    for (const [index, line] of lines.entries()) {
      const code = own.exec(line)?.groups?.["code"] ?? (/^\* BYE\b/i.test(line) ? "BYE" : undefined);
      const sofar = lines.slice(0, index + 1);
      if (code !== undefined) return { reply: { ...replyOf(code, sofar), shown: shown(line) }, taken: sofar.length };
      if (!line.startsWith("* ")) return "foreign";
    }
    return "more";
  };
}

function toReply(code: string, all: readonly string[], lines: readonly string[]): Reading {
  return { reply: { ...replyOf(code, lines), shown: shown(all[0] ?? "") }, taken: lines.length };
}

function replyOf(code: string, lines: readonly string[]): Omit<Reply, "shown"> {
  return { code: code.toUpperCase(), lines };
}

/** The first line of a server's words, bounded and without its end. */
export function shown(text: string): string {
  return printable(/[^\r\n]+/.exec(text)?.[0] ?? "", 120);
}
