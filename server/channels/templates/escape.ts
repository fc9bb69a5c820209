import { beginning } from "../../../src/core/shorten.ts";
import type { Line } from "../message.ts";

// Programs make links of URLs, of names and of addresses with @ alike, and some of them take other full stops for a dot (UTS 46 §2.3).
const dotted = /[.。．｡](?=[\p{L}\d-]*\p{L})/gu;

/**
 * A value of a target so that no program makes a link or a mention of it: `https[:]//evil[.]example`, as security reports write it.
 * Versions, numbers and IPv4 addresses stay as they are.
 */
export function defang(text: string): string {
  // Angle brackets begin the mentions and links of Slack, Discord and Teams.
  const plain = text.replaceAll("<", "‹").replaceAll(">", "›");
  return plain.replaceAll("://", "[:]//").replace(dotted, "[.]").replaceAll("@", "[@]");
}

/** What changed from what to what, each value defanged: `Grade (subject): A → F`. */
export function changeText(line: Line, quote: (value: string) => string = same): string {
  const subject = line.subject === "" ? "" : ` (${quote(defang(line.subject))})`;
  return `${line.title}${subject}: ${quote(defang(line.from))} → ${quote(defang(line.to))}`;
}

function same(text: string): string {
  return text;
}

/** As many pieces as fit into so many units, with how many were left out. */
export function fitting(
  pieces: readonly string[],
  most: number,
  lengthOf: (text: string) => number = (text) => text.length,
): { readonly kept: readonly string[]; readonly left: number } {
  let room = most;
  const end = pieces.findIndex((piece) => (room -= lengthOf(piece)) < 0);
  const kept = end === -1 ? pieces : pieces.slice(0, end);
  return { kept, left: pieces.length - kept.length };
}

/** The beginning of a text that fits. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${beginning(text, most - 1)}…`;
}
