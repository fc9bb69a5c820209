import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readBody } from "./body.ts";

function incoming(body: string | null, headers: Readonly<Record<string, string>>): IncomingMessage {
  const sized = body === null ? {} : { "content-length": `${body.length}` };
  const stream = Readable.from(body === null || body === "" ? [] : [Buffer.from(body)]);
  return Object.assign(stream, { headers: { ...sized, ...headers } }) as unknown as IncomingMessage;
}

const json = { "content-type": "application/json" };
const chunked = { "transfer-encoding": "chunked", "content-length": undefined as never };

test.for<readonly [name: string, body: string | null, headers: Readonly<Record<string, string>>]>([
  ["no body, without a type", null, {}],
  ["no body, with a type", null, json],
  ["an empty body", "", json],
  ["an empty body of another type", "", { "content-type": "text/plain" }],
  ["an empty body in chunks", "", { ...json, ...chunked }],
  ["{}", "{}", json],
])("%s is the same as {}", async ([, body, headers]) => {
  expect(await readBody(incoming(body, headers), ["name"])).toEqual({});
});

test("a request without parameters in its body refuses others", async () => {
  await expect(readBody(incoming('{"name":"a"}', json), [])).rejects.toThrow("The body must be empty or {}.");
});
