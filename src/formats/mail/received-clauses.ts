import { parseMailTime, type MailTime } from "./date.ts";
import { mailTokens, type MailToken } from "./tokens.ts";
import { tellsAddress } from "./received-host.ts";

/** The clauses of a trace field, RFC 5321 §4.4; `start` is the text before the first. */
export type ReceivedClause = "start" | "from" | "by" | "via" | "with" | "id" | "for";

/** A trace field, split into clauses. */
export interface ReceivedClauses {
  readonly clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>;
  /** Null without a readable date. */
  readonly time: MailTime | null;
  /** The text after the date, where some servers put further details. */
  readonly trailing: readonly MailToken[];
  /** Whether it has two "by" clauses: then it contains text from someone other than the server. */
  readonly isRepeated: boolean;
}

/** Longer than any real trace field. */
const longestField = 8192;

const words: ReadonlySet<string> = new Set(["from", "by", "via", "with", "id", "for"]);

/** Splits a trace field at its clauses, in any order. Linear; never throws. */
export function readReceivedClauses(value: string): ReceivedClauses {
  const text = value.slice(0, longestField);
  const tokens = mailTokens(text, ";");
  const { end, time } = findDate(text, tokens);
  const clauses = new Map<ReceivedClause, MailToken[]>();
  let current: MailToken[] = [];
  let wantsValue = false;
  let isRepeated = false;
  clauses.set("start", current);
  for (const token of tokens.slice(0, end)) {
    const word = token.kind === "word" ? token.text.toLowerCase() : "";
    // The word after a keyword is its value, even if it is a keyword itself; each clause occurs once.
    if (!wantsValue && isClause(word) && !clauses.has(word)) {
      current = [];
      clauses.set(word, current);
      wantsValue = true;
      continue;
    }
    if (!wantsValue && word === "by") isRepeated = true;
    current.push(token);
    if (token.kind !== "comment" || isNameless(token, clauses)) wantsValue = false;
  }
  return { clauses, time, trailing: tokens.slice(end + 1), isRepeated };
}

/** Without a HELO name servers write the address alone; some write their software in place of their own name. */
function isNameless(comment: MailToken, clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>): boolean {
  return tellsAddress(comment) || clauses.get("by")?.at(-1) === comment;
}

function isClause(word: string): word is ReceivedClause {
  return words.has(word);
}

/** Number of semicolons tried, from the last; comments and ids may contain some. */
const mostTries = 3;

/** RFC 5321 §4.4: the date follows the last semicolon, at index `end`. */
function findDate(
  text: string,
  tokens: readonly MailToken[],
): { readonly end: number; readonly time: MailTime | null } {
  const stops = tokens.flatMap(({ kind }, index) => (kind === "special" ? [index] : []));
  for (const index of stops.slice(-mostTries).toReversed()) {
    const time = parseMailTime(text.slice(tokens[index]?.end));
    if (time !== null) return { end: index, time };
  }
  return { end: stops.at(-1) ?? tokens.length, time: stops.length === 0 ? looseDate(text) : null };
}

/** Some servers write no semicolon; SendGrid writes dates in Go's format. */
function looseDate(text: string): MailTime | null {
  const tail = text.slice(-80);
  const start = tail.search(/(?:^|\s)(?:(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4}|\d{4}-\d\d-\d\d) \d/);
  return start < 0 ? null : parseMailTime(tail.slice(start).trim());
}
