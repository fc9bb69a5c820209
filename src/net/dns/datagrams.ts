import { createSocket } from "node:dgram";
import { isIPv6 } from "node:net";
import { DnsError } from "../../formats/dns/error.ts";
import type { Budget } from "../budget.ts";
import { withSignal } from "../time.ts";
import { acceptAnswer } from "./accept-answer.ts";
import { reasonOf } from "./error-reason.ts";
import type { RetryWait } from "./wait.ts";
import { freeNumber, numbered, type TransportReply, type DnsQuery, type DnsTransport } from "./transport.ts";

/** The most datagrams read for one answer. */
const mostReceived = 100;

/** The target of datagrams. */
export interface DatagramSlot {
  readonly address: string;
  readonly port: number;
}

/** The most questions per source port; a new, unpredictable port follows (RFC 5452 §9.2). */
const mostFromPort = 200;

/** The most ports used in parallel. */
const mostPorts = 8;

/** The transport over UDP, RFC 1035 §4.2.1. Sockets open with the first question and close after the last answer. */
export function openDatagrams(spot: DatagramSlot, budget: Budget): DnsTransport {
  const ports = new Set<Port>();

  function leave(port: Port): void {
    ports.delete(port);
  }

  function pick(): Port {
    const port = ports.size < mostPorts ? openPort(spot, budget, leave) : idlest(ports);
    ports.add(port);
    // It stays open until its last question is answered; other ports take new questions.
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

interface Port extends DnsTransport {
  /** The number of questions sent from it. */
  carried: number;
  waiting(): number;
}

interface Waiting {
  readonly question: DnsQuery["question"];
  since: number;
  /** The number of datagrams with its ID. */
  received: number;
  readonly resolve: (heard: TransportReply) => void;
  readonly reject: (error: unknown) => void;
  /** Records the error of an unusable answer. */
  readonly wait: RetryWait;
}

/** A connected socket, so that only datagrams and ICMP errors of this server arrive. It closes with its last pending question. */
function openPort({ address, port }: DatagramSlot, budget: Budget, leave: (port: Port) => void): Port {
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
      // After this many wrong messages with the right ID, stop listening.
      if (++asked.received > mostReceived) return asked.reject(new DnsError("a flood"));
      const message = acceptAnswer(bytes, { id, question: asked.question });
      if (message) asked.resolve({ bytes, message, ms: performance.now() - asked.since });
    } catch (error) {
      if (!(error instanceof DnsError)) return asked.reject(error);
      // RFC 5452 §9.1: it may be spoofed, and the real answer may still come.
      asked.wait.blame ??= reasonOf(error);
    }
  }

  async function ask(query: DnsQuery, wait: RetryWait): Promise<TransportReply> {
    const { signal } = wait;
    const id = freeNumber(waiting);
    const { promise, ...ends } = Promise.withResolvers<TransportReply>();
    // From here on the ID is reserved, and the port stays open.
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
  // Stays for errors after the first.
  socket.on("error", fail);
  socket.on("message", hear);
  // A callback of connect would also receive its error, and hide it.
  socket.once("connect", resolve);
  socket.connect(port, address);
  return self;
}
