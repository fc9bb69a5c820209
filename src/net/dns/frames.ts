/**
 * Takes the octets of a connection and hands over each message once it is whole, RFC 1035 §4.2.2: it stands behind its length in two
 * octets, in however many pieces it comes. `hear` says whether it wants more.
 */
export function openFrames(hear: (message: Buffer) => boolean): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let size = 0;
  /** Joined no sooner than there is something to read: a server that sends single octets is not to cost their square. */
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
