// JSON.stringify escapes C0 controls alone; a terminal also obeys C1, and a person is misled by bidirectional marks.
const alsoEscaped = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** A value as JSON that is safe to print to a terminal: everything unprintable is escaped, which changes no value. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(alsoEscaped, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
}
