/** What a person may paste into the one field. */
export const kinds = ["domain", "url", "mailbox", "address", "network", "header", "message"] as const;

/** One of {@link kinds}. */
export type Kind = (typeof kinds)[number];

/** The most characters examined: the beginning decides. */
const most = 4000;

/** Field names in the header of almost every message (RFC 5322 §3.6). */
const field =
  /^(?:received|return-path|delivered-to|from|to|subject|date|message-id|mime-version|content-type|dkim-signature|authentication-results|arc-[a-z-]+|x-[a-z0-9-]+)[ \t]*:/i;

/**
 * Guesses the kind of a text, fast enough to run on every key press, to show what will happen. Null for an empty text. The checks' own
 * parsers decide whether it is a valid target.
 */
export function recognise(given: string): Kind | null {
  const text = given.slice(0, most).trim();
  if (text === "") return null;
  const lines = text.split(/\r?\n/, 40);
  if (lines.length > 1 && lines.filter((line) => field.test(line)).length >= 2) return "header";
  if (/\s/.test(text)) return "message";
  if (/^as\d{1,10}(?:\.\d{1,5})?$/i.test(text)) return "network";
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) || /^\[?[\da-f]{0,4}(?::[\da-f.]{0,15}){2,8}\]?$/i.test(text))
    return "address";
  if (/^https?:\/\//i.test(text)) return "url";
  if (/^(?:mailto:)?[^@/]{1,64}@[^@/]{1,255}$/i.test(text)) return "mailbox";
  return /^[^/?#]+(?:[/?#].|:\d+\/?$)/.test(text) ? "url" : "domain";
}
