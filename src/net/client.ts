import { Agent as PlainAgent, request as askPlainly, type ClientRequest, type IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as askSecurely } from "node:https";
import type { LookupFunction } from "node:net";
import { failure, Failure } from "../core/failure.ts";
import type { Send } from "../core/net/net.ts";
import { printable } from "../core/printable.ts";
import { hostOf } from "../core/target/target.ts";
import type { Text } from "../core/text.ts";
import { pairs } from "./http/exchange.ts";
import { isTimeout, onAbort, withPatience } from "./time.ts";

type Request = Parameters<Send>[0];
type Reply = Awaited<ReturnType<Send>>;

/** One server: where it is, how it is asked, and what it is called in messages. */
interface Line {
  readonly server: string;
  readonly isSecure: boolean;
  readonly agent: PlainAgent;
}

/** The result of a site with every problem we know is some hundred kilobytes. */
const longestBody = 4 * 1024 * 1024;

const keeping = { keepAlive: true, maxSockets: 8, scheduling: "lifo" } as const;

/**
 * The way to one Portcullis server that the operator chose: at most eight connections, kept alive. It is trusted as Node trusts
 * servers, so that NODE_EXTRA_CA_CERTS counts; nothing in the environment switches that off, since a key may be sent.
 */
export function openClient(server: string): Send {
  const isSecure = new URL(server).protocol === "https:";
  const agent = isSecure ? new SecureAgent({ ...keeping, rejectUnauthorized: true }) : new PlainAgent(keeping);
  const line: Line = { server, isSecure, agent };
  return (request, signal = new AbortController().signal) => {
    // Whatever asks: a key that was given for this server goes nowhere else.
    if (new URL(request.url).origin !== new URL(server).origin) throw new Error("a request to another origin");
    return withPatience(signal, request.patience, (within) => ask(request, within, line));
  };
}

/** Asks until it is answered or fails: a kept connection may have been closed by the server while the request was on its way. */
async function ask(request: Request, signal: AbortSignal, line: Line): Promise<Reply> {
  // RFC 9110 §9.2.2: what changes nothing may be asked again. Every kept connection fails in this way once at most.
  for (;;) {
    const reply = await exchange(request, signal, line);
    if (reply) return reply;
  }
}

function open({ url, method = "GET", headers = {}, body }: Request, { isSecure, agent }: Line): ClientRequest {
  const to = new URL(url);
  return (isSecure ? askSecurely : askPlainly)(to, {
    agent,
    method,
    headers: { "accept-encoding": "identity", ...(body && { "content-length": `${body.length}` }), ...headers },
    ...(isLocalName(hostOf(to)) && { lookup: loopback }),
  });
}

/** Null where a kept connection turned out to be closed. */
function exchange(request: Request, signal: AbortSignal, line: Line): Promise<Reply | null> {
  const outgoing = open(request, line);
  const { promise, resolve, reject } = Promise.withResolvers<Reply | null>();
  let isAnswered = false;
  const fail = (error: unknown): void => {
    if (!isAnswered && outgoing.reusedSocket && broken.has(codeOf(error))) resolve(null);
    else reject(toFailure(error, line.server));
    outgoing.destroy();
  };
  const free = onAbort(signal, fail);
  // An error behind the headers ends the body, which tells of it itself.
  outgoing.on("error", (error) => isAnswered || fail(error));
  // A server that closes, or switches to a protocol that nobody asked for, may say so in this way alone.
  outgoing.once("close", () => isAnswered || fail(closed()));
  outgoing.once("response", (incoming) => {
    isAnswered = true;
    read(incoming, line.server).then(resolve, fail);
  });
  outgoing.end(request.body);
  return promise.finally(free);
}

async function read(incoming: IncomingMessage, server: string): Promise<Reply> {
  const { statusCode: status = 0, rawHeaders } = incoming;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) throw failure("server.invalid-answer", { server, detail: tooLong });
    chunks.push(chunk);
  }
  return { status, headers: pairs(rawHeaders), body: Buffer.concat(chunks) };
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

const broken = new Set(["ECONNRESET", "EPIPE"]);

function closed(): Error {
  return Object.assign(new Error("closed"), { code: "ECONNRESET" });
}

/** What an error on the way to the server means, in the words of whoever asked it. */
function toFailure(error: unknown, server: string): Failure {
  if (error instanceof Failure) return error;
  const options = { cause: error };
  if (isTimeout(error)) return failure("server.timeout", { server }, options);
  if (error instanceof Error && error.name === "AbortError") return failure("aborted", {}, options);
  const code = codeOf(error) || "unknown";
  if (/^(?:HPE_|ERR_HTTP)/.test(code)) return failure("server.invalid-answer", { server, detail: code }, options);
  return failure("server.unreachable", { server, detail: untrusted.has(code) ? hintOf(code) : code }, options);
}

function codeOf(error: unknown): string {
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

function hintOf(code: string): Text {
  return {
    en: `${code}; NODE_EXTRA_CA_CERTS names authorities to trust beside the usual ones`,
    ko: `${code}; 추가로 신뢰할 인증 기관은 NODE_EXTRA_CA_CERTS로 지정합니다`,
  };
}
