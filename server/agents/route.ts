import { createMcpHandler, validateHostHeader, validateOriginHeader } from "@modelcontextprotocol/server";
import type { IncomingMessage } from "node:http";
import type { AnyCheck } from "../../src/core/check.ts";
import type { Text } from "../../src/core/text.ts";
import { describeFailure, Failure } from "../../src/core/failure.ts";
import { callerOf, type Pipeline } from "../questions/route.ts";
import { ask, toJson } from "../questions/ask.ts";
import type { CountedCaller } from "../questions/caller.ts";
import { agentFields, rateFields } from "../http/header-fields.ts";
import { limited, type Charge } from "../http/rate-limit.ts";
import { largestText, readBytes } from "../http/listener/body.ts";
import { hasTooManyMembers } from "../http/listener/body-limits.ts";
import type { ApiRequest, ReplyDraft, Fields, Reply, RouteHandler } from "../http/listener/exchange.ts";
import type { InnerCalls } from "../operations/inner-calls.ts";
import { openAgent } from "./agent.ts";
import { mostMessages, refusals, type Refusal } from "./message-limits.ts";
import type { AnswerQuestion } from "./question.ts";
import { sentHost } from "../http/request-target.ts";
import { toolName } from "./tools.ts";
import { keptLink } from "../pages/tools/link.ts";

/** Options of the mount. */
export interface MountOptions {
  readonly checks: readonly AnyCheck[];
  readonly pipeline: Pipeline;
  /** The public URL of the server; null where none is configured. */
  readonly baseUrl: string | null;
  /** The terms of use. */
  readonly terms: Text;
  readonly onBug: (requestId: string, error: unknown) => void;
  /** Performs operations for a request with its key; absent without accounts. */
  readonly operations?: InnerCalls | undefined;
  /** Opens the server of a request; by default the tools of the checks. */
  readonly open?: typeof openAgent;
}

/** Milliseconds between keep-alive comments on a stream, so that no proxy closes it. */
const keepAlive = 15_000;

/** The endpoint for agents: Streamable HTTP without sessions, in both eras of the protocol. */
export function agentRoute({
  checks,
  pipeline,
  baseUrl,
  terms,
  onBug,
  operations,
  open = openAgent,
}: MountOptions): RouteHandler {
  const senders = new WeakMap<Request, Sender>();
  const hosts = ["localhost", "127.0.0.1", "[::1]", ...(baseUrl === null ? [] : [new URL(baseUrl).hostname])];
  const ofChecks = new Set(checks.map(toolName));
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const sender = requestInfo && senders.get(requestInfo);
      if (!sender) throw new Error("a request that did not come through the mount");
      const { request, caller, draft } = sender;
      const canRead = caller.scopes?.includes("read") === true;
      return open({
        checks,
        ask: askerFor(sender, pipeline, baseUrl),
        perform: canRead ? operations?.(request, draft) : undefined,
        language: pipeline.language,
        terms: terms[pipeline.language],
        isCore: new URLSearchParams(request.search).get("tools") === "core",
        onBug: (error) => onBug(request.requestId, error),
      });
    },
    // The lists never change while the server runs, so there is nothing to subscribe to.
    { keepAliveMs: keepAlive, maxSubscriptions: 0 },
  );

  return async (request, draft) => {
    const { incoming, method } = request;
    const stranger = strangerOf(incoming, hosts);
    if (stranger !== null) return rpcError(403, -32_000, stranger);
    const { origin } = incoming.headers;
    if (origin !== undefined) draft.fields.push(["access-control-allow-origin", origin], ["vary", "origin"]);
    if (method === "OPTIONS") return { status: 204, fields: preflight, body: "" };
    if (method !== "POST") {
      draft.fields.push(["allow", "POST, OPTIONS"]);
      return rpcError(405, -32_000, "Use POST. This server keeps no sessions and no streams.");
    }
    const onRate = (charge: Charge): void => void (draft.rate = rateFields(charge));
    const caller = await callerOf(request, draft, pipeline, onRate);
    const text = decode(await readBytes(incoming, largestText));
    if (text !== null && hasTooManyMembers(text)) return refusedMessage(refusals.members);
    const read = text === null ? null : parse(text);
    if (!read) return rpcError(400, -32_700, "Parse error: the body is not JSON in UTF-8.");
    const messages = Array.isArray(read.body) ? (read.body as unknown[]) : [read.body];
    if (messages.length > mostMessages) return refusedMessage(refusals.messages);
    for (const message of messages) {
      const tool = calledTool(message);
      if (tool !== null && ofChecks.has(tool)) continue;
      const charge = await pipeline.agents.charge(caller.counted);
      onRate(charge);
      if (charge.wait !== null) return tooMany(charge.wait, idOf(message), request);
    }
    const [only] = messages;
    const check = messages.length === 1 ? checks.find((each) => toolName(each) === calledTool(only)) : undefined;
    if (check) draft.note.check = check.id;
    const fetched = new Request(`http://localhost${request.path}`, {
      method,
      headers: headersFor(incoming),
      signal: request.gone(),
    });
    senders.set(fetched, { request, caller, draft });
    return toReply(await handler.fetch(fetched, { parsedBody: read.body }));
  };
}

