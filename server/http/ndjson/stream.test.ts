import { expect, test } from "vitest";
import { z } from "zod";
import { streamedReply } from "./stream.ts";
import type { ApiRequest } from "../listener/exchange.ts";
import type { AnyCheck, Context } from "../../../src/core/check.ts";
import { failure } from "../../../src/core/failure.ts";
import { serve, until, type Service } from "../../../test/server/service.ts";
import { openSample } from "../../../test/server/pipeline/sample.ts";

const inLines = { headers: { accept: "application/x-ndjson" } };
const path = "/api/util/sample?host=shop.example";

interface Runs {
  readonly check: AnyCheck;
  /** Each run, and a function that ends it. */
  readonly runs: { readonly context: Context; readonly end: (error?: unknown) => void }[];
}

/** A check that reports three names and ends on demand. */
function openNames(): Runs {
  const runs: Runs["runs"] = [];
  const names = ["one", "two", "three"].map((name) => ({ name }));
  const { check } = openSample({
    raw: z.object({ run: z.number(), names: z.array(z.object({ name: z.string() })) }),
    collect: (_input: unknown, context: Context) =>
      new Promise((resolve, reject) => {
        const raw = { run: runs.length, names };
        runs.push({ context, end: (error) => (error === undefined ? resolve(raw) : reject(error)) });
      }),
    items: {
      schema: z.object({ name: z.string() }),
      of: (raw: { readonly names: readonly { readonly name: string }[] }) => raw.names,
      key: "name",
      columns: ["name"],
    },
  });
  return { check, runs };
}

function toldOf(text: string): readonly unknown[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as unknown]));
}

/** Reads an answer piece by piece. */
async function listen(service: Service, signal?: AbortSignal) {
  const response = await fetch(service.url + path, { ...inLines, ...(signal && { signal }) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    response,
    text: () => text,
    async until(piece: string): Promise<void> {
      while (!text.includes(piece)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) throw new Error(`no ${piece} in ${text}`);
        text += value;
      }
    },
  };
}

test("items are streamed while the run continues, and later clients get them too", async () => {
  const { check, runs } = openNames();
  const service = await serve({ checks: [check] });

  const asking = listen(service);
  await until(() => runs.length === 1);
  runs[0]?.context.report?.({ kind: "item", item: { name: "two" } });
  const first = await asking;
  await first.until("two");
  const joined = await listen(service);
  await joined.until("two");
  runs[0]?.end();
  await Promise.all([first.until('"ok"'), joined.until('"ok"')]);
  const later = await service.ask(path, inLines);

  expect(first.response.status).toBe(200);
  expect(Object.fromEntries(first.response.headers)).toMatchObject({
    "content-type": "application/x-ndjson",
    "cache-control": "no-store",
    vary: "authorization, accept",
  });
  expect(toldOf(first.text())).toMatchObject([
    { name: "two" },
    { name: "one" },
    { name: "three" },
    { ok: true, cached: false },
  ]);
  expect(toldOf(joined.text())).toMatchObject([
    { name: "two" },
    { name: "one" },
    { name: "three" },
    { ok: true, cached: false },
  ]);
  expect(toldOf(later.text)).toMatchObject([
    { name: "one" },
    { name: "two" },
    { name: "three" },
    { ok: true, cached: true },
  ]);
  expect(runs).toHaveLength(1);
});

test("a failure has its status before the first item, and is the last line afterwards", async () => {
  const { check, runs } = openNames();
  const service = await serve({ checks: [check] });

  const refused = await service.ask(`${path}&hots=x`, inLines);
  const early = service.ask(path, inLines);
  await until(() => runs.length === 1);
  runs[0]?.end(failure("dns.nxdomain", { host: "shop.example" }));
  const late = listen(service);
  await until(() => runs.length === 2);
  runs[1]?.context.report?.({ kind: "progress", done: 1, total: 3 });
  const heard = await late;
  runs[1]?.end(failure("timeout.dns", { host: "shop.example" }));
  await heard.until('"ok"');

  expect([refused.status, (await early).status, heard.response.status]).toEqual([400, 404, 200]);
  expect((await early).envelope).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });
  expect(toldOf(heard.text())).toMatchObject([{ ok: false, error: { code: "UPSTREAM_TIMEOUT" } }]);
});

