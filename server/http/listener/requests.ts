import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The unanswered requests of a server, by connection. */
export interface Requests {
  /** Called with each request. */
  begin(incoming: IncomingMessage, response: ServerResponse): void;
  /** The responses on a connection that are not complete, the oldest first; `req` of each is its request. */
  pendingOn(socket: Duplex): readonly ServerResponse[];
  /** Calls back with the connection of each request whose response is complete or broke off. */
  onEnd(listener: (socket: IncomingMessage["socket"]) => void): void;
}

const none: readonly never[] = [];

/** Tracks requests. One list for each connection serves everyone who asks, since this is done for every request. */
export function trackRequests(): Requests {
  // When a connection breaks, Node does not close the responses that wait behind another one, so a list may outlive its connection.
  const pending = new WeakMap<Duplex, ServerResponse[]>();
  const listeners: Parameters<Requests["onEnd"]>[0][] = [];

  function end(this: ServerResponse): void {
    const { socket } = this.req;
    const open = pending.get(socket);
    const at = open?.indexOf(this) ?? -1;
    if (at >= 0) open?.splice(at, 1);
    for (const listener of listeners) listener(socket);
  }

  return {
    begin(incoming, response) {
      const { socket } = incoming;
      const open = pending.get(socket);
      if (open) open.push(response);
      else pending.set(socket, [response]);
      // Emitted once, also where the connection breaks; `once` would wrap the listener for every request.
      response.on("close", end);
    },
    pendingOn: (socket) => pending.get(socket) ?? none,
    onEnd: (listener) => void listeners.push(listener),
  };
}
