import type { Socket } from "node:net";
import type { Twin } from "./listen.ts";
import { passOn, serveTcp, type Behaviour } from "./tcp.ts";

/** Whom a limiter sends away: the number of the connection, and how many are open with it. */
export type Limit = (count: number, open: number) => boolean;

/** A limiter before another server of this machine, which hangs up on whom it sends away. */
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