test("a bug after the response header is only described in the log", async () => {
  const { check, runs } = openNames();
  const service = await serve({ checks: [check] });

  const asking = listen(service);
  await until(() => runs.length === 1);
  runs[0]?.context.report?.({ kind: "item", item: { name: "one" } });
  const heard = await asking;
  runs[0]?.end(new Error("the secret of the bug"));
  await heard.until('"ok"');

  expect(toldOf(heard.text())[1]).toMatchObject({ ok: false, error: { reason: "internal" } });
  expect(heard.text()).not.toContain("secret");
  expect(service.lines.join("")).toContain("the secret of the bug");
});

test("the run is called off when the last client has left, and not before", async () => {
  const { check, runs } = openNames();
  const service = await serve({ checks: [check] });
  const [one, two] = [new AbortController(), new AbortController()];

  const asking = listen(service, one.signal);
  await until(() => runs.length === 1);
  runs[0]?.context.report?.({ kind: "item", item: { name: "one" } });
  const first = await asking;
  await first.until("one");
  const second = await listen(service, two.signal);
  await second.until("one");
  runs[0]?.context.report?.({ kind: "item", item: { name: "two" } });
  one.abort();
  await second.until("two");
  const isGoingOn = (): Promise<boolean> | undefined => runs[0]?.context.pause?.(0, 0);
  expect(await isGoingOn()).toBe(true);
  two.abort();
  await until(async () => (await isGoingOn()) === false);
});

test("HEAD is answered with the fields alone", async () => {
  const { check, runs } = openNames();
  const service = await serve({ checks: [check] });

  const asking = service.ask(path, { ...inLines, method: "HEAD" });
  await until(() => runs.length === 1);
  runs[0]?.end();
  const { status, headers, text } = await asking;

  expect([status, headers.get("content-type"), text]).toEqual([200, "application/x-ndjson", ""]);
});

test("a stopping server lets a stream finish", async () => {
  const { check, runs } = openNames();
  const service = await serve({ checks: [check] });

  const asking = listen(service);
  await until(() => runs.length === 1);
  runs[0]?.context.report?.({ kind: "item", item: { name: "one" } });
  const heard = await asking;
  const closing = service.close();
  runs[0]?.context.report?.({ kind: "item", item: { name: "two" } });
  await heard.until("two");
  runs[0]?.end();
  await Promise.all([heard.until('"ok"'), closing]);

  expect(toldOf(heard.text())).toMatchObject([{ name: "one" }, { name: "two" }, { name: "three" }, { ok: true }]);
});

test("a client that does not request lines gets JSON, with Vary for caches", async () => {
  const { check, runs } = openNames();
  const service = await serve({ checks: [check] });

  const asking = service.ask(path);
  await until(() => runs.length === 1);
  runs[0]?.end();
  const { headers, envelope } = await asking;

  expect(envelope).toMatchObject({ ok: true });
  expect(headers.get("vary")).toBe("authorization, accept, accept-encoding");
});

test("occasional blank lines keep the connection open, also before the first item", async () => {
  const left = new AbortController();
  const request = { requestId: "r1", language: "en", gone: () => left.signal } as unknown as ApiRequest;
  const { promise, reject } = Promise.withResolvers<never>();
  const { check } = openNames();

  const reply = await streamedReply({ check, request, names: [], put: () => promise, onBug: () => {}, every: 1 });
  reject(failure("timeout.dns", { host: "shop.example" }));
  const text = await new Response(reply.stream as BodyInit).text();

  expect(text).toMatch(/^\n/);
  expect(toldOf(text)).toMatchObject([{ ok: false, requestId: "r1" }]);
});
