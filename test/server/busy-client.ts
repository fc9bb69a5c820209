import { connect, type Socket } from "node:net";

/**
 * Milliseconds. A server that ends closes connections that were silent for a little longer, and a client that a busy machine delays may write
 * on one just then.
 */
const silence = 80;

/** The outcomes of a client that sends requests continuously. */
export interface Tally {
  answered: number;
  /** Sent soon enough on an open connection, and neither answered nor refused. */
  lost: number;
  /** The same, too late. */
  late: number;
  /** Answers with `Connection: close`. */
  told: number;
}

/**
 * Requests one path on a kept connection, one after the other, and on a new one after `Connection: close`. Resolves when connections are no
 * longer accepted.
 */
export async function askBusily(port: number, path: string): Promise<Tally> {
  const tally: Tally = { answered: 0, lost: 0, late: 0, told: 0 };
  while (await askOn(port, Buffer.from(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`), tally));
  return tally;
}

/** Whether to connect again. */
function askOn(port: number, question: Buffer, tally: Tally): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isConnected = false;
  let isWaiting = false;
  let heard: Buffer = Buffer.alloc(0);
  let before = performance.now();
  let isSoon = true;
  const socket: Socket = connect(port, "127.0.0.1");
  const ask = (): void => {
    isWaiting = true;
    const now = performance.now();
    isSoon = now - before < silence;
    before = now;
    socket.write(question);
  };
  socket.setNoDelay(true);
  socket.on("connect", () => {
    isConnected = true;
    ask();
  });
  socket.on("data", (bytes) => {
    heard = Buffer.concat([heard, bytes]);
    const length = lengthOf(heard);
    if (length === null || heard.length < length) return;
    const isTold = /\r\nconnection: close\r\n/i.test(heard.toString("latin1"));
    heard = heard.subarray(length);
    tally.answered++;
    if (isTold) tally.told++;
    isWaiting = false;
    if (!isTold) ask();
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    if (isConnected && isWaiting) tally[isSoon ? "lost" : "late"]++;
    resolve(isConnected);
  });
  return promise;
}

/** Bytes of the first answer; null while unknown. */
function lengthOf(bytes: Buffer): number | null {
  const head = bytes.indexOf("\r\n\r\n");
  if (head < 0) return null;
  return (
    head + 4 + Number(/\r\ncontent-length: (?<length>\d+)/i.exec(bytes.toString("latin1", 0, head))?.groups?.["length"])
  );
}
