import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, isIPv6, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { PublicResolver } from "../../../src/core/net/dns.ts";
import { DnsError } from "../../../src/formats/dns/error.ts";
import type { DnsMessage } from "../../../src/formats/dns/message.ts";
import { readMessage } from "../../../src/formats/dns/read-message.ts";
import type { Pin } from "../../../src/net/pins.ts";
import { placeKey, type World } from "../world.ts";
import { listen, type Twin } from "../../twins/listen.ts";
import { receive, type Over, type Place } from "./server.ts";

/** A world on sockets of the loopback. */
export interface ServedWorld extends AsyncDisposable {
  /** The pins of every name server and other address of the world. Those without a server are silent. */
  readonly pins: readonly Pin[];
  /** The same as `--resolve` takes it. */
  readonly resolve: readonly string[];
  /** The resolvers of the run as `--resolver` takes them. */
  readonly resolvers: readonly string[];
  /** The public resolvers with their names. */
  readonly publicResolvers: readonly PublicResolver[];
}

/** How a world is served. */
interface Serving {
  /** Whether answers take the world's time; they are immediate by default. */
  readonly isSlow?: boolean;
}

const port = 53;

/** Serves a world on loopback ports, over UDP and TCP, so that whole commands can run against it. */
export async function serveWorld(world: World, { isSlow = false }: Serving = {}): Promise<ServedWorld> {
  const twins = new Map<string, Twin>();
  for (const [key, place] of world.places) if (place) twins.set(key, await servePlace(place, isSlow));
  const silent = await servePlace({ traits: { isSilent: true }, asked: 0, say: (query) => query }, false);
  const resolvers = new Set([...world.resolvers, ...world.publicResolvers].map(placeKey));
  const addresses = [...world.places.keys()].filter((key) => !resolvers.has(key));
  const pins = addresses.map((host) => {
    const { address, port: toPort } = twins.get(host) ?? silent;
    return { host, port, address, toPort };
  });
  const named = (server: string): string => {
    const twin = twins.get(placeKey(server)) ?? silent;
    return `${twin.address}:${twin.port}`;
  };
  return {
    pins,
    resolve: pins.map(
      ({ host, address, toPort }) => `${isIPv6(host) ? `[${host}]` : host}:${port}:${address}:${toPort}`,
    ),
    resolvers: world.resolvers.map(named),
    publicResolvers: world.outfit.publicResolvers.map((each) => ({ ...each, server: named(each.server) })),
    [Symbol.asyncDispose]: async () => {
      for (const twin of [...twins.values(), silent]) await twin.close();
    },
  };
}

async function servePlace(place: Place, isSlow: boolean, tries = 10): Promise<Twin> {
  async function answer(bytes: Buffer, over: Over): Promise<Buffer | null> {
    const query = queryIn(bytes);
    const reply = query && receive(place, query, over);
    if (isSlow && place.traits.ms !== undefined) await pause(place.traits.ms);
    return reply;
  }
  const server = createServer((socket) => {
    // A port that is in use cannot refuse connections.
    if (place.traits.lacks === "tcp") socket.destroy();
    else
      socket.on(
        "data",
        reading(socket, (query) => answer(query, "tcp")),
      );
  });
  const tcp = await listen(server);
  const udp = createSocket("udp4");
  udp.on("message", (bytes, { port: to, address }) => {
    void answer(bytes, "udp").then((reply) => reply && isOpen(udp) && udp.send(reply, to, address));
  });
  try {
    udp.bind(tcp.port, tcp.address);
    await once(udp, "listening");
  } catch (error) {
    // Another process's datagram socket may use the port that TCP got.
    await tcp.close();
    if (tries <= 1) throw error;
    return servePlace(place, isSlow, tries - 1);
  }
  async function close(): Promise<void> {
    udp.close();
    await tcp.close();
  }
  return { ...tcp, close, [Symbol.asyncDispose]: close };
}

function queryIn(bytes: Buffer): DnsMessage | null {
  try {
    return readMessage(bytes);
  } catch (error) {
    if (!(error instanceof DnsError)) throw error;
    return null;
  }
}

function isOpen(udp: UdpSocket): boolean {
  try {
    return udp.address().port > 0;
  } catch {
    return false;
  }
}

/** RFC 1035 §4.2.2: over TCP each message has a length prefix. */
function reading(socket: Socket, answer: (query: Buffer) => Promise<Buffer | null>): (chunk: Buffer) => void {
  let received = Buffer.alloc(0);
  return (chunk) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
      const end = 2 + received.readUInt16BE(0);
      const query = received.subarray(2, end);
      received = received.subarray(end);
      void answer(query).then((reply) => {
        if (!reply || socket.destroyed) return;
        const length = Buffer.alloc(2);
        length.writeUInt16BE(reply.length);
        socket.write(Buffer.concat([length, reply]));
      });
    }
  };
}
