import type { H3 } from "h3";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FastResponse } from "srvx";
import { expect, onTestFinished, test } from "vitest";
import { openRequestHandler } from "./handler.ts";
import { openLog } from "../../telemetry/log.ts";
import { refusal } from "../../../src/core/result/envelope-schema.ts";
import { letter } from "../../../test/api/letter.ts";
import { say } from "../../../test/twins/ask.ts";
import { serve, until } from "../../../test/server/service.ts";

interface Line {
  readonly msg?: string;
  readonly requestId?: string;
  readonly stack?: string;
  readonly status?: number;
}

function parsed(lines: readonly string[]): readonly Line[] {
  return lines.map((line) => JSON.parse(line) as Line);
}

/** An entrance on its own port, before an application with scripted answers. */
async function open(fetch: H3["fetch"]): Promise<{ readonly port: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const log = openLog({ write: (line) => lines.push(line) });
  const { enter } = openRequestHandler({ app: { fetch } as H3, log, language: "en", isLast: () => true });
  const server = createServer(enter).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, lines };
}

const boom = new Error("boom");

test.for<readonly [what: string, fetch: H3["fetch"]]>([
  ["throws at once", () => raise()],
  ["rejects", () => Promise.reject(boom)],
  ["rejects later", () => new Promise((_, reject) => setImmediate(() => reject(boom)))],
  ["throws what is no error", () => Promise.reject("boom")],
  [
    "answers with a header that cannot be sent",
    () => new FastResponse("a", { headers: [["x", "boom\n"]] as [string, string][] }),
  ],
  ["answers with a status that cannot be sent", () => new FastResponse("boom", { status: 99 })],
])("an application that %s is a bug under the id of the request, in the envelope", async ([, fetch]) => {
  const { port, lines } = await open(fetch);

  const { bytes } = await say(port, "GET /?lang=ko HTTP/1.1\r\nHost: a\r\nX-Request-Id: build-4711\r\n\r\n");

  const [head = "", body = ""] = bytes.toString().split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  expect(refusal.parse(JSON.parse(body))).toMatchObject({
    requestId: "build-4711",
    error: { reason: "internal", message: "내부 오류가 발생했습니다." },
  });
  const [bug, request] = parsed(lines);
  expect(bug).toMatchObject({ msg: "bug", requestId: "build-4711" });
  expect(request).toMatchObject({ requestId: "build-4711", status: 503 });
});

function raise(): never {
  throw boom;
}

test("an error next to a running request becomes its answer, and others are answered", async () => {
  const asleep = Promise.withResolvers<never>();
  const check = {
    ...letter,
    collect() {
      // As the process would, in a turn of the event loop that the request caused.
      setImmediate(() => service.blame(boom));
      return asleep.promise;
    },
  };
  const service = await serve({ checks: [check] });

  const broken = await service.ask("/api/util/open-letter", {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-id": "build-4711" },
    body: '{"text":"a"}',
  });

  expect(broken.status).toBe(503);
  expect(broken.envelope).toMatchObject({ ok: false, requestId: "build-4711", error: { reason: "internal" } });
  expect(parsed(service.lines).find(({ msg }) => msg === "bug")).toMatchObject({
    requestId: "build-4711",
    stack: expect.stringContaining("boom") as string,
  });
  // Its end is no longer awaited.
  asleep.reject(boom);
  await until(() => parsed(service.lines).filter(({ requestId }) => requestId === "build-4711").length >= 3);
  expect((await service.ask("/livez")).status).toBe(200);
});

test("an error outside every request is logged without an id", async () => {
  const service = await serve();

  service.blame(boom);

  expect(parsed(service.lines).find(({ msg }) => msg === "bug")).toMatchObject({ requestId: null });
  expect((await service.ask("/livez")).status).toBe(200);
});
