import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { ApiRequest, ReplyDraft } from "../../http/listener/exchange.ts";
import { openPipeline } from "../pipeline.ts";
import { openSample } from "../../../test/server/pipeline/sample.ts";
import { batchRoute } from "./route.ts";

/** A request as the listener makes it. */
function requestFor(body: object): ApiRequest {
  const text = JSON.stringify(body);
  const headers = {
    authorization: "Bearer a-key",
    "content-type": "application/json",
    "content-length": `${text.length}`,
  };
  const incoming = Object.assign(Readable.from([Buffer.from(text)]), { headers }) as unknown as IncomingMessage;
  const gone = new AbortController().signal;
  return {
    requestId: "a-request",
    method: "POST",
    path: "/api/batch",
    search: "",
    language: "en",
    incoming,
    gone: () => gone,
  };
}

test("a line tells the progress while nothing else happens, and a stopping server ends the batch", async () => {
  const { check } = openSample({ collect: () => new Promise(() => {}) });
  const keys = { find: () => Promise.resolve({ id: "one" }) };
  const pipeline = {
    ...openPipeline({ keys }),
    clients: () => ({
      counted: ["192.0.2.1"],
      network: "192.0.2.0/24",
      address: "192.0.2.1",
      isProxied: false,
      proxies: 0,
    }),
  };
  const closing = new AbortController();
  const route = batchRoute({
    offers: [{ id: check.id, load: () => Promise.resolve(check) }],
    pipeline,
    onBug(_id, error) {
      throw error;
    },
    closing: closing.signal,
    every: 5,
  });
  const draft: ReplyDraft = { fields: [], rate: [], note: {}, names: [] };

  const { stream } = await route(requestFor({ check: "sample", inputs: ["a.example", "b.example"] }), draft);
  const reader = stream?.getReader();
  const first = await reader?.read();

  expect(JSON.parse(new TextDecoder().decode(first?.value))).toEqual({ progress: { done: 0, failed: 0, total: 2 } });
  closing.abort();
  await reader?.cancel();
});
