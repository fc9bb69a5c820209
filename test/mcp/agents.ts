import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as EarlierTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { onTestFinished } from "vitest";
import { childEnvironment } from "../child-environment.ts";
import { program } from "../cli/program.ts";

/** The actions of a client of either era. */
export type Agent = Pick<Client, "listTools" | "callTool" | "getServerVersion" | "getInstructions">;

/** A tool's answer, as far as tests use it. */
export interface Outcome {
  readonly text: string;
  readonly data: Record<string, unknown>;
  readonly isError: boolean;
}

const ourselves = { name: "test", version: "1" };

/** The official clients: the one of 2025, the one of 2026 with its default revision, and with the revision of 2026. */
export const eras = {
  "the client of 2025": async (url: URL, headers?: Record<string, string>): Promise<Agent> => {
    const client = new EarlierClient(ourselves);
    await client.connect(new EarlierTransport(url, { ...(headers && { requestInit: { headers } }) }));
    onTestFinished(() => client.close());
    return client as never;
  },
  "the client of 2026 as it comes": (url: URL, headers?: Record<string, string>) => connect(url, headers),
  "the client of 2026 in its own revision": (url: URL, headers?: Record<string, string>) => connect(url, headers, true),
} as const;

async function connect(url: URL, headers?: Record<string, string>, isModern = false): Promise<Client> {
  const client = new Client(ourselves, isModern ? { versionNegotiation: { mode: "auto" } } : {});
  await client.connect(new StreamableHTTPClientTransport(url, { ...(headers && { requestInit: { headers } }) }));
  onTestFinished(() => client.close());
  return client;
}

/** An agent that has started `portcullis mcp`. */
export async function overStdio(args: readonly string[], isModern: boolean): Promise<Client> {
  const client = new Client(ourselves, isModern ? { versionNegotiation: { mode: "auto" } } : {});
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program, "mcp", ...args], env: childEnvironment }),
  );
  onTestFinished(() => client.close());
  return client;
}

/** Calls a tool. */
export async function callOf(agent: Agent, name: string, given: Record<string, unknown> = {}): Promise<Outcome> {
  const told = await agent.callTool({ name, arguments: given });
  const [first] = told.content as { type: string; text?: string }[];
  return {
    text: first?.text ?? "",
    data: (told.structuredContent ?? {}) as Record<string, unknown>,
    isError: told.isError === true,
  };
}

/** Sends bytes to the mount like an arbitrary client. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    body: typeof body === "string" || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
  });
}

/** A message that calls a tool. */
export function calling(name: string, given: object = {}, id: number | string = 1): object {
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: given } };
}
