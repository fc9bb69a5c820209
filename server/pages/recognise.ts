import { listIn } from "./meant.ts";
import { isDefanged, refang } from "../../src/formats/links/defang.ts";

/** What a person may paste into the one field. */
export const kinds = ["domain", "url", "list", "mailbox", "address", "network", "header", "message"] as const;

/** One of {@link kinds}. */
export type Kind = (typeof kinds)[number];

/** The most characters examined: the beginning decides. */
const most = 4000;

/** Field names in the header of almost every message (RFC 5322 §3.6). */
const field =
  /^(?:received|return-path|delivered-to|from|to|subject|date|message-id|mime-version|content-type|dkim-signature|authentication-results|arc-[a-z-]+|x-[a-z0-9-]+)[ \t]*:/i;

/** An IP address, alone or with a port. */
const address =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?|\[?[\da-f]{0,4}(?::[\da-f.]{0,15}){2,8}(?:\](?::\d{1,5})?)?)$/i;

/**
 * Guesses the kind of a text, fast enough to run on every key press, to show what will happen. Null for an empty text. The checks' own
 * parsers decide whether it is a valid target.
 */
export function recognise(given: string): Kind | null {
  const text = given.slice(0, most).trim();
  if (text === "") return null;
  const lines = text.split(/\r?\n/, 40);
  if (lines.length > 1 && lines.filter((line) => field.test(line)).length >= 2) return "header";
  const names = listIn(text);
  if (names) return names.length > 1 ? "list" : "mailbox";
  if (/\s/.test(text)) return "message";
  if (/^as\d{1,10}(?:\.\d{1,5})?$/i.test(text)) return "network";
  const plain = refang(text);
  if (address.test(plain)) return "address";
  if (/^(?:mailto:)?[^@/]{1,64}@[^@/]{1,255}$/i.test(plain)) return "mailbox";
  if (isDefanged(text)) return "message";
  if (/^https?:\/\//i.test(text)) return isDisguised(text) ? "message" : "url";
  return /^[^/?#]+(?:[/?#].|:\d+\/?$)/.test(text) ? "url" : "domain";
}

/** Whether a URL has a user name, or an IP address for a host: signs of phishing. A report takes neither. */
function isDisguised(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.username + url.password !== "" || /^(?:\[|\d+(?:\.\d+){3}$)/.test(url.hostname));
}
