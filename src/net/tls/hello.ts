import type { Socket } from "node:net";
import { failure } from "../../core/failure.ts";
import type { Endpoint, HelloReply } from "../../core/net/net.ts";
import { readBeginning } from "../../formats/x509/stray.ts";
import { isEnough, type FlightEnd } from "../../formats/tls/flight.ts";
import { toFailure } from "../errors.ts";
import { onAbort } from "../time.ts";

/**
 * The largest replies: a ServerHello fits into one record of 2^14 bytes with its header, RFC 8446 §5.1; certificates precede the key
 * exchange.
 */
const longestReply = { hello: 16_389, "key-exchange": 65_536 } as const satisfies Readonly<Record<FlightEnd, number>>;

/** Milliseconds for TLS to follow plain text: the ClientHello has already arrived, so one round trip is enough. */
const strayPatience = 1000;

interface Waiting {
  readonly to: Endpoint;
  /** Ends the run; the result is then unknown. */
  readonly signal: AbortSignal;
  /** Ends the wait; the server then counts as silent. */
  readonly within: AbortSignal;
  /** The message to wait for; the ServerHello by default. */
  readonly until?: FlightEnd | undefined;
}

/** Sends a raw ClientHello over a connected socket and reads until the requested message is complete, or anything else arrives. */
export function exchangeHello(
  socket: Socket,
  bytes: Uint8Array,
  { to, signal, within, until = "hello" }: Waiting,
): Promise<HelloReply> {
  const { promise, resolve, reject } = Promise.withResolvers<HelloReply>();
  let received = Buffer.alloc(0);
  const end = (how: HelloReply["end"]): void => {
    resolve({ bytes: received, end: how });
    socket.destroy();
  };
  // After STARTTLS, text followed by TLS was injected; text alone may be the server's own answer.
  let strayed: NodeJS.Timeout | undefined;
  const hear = (): void => {
    const begins = to.starttls ? readBeginning(received) : "tls";
    const isFull = received.length === longestReply[until];
    if (begins === "text-before-tls") {
      reject(failure("starttls.injected", { host: to.host, port: to.port }));
      socket.destroy();
    } else if (begins === "text" && !isFull) strayed ??= setTimeout(end, strayPatience, "enough");
    else if (isFull || isEnough(received, until)) end("enough");
  };
  const free = onAbort(within, (reason) => {
    if (signal.aborted) reject(toFailure(reason, to, "tls"));
    end("silent");
  });
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]).subarray(0, longestReply[until]);
    hear();
  });
  socket.once("error", () => end("reset"));
  socket.once("end", () => end("closed"));
  socket.once("close", () => end("closed"));
  // After a STARTTLS dialogue the socket is paused.
  socket.resume();
  socket.write(bytes);
  return promise.finally(() => {
    free();
    clearTimeout(strayed);
  });
}
