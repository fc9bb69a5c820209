import { Duplex } from "node:stream";
import type { Socket } from "node:net";

/** A connection that holds back the client's second flight, which contains its certificate, until released. */
export interface Withholding {
  readonly way: Duplex;
  /** Lets all data pass from now on. */
  release(): void;
}

/**
 * Node lets OpenSSL finish the handshake before it verifies the server, when the client certificate has already been sent. So OpenSSL
 * writes through this stream: a ClientHello passes, anything else only after the server was authenticated.
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
  // The TLS socket reports errors, and may be closed when the last one arrives.
  way.on("error", () => {});
  over.once("close", () => way.destroy());
  return {
    way,
    release: () => {
      isReleased = true;
    },
  };
}

// RFC 8446 §5.1, §4: the record types, and the one message without client data.
const changeCipherSpec = 20;
const alert = 21;
const handshake = 22;
const clientHello = 1;

/**
 * Whether records contain only a ClientHello or a closing alert. After a HelloRetryRequest a second ClientHello follows a ChangeCipherSpec.
 */
function isHello(bytes: Buffer): boolean {
  const type = bytes[0];
  if (bytes.length < 6 || type === undefined) return false;
  const rest = bytes.subarray(5 + bytes.readUInt16BE(3));
  const isHarmless = type === changeCipherSpec || type === alert || (type === handshake && bytes[5] === clientHello);
  return isHarmless && (rest.length === 0 || isHello(rest));
}
