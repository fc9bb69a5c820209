/** HTML §13.2.3.2: a byte order mark decides before anything that a server says. */
const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/** Encoding §4.2: these labels, and `utf-16` alone, are the two encodings whose bytes are no ASCII where their characters are. */
const declared = /charset\s*=\s*["']?(?<encoding>utf-16(?:le|be)?)(?![\w-])/i;

/**
 * The text of an HTML page, for readers that look at its markup alone: that is ASCII in every encoding but UTF-16, so that
 * whatever else it may be is read as UTF-8.
 */
export function textOfHtml(body: Uint8Array, contentType: string): string {
  const marked = marks.find(([bytes]) => bytes.every((byte, at) => body[at] === byte))?.[1];
  const said = declared.exec(contentType)?.groups?.["encoding"]?.toLowerCase();
  return new TextDecoder(marked ?? said ?? "utf-8").decode(body);
}
