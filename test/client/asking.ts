import { expect } from "vitest";
import { createClient, Failure, type ClientOptions } from "../../src/client/index.ts";

/** The server of the client, below a path. */
export const server = "https://gate.example/portcullis";

/** A key of that server. */
export const apiKey = "ptc_live_0123456789";

/** A request that was sent. */
export type Sent = { readonly url: URL; readonly init: RequestInit };

/** A client whose server gives these replies in order. */
export function clientOf(replies: readonly (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    const next = replies[sent.push({ url: new URL(url), init }) - 1];
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error("asked too often"));
  };
  return { sent, client: createClient({ server, fetch, ...options }) };
}

/** An answer in JSON. */
export function reply(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json", ...headers } });
}

/** An answer in lines, in pieces that end within lines. */
export function lines(...values: readonly (object | string)[]): Response {
  const text = values.map((value) => (typeof value === "string" ? value : `${JSON.stringify(value)}\n`)).join("");
  // In pieces that end within lines.
  const pieces = text.match(/[^]{1,17}/g) ?? [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
}

/** The failure of a call, which must be a `Failure`. */
export async function failureOf(asking: Promise<unknown>): Promise<Failure> {
  const thrown: unknown = await asking.then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Failure);
  return thrown as Failure;
}

/** All events, in order. */
export async function all<T>(events: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const event of events) found.push(event);
  return found;
}
