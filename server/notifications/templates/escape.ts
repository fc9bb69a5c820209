import { beginning } from "../../../src/core/shorten.ts";
import type { Line } from "../message.ts";

// Clients linkify URLs, names and addresses with @, and some of them accept other full stops as a dot (UTS 46 §2.3).
const dotted = /[.。．｡](?=[\p{L}\d-]*\p{L})/gu;

/**
 * Defangs a target's value, so that no client makes a link or mention of it: `https[:]//evil[.]example`, as in security reports. Versions,
 * numbers and IPv4 addresses stay unchanged.
 */
export function defang(text: string): string {
  // Angle brackets begin the mentions and links of Slack, Discord and Teams.
  const plain = text.replaceAll("<", "‹").replaceAll(">", "›");
  return plain.replaceAll("://", "[:]//").replace(dotted, "[.]").replaceAll("@", "[@]");
}

/**
 * What changed from what to what, each value of the target defanged: `Grade (subject): A → F`. The rule of a finding is ours, and stays as
 * `portcullis explain` takes it; what it says, and what else it explains, follow on their own lines.
 */
export function changeText(
  line: Line,
  quote: (value: string) => string = same,
  escape: (sentence: string) => string = same,
): string {
  const shown = (text: string): string => quote(text === line.rule ? text : defang(text));
  const subject = line.subject === "" ? "" : ` (${shown(line.subject)})`;
  const more = [line.cause, line.effects].filter((text) => text !== "").map((text) => `\n${escape(text)}`);
  return `${line.title}${subject}: ${shown(line.from)} → ${shown(line.to)}${more.join("")}`;
}

function same(text: string): string {
  return text;
}

/** As many pieces as fit, and how many were left out. */
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

/** The beginning of a text, up to the limit. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${beginning(text, most - 1)}…`;
}
