import { isBlank, mailTokens, type MailToken } from "./tokens.ts";

/** One method and its result, RFC 8601 §2.2. Untrusted text. */
export interface MethodResult {
  /** In lower case: `spf`, `dkim`, `dmarc`, `arc`, … */
  readonly method: string;
  readonly result: string;
  readonly reason: string | null;
  /** The first comment; some servers put details there. */
  readonly comment: string | null;
  /** `smtp.mailfrom`, `header.d`, …: names in lower case. */
  readonly properties: ReadonlyMap<string, string>;
}

/** The results that a server states. */
export interface AuthenticationResults {
  /** The ARC instance, for ARC-Authentication-Results (RFC 8617 §4.1.1). */
  readonly instance: number | null;
  /** The authserv-id in lower case; null if missing, as with Microsoft. */
  readonly server: string | null;
  readonly results: readonly MethodResult[];
}

const longestField = 32_768;
/** Nearly as many as a field can hold: the deciding result may follow results for many signatures. */
const mostResults = 1000;

/** Parses the value of an Authentication-Results or ARC-Authentication-Results field. Linear; never throws. */
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

/** Words as `name=value`, with or without spaces around the sign; quotes are removed. */
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
    // Bounded, because joining thousands of pieces would take quadratic time.
    else if (last.length < longestPair) pairs[pairs.length - 1] = last + token.text;
    const pair = pairs.at(-1) ?? "";
    isAwaited = token.kind === "word" && pair.endsWith("=") && pair.indexOf("=") === pair.length - 1;
    ({ end } = token);
  }
  return pairs;
}

/** Whether a word starts the next property, so that the previous value is empty, as for a bounce's envelope sender. */
function isProperty({ kind, text }: MailToken, next: MailToken | undefined): boolean {
  const isNamed = text.includes("=") || (next?.kind === "word" && next.text.startsWith("="));
  return (
    kind === "word" && isNamed && /^(?:(?:smtp|header|body|policy)\.[\w-]|(?:reason|action|helo)(?:=|$))/i.test(text)
  );
}

const longestPair = 2000;

function readResult(tokens: readonly MailToken[]): MethodResult | null {
  const [first = "", ...rest] = pairsOf(tokens);
  // §2.2: a method may have a version. Some results contain an underscore, such as Yahoo's `perm_fail`.
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

/** Whether an apparent property is the end of an address whose local part, chosen by the sender, may contain spaces. */
function isOfAddress(pair: string): boolean {
  return pair.includes("@") && /^(?!reason=)[^.=]{1,60}=/i.test(pair);
}

const mostProperties = 30;

/** The content of a Received-SPF field, RFC 7208 §9.1. Untrusted text. */
export interface ReceivedSpf {
  readonly result: string;
  /** `client-ip`, `envelope-from`, `helo`, …: names in lower case. */
  readonly pairs: ReadonlyMap<string, string>;
}

/** Parses the value of a Received-SPF field; null if invalid. Linear; never throws. */
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
