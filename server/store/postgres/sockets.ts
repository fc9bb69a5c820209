import { Socket } from "node:net";

/** The sockets of connections to a database that may fall silent without closing them. */
export interface DatabaseSockets {
  /** For the option `stream` of `pg`. */
  readonly open: () => Socket;
  /** Ends what `closing` does within some milliseconds, even if the other side no longer answers. */
  end(closing: Promise<unknown>, patience: number): Promise<void>;
}

/** A socket on which `pg` throws nothing: bytes that are no message of the protocol would end the process, and not only the connection. */
export function openSocket(): Socket {
  const socket = new Socket();
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string, ...values: unknown[]): boolean => {
    if (event !== "data") return emit(event, ...values);
    try {
      return emit(event, ...values);
    } catch (cause) {
      socket.destroy(new Error("connection lost: the database's answer is malformed", { cause }));
      return true;
    }
  };
  return socket;
}

/** Milliseconds between two attempts to destroy sockets. */
const again = 250;

/**
 * Opens sockets that are destroyed after some milliseconds without a byte in either direction. A statement has a time limit in the database,
 * so a longer silence is a lost connection: TCP itself notices that after 15 minutes, or never where a middlebox acknowledges the bytes.
 */
export function openDatabaseSockets(longestSilence: number): DatabaseSockets {
  const sockets = new Set<Socket>();

  function destroyAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    open() {
      const socket = openSocket();
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      socket.setTimeout(longestSilence, () => socket.destroy(new Error("connection timeout: the database is silent")));
      return socket;
    },
    async end(closing, patience) {
      // Again and again: a statement that fails may be repeated on a new connection.
      let timer: NodeJS.Timeout = setTimeout(function force() {
        destroyAll();
        timer = setTimeout(force, again);
      }, patience);
      try {
        await closing;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
