import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, isIP, type Server, type Socket } from "node:net";
import { addressBytes } from "../../../src/demo/extensions.ts";
import { listen, type Place, type Twin } from "../listen.ts";

/** A name's data: addresses of both families, a failure, or addresses that depend on the number of queries. */
export type Known =
  | readonly string[]
  | "NXDOMAIN"
  | "NODATA"
  | "SERVFAIL"
  | "REFUSED"
  | "silence"
  | "garbage"
  | ((time: number) => readonly string[]);

interface Question {
  readonly name: string;
  readonly type: "A" | "AAAA" | "other";
  readonly over: "udp" | "tcp";
}

export interface DnsTwin extends Twin {
  /** `127.0.0.1:<port>`, as resolvers are given. */
  readonly server: string;
  readonly asked: readonly Question[];
}

// RFC 1035 §4.1.1 and RFC 3596 §2.1.
const codes = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;
const types = { A: 1, AAAA: 28 } as const;
const longestDatagram = 512;

/** The default TTL in seconds. */
const minute = 60;

/** A DNS server on UDP and TCP with a table of names; every other name does not exist. */
export async function serveDns(
  table: Readonly<Record<string, Known>>,
  place: Place = {},
  ttl = minute,
): Promise<DnsTwin> {
  const asked: Question[] = [];
  const times = new Map<string, number>();
  const answer = (query: Buffer, over: Question["over"]): Buffer | null => {
    const { name, type, end } = readQuestion(query);
    const known = table[name.toLowerCase()] ?? "NXDOMAIN";
    const time = times.get(`${type} ${name}`) ?? 0;
    times.set(`${type} ${name}`, time + 1);
    asked.push({ name, type, over });
    return respond(query.subarray(0, end), type, typeof known === "function" ? known(time) : known, over, ttl);
  };
  const { tcp, udp } = await openBoth(
    () => createServer((socket) => converse(socket, (query) => answer(query, "tcp"))),
    place,
  );
  udp.on("message", (query, { port, address }) => {
    const reply = answer(query, "udp");
    if (reply) udp.send(reply, port, address);
  });
  async function close(): Promise<void> {
    udp.close();
    await tcp.close();
  }
  return { ...tcp, server: `${tcp.address}:${tcp.port}`, asked, close, [Symbol.asyncDispose]: close };
}

/** Finds a port that is free for both: another process's datagram socket may use the TCP port. */
async function openBoth(server: () => Server, place: Place, tries = 10): Promise<{ tcp: Twin; udp: UdpSocket }> {
  const tcp = await listen(server(), place);
  const udp = createSocket("udp4");
  try {
    udp.bind(tcp.port, tcp.address);
    await once(udp, "listening");
    return { tcp, udp };
  } catch (error) {
    await tcp.close();
    if (tries <= 1) throw error;
    return openBoth(server, place, tries - 1);
  }
}

/** The first answer has one address, every later one another: DNS rebinding. */
export function rebinding(first: string, later: string): Known {
  return (time) => [time === 0 ? first : later];
}

// RFC 2308 §2: the SOA record of the root (one minute fresh), without which an empty answer means nothing.
const soa = Buffer.from(`00000600010000003c00160000${"0000003c".repeat(5)}`, "hex");

function respond(
  question: Buffer,
  type: Question["type"],
  known: Exclude<Known, (time: number) => readonly string[]>,
  over: Question["over"],
  ttl: number,
): Buffer | null {
  if (known === "silence") return null;
  if (known === "garbage") return Buffer.concat([question.subarray(0, 2), Buffer.from("ffffffffffff", "hex")]);
  if (known === "NODATA") return message(question, "NOERROR", []);
  if (typeof known === "string") return message(question, known, []);
  const family = type === "A" ? 4 : 6;
  const ours = type === "other" ? [] : known.filter((address) => isIP(address) === family);
  const whole = message(question, "NOERROR", ours, false, ttl);
  // RFC 1035 §4.2.1: a truncated answer is asked again over TCP.
  return over === "udp" && whole.length > longestDatagram ? message(question, "NOERROR", [], true) : whole;
}

function message(
  question: Buffer,
  code: keyof typeof codes,
  addresses: readonly string[],
  isTruncated = false,
  ttl = minute,
): Buffer {
  const head = Buffer.from(question);
  // Response, recursion desired and available.
  head.writeUInt16BE(0x8180 | (isTruncated ? 0x0200 : 0) | codes[code], 2);
  const isEmpty = addresses.length === 0 && !isTruncated && (code === "NOERROR" || code === "NXDOMAIN");
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt16BE(isEmpty ? 1 : 0, 8);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, ...addresses.map((address) => record(address, ttl)), ...(isEmpty ? [soa] : [])]);
}

/** A record of the queried name. */
function record(address: string, ttl: number): Buffer {
  const data = addressBytes(address);
  const fixed = Buffer.from("c00c000000010000003c0000", "hex");
  fixed.writeUInt16BE(data.length === 4 ? types.A : types.AAAA, 2);
  fixed.writeUInt32BE(ttl, 6);
  fixed.writeUInt16BE(data.length, 10);
  return Buffer.concat([fixed, data]);
}

function readQuestion(query: Buffer): { name: string; type: Question["type"]; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const number = query.readUInt16BE(at + 1);
  const type = number === types.A ? "A" : number === types.AAAA ? "AAAA" : "other";
  return { name: labels.join("."), type, end: at + 5 };
}

/** RFC 1035 §4.2.2: over TCP each message has a length prefix. */
function converse(socket: Socket, answer: (query: Buffer) => Buffer | null): void {
  let received = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
      const end = 2 + received.readUInt16BE(0);
      const reply = answer(received.subarray(2, end));
      received = received.subarray(end);
      if (!reply) continue;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(reply.length);
      socket.write(Buffer.concat([length, reply]));
    }
  });
}
