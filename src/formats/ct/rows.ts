/** Limits for an answer. */
export interface RowLimits {
  /** Maximum number of rows; later ones are skipped. */
  readonly rows: number;
  /** Maximum bytes of a row; longer rows are dropped. */
  readonly octets: number;
  /** Maximum nesting depth of a row; deeper rows are dropped. */
  readonly depth: number;
}

/** How an answer ended. */
export interface RowsEnd {
  /**
   * `whole`: the array was closed; `cut`: it ended early; `not-rows`: it is no array of objects, such as an error page with status 200; `full`: it
   * has more rows than the limit.
   */
  readonly end: "whole" | "cut" | "not-rows" | "full";
  /** Number of rows passed on. */
  readonly rows: number;
  /** Number of rows that are invalid JSON, too long or too deep. */
  readonly dropped: number;
}

/** Reads a JSON array of objects that arrives in chunks. */
export interface RowReader {
  write(bytes: Uint8Array): void;
  /** Returns the result; nothing may be written afterwards. */
  end(): RowsEnd;
}

/** No row of crt.sh or Cert Spotter is longer: a certificate has at most a few hundred names. */
const usualLimits: RowLimits = { rows: 1_000_000, octets: 512 * 1024, depth: 16 };

const [quote, backslash, comma, open, close, openList, closeList] = Array.from('"\\,{}[]', (each) =>
  each.charCodeAt(0),
) as [number, number, number, number, number, number, number];

/** RFC 8259 §2: space, tab, line feed, carriage return; and the bytes of a byte order mark, which §8.1 lets a parser ignore. */
const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const mark: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf]);

/**
 * Opens a reader that holds one row at a time and reads each byte once. `onRow` receives each row as a value; the caller may reuse its buffer after
 * each write. Throws no errors of its own.
 */
export function openRows(onRow: (row: unknown) => void, limits: RowLimits = usualLimits): RowReader {
  const kept = openPieces(limits.octets);
  // 0: before the array; 1: between rows; more: inside a row.
  let depth = 0;
  let end: RowsEnd["end"] = "cut";
  let isQuoted = false;
  let isEscaped = false;
  let isTooDeep = false;
  let [rows, dropped] = [0, 0];

  /** Handles a byte before the array, between rows or after it. */
  function between(octet: number): void {
    if (blanks.has(octet) || (depth === 0 && end === "cut" && mark.has(octet))) return;
    if (depth === 0 && end === "cut" && octet === openList) depth = 1;
    else if (depth === 1 && octet === closeList) [depth, end] = [0, "whole"];
    else if (depth !== 1 || octet !== comma) end = "not-rows";
  }

  function finish(): void {
    const text = isTooDeep ? null : kept.text();
    const row = text === null ? undefined : parsed(text);
    if (row === undefined) dropped++;
    else if (rows === limits.rows) end = "full";
    else {
      rows++;
      onRow(row);
    }
    kept.clear();
    isTooDeep = false;
  }

  /** The offset after the row that starts or continues at `from`, or the length if it continues in the next chunk. */
  function within(bytes: Uint8Array, from: number): number {
    for (let at = from; at < bytes.length; at++) {
      const octet = bytes[at];
      if (isQuoted) {
        if (isEscaped) isEscaped = false;
        else if (octet === backslash) isEscaped = true;
        else if (octet === quote) isQuoted = false;
      } else if (octet === quote) isQuoted = true;
      else if (octet === open || octet === openList) {
        depth++;
        isTooDeep ||= depth > limits.depth + 1;
      } else if (octet === close || octet === closeList) {
        depth--;
        if (depth === 1) return at + 1;
      }
    }
    return bytes.length;
  }

  return {
    write(bytes) {
      let at = 0;
      while (at < bytes.length && end !== "not-rows" && end !== "full") {
        const octet = bytes[at] ?? 0;
        if (depth < 2 && !(depth === 1 && octet === open)) {
          between(octet);
          at++;
          continue;
        }
        const from = at;
        at = within(bytes, from);
        kept.add(bytes.subarray(from, at));
        if (depth === 1) finish();
        // The caller may reuse the buffer.
        else kept.settle();
      }
    },
    end: () => ({ end, rows, dropped }),
  };
}

/** The chunks of one row; a row that is too long is discarded at once. */
function openPieces(most: number) {
  let pieces: Uint8Array[] = [];
  let length = 0;
  return {
    add(piece: Uint8Array): void {
      length += piece.length;
      if (length > most) pieces = [];
      else pieces.push(piece);
    },
    settle(): void {
      const last = pieces.pop();
      if (last) pieces.push(last.slice());
    },
    text(): string | null {
      if (length > most) return null;
      const [only] = pieces;
      const whole = pieces.length === 1 && only ? only : Buffer.concat(pieces);
      return Buffer.from(whole.buffer, whole.byteOffset, whole.length).toString();
    },
    clear(): void {
      pieces = [];
      length = 0;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
