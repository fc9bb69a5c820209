/**
 * Splits a TCP stream into messages, RFC 1035 §4.2.2: each has a two-octet length, and may arrive in any number of pieces. `hear` returns
 * whether it wants more.
 */
export function openFrames(hear: (message: Buffer) => boolean): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let size = 0;
  /** Pieces are joined only when enough has arrived; otherwise single octets would cost quadratic time. */
  let needed = 2;

  return (piece) => {
    pieces.push(piece);
    size += piece.length;
    while (size >= needed) {
      const [first] = pieces;
      const whole = first && pieces.length === 1 ? first : Buffer.concat(pieces);
      const end = 2 + whole.readUInt16BE(0);
      pieces = [whole];
      needed = end;
      if (size < end) return;
      const isWanted = hear(whole.subarray(2, end));
      pieces = [whole.subarray(end)];
      size -= end;
      needed = 2;
      if (!isWanted) return;
    }
  };
}
