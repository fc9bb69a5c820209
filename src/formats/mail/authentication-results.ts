import { isBlank, mailTokens, type MailToken } from "./tokens.ts";

/** One method and what came of it, RFC 8601 §2.2. Untrusted text. */
export interface MethodResult {
  /** In lower case: `spf`, `dkim`, `dmarc`, `arc`, … */
  readonly method: string;
  readonly result: string;
  readonly reason: string | null;
  /** The first comment, in which some servers tell what has no place elsewhere. */
  readonly comment: string | null;
  /** `smtp.mailfrom`, `header.d`, …: names in lower case. */
  readonly properties: ReadonlyMap<string, string>;
}

/** What a server says it has found. */
export interface AuthenticationResults {
  /** The instance, where the field is one of ARC (RFC 8617 §4.1.1). */
  readonly instance: number | null;
  /** Who says so, in lower case; null where nobody is named, as Microsoft does it. */
  readonly server: string | null;
  readonly results: readonly MethodResult[];
}

const longestField = 32_768;
/** As many as a field can hold, or nearly: what counts most may stand behind a result for each of many signatures. */
const mostResults = 1000;

/** Reads the value of an Authentication-Results field, or of the one of ARC. Linear; never throws. */
export function parseAuthenticationResults(value: string): AuthenticationResults {
  const text = value.slice(0, longestField);
  const parts = split(mailTokens(text, ";"));
  const [first = []] = parts;
  const instance = /^i=(?<digits>\d{1,4})$/i.exec(pairsOf(first).join(" "))?.groups?.["digits"];
  const [head = [], ...rest] = instance === undefined ? parts : parts.slice(1);
  const words = pairsOf(head);
  const isNamed = words[0] !== undefined && !words[0].includes("=");
  const results = (isNamed ? rest : [head, ...rest]).slice(0, mostResults).flatMap((part) => readResult(part) ?? []);
  return {
    instance: instance === undefined ? null : Number(instance),
    server: isNamed ? (words[0] ?? "").toLowerCase() : null,
    results,
  };
}

function split(tokens: readonly MailToken[]): readonly (readonly MailToken[])[] {
  const parts: MailToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "special") parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Words as `name=value`, whether there are blanks around the sign or not; quoted strings lose their quotes. */
function pairsOf(tokens: readonly MailToken[]): readonly string[] {
  const pairs: string[] = [];
  const said = tokens.filter(({ kind }) => kind !== "comment");
  let end = -1;
  let isAwaited = false;
  for (const [at, token] of said.entries()) {
    const last = pairs.at(-1);
    const isNear = token.start === end || (token.kind === "word" && token.text.startsWith("="));
    const isJoined = isNear || (isAwaited && !isProperty(token, said[at + 1]));
    if (last === undefined || !isJoined) pairs.push(token.text);
    // Whoever joins thousands of pieces has nothing to say, and each costs as much as all before it.
    else if (last.length < longestPair) pairs[pairs.length - 1] = last + token.text;
    const pair = pairs.at(-1) ?? "";
    isAwaited = token.kind === "word" && pair.endsWith("=") && pair.indexOf("=") === pair.length - 1;
    ({ end } = token);
  }
  return pairs;
}

/** Whether a word is the name of the next property, so that the one before it is empty: as of the envelope of a bounce. */
function isProperty({ kind, text }: MailToken, next: MailToken | undefined): boolean {
  const isNamed = text.includes("=") || (next?.kind === "word" && next.text.startsWith("="));
  return (
    kind === "word" && isNamed && /^(?:(?:smtp|header|body|policy)\.[\w-]|(?:reason|action|helo)(?:=|$))/i.test(text)
  );
}

const longestPair = 2000;

function readResult(tokens: readonly MailToken[]): MethodResult | null {
  const [first = "", ...rest] = pairsOf(tokens);
  // §2.2: the method may bear a version. Some write results with a sign in them: Yahoo says `perm_fail`.
  const read = /^(?<method>[A-Za-z][\w-]{0,40})(?:\/\d{1,4})?=(?<result>[A-Za-z][\w-]{0,30})$/.exec(first)?.groups;
  if (!read) return null;
  const named: [string, string][] = [];
  for (const pair of rest) {
    const equals = pair.indexOf("=");
    const last = named.at(-1);
    if (equals > 0 && equals < 60 && !isOfAddress(pair)) {
      named.push([pair.slice(0, equals).toLowerCase(), pair.slice(equals + 1)]);
    } else if (last && last[1].length < longestPair) last[1] += ` ${pair}`;
  }
  const properties = new Map(named.toReversed().slice(-mostProperties));
  return {
    method: (read["method"] ?? "").toLowerCase(),
    result: (read["result"] ?? "").toLowerCase(),
    reason: properties.get("reason") ?? null,
    comment: tokens.find(({ kind }) => kind === "comment")?.text ?? null,
    properties,
  };
}

/** Whether what looks like a property is the end of an address, of which the sender chose the first part: blanks may stand in that. */
function isOfAddress(pair: string): boolean {
  return pair.includes("@") && /^(?!reason=)[^.=]{1,60}=/i.test(pair);
}

const mostProperties = 30;

/** What a Received-SPF field says, RFC 7208 §9.1. Untrusted text. */
export interface ReceivedSpf {
  readonly result: string;
  /** `client-ip`, `envelope-from`, `helo`, …: names in lower case. */
  readonly pairs: ReadonlyMap<string, string>;
}

/** Reads the value of a Received-SPF field; null where it is none. Linear; never throws. */
export function parseReceivedSpf(value: string): ReceivedSpf | null {
  const result = /^[A-Za-z]{1,20}(?![^\s;(])/.exec(value)?.[0];
  if (result === undefined || isBlank(value.charAt(0))) return null;
  const tokens = mailTokens(value.slice(result.length, longestField), ";");
  const pairs = pairsOf(tokens).flatMap((pair): [string, string][] => {
    const equals = pair.indexOf("=");
    return equals > 0 ? [[pair.slice(0, equals).toLowerCase(), pair.slice(equals + 1).replace(/;$/, "")]] : [];
  });
  return { result: result.toLowerCase(), pairs: new Map(pairs.slice(0, mostProperties)) };
}