/** The sender of a request. */
interface Sender {
  readonly request: ApiRequest;
  readonly caller: CountedCaller;
  readonly draft: ReplyDraft;
}

/** Answers the questions of one request by the pipeline. A client that disconnects cancels them. */
function askerFor({ request, caller, draft }: Sender, pipeline: Pipeline, baseUrl: string | null): AnswerQuestion {
  return async ({ check, parameters, language, fresh, maxAge, signal, report }) => {
    const question = {
      check,
      input: parameters,
      caller,
      language,
      fresh,
      maxAge,
      report,
      signal: AbortSignal.any([signal, request.gone()]),
      onRate: (charge: Charge): void => void (draft.rate = rateFields(charge)),
    };
    const answered = await ask(question, pipeline);
    const body = toJson(answered.envelope, request.requestId);
    const { data, updatedAt, cached } = JSON.parse(body) as { data: unknown; updatedAt: string; cached: boolean };
    const path = await keptLink(check, parameters as Readonly<Record<string, string>>, answered, language, pipeline);
    const home = baseUrl ?? `http://${sentHost(request.incoming) ?? ""}`;
    return { data, updatedAt, cached, ...(path !== null && { report: new URL(path, home).href }) };
  };
}

/**
 * Why a request is rejected: after DNS rebinding, another site's page sends its own name as Host or Origin. Null where both are known;
 * programs send no Origin.
 */
function strangerOf(incoming: IncomingMessage, hosts: readonly string[]): string | null {
  if (!validateHostHeader(sentHost(incoming), [...hosts]).ok) return unknownHost("Host");
  return validateOriginHeader(incoming.headers.origin, [...hosts]).ok ? null : unknownHost("Origin");
}

function unknownHost(header: string): string {
  return `Forbidden: the ${header} header names neither loopback nor the host of PORTCULLIS_BASE_URL.`;
}

const preflight: Fields = [
  ...agentFields,
  ["allow", "POST, OPTIONS"],
  ["access-control-allow-methods", "POST, OPTIONS"],
  [
    "access-control-allow-headers",
    "authorization, content-type, accept, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id",
  ],
  ["access-control-max-age", "86400"],
];

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parse(text: string): { readonly body: unknown } | null {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** The tool that a message calls; null for any other message. */
function calledTool(message: unknown): string | null {
  if (typeof message !== "object" || message === null) return null;
  const { method, params } = message as { readonly method?: unknown; readonly params?: unknown };
  if (method !== "tools/call" || typeof params !== "object" || params === null) return null;
  const { name } = params as { readonly name?: unknown };
  return typeof name === "string" ? name : null;
}

/** JSON-RPC 2.0 §5: a response has the id of its request. */
function idOf(message: unknown): string | number | null {
  if (typeof message !== "object" || message === null || !("id" in message)) return null;
  const { id } = message;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

function tooMany(seconds: number, id: string | number | null, { language }: ApiRequest): Reply {
  const refused = limited(seconds);
  const message = refused instanceof Failure ? describeFailure(refused.facts, language) : "";
  const reply = rpcError(429, -32_000, message, id, { retryAfter: seconds });
  return { ...reply, fields: [...reply.fields, ["retry-after", `${seconds}`]] };
}

function refusedMessage({ code, message }: Refusal): Reply {
  return rpcError(400, code, message);
}

function rpcError(
  status: number,
  code: number,
  message: string,
  id: string | number | null = null,
  data?: object,
): Reply {
  const body = JSON.stringify({ jsonrpc: "2.0", error: { code, message, ...(data && { data }) }, id });
  return { status, fields: [...agentFields, ["content-type", "application/json"]], body };
}

/** The headers that the protocol reads. */
const ofProtocol = /^(?:accept|content-type|mcp-[a-z0-9-]+)$/;

function headersFor({ headers }: IncomingMessage): Headers {
  const taken = Object.entries(headers).filter(([name]) => ofProtocol.test(name));
  return new Headers(taken.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value ?? "")]));
}

async function toReply(response: Response): Promise<Reply> {
  const { status } = response;
  const type = response.headers.get("content-type");
  const fields: Fields = [...agentFields, ...(type === null ? [] : [["content-type", type] as const])];
  if (type?.startsWith("text/event-stream") && response.body)
    return { status, fields, body: "", stream: response.body };
  return { status, fields, body: await response.text() };
}
