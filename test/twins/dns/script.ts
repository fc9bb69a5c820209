import { createSocket, type RemoteInfo, type Socket as UdpSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { DnsMessage } from "../../../src/formats/dns/message.ts";
import { readMessage } from "../../../src/formats/dns/read-message.ts";
import { listen, type Twin } from "../listen.ts";

/** A server's reaction to each question. */
export interface Script {
  /** The datagrams in reply; none for silence. */
  readonly udp?: (query: DnsMessage, from: RemoteInfo, time: number) => readonly Buffer[] | Promise<readonly Buffer[]>;
  /** The pieces that are sent over TCP; the connection is closed after them. */
  readonly tcp?: (query: DnsMessage) => readonly Buffer[];
  /** The transport without a listener. */
  readonly lacks?: "udp" | "tcp";
}

export interface ScriptedDns extends Twin {
  readonly server: string;
  readonly asked: readonly { readonly query: DnsMessage; readonly over: "udp" | "tcp"; readonly from: number }[];
}

/** A DNS server with scripted answers, right or wrong. */
export async function serveScript(script: Script): Promise<ScriptedDns> {
  const asked: { query: DnsMessage; over: "udp" | "tcp"; from: number }[] = [];

  async function converse(socket: Socket): Promise<void> {
    socket.on("error", () => {});
    // Not `events.once`, which rejects where the client resets the connection.
    const bytes = await new Promise<Buffer>((resolve) => socket.once("data", resolve));
    const query = readMessage(bytes.subarray(2));
    asked.push({ query, over: "tcp", from: socket.remotePort ?? 0 });
    for (const piece of script.tcp?.(query) ?? []) {
      socket.write(piece);
      await new Promise(setImmediate);
    }
    socket.end();
  }

  const tcp = await listen(createServer((socket) => void converse(socket)));
  const udp: UdpSocket = createSocket("udp4");
  let isOpen = script.lacks !== "udp";
  if (isOpen) {
    udp.bind(tcp.port, tcp.address);
    await once(udp, "listening");
  }
  if (script.lacks === "tcp") await tcp.close();

  async function reply(bytes: Buffer, from: RemoteInfo): Promise<void> {
    const query = readMessage(bytes);
    const time = asked.push({ query, over: "udp", from: from.port }) - 1;
    for (const datagram of (await script.udp?.(query, from, time)) ?? []) {
      if (isOpen) udp.send(datagram, from.port, from.address);
    }
  }

  udp.on("message", (bytes, from) => void reply(bytes, from));
  async function close(): Promise<void> {
    if (isOpen) udp.close();
    isOpen = false;
    await tcp.close();
  }
  return { ...tcp, server: `${tcp.address}:${tcp.port}`, asked, close, [Symbol.asyncDispose]: close };
}
