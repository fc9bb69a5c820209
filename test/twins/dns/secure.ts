import {
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import { createServer as createTcpServer, type Socket } from "node:net";
import { createServer as createTlsServer, type TLSSocket } from "node:tls";
import { toPem } from "../../../src/demo/der-writer.ts";
import type { DnsMessage } from "../../../src/formats/dns/message.ts";
import { readMessage } from "../../../src/formats/dns/read-message.ts";
import { writeMessage } from "../../../src/formats/dns/write-message.ts";
import { answerOf, recordOf } from "../../dns/samples.ts";
import { nameText } from "../../../src/formats/dns/name-text.ts";
import { listen, type Twin } from "../listen.ts";
import { chainFor, type Served } from "../pki/pki.ts";

/** The usual address of every name. */
export const usual = "192.0.2.1";

/** An answer with one address, or the given changes. */
export function addressReply(query: DnsMessage, address = usual, message: Partial<DnsMessage> = {}): Buffer {
  const owner = query.questions[0] ? nameText(query.questions[0].name) : ".";
  const answers = [recordOf(owner, { type: "A", address })];
  const { questions, id } = query;
  return writeMessage({ ...answerOf(owner, 1, { answers }), id, questions, ...message });
}

/** A message behind its length. */
export function framed(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** One connection of a server: its index, and its questions. */
export interface Talk {
  readonly socket: Socket;
  readonly number: number;
  readonly asked: readonly DnsMessage[];
}

/** A server's reaction to each question on a connection. */
type Heard = (query: DnsMessage, talk: Talk) => void;

/** The twin's address in the form of `--resolver`. */
interface DnsTwin extends Twin {
  readonly server: string;
}

function talking(heard: Heard): (socket: Socket) => void {
  let number = 0;
  return (socket) => {
    const asked: DnsMessage[] = [];
    const talk: Talk = { socket, number: ++number, asked };
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
        const end = 2 + received.readUInt16BE(0);
        const query = readMessage(received.subarray(2, end));
        received = received.subarray(end);
        asked.push(query);
        heard(query, talk);
      }
    });
  };
}

/** A scripted DNS server over TCP. */
export async function serveDnsTcp(heard: Heard): Promise<DnsTwin> {
  const twin = await listen(createTcpServer(talking(heard)));
  return { ...twin, server: `${twin.address}:${twin.port}` };
}

function secrets({ leaf, chain }: Served): { readonly key: string; readonly cert: string } {
  return { key: leaf.key, cert: chain.map((der) => toPem(der, "CERTIFICATE")).join("") };
}

/** The same over TLS, with the good chain by default. */
export async function serveDnsTls(heard: Heard, served = chainFor("good")): Promise<DnsTwin> {
  const server = createTlsServer(secrets(served));
  const talk = talking(heard);
  server.on("secureConnection", (socket: TLSSocket) => talk(socket));
  server.on("tlsClientError", () => {});
  const twin = await listen(server);
  return { ...twin, server: `tls://${twin.address}:${twin.port}` };
}

/** One request over HTTPS. */
export interface Posted {
  readonly query: DnsMessage;
  readonly bytes: Uint8Array;
  readonly headers: IncomingHttpHeaders;
  readonly stream: ServerHttp2Stream;
  readonly session: ServerHttp2Session;
  /** How many requests there were before it. */
  readonly time: number;
}

/** Answers a request as it should be. */
export function answered({ stream, query }: Posted, body: Uint8Array = addressReply(query)): void {
  stream.respond({ ":status": 200, "content-type": "application/dns-message" });
  stream.end(body);
}

/** A scripted DNS server over HTTPS, HTTP/2 only. */
export async function serveDnsHttps(
  heard: (posted: Posted) => void,
  served = chainFor("good"),
): Promise<DnsTwin & { readonly posts: readonly Posted[] }> {
  const posts: Posted[] = [];
  // In megabytes: it may have to send more than a server wants to keep.
  const server = createSecureServer({ ...secrets(served), allowHTTP1: false, maxSessionMemory: 100 });
  server.on("session", (session) => session.on("error", () => {}));
  server.on("stream", (stream: ServerHttp2Stream, headers) => {
    stream.on("error", () => {});
    const pieces: Buffer[] = [];
    stream.on("data", (piece: Buffer) => pieces.push(piece));
    stream.on("end", () => {
      const { session } = stream;
      if (!session) return;
      const bytes = Buffer.concat(pieces);
      const posted: Posted = {
        query: readMessage(bytes),
        bytes,
        headers,
        stream,
        session: session as ServerHttp2Session,
        time: posts.length,
      };
      posts.push(posted);
      heard(posted);
    });
  });
  const twin = await listen(server);
  return { ...twin, server: `https://${twin.address}:${twin.port}/dns-query`, posts };
}
