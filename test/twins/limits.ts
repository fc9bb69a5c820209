import type { Socket } from "node:net";
import type { Twin } from "./listen.ts";
import { passOn, serveTcp, type Behaviour } from "./tcp.ts";

/** Whether a connection is refused, by its number and the open connections. */
export type Limit = (count: number, open: number) => boolean;

/** A connection limiter before another local server; refused connections are closed. */
export function serveLimited(to: number, isTooMuch: Limit, sendAway: Behaviour): Promise<Twin> {
  const inside = new Set<Socket>();
  let count = 0;
  return serveTcp((socket) => {
    inside.add(socket);
    socket.once("close", () => inside.delete(socket));
    if (isTooMuch(++count, inside.size)) sendAway(socket);
    else passOn(socket, to);
  });
}
