import { isIP, type LookupFunction } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { buildConnector, Dispatcher } from "undici";
import { failure, Failure } from "../core/failure.ts";
import type { Send } from "../core/net/net.ts";
import { printable } from "../core/printable.ts";
import { within as isWithin } from "../core/target/address.ts";
import { hostOf, portOf } from "../core/target/target.ts";
import type { Text } from "../core/text.ts";
import { pairs } from "./http/exchange.ts";
import { isTimeout, throwIfAborted, whyOf, withPatience, withSignal } from "./time.ts";
import { isBypassed } from "./tunnel/bypass.ts";
import { undiciCode } from "./undici-codes.ts";

type Request = Parameters<Send>[0];
type Reply = Awaited<ReturnType<Send>>;

/** The proxy settings of the environment. */
type Environment = Readonly<Record<string, string | undefined>>;

/** One server: how it is reached, and its name in messages. */
interface Line {
  readonly server: string;
  readonly dispatcher: Dispatcher;
  /** Called for every answer. */
  readonly answered: () => void;
}

/** The result for a site with every known problem has some hundred kilobytes. */
const longestBody = 4 * 1024 * 1024;

/**
 * A client for one Portcullis server that the operator chose: at most eight keep-alive connections, through the environment's proxy where
 * there is one. Trust is Node's, so NODE_EXTRA_CA_CERTS counts. No environment variable disables verification, because a key may be sent.
 */
export function openClient(server: string, environment: Environment = process.env): Send {
  let opening: Promise<Line> | undefined;
  return (request, signal = new AbortController().signal) => {
    // The key for this server must not be sent to another origin.
    if (new URL(request.url).origin !== new URL(server).origin) throw new Error("a request to another origin");
    return withPatience(signal, request.patience, async (within) => {
      opening ??= open(server, environment);
      return ask(request, within, await opening);
    });
  };
}

/** The HTTP client is loaded with the first request. */
async function open(server: string, environment: Environment): Promise<Line> {
  const { buildConnector, EnvHttpProxyAgent } = await import("undici");
  const to = new URL(server);
  const proxy = proxyFor(to, environment);
  const trust = { rejectUnauthorized: true };
  const lookup = isLocalName(hostOf(to)) && { lookup: loopback };
  const guard = inVain(buildConnector({ ...trust, ...lookup, allowH2: false }));
  try {
    const dispatcher = new EnvHttpProxyAgent({
      // undici's own parsing uses the http proxy for https as well, and does not support networks in NO_PROXY.
      httpProxy: proxy,
      httpsProxy: proxy,
      noProxy: "",
      connections: 8,
      pipelining: 1,
      allowH2: false,
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: guard.connect,
      requestTls: trust,
      proxyTls: trust,
    });
    return { server, dispatcher, answered: guard.answered };
  } catch (error) {
    throw failure("server.unreachable", { server, detail: badProxy }, { cause: error });
  }
}

/** After this many consecutive connections without an answer, the request fails. */
const mostInVain = 16;

/** Where a server closes every new connection, undici would reconnect as long as a request waits. */
function inVain(
  connect: buildConnector.connector,
): Pick<Line, "answered"> & { readonly connect: buildConnector.connector } {
  let inARow = 0;
  return {
    answered: () => (inARow = 0),
    connect(options, done) {
      if (++inARow <= mostInVain) return connect(options, done);
      inARow = 0;
      const closed = Object.assign(new Error("closed"), { code: "ECONNRESET" });
      return setImmediate(() => done(closed, null));
    },
  };
}

