import { Transform } from "node:stream";

const lineFeed = 0x0a;

/**
 * Passes on whole lines and drops lines longer than the given number of bytes: one oversized message must not end the connection for
 * the messages after it.
 */
export function limitLines(largest: number): Transform {
  let kept: Buffer[] = [];
  let count = 0;

  function take(piece: Buffer): void {
    count += piece.length;
    if (count > largest) kept = [];
    else kept.push(piece);
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let rest = chunk;
      for (let at = rest.indexOf(lineFeed); at !== -1; at = rest.indexOf(lineFeed)) {
        take(rest.subarray(0, at + 1));
        if (count <= largest) this.push(Buffer.concat(kept));
        kept = [];
        count = 0;
        rest = rest.subarray(at + 1);
      }
      if (rest.length > 0) take(rest);
      done();
    },
  });
}
