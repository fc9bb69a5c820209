import { createSocket } from "node:dgram";
import { isIPv6 } from "node:net";
import { DnsError } from "../../formats/dns/error.ts";
import type { Budget } from "../budget.ts";
import { withSignal } from "../time.ts";
import { acceptAnswer } from "./accept.ts";
import { reasonOf } from "./trouble.ts";
import type { Wait } from "./wait.ts";
import { freeNumber, numbered, type Heard, type Query, type Way } from "./way.ts";

/** So many datagrams are read in search of one answer. */
const mostReceived = 100;

/** Where datagrams go. */
export interface Spot {
  readonly address: string;
  readonly port: number;
}

/** So many questions leave from one port, and the next ones from another that nobody knows before (RFC 5452 §9.2). */
const mostFromPort = 200;

/** So many ports are used side by side. */
const mostPorts = 8;

/** Opens the way over UDP, RFC 1035 §4.2.1. Nothing is opened before the first question, and nothing stays open behind the last answer. */
export function openDatagrams(spot: Spot, budget: Budget): Way {
  const ports = new Set<Port>();

  function leave(port: Port): void {
    ports.delete(port);
  }

  function pick(): Port {
    const port = ports.size < mostPorts ? openPort(spot, budget, leave) : idlest(ports);
    ports.add(port);
    // It goes on until the last of them is answered; meanwhile others come.
    if (++port.carried >= mostFromPort) leave(port);
    return port;
  }

  return {
    ask: (query, wait) => pick().ask(query, wait),
    close: () => ports.forEach((port) => port.close()),
  };
}

function idlest(ports: ReadonlySet<Port>): Port {
  return [...ports].reduce((least, port) => (port.waiting() < least.waiting() ? port : least));
}

interface Port extends Way {
  /** How many questions have left from it. */
  carried: number;
  waiting(): number;
}

interface Waiting {
  readonly question: Query["question"];
  since: number;
  /** How many datagrams bore its number. */
  received: number;
  readonly resolve: (heard: Heard) => void;
  readonly reject: (error: unknown) => void;
  /** Keeps what is wrong with what came instead of an answer. */
  readonly wait: Wait;
}

/**
 * A socket of its own, which is connected, so that only datagrams of this server arrive at all, and what ICMP says of it does too.
 * It closes with the last question that waits.
 */
function openPort({ address, port }: Spot, budget: Budget, leave: (port: Port) => void): Port {
  const socket = createSocket(isIPv6(address.replace(/%.*$/, "")) ? "udp6" : "udp4");
  const waiting = new Map<number, Waiting>();
  const { promise: connected, resolve, reject } = Promise.withResolvers<void>();
  connected.catch(() => {});
  let isOpen = true;

  function close(): void {
    leave(self);
    if (isOpen) socket.close();
    isOpen = false;
  }

  function fail(error: unknown): void {
    reject(error);
    waiting.forEach((each) => each.reject(error));
    close();
  }

  function hear(bytes: Buffer): void {
    try {
      budget.received(bytes.length);
    } catch (error) {
      return fail(error);
    }
    const id = bytes.length < 2 ? -1 : bytes.readUInt16BE(0);
    const asked = waiting.get(id);
    if (!asked) return;
    try {
      // Whoever knows the number and sends no answer all the same is not worth more of our time.
      if (++asked.received > mostReceived) return asked.reject(new DnsError("a flood"));
      const message = acceptAnswer(bytes, { id, question: asked.question });
      if (message) asked.resolve({ bytes, message, ms: performance.now() - asked.since });
    } catch (error) {
      if (!(error instanceof DnsError)) return asked.reject(error);
      // RFC 5452 §9.1: anybody may have sent it, and the answer may come yet.
      asked.wait.blame ??= reasonOf(error);
    }
  }

  async function ask(query: Query, wait: Wait): Promise<Heard> {
    const { signal } = wait;
    const id = freeNumber(waiting);
    const { promise, ...ends } = Promise.withResolvers<Heard>();
    // The number is taken from here on, and the port kept open.
    const own: Waiting = { question: query.question, since: performance.now(), received: 0, wait, ...ends };
    waiting.set(id, own);
    promise.catch(() => {});
    try {
      await withSignal(signal, connected);
      own.since = performance.now();
      if (isOpen) socket.send(numbered(query, id));
      return await withSignal(signal, promise);
    } finally {
      waiting.delete(id);
      if (waiting.size === 0) close();
    }
  }

  const self: Port = { ask, close, carried: 0, waiting: () => waiting.size };
  // It stays for the errors that come after the first.
  socket.on("error", fail);
  socket.on("message", hear);
  // A callback of connect itself would be called with its error, too, and that be lost.
  socket.once("connect", resolve);
  socket.connect(port, address);
  return self;
}
