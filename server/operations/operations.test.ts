import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { z } from "zod";
import { portcullis } from "../../test/cli/terminal.ts";
import { folderWith } from "../../test/folder.ts";
import { callOf, eras } from "../../test/mcp/agents.ts";
import { serve } from "../../test/server/service.ts";
import { keyAdmin } from "../accounts/keys/admin.ts";
import type { Scope } from "../accounts/keys/record.ts";
import { accountPaths } from "../http/openapi/accounts.ts";
import type { ApiRequest, ReplyDraft } from "../http/listener/exchange.ts";
import { openLimit } from "../http/rate-limit.ts";
import { defineOperation } from "./operation.ts";
import { openOperationRoutes } from "./routes.ts";
import { operations } from "./table.ts";

/** A server with a key of each kind of the operator. */
async function begin() {
  const dataDir = folderWith({});
  const place = { file: join(dataDir, "portcullis.db") };
  const make = async (...scopes: Scope[]): Promise<string> =>
    (await keyAdmin.create(place, { name: "ci", scopes, rateLimit: null, expiresAt: null })).key;
  const keys = { read: await make("read"), write: await make("read", "write"), none: await make() };
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  return { service, keys };
}

function clients() {
  return { counted: ["192.0.2.1"] as const, network: "192.0.2.0/24" };
}

test("an operation of a few lines has a route and a description", async () => {
  const greet = defineOperation({
    id: "greet",
    method: "POST",
    path: "/api/account/greetings/{id}",
    access: "key",
    title: { en: "Greet", ko: "인사" },
    about: { en: "Greets a person.", ko: "인사합니다." },
    body: z.strictObject({ times: z.int().max(3).meta({ description: "How often", ko: "횟수" }) }),
    data: z.object({ text: z.string() }),
    run: async ({ word }: { readonly word: string }, { parts, body }, { account }) => ({
      data: { text: `${word.repeat(body.times)} ${parts["id"]} from ${account.id}` },
    }),
  });
  const accounts = {
    authenticate: () => Promise.resolve({ kind: "key" as const, account: { id: "a1" }, keyId: "k1", may: () => true }),
    dependencies: (): never => {
      throw new Error("only an operation for people needs them");
    },
    settled: () => Promise.resolve(),
  };
  const limits = { light: openLimit("light", 10), heavy: openLimit("heavy", 10) };
  const [route] = openOperationRoutes({ accounts, clients, limits } as never)({
    operations: [greet],
    dependencies: () => ({ word: "hi" }),
  });
  const body = JSON.stringify({ times: 2 });
  const incoming = Object.assign(Readable.from([Buffer.from(body)]), {
    headers: { "content-type": "application/json", "content-length": `${body.length}` },
    rawHeaders: [],
  });
  const request = {
    requestId: "r1",
    method: "POST",
    path: "/api/account/greetings/jin",
    search: "",
    language: "en",
    incoming: incoming as unknown as ApiRequest["incoming"],
    gone: () => new AbortController().signal,
  } as const;
  const draft: ReplyDraft = { fields: [], rate: [], note: {}, names: [] };

  expect(route?.path).toBe("/api/account/greetings/:id");
  expect(Object.keys(accountPaths([greet], "en"))).toEqual(["/api/account/greetings/{id}"]);
  await expect(route?.route({ ...request, method: "GET" }, draft)).rejects.toThrow("GET");
  const reply = await route?.route(request, draft);
  expect(JSON.parse(reply?.body ?? "")).toMatchObject({ ok: true, data: { text: "hihi jin from a1" } });
});

test("each command of an operation is offered once, and its arguments are parameters", () => {
  const commands = operations.flatMap(({ command, ...rest }) => (command ? [{ ...command, ...rest }] : []));
  const words = commands.map((each) => each.words.join(" "));

  expect(commands.length).toBeGreaterThan(8);
  expect(new Set(words).size).toBe(words.length);
  for (const { takes, path, query, body } of commands) {
    const known = [...Object.keys(query?.shape ?? {}), ...Object.keys(body?.shape ?? {})];
    expect(takes.filter((name) => !known.includes(name) && !path.includes(`{${name}}`))).toEqual([]);
  }
});

