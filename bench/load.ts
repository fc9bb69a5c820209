// Requests one URL repeatedly over fifty persistent connections, one request at a time on each.
import { connect, type Socket } from "node:net";

const connections = 50;
const endOfHead = Buffer.from("\r\n\r\n");

process.on("message", ({ url, ms, key }: { readonly url: string; readonly ms: number; readonly key?: string }) => {
  void press(new URL(url), ms, key).then((requests) => process.send?.(requests));
});
process.once("disconnect", () => process.exit());
process.send?.("ready");

/** Counts answers within some milliseconds; any status other than 200 is an error. */
async function press({ hostname, port, pathname, search, host }: URL, ms: number, key?: string): Promise<number> {
  const header = key === undefined ? "" : `Authorization: Bearer ${key}\r\n`;
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n${header}\r\n`);
  const ending = Date.now() + ms;
  const asking = Array.from({ length: connections }, () => askOn(connect(Number(port), hostname), question, ending));
  return (await Promise.all(asking)).reduce((a, b) => a + b, 0);
}

function askOn(socket: Socket, question: Buffer, ending: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let answers = 0;
  let pending: Buffer = Buffer.alloc(0);
  socket.setNoDelay(true);
  socket.on("error", reject);
  socket.on("connect", () => socket.write(question));
  socket.on("data", (bytes: Buffer) => {
    pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
    const length = lengthOf(pending);
    if (length === null || pending.length < length) return;
    if (pending.toString("latin1", 9, 12) !== "200") return reject(new Error(pending.toString("latin1", 0, 300)));
    pending = pending.subarray(length);
    answers++;
    if (Date.now() < ending) return void socket.write(question);
    socket.destroy();
    resolve(answers);
  });
  return promise;
}

/** Length of head and body; null if not known yet. */
function lengthOf(bytes: Buffer): number | null {
  const head = bytes.indexOf(endOfHead);
  if (head < 0) return null;
  const length = /\r\ncontent-length: *(?<length>\d+)/i.exec(bytes.toString("latin1", 0, head))?.groups?.["length"];
  return head + endOfHead.length + Number(length);
}
