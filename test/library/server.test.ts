import { afterAll, beforeAll, expect, test } from "vitest";
import { exportName } from "../../scripts/checks.ts";
import { registry } from "../../src/checks/index.ts";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { ssl as sslAlone } from "../../src/library/checks/ssl.ts";
import * as library from "../../src/library/index.ts";
import { Failure, gate, http, reverseDns, ssl, type Options, type Progress } from "../../src/library/index.ts";
import { keep } from "../engine.ts";
import { answering, passOf, refusal, shop, success } from "../remote/envelopes.ts";
import { serveHttp } from "../twins/http.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo[Symbol.asyncDispose]());

test("every function asks a server, with a key, and a failure has the id of the request", async () => {
  const twin = await keep(serveHttp({ answer: answering(refusal("NOT_FOUND", "dns.nxdomain"), 404) }));
  const options = { server: twin.origin, apiKey: "ptc_live_0123456789" };

  const asking = [ssl("a.example", options), reverseDns("192.0.2.1", options), sslAlone("a.example", options)];
  for (const failed of await Promise.all(asking.map((each) => each.catch((error: unknown) => error)))) {
    expect(failed).toBeInstanceOf(Failure);
    expect(failed).toMatchObject({ code: "NOT_FOUND", reason: "dns.nxdomain", requestId: "request-2" });
  }
});

/** Every function of a check as a program calls it. */
const functions = library as unknown as Readonly<Record<string, (input: unknown, options: object) => Promise<unknown>>>;

test.for(registry)(
  "$id tells a server how old a result may be, or refuses it",
  async ({ id, subject, takesMaxAge }) => {
    const twin = await keep(serveHttp({ answer: answering(refusal("NOT_FOUND", "dns.nxdomain"), 404) }));
    const call = functions[exportName(id)];
    const options = { server: twin.origin, maxAge: 60 };
    const input = subject?.value === "FILE" ? "From: a@a.example" : (subject?.example ?? {});

    const given = id === "gate" ? [{ url: input, ...options }] : [input, options];
    const failed = await (call as (...args: readonly unknown[]) => Promise<unknown>)(...given).catch(
      (error: unknown) => error,
    );

    expect(failed).toBeInstanceOf(Failure);
    expect(twin.asked.map(({ path }) => /[?&]max_age=60(?:&|$)/.test(path))).toEqual(takesMaxAge ? [true] : []);
    expect(failed).toMatchObject(
      takesMaxAge ? { reason: "dns.nxdomain" } : { code: "INVALID_INPUT", reason: "max_age" },
    );
  },
);

test.for<readonly [options: object, says: string]>([
  [{ maxAge: 60 }, "server or dataDir is missing: maxAge accepts an earlier result, and none is stored without it."],
  [{ maxAge: 1.5, server: "https://gate.example" }, "maxAge must be a whole number of seconds from 0 to 2592000"],
  [{ maxAge: -1, server: "https://gate.example" }, "maxAge must be a whole number of seconds from 0 to 2592000"],
])("%j is refused", async ([options, says]) => {
  await expect(ssl("a.example", options)).rejects.toMatchObject({
    code: "INVALID_INPUT",
    message: expect.stringContaining(says) as string,
  });
});

test("an entry point of one check accepts the results of a server alone", async () => {
  await expect(sslAlone("a.example", { maxAge: 60 })).rejects.toMatchObject({
    message: expect.stringMatching(/^server is missing: maxAge accepts/) as string,
  });
});

test("a gate asks it too", async () => {
  const twin = await keep(serveHttp({ answer: answering(success({ data: passOf() })) }));

  expect(await gate({ url: shop, server: twin.origin, apiKey: "ptc_live_0123456789" })).toMatchObject({
    verdict: "pass",
  });
});

