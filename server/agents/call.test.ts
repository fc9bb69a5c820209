import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import type { AnyCheck, Context } from "../../src/core/check.ts";
import { largestText } from "../http/listener/body.ts";
import { serve, until } from "../../test/server/service.ts";
import { calling, post } from "../../test/mcp/agents.ts";
import { measured } from "../../test/mcp/sample.ts";
import { childEnvironment } from "../../test/child-environment.ts";
import { program } from "../../test/cli/program.ts";

test.for([false, true])("progress is reported on request, with its own revision: %s", async (isModern) => {
  const { url } = await serve({ checks: [measured] });
  const agent = new Client({ name: "test", version: "1" }, isModern ? { versionNegotiation: { mode: "auto" } } : {});
  await agent.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  onTestFinished(() => agent.close());
  const heard: unknown[] = [];

  await agent.callTool(
    { name: "check_sample", arguments: { host: "127.0.0.1" } },
    { onprogress: ({ progress, total }) => void heard.push([progress, total]) },
  );

  expect(heard).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

/** A check that waits until its run is cancelled. */
function endless(): { readonly check: AnyCheck; readonly state: { begun: boolean; ended: boolean } } {
  const state = { begun: false, ended: false };
  async function collect(_input: unknown, { net }: Context): Promise<never> {
    state.begun = true;
    // The name does not resolve, so only the end of the run ends this.
    for (;;) {
      try {
        await net.addresses({ host: "unknown.example", port: 443 });
      } catch (error) {
        if (isAborted(error)) {
          state.ended = true;
          throw error;
        }
      }
      // If the name fails at once, nothing else in the process would get to run.
      await new Promise((next) => void setTimeout(next, 5));
    }
  }
  return { check: { ...measured, collect } as never, state };
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && "facts" in error && (error.facts as { id: string }).id === "aborted";
}

test("a client that disconnects ends its run", async () => {
  const { check, state } = endless();
  const { url } = await serve({ checks: [check] });
  const going = new AbortController();
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const body = JSON.stringify(calling("check_sample", { host: "127.0.0.1" }));
  const asking = fetch(`${url}/mcp`, { method: "POST", headers, body, signal: going.signal }).then((told) =>
    told.text(),
  );
  await until(() => state.begun);

  going.abort();

  await expect(asking).rejects.toThrow(/abort/i);
  await until(() => state.ended);
  expect((await post(url, calling("list_checks"))).status).toBe(200);
});

/** A `portcullis mcp` process that receives raw bytes. */
function agentProcess() {
  const child = spawn(process.execPath, [program, "mcp"], { env: childEnvironment });
  onTestFinished(() => void child.kill("SIGKILL"));
  const told: { id?: number; result?: unknown }[] = [];
  let rest = "";
  child.stdout.on("data", (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString()}`.split("\n");
    rest = lines.pop() ?? "";
    told.push(...lines.map((line) => JSON.parse(line) as { id?: number }));
  });
  const say = (line: string): void => void child.stdin.write(`${line}\n`);
  return { child, told, say };
}

const hello = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

test("no line ends the connection, and the end of the input ends the process", async () => {
  const { child, told, say } = agentProcess();
  const exit = once(child, "exit");
  say(JSON.stringify(hello));
  for (const line of ["", "{", "null", "[]", '"\u0000"', "[".repeat(100_000), "x".repeat(largestText + 1)]) say(line);
  say(JSON.stringify({ jsonrpc: "2.0", id: 2, method: "tools/list" }));
  await until(() => told.some(({ id }) => id === 2));

  child.stdin.end();

  expect(await exit).toEqual([0, null]);
  expect(told.filter(({ id }) => typeof id === "number").map(({ id }) => id)).toEqual([1, 2]);
  // The limits of HTTP: nesting and size.
  expect(told.filter(({ id }) => id === null)).toMatchObject([
    { error: { code: -32_600, message: expect.stringContaining("nested more than 32 levels") as string } },
    { error: { code: -32_600, message: expect.stringContaining("larger than 2048 kB") as string } },
  ]);
});

test("a call that is cancelled is not answered, and the next one is", async () => {
  const { told, say } = agentProcess();
  say(JSON.stringify(hello));
  say(JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }));
  say(JSON.stringify(calling("check_ssl", { host: "192.0.2.1" }, 7)));
  say(JSON.stringify({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 7 } }));
  say(JSON.stringify(calling("list_checks", {}, 8)));

  await until(() => told.some(({ id }) => id === 8));

  expect(told.map(({ id }) => id)).not.toContain(7);
});
