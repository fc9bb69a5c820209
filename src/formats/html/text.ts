/** HTML §13.2.3.2: a byte order mark takes precedence over the declared encoding. */
const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/** Encoding §4.2: these labels, including plain `utf-16`, are the only encodings that are not ASCII-compatible. */
const declared = /charset\s*=\s*["']?(?<encoding>utf-16(?:le|be)?)(?![\w-])/i;

/** The text of an HTML page for reading its markup. Markup is ASCII in every encoding except UTF-16, so all others are read as UTF-8. */
export function textOfHtml(body: Uint8Array, contentType: string): string {
  const marked = marks.find(([bytes]) => bytes.every((byte, at) => body[at] === byte))?.[1];
  const said = declared.exec(contentType)?.groups?.["encoding"]?.toLowerCase();
  return new TextDecoder(marked ?? said ?? "utf-8").decode(body);
}
