import { isIP, type Socket } from "node:net";
import { connect, getCACertificates, type TLSSocket } from "node:tls";
import { failure, Failure } from "../../core/failure.ts";
import { addressByProxy } from "../../core/net/net.ts";
import { bracketed } from "../../core/target/target.ts";
import { dial, type Dial, type Dialled } from "../dial.ts";
import type { Names } from "../names.ts";
import { readConnectReply } from "./reply.ts";
import type { Proxy } from "./proxy.ts";
import { isTimeout, onAbort, withPatience, withSignal } from "../time.ts";

/** What it takes to speak to a proxy. */
export interface Tunnelling {
  readonly proxy: Proxy;
  /** PEM texts that a proxy over TLS may have its certificate from, beside those that Node trusts. */
  readonly authorities: readonly string[];
  readonly names: Names;
  /** Ends the run. */
  readonly run: AbortSignal;
}

/** Milliseconds for a proxy to be reached and to have reached somebody. */
const patience = 8000;

/**
 * A connection to a judged address through a proxy (RFC 9110 §9.3.6): it is told the address and not the name, so that nobody
 * resolves it a second time, unless the user leaves names to it. What the proxy does not do is a failure of its own, which says nothing about the target.
 */
export async function tunnel(through: Tunnelling, address: string, port: number, how: Dial): Promise<Dialled> {
  return withPatience(how.signal, patience, async (signal) => {
    const socket = await reachProxy(through, { ...how, signal });
    try {
      await ask(socket, through.proxy, { address, port }, { ...how, signal });
    } catch (error) {
      socket.destroy();
      throw error;
    }
    return { socket, address };
  });
}

async function reachProxy(through: Tunnelling, { signal, budget }: Dial): Promise<Socket> {
  const { proxy } = through;
  const { host, port, isSecure } = proxy;
  try {
    const addresses = isIP(host) ? [host] : await withSignal(signal, through.names(host, through.run));
    const { socket } = await dial(addresses, port, { to: { host, port }, signal, budget });
    return isSecure ? await secured(socket, through, signal) : socket;
  } catch (error) {
    throw asProxys(error, proxy);
  }
}

/** A proxy is trusted as Node trusts servers, so that NODE_EXTRA_CA_CERTS counts: it is the user's own, and not what is measured. */
function secured(over: Socket, { proxy, authorities }: Tunnelling, signal: AbortSignal): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  const socket = connect({
    socket: over,
    ca: [...getCACertificates("default"), ...authorities],
    rejectUnauthorized: true,
    ALPNProtocols: ["http/1.1"],
    ...(isIP(proxy.host) === 0 && { servername: proxy.host }),
  });
  const fail = (error: unknown): void => {
    reject(error);
    socket.destroy();
    over.destroy();
  };
  const free = onAbort(signal, fail);
  // For good: whoever uses the connection next sees that it is gone.
  socket.on("error", fail);
  socket.once("close", () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
  socket.once("secureConnect", () => resolve(socket));
  return promise.finally(free);
}

interface Place {
  readonly address: string;
  readonly port: number;
}

async function ask(socket: Socket, proxy: Proxy, { address, port }: Place, { to, signal }: Dial): Promise<void> {
  const authority = `${bracketed(address === addressByProxy ? to.host : address)}:${port}`;
  const { authorization, name } = proxy;
  const lines = [
    `CONNECT ${authority} HTTP/1.1`,
    `Host: ${authority}`,
    "User-Agent: portcullis",
    ...(authorization === undefined ? [] : [`Proxy-Authorization: ${authorization}`]),
  ];
  const coming = readConnectReply(socket, name, signal).catch((error: unknown) => {
    throw asProxys(error, proxy);
  });
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const status = await coming;
  if (status >= 200 && status < 300) return;
  const params = { proxy: name, host: to.host, port, status };
  if (status === 407) throw failure("proxy.credentials", { proxy: name });
  throw failure(outOfReach.has(status) ? "proxy.unable" : "proxy.refused", params);
}

// RFC 9110 §15.6: what a proxy says that tried and did not get there, or does not get anywhere now.
const outOfReach: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whatever goes wrong with a proxy is not the target's doing. */
function asProxys(error: unknown, { name: proxy }: Proxy): unknown {
  if (isTimeout(error)) return failure("timeout.proxy", { proxy });
  if (error instanceof DOMException) return failure("aborted", {}, { cause: error });
  if (!(error instanceof Failure))
    return failure("proxy.unreachable", { proxy, detail: codeOf(error) }, { cause: error });
  const { id, reason } = error.facts;
  if (/^(?:aborted|budget\.|proxy\.)/.test(id)) return error;
  if (id.startsWith("timeout.")) return failure("timeout.proxy", { proxy }, { cause: error });
  return failure("proxy.unreachable", { proxy, detail: reason }, { cause: error });
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" && /^[A-Z_0-9]{1,60}$/.test(code) ? code : "unknown";
}
