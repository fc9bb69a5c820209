// Answers every query immediately, over UDP and HTTP/2, with the same record, so that only clients are compared.
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { toPem } from "../../src/demo/der-writer.ts";
import { chainFor, root } from "../../test/twins/pki/pki.ts";

/** `NS ns.example.` for the queried name, with a TTL of one hour. */
const record = Buffer.from("c00c0002000100000e10000c026e73076578616d706c6500", "hex");

/** The query with the record appended. */
function answerTo(query: Buffer): Buffer {
  let end = 12;
  while (query[end]) end += 1 + (query[end] ?? 0);
  const answer = Buffer.concat([query.subarray(0, end + 5), record]);
  // A response with RD and RA; one answer: RFC 1035 §4.1.1.
  answer.writeUInt16BE(0x8180, 2);
  answer.writeUInt16BE(1, 6);
  answer.writeUInt32BE(0, 8);
  return answer;
}

const { leaf, chain } = chainFor("good");
const cert = chain.map((der) => toPem(der, "CERTIFICATE")).join("");
const server = createSecureServer({ key: leaf.key, cert });
server.on("stream", (stream) => {
  const pieces: Buffer[] = [];
  stream.on("data", (piece: Buffer) => pieces.push(piece));
  stream.on("end", () => {
    stream.respond({ ":status": 200, "content-type": "application/dns-message" });
    stream.end(answerTo(Buffer.concat(pieces)));
  });
});
server.listen(0, "127.0.0.1");
await once(server, "listening");

const socket = createSocket("udp4");
socket.on("message", (query, { port, address }) => socket.send(answerTo(query), port, address));
socket.bind(0, "127.0.0.1");
await once(socket, "listening");

process.send?.({ https: (server.address() as AddressInfo).port, udp: socket.address().port, authority: root.pem });
