// JSON.stringify escapes C0 controls alone; a terminal also obeys C1, a person is misled by bidirectional marks, and what has no
// weight could stand within a command to a runner.
const alsoEscaped = /[\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

// Runners of GitHub and Azure obey `##[name]` and `##vso[name]` anywhere in a line of a log. JSON has another way to write #.
const bracketed = /##(?=\w*\[)/g;

/**
 * A value as JSON that is safe to print to a terminal or a log: everything that either obeys is escaped, which changes no value.
 * Half a character, which is no text and which readers such as jq refuse with the whole document, becomes U+FFFD.
 */
export function toJson(value: unknown): string {
  return harmlessJson(JSON.stringify(value, wellFormed, 2));
}

/** The same on one line. */
export function toJsonLine(value: unknown): string {
  return harmlessJson(JSON.stringify(value, wellFormed));
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}

function harmlessJson(text: string): string {
  return `${text.replace(alsoEscaped, escape).replace(bracketed, "#\\u0023")}\n`;
}

function escape(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