/** The proxy for a server; empty for none. Loopback is never proxied, because a key may be sent there in clear text. */
function proxyFor(to: URL, environment: Environment): string {
  const read = (name: string): string | undefined => environment[name] || environment[name.toUpperCase()];
  const end = { host: hostOf(to), port: portOf(to) };
  const bypass = (read("no_proxy") ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
  if (isLocal(end.host) || isBypassed(end, bypass)) return "";
  const proxy = read(to.protocol === "https:" ? "https_proxy" : "http_proxy") ?? read("all_proxy") ?? "";
  return proxy === "" || proxy.includes("://") ? proxy : `http://${proxy}`;
}

const badProxy: Text = { en: "the proxy of the environment is no URL", ko: "환경 변수의 프록시가 URL이 아님" };

/** Milliseconds before each retry, randomised from half to one and a half. */
const pauses = [100, 400];

/** Sends a request and retries it: a kept connection may be closed while the request is on its way. */
async function ask(request: Request, signal: AbortSignal, line: Line): Promise<Reply> {
  const until = performance.now() + (request.patience ?? Number.MAX_SAFE_INTEGER);
  for (let tries = 0; ; tries++) {
    try {
      return await exchange(request, signal, line);
    } catch (error) {
      const pause = (pauses[tries] ?? Number.POSITIVE_INFINITY) * (0.5 + Math.random());
      if (!mayAskAgain(request, error) || performance.now() + pause >= until) throw toFailure(error, signal, line);
      await withSignal(signal, sleep(pause, undefined, { signal })).catch((reason: unknown) => {
        throw toFailure(reason, signal, line);
      });
    }
  }
}

/** RFC 9110 §9.2.2: a safe request may be repeated where the connection broke before an answer. */
function mayAskAgain({ method = "GET" }: Request, error: unknown): boolean {
  return /^(?:GET|HEAD)$/.test(method) && !(error instanceof Answered) && broken.has(undiciCode(error));
}

const broken = new Set(["ECONNRESET", "EPIPE", "ECONNREFUSED"]);

/** The error of an answer that broke off. */
class Answered extends Error {}

async function exchange(request: Request, signal: AbortSignal, { server, dispatcher, answered }: Line): Promise<Reply> {
  const { url, method = "GET", headers = {}, body } = request;
  const to = new URL(url);
  throwIfAborted(signal);
  const asked = dispatcher.request({
    origin: to.origin,
    path: to.pathname + to.search,
    method,
    headers: { "accept-encoding": "identity", ...headers },
    ...(body && { body }),
    responseHeaders: "raw",
    signal,
  });
  const reply = await withSignal(signal, asked);
  answered();
  // The body may fail before it is read.
  reply.body.on("error", () => {});
  try {
    return await withSignal(signal, read(reply, server));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Answered("the answer broke off", { cause: error });
  }
}

async function read({ statusCode: status, headers, body }: Dispatcher.ResponseData, server: string): Promise<Reply> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) throw failure("server.invalid-answer", { server, detail: tooLong });
    chunks.push(chunk);
  }
  return { status, headers: pairs(headers as unknown as readonly string[]), body: Buffer.concat(chunks) };
}

const tooLong: Text = {
  en: `more than ${longestBody / 1024 / 1024} MB`,
  ko: `${longestBody / 1024 / 1024} MB 초과`,
};

/** RFC 6761 §6.3: these names always mean loopback, so that clear text stays on this machine. */
function isLocalName(host: string): boolean {
  return /(?:^|\.)localhost$/.test(host);
}

const local = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
] as const;

const loopback: LookupFunction = (_host, { all }, done) => {
  if (all) done(null, [...local]);
  else done(null, local[0].address, local[0].family);
};

/** Whether a host is this machine. */
function isLocal(host: string): boolean {
  return isIP(host) === 0 ? isLocalName(host) : isWithin(host, ["127.0.0.0/8", "::1/128"]);
}

/** The failure for an error on the way to the server, in the words of the caller. */
function toFailure(thrown: unknown, signal: AbortSignal, { server }: Line): Failure {
  if (thrown instanceof Failure) return thrown;
  const cause = thrown instanceof Answered ? thrown.cause : thrown;
  const error = signal.aborted ? whyOf(signal) : cause;
  const options = { cause: error };
  if (isTimeout(error)) return failure("server.timeout", { server }, options);
  if (signal.aborted) return failure("aborted", {}, options);
  const named = printable(undiciCode(error), 60) || "unknown";
  if (/^(?:HPE_|ERR_HTTP)/.test(named)) return failure("server.invalid-answer", { server, detail: named }, options);
  return failure("server.unreachable", { server, detail: refusedByProxy(error) ?? detailOf(named) }, options);
}

/** undici reports a proxy's status in a sentence, as an aborted request. */
function refusedByProxy(error: unknown): Text | null {
  const status =
    error instanceof Error && /^Proxy response \((?<status>\d{3})\)/.exec(error.message)?.groups?.["status"];
  return status ? { en: `the proxy answered ${status}`, ko: `프록시가 ${status} 응답` } : null;
}

/** The code of an error, such as `ECONNREFUSED`; empty where it has none. */
export function errorCodeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === "string" ? printable(code, 60) : "";
}

const untrusted = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** A code for users, with advice where a certificate is not trusted. */
export function detailOf(code: string): Text | string {
  if (!untrusted.has(code)) return code;
  return {
    en: `${code}; set NODE_EXTRA_CA_CERTS=ca.pem if the server uses a private CA`,
    ko: `${code}; 서버가 사설 CA를 쓰면 NODE_EXTRA_CA_CERTS=ca.pem을 설정하십시오`,
  };
}
