import { createSocket } from "node:dgram";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listen, type Twin } from "../../twins/listen.ts";

/** What can happen to bytes on their way. Only the first two lose nothing. */
export const faultKinds = ["delay", "slice", "drip", "garbage", "half-close", "reset", "black hole"] as const;

/** What happens to the bytes that a server sends. */
export interface Fault {
  readonly kind: (typeof faultKinds)[number];
  /** How many bytes of a connection arrive as they were sent. */
  readonly after: number;
  /** The one connection that it happens to, from 0; each by default. */
  readonly connection?: number;
}

/** A TCP proxy that spoils connections. */
interface Chaos extends Twin {
  /** What happens from now on, to connections that are open, too; null for nothing. */
  set(fault: Fault | null): void;
  /** The bytes of the server so far, by connection. */
  readonly sent: readonly Buffer[];
}

/** Milliseconds of a delayed chunk, and between two bytes that drip. */
const [late, pause] = [150, 100] as const;

/** Bytes of a slice. */
const slice = 11;

/** Opens the proxy before a port of the loopback. */
export async function serveChaos(to: number, first: Fault | null = null): Promise<Chaos> {
  let fault = first;
  const sent: Buffer[] = [];
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const number = sent.push(Buffer.alloc(0)) - 1;
    const upstream = connect({ port: to, host: "127.0.0.1", allowHalfOpen: true });
    const close = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      socket.on("error", close);
    }
    client.on("data", (chunk) => upstream.write(chunk));
    client.on("end", () => upstream.end());
    client.on("close", close);
    upstream.on("data", (chunk: Buffer) => void (sent[number] = Buffer.concat([sent[number] ?? chunk, chunk])));
    forward(upstream, client, () => (fault?.connection === undefined || fault.connection === number ? fault : null));
  });
  const twin = await listen(server);
  return { ...twin, sent, set: (next) => void (fault = next) };
}

/** The header of a TLS record: its type, a version, and the length of its content (RFC 8446 §5.1). */
const recordHeader = 5;

/** Bytes between two places within the content of a record, which may hold several messages of a handshake. */
const contentStep = 400;

/** One place of each kind in a stream of TLS records: before each of them, within its header, within each part of its content, and the end. */
export function placesIn(sent: Buffer): readonly number[] {
  const places: number[] = [];
  let start = 0;
  while (start + recordHeader <= sent.length) {
    const length = sent.readUInt16BE(start + 3);
    const end = start + recordHeader + length;
    places.push(start, start + 3);
    for (let at = start + recordHeader + 1; at < end; at += contentStep) places.push(at);
    start = end;
  }
  return [...places.filter((place) => place < sent.length), sent.length];
}

/** Sends what a server says to its client, as the fault of the moment allows. */
function forward(upstream: Socket, client: Socket, faultOf: () => Fault | null): void {
  let passed = 0;
  // One piece after the other, so that a late one is not overtaken.
  let queue: Promise<unknown> = Promise.resolve();
  const write = (bytes: Uint8Array): void => void (client.writable && client.write(bytes));
  const later = (ms: number, work: () => void): void => {
    queue = queue.then(() => new Promise<void>((resolve) => setTimeout(resolve, ms))).then(work);
  };
  upstream.on("data", (chunk: Buffer) => {
    const fault = faultOf();
    const whole = fault === null ? chunk.length : Math.min(chunk.length, Math.max(0, fault.after - passed));
    passed += whole;
    if (whole > 0) later(0, () => write(chunk.subarray(0, whole)));
    if (fault === null || whole === chunk.length) return;
    later(0, () => spoil(chunk.subarray(whole), fault, { upstream, client, write, later }));
  });
  upstream.on("end", () => later(faultOf()?.kind === "delay" ? late : 0, () => client.end()));
  upstream.on("close", () => later(late, () => client.destroy()));
}

interface Way {
  readonly upstream: Socket;
  readonly client: Socket;
  readonly write: (bytes: Uint8Array) => void;
  readonly later: (ms: number, work: () => void) => void;
}

function spoil(bytes: Buffer, { kind }: Fault, { upstream, client, write, later }: Way): void {
  if (kind === "delay") later(late, () => write(bytes));
  if (kind === "garbage") write(bytes.map((byte, index) => (byte * 31 + index * 17 + 89) & 255));
  if (kind === "half-close") client.end();
  if (kind === "reset") {
    client.resetAndDestroy();
    upstream.destroy();
  }
  const pieces = { slice, drip: 1 } as const;
  if (kind !== "slice" && kind !== "drip") return;
  for (let at = 0; at < bytes.length; at += pieces[kind])
    later(kind === "drip" ? pause : 0, () => write(bytes.subarray(at, at + pieces[kind])));
}

/** What can happen to datagrams. */
export const datagramFaults = ["delay", "lost", "garbage", "cut", "twice", "other id"] as const;

/** Opens a UDP proxy before a server, which spoils every answer; returns its address as resolvers are given. */
export async function serveDatagramChaos(to: string, fault: (typeof datagramFaults)[number]) {
  const [host = "", port = ""] = to.split(":");
  const front = createSocket("udp4");
  const backs = new Set<ReturnType<typeof createSocket>>();
  front.on("message", (query, client) => {
    const back = createSocket("udp4");
    backs.add(back);
    const send = (bytes: Uint8Array): void => front.send(bytes, client.port, client.address, () => {});
    back.on("message", (answer) => {
      if (fault === "delay") setTimeout(() => send(answer), late);
      if (fault === "garbage") send(answer.map((byte, index) => (index < 2 ? byte : (byte * 31 + 89) & 255)));
      if (fault === "cut") send(answer.subarray(0, answer.length - 5));
      if (fault === "twice") [answer, answer].forEach(send);
      if (fault === "other id")
        send(Buffer.concat([Buffer.from([answer[0] ?? 0, ~(answer[1] ?? 0) & 255]), answer.subarray(2)]));
    });
    back.send(query, Number(port), host);
  });
  front.bind(0, "127.0.0.1");
  await once(front, "listening");
  return {
    server: `127.0.0.1:${front.address().port}`,
    async close() {
      for (const each of [front, ...backs]) each.close();
    },
  };
}
