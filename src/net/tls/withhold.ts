import { Duplex } from "node:stream";
import type { Socket } from "node:net";

/** A way to a server that lets nothing of a client's second flight pass, in which its certificate would be, until somebody says so. */
export interface Withholding {
  readonly way: Duplex;
  /** Lets everything pass from now on. */
  release(): void;
}

/**
 * Node has OpenSSL go on whomever it meets and judges afterwards, when a client certificate is with the peer already. So what OpenSSL
 * writes goes through here: a ClientHello passes, anything else only once the peer has been found to be who was asked for.
 */
export function withhold(over: Socket, onHeld: () => void): Withholding {
  let isReleased = false;
  let isHeld = false;
  const way = new Duplex({
    read: () => void over.resume(),
    write(chunk: Buffer, _encoding, done) {
      if (isReleased || isHello(chunk)) {
        over.write(chunk, done);
        return;
      }
      done();
      if (!isHeld) onHeld();
      isHeld = true;
    },
    final: (done) => void over.end(done),
    destroy(error, done) {
      over.destroy();
      done(error);
    },
  });
  over.on("data", (chunk: Buffer) => void (way.push(chunk) || over.pause()));
  over.once("end", () => way.push(null));
  over.once("error", (error) => way.destroy(error));
  // Whoever speaks TLS over it hears of errors, and may be gone when the last of them comes.
  way.on("error", () => {});
  over.once("close", () => way.destroy());
  return {
    way,
    release: () => {
      isReleased = true;
    },
  };
}

// RFC 8446 §5.1, §4: the types of records, and of the one message that says nothing of us.
const changeCipherSpec = 20;
const alert = 21;
const handshake = 22;
const clientHello = 1;

/** Whether some records hold nothing but a ClientHello, or tell that we give up: HelloRetryRequest is answered by a second one behind a ChangeCipherSpec. */
function isHello(bytes: Buffer): boolean {
  const type = bytes[0];
  if (bytes.length < 6 || type === undefined) return false;
  const rest = bytes.subarray(5 + bytes.readUInt16BE(3));
  const isHarmless = type === changeCipherSpec || type === alert || (type === handshake && bytes[5] === clientHello);
  return isHarmless && (rest.length === 0 || isHello(rest));
}