test("certificates may be text, names may have a lookup, and progress is told", async () => {
  const { port } = new URL(demo.good);
  const events: Progress[] = [];
  const asked: string[] = [];
  const lookup = (host: string): string => {
    asked.push(host);
    return "127.0.0.1";
  };

  const { raw } = await sslAlone(`localhost:${port}`, { caFile: demo.authority });
  const named = await ssl(`shop.example:${port}`, { caFile: demo.authority, lookup });
  await gate({
    urls: [demo.good, demo.flawed],
    caFile: demo.authority,
    confirm: 0,
    onProgress: (event) => events.push(event),
  });

  expect([raw.trust.by, named.raw.address, asked[0]]).toEqual(["given", "127.0.0.1", "shop.example"]);
  expect(events).toEqual([
    { kind: "progress", done: 1, total: 2 },
    { kind: "progress", done: 2, total: 2 },
  ]);
});

/** A function that throws at once, as one that is not asynchronous does. */
function throwing(error: unknown) {
  return (): never => {
    throw error;
  };
}

test.for<readonly [what: string, lookup: unknown, failed: object]>([
  [
    "throws ENOTFOUND at once",
    throwing(Object.assign(new Error("absent"), { code: "ENOTFOUND" })),
    { code: "NOT_FOUND", reason: "dns.nxdomain" },
  ],
  ["throws another error at once", throwing(new Error("broken")), { code: "UPSTREAM_ERROR", reason: "dns.failed" }],
  [
    "returns what is no address",
    () => ["127.0.0.1", "shop.example"],
    { reason: "lookup", message: expect.stringContaining('such as 192.0.2.1, not "shop.example"') as string },
  ],
  ["returns an address with a space", () => " 127.0.0.1", { code: "INVALID_INPUT", reason: "lookup" }],
  [
    "returns what dns.lookup does",
    () => [{ address: "127.0.0.1", family: 4 }],
    { reason: "lookup", message: expect.stringContaining('not {"address":"127.0.0.1","family":4}') as string },
  ],
  ["returns nothing", () => undefined, { code: "INVALID_INPUT", reason: "lookup" }],
])("a lookup that %s is a Failure, and no pass of a gate", async ([, lookup, failed]) => {
  const options = { lookup } as Options;
  const gated = gate({ url: "https://shop.example/", confirm: 0, ...options }).then(({ verdict }) => verdict);

  await expect(http("http://shop.example/", options)).rejects.toMatchObject({ name: "Failure", ...failed });
  // What the caller has to correct is no verdict.
  expect(await gated.catch((error: unknown) => (error as Failure).reason)).toMatch(/^(?:unknown|lookup)$/);
});

test.for<readonly [options: object, says: string]>([
  [
    { caFile: "-----BEGIN CERTIFICATE-----\ns3cret\n-----END CERTIFICATE-----" },
    "caFile names PEM, which cannot be used",
  ],
  [{ clientCert: "-----BEGIN PRIVATE KEY-----\ns3cret" }, "clientCert names PEM"],
  [{ apiKey: "s3cret-key" }, "server is missing: apiKey is only used with a server."],
  [{ server: "http://gate.example", apiKey: "s3cret-key" }, "server must be an https URL if a key is given"],
  [{ server: "https://gate.example", lookup: () => "192.0.2.1" }, "lookup cannot be used together with server"],
  [{ server: "https://gate.example", caFile: "x" }, "caFile cannot be used together with server"],
  [{ lookup: "192.0.2.1" }, "lookup must be a function, not string."],
  [{ logger: 7 }, "logger must be an object, not number."],
  [{ onProgress: true }, "onProgress must be a function, not boolean."],
])("%j is refused by name", async ([options, says]) => {
  const failed: unknown = await http("https://a.example/", options).catch((error: unknown) => error);

  expect(failed).toMatchObject({ code: "INVALID_INPUT", requestId: null });
  expect(String(failed)).toContain(says);
  expect(String(failed)).not.toContain("s3cret");
});

test("an entry point of one check stores nothing", async () => {
  const asking = sslAlone("a.example", { dataDir: "/tmp" } as never);

  await expect(asking).rejects.toMatchObject({ code: "INVALID_INPUT", reason: "dataDir" });
});
