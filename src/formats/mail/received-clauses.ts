import { parseMailTime, type MailTime } from "./date.ts";
import { mailTokens, type MailToken } from "./tokens.ts";
import { tellsAddress } from "./received-host.ts";

/** The clauses of RFC 5321 §4.4 in which a server says how it got a message; `start` holds what stands before the first. */
export type ReceivedClause = "start" | "from" | "by" | "via" | "with" | "id" | "for";

/** A trace field, cut into its clauses. */
export interface ReceivedClauses {
  readonly clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>;
  /** Null where there is no date that can be read. */
  readonly time: MailTime | null;
  /** What follows the date: some say there what others say before it. */
  readonly trailing: readonly MailToken[];
  /** Whether it says twice by whom it was written: somebody else's words are among the server's own. */
  readonly isRepeated: boolean;
}

/** No server writes more, and nobody needs to read more. */
const longestField = 8192;

const words: ReadonlySet<string> = new Set(["from", "by", "via", "with", "id", "for"]);

/** Cuts a trace field where its clauses begin, in whatever order. Linear; never throws. */
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
    // What follows a word of the grammar is its value, even if it is spelled like another one; each clause comes once.
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

/** Where a client said no name its server writes the address alone; some servers write what they are in the place of their own name. */
function isNameless(comment: MailToken, clauses: ReadonlyMap<ReceivedClause, readonly MailToken[]>): boolean {
  return tellsAddress(comment) || clauses.get("by")?.at(-1) === comment;
}

function isClause(word: string): word is ReceivedClause {
  return words.has(word);
}

/** So many semicolons are tried, from the last; servers put them into comments and ids too. */
const mostTries = 3;

/** RFC 5321 §4.4: the date stands behind the last semicolon. `end` is the index of that one. */
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

/** Some write none of the semicolons; SendGrid's programs write their dates as Go does. */
function looseDate(text: string): MailTime | null {
  const tail = text.slice(-80);
  const start = tail.search(/(?:^|\s)(?:(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4}|\d{4}-\d\d-\d\d) \d/);
  return start < 0 ? null : parseMailTime(tail.slice(start).trim());
}
