import type { Socket } from "node:net";
import { failure } from "../../core/failure.ts";
import { onAbort } from "../time.ts";

/** The most bytes of a proxy's reply. */
const longestReply = 16 * 1024;

/**
 * Reads the reply to a CONNECT, but no bytes after it: those are the target's. Returns the status; interim replies (RFC 9110 §15.2) are
 * skipped. Throws `proxy.malformed` for an invalid reply, and any error that ends the wait.
 */
export function readConnectReply(socket: Socket, proxy: string, signal: AbortSignal): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let heard = Buffer.alloc(0);
  const malformed = (detail: string): void => reject(failure("proxy.malformed", { proxy, detail }));
  const hear = (): void => {
    for (let chunk = read(socket); chunk; chunk = read(socket)) heard = Buffer.concat([heard, chunk]);
    for (let end = heard.indexOf("\r\n\r\n"); end >= 0; end = heard.indexOf("\r\n\r\n")) {
      const status = statusOf(heard.subarray(0, end));
      heard = heard.subarray(end + 4);
      if (status === null) return malformed("no HTTP");
      if (status >= 200) return done(status);
    }
    if (!couldBegin(heard)) malformed("no HTTP");
    else if (heard.length > longestReply) malformed(`> ${longestReply / 1024} kB`);
  };
  const done = (status: number): void => {
    stop();
    // Before any listener is attached: bytes after the reply are the target's.
    if (heard.length > 0) socket.unshift(heard);
    resolve(status);
  };
  const hangUp = (): void => malformed("closed");
  const free = onAbort(signal, reject);
  // Read in paused mode, so that the next user gets the connection as if it were new.
  const stop = (): void => {
    free();
    socket.off("readable", hear).off("end", hangUp).off("close", hangUp).off("error", reject);
  };
  socket.on("readable", hear).once("end", hangUp).once("close", hangUp).once("error", reject);
  return promise.finally(stop);
}

function read(socket: Socket): Buffer | null {
  const chunk: unknown = socket.read();
  return Buffer.isBuffer(chunk) ? chunk : null;
}

function statusOf(head: Buffer): number | null {
  const line = /^HTTP\/1\.[01] (?<status>[1-9]\d\d)(?: [^\r\n]*)?(?:\r\n|$)/.exec(head.toString("latin1"));
  return line ? Number(line.groups?.["status"]) : null;
}

/** Whether the bytes may be the beginning of a reply: endless garbage is rejected early. */
function couldBegin(heard: Buffer): boolean {
  const begins = "HTTP/1.";
  return begins.startsWith(heard.subarray(0, begins.length).toString("latin1"));
}
