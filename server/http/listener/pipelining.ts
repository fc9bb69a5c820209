import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Requests } from "./requests.ts";

/** Handles a request. */
type Enter = (incoming: IncomingMessage, response: ServerResponse) => void;

/** The most unanswered requests of a connection that are handled; later ones wait. Clients that pipeline send a handful. */
const mostAtOnce = 8;

/** The requests of one connection that wait. */
interface Line {
  readonly waiting: (() => void)[];
  isAboutToPause: boolean;
}

/**
 * Bounds the pipelined requests (RFC 9112 §9.3.2) of each connection: a few are handled at once, and while others wait, nothing is read.
 * Node's parser announces all requests of a chunk of 64 kB at once, up to about 1,700, so pausing alone bounds nothing.
 */
export function boundPipelining(requests: Requests, enter: Enter): Enter {
  const lines = new WeakMap<Socket, Line>();

  requests.onEnd((socket) => {
    const line = lines.get(socket);
    // In a later turn of the event loop, so that other connections are served in between.
    if (line && line.waiting.length > 0) setImmediate(next, line, socket);
  });

  function next(line: Line, socket: Socket): void {
    line.waiting.shift()?.();
    if (line.waiting.length === 0 && socket.isPaused()) socket.resume();
  }

  return (incoming, response) => {
    const { socket } = incoming;
    // After our last answer the rest is read and dropped.
    if (!socket.writable) return;
    const known = lines.get(socket);
    if (requests.pendingOn(socket).length <= mostAtOnce && !known?.waiting.length) return enter(incoming, response);
    const line = known ?? { waiting: [], isAboutToPause: false };
    if (!known) lines.set(socket, line);
    line.waiting.push(() => enter(incoming, response));
    pauseAfterChunk(line, socket);
  };
}

/** Node resumes reading at the end of every request, so the pause comes after the last request of the chunk. */
function pauseAfterChunk(line: Line, socket: Socket): void {
  if (line.isAboutToPause) return;
  line.isAboutToPause = true;
  process.nextTick(() => {
    line.isAboutToPause = false;
    if (line.waiting.length > 0) socket.pause();
  });
}
