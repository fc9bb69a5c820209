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

/** Where proxies stand, as the environment says. */
type Environment = Readonly<Record<string, string | undefined>>;

/** One server: how it is asked, and what it is called in messages. */
interface Line {
  readonly server: string;
  readonly dispatcher: Dispatcher;
  /** Hears of every answer. */
  readonly answered: () => void;
}

/** The result of a site with every problem we know is some hundred kilobytes. */
const longestBody = 4 * 1024 * 1024;

/**
 * The way to one Portcullis server that the operator chose: at most eight connections, kept alive, through the proxy of the
 * environment where there is one. It is trusted as Node trusts servers, so that NODE_EXTRA_CA_CERTS counts; nothing in the environment
 * switches that off, since a key may be sent.
 */
export function openClient(server: string, environment: Environment = process.env): Send {
  let opening: Promise<Line> | undefined;
  return (request, signal = new AbortController().signal) => {
    // Whatever asks: a key that was given for this server goes nowhere else.
    if (new URL(request.url).origin !== new URL(server).origin) throw new Error("a request to another origin");
    return withPatience(signal, request.patience, async (within) => {
      opening ??= open(server, environment);
      return ask(request, within, await opening);
    });
  };
}

/** What speaks to it is loaded with the first question. */
async function open(server: string, environment: Environment): Promise<Line> {
  const { buildConnector, EnvHttpProxyAgent } = await import("undici");
  const to = new URL(server);
  const proxy = proxyFor(to, environment);
  const trust = { rejectUnauthorized: true };
  const lookup = isLocalName(hostOf(to)) && { lookup: loopback };
  const guard = inVain(buildConnector({ ...trust, ...lookup, allowH2: false }));
  try {
    const dispatcher = new EnvHttpProxyAgent({
      // Its own reading takes the proxy for http for one for https, and knows no networks in NO_PROXY.
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

/** So many connections one after the other without an answer over any of them, and it is given up. */
const mostInVain = 16;

/** Where a server hangs up on whoever has just connected, undici would connect again, and again, for as long as somebody waits. */
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

/** The proxy for a server; empty where there is none. What is on this machine is never asked for elsewhere: a key may go there in the clear. */
function proxyFor(to: URL, environment: Environment): string {
  const read = (name: string): string | undefined => environment[name] || environment[name.toUpperCase()];
  const end = { host: hostOf(to), port: portOf(to) };
  const bypass = (read("no_proxy") ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
  if (isLocal(end.host) || isBypassed(end, bypass)) return "";
  const proxy = read(to.protocol === "https:" ? "https_proxy" : "http_proxy") ?? read("all_proxy") ?? "";
  return proxy === "" || proxy.includes("://") ? proxy : `http://${proxy}`;
}

const badProxy: Text = { en: "the proxy of the environment is no URL", ko: "환경 변수의 프록시가 URL이 아님" };

/** Milliseconds before each further try, half of them up to one and a half. */
const pauses = [100, 400];

/** Asks until it is answered or fails: a connection may break, and a kept one be closed while the request is on its way. */
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

/** RFC 9110 §9.2.2: what changes nothing may be asked again, where the connection broke before there was an answer. */
function mayAskAgain({ method = "GET" }: Request, error: unknown): boolean {
  return /^(?:GET|HEAD)$/.test(method) && !(error instanceof Answered) && broken.has(undiciCode(error));
}

const broken = new Set(["ECONNRESET", "EPIPE", "ECONNREFUSED"]);

/** What broke off an answer that had begun. */
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
  // It may break off while nobody reads it.
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

/** RFC 6761 §6.3: these names mean this machine, whatever a resolver says, so that what is sent there in the clear stays here. */
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

/** What an error on the way to the server means, in the words of whoever asked it. */
function toFailure(thrown: unknown, signal: AbortSignal, { server }: Line): Failure {
  if (thrown instanceof Failure) return thrown;
  const error = signal.aborted ? whyOf(signal) : thrown instanceof Answered ? thrown.cause : thrown;
  const options = { cause: error };
  if (isTimeout(error)) return failure("server.timeout", { server }, options);
  if (signal.aborted) return failure("aborted", {}, options);
  const named = printable(undiciCode(error), 60) || "unknown";
  if (/^(?:HPE_|ERR_HTTP)/.test(named)) return failure("server.invalid-answer", { server, detail: named }, options);
  return failure("server.unreachable", { server, detail: refusedByProxy(error) ?? detailOf(named) }, options);
}

/** undici tells the status of a proxy in a sentence, as of a request that was called off. */
function refusedByProxy(error: unknown): Text | null {
  const status =
    error instanceof Error && /^Proxy response \((?<status>\d{3})\)/.exec(error.message)?.groups?.["status"];
  return status ? { en: `the proxy answered ${status}`, ko: `프록시가 ${status} 응답` } : null;
}

/** The code of an error, such as `ECONNREFUSED`; empty where it has none. */
export function codeOf(error: unknown): string {
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

/** A code as people are told of it, with what may be done where a certificate is not trusted. */
export function detailOf(code: string): Text | string {
  if (!untrusted.has(code)) return code;
  return {
    en: `${code}; NODE_EXTRA_CA_CERTS names authorities to trust beside the usual ones`,
    ko: `${code}; 추가로 신뢰할 인증 기관은 NODE_EXTRA_CA_CERTS로 지정합니다`,
  };
}
