import { Transform } from "node:stream";
import { hasTooManyMembers } from "../http/listener/body-limits.ts";
import { refusals, mostMessages, type Refusal } from "./message-limits.ts";

const lineFeed = 0x0a;

/**
 * Passes on whole lines that have the limits of a request over HTTP, and drops the others: one oversized message must not end the connection
 * for the messages after it. `refuse` receives the reason of each dropped line.
 */
export function limitLines(largest: number, refuse: (refusal: Refusal) => void): Transform {
  let kept: Buffer[] = [];
  let count = 0;

  function take(piece: Buffer): void {
    count += piece.length;
    if (count > largest) kept = [];
    else kept.push(piece);
  }

  function pass(to: Transform): void {
    const line = Buffer.concat(kept);
    const refusal = count > largest ? refusals.size : refusalOf(line.toString());
    if (refusal) refuse(refusal);
    else to.push(line);
    kept = [];
    count = 0;
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let rest = chunk;
      for (let at = rest.indexOf(lineFeed); at !== -1; at = rest.indexOf(lineFeed)) {
        take(rest.subarray(0, at + 1));
        pass(this);
        rest = rest.subarray(at + 1);
      }
      if (rest.length > 0) take(rest);
      done();
    },
  });
}

function refusalOf(line: string): Refusal | null {
  if (hasTooManyMembers(line)) return refusals.members;
  if (!line.trimStart().startsWith("[")) return null;
  try {
    const messages = JSON.parse(line) as readonly unknown[];
    return messages.length > mostMessages ? refusals.messages : null;
  } catch {
    // The transport reads it again, and drops it.
    return null;
  }
}
