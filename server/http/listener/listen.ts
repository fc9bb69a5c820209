import { isUnsafePort } from "get-port-please";
import { listen, type ListenOptions } from "listhen";
import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Server as HttpServer } from "node:http";
import { Server as HttpsServer } from "node:https";
import { createServer } from "node:net";
import type { Patience } from "../../config.ts";

/** A certificate chain and its key, both PEM. */
export interface Credentials {
  readonly certificate: string;
  readonly key: string;
}

/** Where and how a server listens. */
export interface ListenerOptions {
  readonly host: string;
  /** 0 chooses any free port. */
  readonly port: number;
  /** Null for plain HTTP. */
  readonly https: Credentials | null;
  readonly patience: Patience;
  /** The parser's limit for headers, in bytes. */
  readonly headerLimit: number;
}

/** A server that accepts connections. */
export interface Listening {
  readonly server: HttpServer;
  readonly port: number;
  /** Every URL at which the server can be reached on this machine. */
  readonly urls: () => Promise<readonly string[]>;
}

/** Wildcard addresses. */
const anyHosts = new Set(["0.0.0.0", "::"]);

/** How often another free port is tried when a different process takes the chosen one. */
const mostTries = 5;

/** Lets listhen listen at exactly one place. Rejects with the system's error where that is impossible. */
export async function openListener(options: ListenerOptions): Promise<Listening> {
  for (let tries = 1; ; tries++) {
    try {
      return await listenOnce(options);
    } catch (error) {
      if (options.port !== 0 || tries === mostTries || codeOf(error) !== "EADDRINUSE") throw error;
    }
  }
}

async function listenOnce({ host, port, https, patience, headerLimit }: ListenerOptions): Promise<Listening> {
  // Otherwise listhen would use port 3000.
  if (isUnsafePort(port)) throw unable("ERR_BLOCKED_PORT");
  const isAny = anyHosts.has(host);
  const listener = await withErrors(() => listen(() => {}, toOptions(host, port, isAny, https))).catch(
    async (error) => {
      throw codeOf(error) === "" ? await whyNot(host, port) : error;
    },
  );
  // No client connects before the next turn of the event loop.
  const server = listener.server as HttpServer;
  // Its handler does nothing, and its bookkeeping is only for its own shutdown, which we do not use.
  server.removeAllListeners("request");
  restrain(server, patience, headerLimit);
  return {
    server,
    port: listener.address.port,
    async urls() {
      const urls = await listener.getURLs({ extraURLs: [] });
      return urls.map(({ url }) => (isAny ? url.replace(/\/\/(?:0\.0\.0\.0|\[::\])/, "//localhost") : url));
    },
  };
}

/** Everything that listhen would otherwise choose itself or read from the environment and the command line. */
function toOptions(host: string, port: number, isAny: boolean, https: Credentials | null): Partial<ListenOptions> {
  return {
    // Omitted options would be filled from the outer ones, whose `alternativePortRange` is 3000 to 3100.
    port: {
      port,
      ports: [],
      portRange: [] as never,
      alternativePortRange: [] as never,
      random: port === 0,
      verbose: false,
    },
    hostname: host,
    public: isAny,
    isProd: true,
    isTest: false,
    // Text with another beginning is treated as a file name.
    https: https ? { cert: fromFirstDash(https.certificate), key: fromFirstDash(https.key) } : false,
    // It would end the process at SIGTERM, with pending requests.
    autoClose: false,
    showURL: false,
    qr: false,
    open: false,
    clipboard: false,
    tunnel: false,
    ws: false,
  };
}

function fromFirstDash(pem: string): string {
  return pem.slice(Math.max(0, pem.indexOf("-----BEGIN")));
}

/** Options that `createServer` normally takes; listhen passes none. */
function restrain(server: HttpServer, { headers, request, idle, every }: Patience, headerLimit: number): void {
  Object.assign(server, {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionsCheckingInterval: every,
    maxHeaderSize: headerLimit,
    // A request without Host is rejected with our own message.
    requireHostHeader: false,
    // Clients leave the other half for measurements, the store, and modules that are loaded on demand.
    maxConnections: Math.floor(mostDescriptors() / 2),
  });
  // Node starts its timeout check when the server listens, with the interval of that moment.
  server.emit("listening");
}

/** The limit of open file descriptors; infinite where the system does not tell it cheaply (only Linux does). */
function mostDescriptors(): number {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "latin1")) ?? [];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const attempts = new AsyncLocalStorage<(error: Error) => void>();
let isWatching = false;

/**
 * Listhen tries a port and listens on it afterwards. If another process takes the port in between, the server's error has no listener and
 * would end the process. Node announces every server before it listens, so that a listener can be added.
 */
async function withErrors<T>(work: () => Promise<T>): Promise<T> {
  if (!isWatching) channel("tracing:net.server.listen:asyncStart").subscribe(watch);
  isWatching = true;
  const { promise, reject } = Promise.withResolvers<never>();
  return Promise.race([attempts.run(reject, work), promise]);
}

function watch(message: unknown): void {
  const fail = attempts.getStore();
  const { server } = message as { readonly server: unknown };
  if (fail && (server instanceof HttpServer || server instanceof HttpsServer)) server.once("error", fail);
}

/** The system's error: listhen only reports that it found no port. */
async function whyNot(host: string, port: number): Promise<Error> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
    probe.close();
    return unable("EADDRINUSE");
  } catch (error) {
    return error as Error;
  }
}

function unable(code: string): Error {
  return Object.assign(new Error(`cannot listen: ${code}`), { code });
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "";
}
