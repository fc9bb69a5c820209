import { createServer } from "node:net";
import { listen, type Twin } from "../twins/listen.ts";

/** AuthenticationOk and ReadyForQuery (PostgreSQL protocol 3.0 §54.7): a connection that can be used. */
const welcome = Buffer.from("5200000008000000005a0000000549", "hex");

/** A server that takes every byte and no longer answers; its connections only end by their clients. */
interface HungServer extends Twin {
  /** Connections that are open. */
  open(): number;
  /** What clients have sent since they were greeted. */
  statements(): number;
}

/** A PostgreSQL server that accepts connections, and answers no statement. */
export function serveHungPostgres(): Promise<HungServer> {
  return serveHung(welcome);
}

/** A server that says nothing at all, whatever it is meant to be; or one thing to each client. */
export async function serveHung(greeting: Buffer = Buffer.alloc(0)): Promise<HungServer> {
  let [open, statements] = [0, 0];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open++;
    socket.once("data", () => {
      socket.write(greeting);
      socket.on("data", () => statements++);
    });
    // A client that only says that it has nothing more to send would wait for ever; one that has gone is told by the next write.
    socket.once("end", () => void setInterval(() => socket.write("\0"), 20).unref());
    socket.once("close", () => open--);
  });
  const twin = await listen(server);
  return { ...twin, open: () => open, statements: () => statements };
}
