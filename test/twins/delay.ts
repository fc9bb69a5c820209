import { connect, createServer, type Socket } from "node:net";
import { listen, type Place, type Twin } from "./listen.ts";

export interface DelayTwin extends Twin {
  /**
   * How often the client has waited for the server, by connection: its bursts that follow the start or words of the server.
   * The TCP handshake, which no proxy can delay, is not among them.
   */
  waits(): readonly number[];
}

/** A TCP proxy with latency: every chunk is delayed by half a round trip each way. */
export function serveDelayed(to: number, roundTrip: number, place: Place = {}): Promise<DelayTwin> {
  const counts: number[] = [];
  const server = createServer((socket) => {
    const index = counts.push(0) - 1;
    let isServersTurn = false;
    const upstream = connect(to, "127.0.0.1");
    socket.on("data", () => {
      if (!isServersTurn) counts[index] = (counts[index] ?? 0) + 1;
      isServersTurn = true;
    });
    upstream.on("data", () => (isServersTurn = false));
    holdBack(socket, upstream, roundTrip / 2);
    holdBack(upstream, socket, roundTrip / 2);
  });
  return listen(server, place).then((twin) => ({ ...twin, waits: () => [...counts] }));
}

/** Timers of one length fire in the order in which they were set, so chunks cannot overtake each other. */
function holdBack(from: Socket, to: Socket, delay: number): void {
  from.on("data", (chunk: Buffer) => setTimeout(() => to.destroyed || to.write(chunk), delay));
  from.on("end", () => setTimeout(() => to.end(), delay));
  from.on("error", () => setTimeout(() => to.destroy(), delay));
  from.on("close", () => setTimeout(() => to.destroy(), delay));
}
