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

/** The dependencies for using a proxy. */
export interface Tunnelling {
  readonly proxy: Proxy;
  /** PEM texts of CAs for proxies over TLS, in addition to Node's. */
  readonly authorities: readonly string[];
  readonly names: Names;
  /** Ends the run. */
  readonly run: AbortSignal;
}

/** Milliseconds for connecting to the proxy, and through it to the target. */
const patience = 8000;

/**
 * A connection to a checked address through a proxy (RFC 9110 §9.3.6). The proxy gets the address and not the name, so that it is not
 * resolved a second time, unless the user lets the proxy resolve names. A proxy error has its own failure, which says nothing about the
 * target.
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

/** Trust in a proxy is Node's, so NODE_EXTRA_CA_CERTS counts: the proxy is the user's own, and not measured. */
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
  // Permanent: the next user sees that the connection is closed.
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

// RFC 9110 §15.6: the statuses of a proxy that cannot reach the target.
const outOfReach: ReadonlySet<number> = new Set([502, 503, 504]);

/** Attributes an error to the proxy, and not to the target. */
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
