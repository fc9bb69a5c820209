import { connect, createServer, type Socket } from "node:net";
import { createServer as createSecureServer } from "node:tls";
import { toPem } from "../../src/demo/der-writer.ts";
import { listen, type Place, type Twin } from "./listen.ts";
import type { Served } from "./pki/pki.ts";

/** A proxy's request. */
interface ConnectAsked {
  /** `127.0.0.1:443`, IPv6 in brackets. */
  readonly authority: string;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

export interface ProxyTwin extends Twin {
  /** The requests so far, in order. */
  readonly asked: readonly ConnectAsked[];
  /** The first bytes through each tunnel. */
  readonly said: readonly Buffer[];
}

/** A proxy's reaction to a CONNECT: it opens the tunnel, or sends something else. */
export type Doorman = (client: Socket, asked: ConnectAsked, through: () => void) => void;

export interface ProxyOptions extends Place {
  readonly doorman?: Doorman;
  /** Speaks TLS to its clients where it has a chain. */
  readonly served?: Served;
  /** The target port on loopback; the same by default. */
  readonly leads?: (port: number) => number;
  /** The address of a name that only this proxy knows. */
  readonly resolves?: Readonly<Record<string, string>>;
  /** Milliseconds before anything is answered. */
  readonly delay?: number;
}

/** An HTTP proxy that knows CONNECT and nothing else. */
export async function serveProxy(options: ProxyOptions = {}): Promise<ProxyTwin> {
  const {
    doorman = (_client, _asked, through) => through(),
    served,
    leads = (port) => port,
    delay = 0,
    resolves = {},
  } = options;
  const asked: ConnectAsked[] = [];
  const said: Buffer[] = [];
  const serve = (client: Socket): void => {
    client.on("error", () => {});
    let head = Buffer.alloc(0);
    const hear = (chunk: Buffer): void => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      client.off("data", hear).pause();
      const question = read(head.toString("latin1", 0, end));
      asked.push(question);
      setTimeout(() => doorman(client, question, () => join(client, question, { leads, resolves, said })), delay);
    };
    client.on("data", hear);
  };
  const secure = served && {
    key: served.leaf.key,
    cert: served.chain.map((der) => toPem(der, "CERTIFICATE")).join(""),
  };
  const server = secure ? createSecureServer(secure, serve) : createServer(serve);
  server.on("tlsClientError", () => {});
  return { ...(await listen(server, options)), asked, said };
}

/** Refuses with a status. */
export function refusing(status: number): Doorman {
  return (client) => client.end(`HTTP/1.1 ${status} No\r\nContent-Length: 0\r\n\r\n`);
}

function read(head: string): ConnectAsked {
  const [line = "", ...lines] = head.split("\r\n");
  const headers = lines.map((each) => {
    const colon = each.indexOf(":");
    return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()] as const;
  });
  return { authority: line.split(" ")[1] ?? "", headers: new Map(headers) };
}

interface Way extends Required<Pick<ProxyOptions, "leads" | "resolves">> {
  readonly said: Buffer[];
}

function join(client: Socket, { authority }: ConnectAsked, { leads, resolves, said }: Way): void {
  const { hostname, port } = new URL(`http://${authority}`);
  const asked = port === "" ? 80 : Number(port);
  const name = hostname.replace(/^\[|\]$/g, "");
  const host = resolves[name] ?? name;
  // A test never connects elsewhere, regardless of its pins.
  if (!/^127\.|^::1$/.test(host)) return void client.end("HTTP/1.1 403 Not from here\r\n\r\n");
  const target = connect({ host, port: leads(asked) });
  target.on("error", () => client.end("HTTP/1.1 502 Bad Gateway\r\n\r\n"));
  target.once("connect", () => {
    client.write("HTTP/1.1 200 Connection established\r\nX-Proxy: twin\r\n\r\n");
    client.once("data", (chunk: Buffer) => said.push(chunk));
    client.pipe(target);
    target.pipe(client);
  });
  client.once("close", () => target.destroy());
}
