import { once } from "node:events";
import type { AddressInfo, Server, Socket } from "node:net";

/** A server that runs until it is closed. `await using` closes it at the end of a test. */
export interface Twin extends AsyncDisposable {
  readonly address: string;
  readonly port: number;
  /** How many connections have been accepted so far. */
  connections(): number;
  /** Closes all connections and frees the port. */
  close(): Promise<void>;
}

export interface Place {
  /** Any loopback address; 127.0.0.1 by default. */
  readonly address?: string;
  /** Any free port by default. */
  readonly port?: number;
}

/** Opens a server on a free port of the loopback. */
export async function listen(server: Server, { address = "127.0.0.1", port = 0 }: Place = {}): Promise<Twin> {
  const sockets = new Set<Socket>();
  let accepted = 0;
  server.on("connection", (socket: Socket) => {
    accepted++;
    sockets.add(socket);
    // Peers that disconnect midway are normal in these tests.
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(port, address);
  await once(server, "listening");
  async function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  return {
    address,
    port: (server.address() as AddressInfo).port,
    connections: () => accepted,
    close,
    [Symbol.asyncDispose]: close,
  };
}
