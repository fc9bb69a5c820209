/** RFC 2047 §2 allows 75 characters; longer words, such as whole encoded lines, are read too. */
const encodedWord = /=\?(?<charset>[^?\s]{1,60})\?(?<encoding>[bq])\?(?<text>[^?\s]{0,2000})\?=/gi;

/** Text between encoded words, or bytes in a character set. */
type Piece = string | { readonly charset: string; readonly bytes: Buffer[] };

/** Decodes the encoded words in a field, RFC 2047. Undecodable ones stay unchanged. Linear; never throws. */
export function decodeMailWords(text: string): string {
  if (!text.includes("=?")) return text;
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, index, groups } of text.matchAll(encodedWord)) {
    const between = text.slice(end, index);
    const isNext = end > 0 && between.trim() === "";
    end = index + whole.length;
    // §2 with RFC 2231 §5: a language tag may follow the character set.
    const charset = (groups?.["charset"] ?? "").toLowerCase().split("*", 1)[0] ?? "";
    // §6.2: spaces between encoded words are dropped.
    if (!isNext) pieces.push(between);
    if (!isKnown(charset)) {
      pieces.push(whole);
      continue;
    }
    const bytes = bytesOf(groups?.["encoding"] ?? "", groups?.["text"] ?? "");
    const last = pieces.at(-1);
    // Some programs split a multi-byte character.
    if (isNext && typeof last === "object" && last.charset === charset) {
      last.bytes.push(bytes);
    } else pieces.push({ charset, bytes: [bytes] });
  }
  return pieces.map(shown).join("") + text.slice(end);
}

function bytesOf(encoding: string, text: string): Buffer {
  if (encoding.toLowerCase() === "b") return Buffer.from(text, "base64");
  const plain = text.replaceAll("_", " ");
  const octets = plain.replaceAll(/=([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(octets, "latin1");
}

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== "";
  } catch {
    return false;
  }
}

function shown(piece: Piece): string {
  return typeof piece === "string" ? piece : new TextDecoder(piece.charset).decode(Buffer.concat(piece.bytes));
}
