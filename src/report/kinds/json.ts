// JSON.stringify only escapes C0 controls; terminals also obey C1, bidirectional marks mislead readers, and characters without weight can hide a
// runner command.
const alsoEscaped = /[\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

// GitHub and Azure runners obey `##[name]` and `##vso[name]` anywhere in a log line. JSON can escape #.
const bracketed = /##(?=\w*\[)/g;

/**
 * A value as JSON that is safe to print to a terminal or log: control sequences and runner commands are escaped without changing the value. Lone
 * surrogates, which make readers such as jq reject the document, become U+FFFD.
 */
export function toJson(value: unknown): string {
  return harmlessJson(JSON.stringify(value, wellFormed, 2));
}

/** A value as JSON on one line. */
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