test("a command works on another server with a key, and needs the scope", async () => {
  const { service, keys } = await begin();
  const watch = (key: string, ...words: readonly string[]) =>
    portcullis(["watch", ...words, "--server", service.url], { env: { PORTCULLIS_KEY: key } });

  const added = await watch(keys.write, "add", "shop.example.com", "--checks", "ssl");
  expect(added).toMatchObject({ code: 0, err: expect.stringContaining("Added a watch of shop.example.com: ssl") });
  expect((await watch(keys.read, "list")).out).toBe("shop.example.com  active  1d  ssl\n");
  expect(JSON.parse((await watch(keys.read, "show", "shop.example.com")).out)).toMatchObject({
    target: "shop.example.com",
  });
  expect(await watch(keys.read, "pause", "shop.example.com")).toMatchObject({
    code: 2,
    err: expect.stringContaining("write"),
  });
  expect(await watch(keys.write, "pause", "other.example")).toMatchObject({
    code: 2,
    err: expect.stringContaining("portcullis watch list"),
  });
  expect((await watch(keys.write, "pause", "shop.example.com")).code).toBe(0);
  expect((await watch(keys.read, "list")).out).toContain("paused");
  expect((await watch(keys.write, "remove", "shop.example.com")).code).toBe(0);
  const channel = await portcullis(
    ["channel", "add", "webhook", "https://hooks.example/x", "--name", "ops", "--server", service.url],
    { env: { PORTCULLIS_KEY: keys.write } },
  );
  expect(channel).toMatchObject({ code: 0, out: expect.stringMatching(/^whsec_/) });
});

test.for<[says: string, args: readonly string[], env: Readonly<Record<string, string>>]>([
  ["API key of your account", ["list"], {}],
  ["not valid", ["list"], { PORTCULLIS_KEY: "pk_live_wrong" }],
  [
    "--data-dir cannot be used together with --server",
    ["list", "--data-dir", "/nowhere"],
    { PORTCULLIS_KEY: "pk_live_wrong" },
  ],
])("with --server, %s is said", async ([says, args, env]) => {
  const { service } = await begin();
  const { code, err } = await portcullis(["watch", ...args, "--server", service.url], { env });

  expect(err).toContain(says);
  expect(code).toBe(2);
});

test("agents with a key read the account and never change it", async () => {
  const { service, keys } = await begin();
  await portcullis(["watch", "add", "shop.example.com", "--checks", "ssl", "--server", service.url], {
    env: { PORTCULLIS_KEY: keys.write },
  });
  const connect = eras["the client of 2026 in its own revision"];
  const url = new URL(`${service.url}/mcp`);
  const reader = await connect(url, { authorization: `Bearer ${keys.read}` });
  const stranger = await connect(url);

  const names = (await reader.listTools()).tools.map(({ name }) => name).filter((name) => name.startsWith("read_"));
  expect(names).toContain("read_watches");
  expect(names).not.toContain("read_add_watch");
  expect((await stranger.listTools()).tools.filter(({ name }) => name.startsWith("read_"))).toEqual([]);
  expect(JSON.stringify((await callOf(reader, "read_watches")).data)).toContain("shop.example.com");
  expect((await callOf(reader, "read_watch", { id: "nothing.example" })).isError).toBe(true);
  await expect(callOf(reader, "read_add_watch", { target: "a.example" })).rejects.toThrow("Unknown tool");
  await expect(callOf(stranger, "read_watches")).rejects.toThrow("Unknown tool");
  const scopeless = await connect(url, { authorization: `Bearer ${keys.none}` });
  await expect(callOf(scopeless, "read_watches")).rejects.toThrow("Unknown tool");
});
