import { McpServer, type CallToolResult, type ReadResourceResult } from "@modelcontextprotocol/server";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { openApp } from "../../server/http/app.ts";
import { openPipeline } from "../../server/questions/pipeline.ts";
import { openRequestHandler } from "../../server/http/listener/handler.ts";
import { openLog } from "../../server/telemetry/log.ts";
import { expectNoBackgroundErrors } from "../background-errors.ts";
import { agentRoute } from "../../server/agents/route.ts";

/** A PNG of one pixel, and a silent WAV: a scenario only requires that they exist. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const silence = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";

const text = { type: "text", text: "fixture" } as const;
const image = { type: "image", data: pixel, mimeType: "image/png" } as const;
const audio = { type: "audio", data: silence, mimeType: "audio/wav" } as const;
const embedded = (uri: string) =>
  ({ type: "resource", resource: { uri, mimeType: "text/plain", text: "embedded" } }) as const;

const results: Readonly<Record<string, CallToolResult>> = {
  test_simple_text: { content: [text] },
  test_image_content: { content: [image] },
  test_audio_content: { content: [audio] },
  test_embedded_resource: { content: [embedded("test://embedded-resource")] },
  test_multiple_content_types: { content: [text, image, embedded("test://mixed-content-resource")] },
  test_error_handling: { content: [text], isError: true },
  test_tool_with_progress: { content: [text] },
};

const resources: Readonly<Record<string, ReadResourceResult>> = {
  "test://static-text": { contents: [{ uri: "test://static-text", mimeType: "text/plain", text: "text" }] },
  "test://static-binary": { contents: [{ uri: "test://static-binary", mimeType: "image/png", blob: pixel }] },
  "test://template/123/data": {
    contents: [{ uri: "test://template/123/data", mimeType: "application/json", text: '{"id":"123"}' }],
  },
};

/** The server that the official suite expects, to test every part of the mount. */
function openFixture(): McpServer {
  const fixture = new McpServer(
    { name: "fixture", version: "1" },
    { capabilities: { tools: {}, prompts: {}, resources: {} } },
  );
  const { server } = fixture;
  server.setRequestHandler("tools/list", () => ({
    tools: Object.keys(results).map((name) => ({ name, description: name, inputSchema: { type: "object" as const } })),
  }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    // oxlint-disable-next-line no-underscore-dangle -- the protocol calls it so
    const progressToken = mcpReq._meta?.progressToken;
    if (params.name === "test_tool_with_progress" && progressToken !== undefined) {
      for (const progress of [0, 50, 100]) {
        await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } });
      }
    }
    return results[params.name] ?? { content: [text], isError: true };
  });
  server.setRequestHandler("resources/list", () => ({
    resources: Object.keys(resources).map((uri) => ({ uri, name: uri })),
  }));
  server.setRequestHandler("resources/read", ({ params }) => resources[params.uri] ?? { contents: [] });
  server.setRequestHandler("prompts/list", () => ({
    prompts: [{ name: "test_simple_prompt", description: "simple" }],
  }));
  server.setRequestHandler("prompts/get", ({ params: { name, arguments: given = {} } }) => {
    const said = { type: "text" as const, text: `simple ${Object.values(given).join(" ")}` };
    const content = name.endsWith("image")
      ? image
      : name.endsWith("resource")
        ? embedded("test://example-resource")
        : said;
    return { messages: [{ role: "user" as const, content }] };
  });
  return fixture;
}

/** The mount of the product, with the fixture behind it; its URL. */
export async function serveFixture(): Promise<string> {
  const onError = expectNoBackgroundErrors();
  const pipeline = openPipeline({ rateLimit: 10_000, measuring: { resolvers: ["127.0.0.1:9"] } });
  const route = agentRoute({
    checks: [],
    pipeline,
    baseUrl: null,
    terms: { en: "", ko: "" },
    onBug: (_requestId, error) => onError(error),
    open: openFixture,
  });
  const usual = { log: openLog(null), language: "en", isLast: () => false } as const;
  const { enter } = openRequestHandler({ app: openApp({ routes: [{ path: "/mcp", route }], ...usual }), ...usual });
  const server = createServer(enter);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}
