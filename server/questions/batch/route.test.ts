import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { ApiRequest, ReplyDraft } from "../../http/listener/exchange.ts";
import { rejected, type Keys } from "../../accounts/keys/keys.ts";
import { openPipeline } from "../pipeline.ts";
import { openSample, type Sample } from "../../../test/server/pipeline/sample.ts";
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

/** A route whose pipeline has these keys. */
function open(check: Sample["check"], keys: Keys, closing?: AbortSignal) {
  const client = { network: "192.0.2.0/24", address: "192.0.2.1", isProxied: false, proxies: 0 };
  return batchRoute({
    offers: [{ id: check.id, load: () => Promise.resolve(check) }],
    pipeline: { ...openPipeline({ keys }), clients: () => ({ counted: ["192.0.2.1"], ...client }) },
    onBug(_id, error) {
      throw error;
    },
    closing,
    every: 5,
  });
}

function draft(): ReplyDraft {
  return { fields: [], rate: [], note: {}, names: [] };
}

function linesOf(text: string): readonly { readonly index?: number; readonly progress?: object }[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as object]));
}

test("a line tells the progress while nothing else happens, and a stopping server ends the batch", async () => {
  const { check } = openSample({ collect: () => new Promise(() => {}) });
  const closing = new AbortController();
  const route = open(check, { find: () => Promise.resolve({ id: "one" }) }, closing.signal);

  const { stream } = await route(requestFor({ check: "sample", inputs: ["a.example", "b.example"] }), draft());
  const reader = stream?.getReader();
  const first = await reader?.read();

  expect(JSON.parse(new TextDecoder().decode(first?.value))).toEqual({ progress: { done: 0, failed: 0, total: 2 } });
  closing.abort();
  await reader?.cancel();
});

test("a key that is revoked measures nothing more, and the answer has no last line", async () => {
  const { check, runs } = openSample();
  let lookUps = 0;
  // The request, and the first four inputs.
  const find = () => (lookUps++ < 5 ? Promise.resolve({ id: "one" }) : Promise.reject(rejected("revoked")));
  const inputs = Array.from({ length: 20 }, (_, index) => `host${index}.example`);

  const { stream } = await open(check, { find })(requestFor({ check: "sample", inputs }), draft());
  const lines = linesOf(await new Response(stream).text());

  expect(runs).toHaveLength(4);
  expect(lines.filter(({ index }) => index !== undefined)).toHaveLength(4);
  expect(lines).not.toContainEqual({ progress: expect.objectContaining({ done: 20 }) as unknown });
});
