import { expect, test } from "vitest";
import { Webhook } from "standardwebhooks";
import { readAddress } from "./address.ts";
import { makeSecret, signedHeaders } from "./secrets.ts";
import type { Failure } from "../../src/core/failure.ts";
import { openWebhookClient, type WebhookClientOptions } from "../../src/settings/webhook-client.ts";
import { keep } from "../../test/engine.ts";
import { spellings } from "../../test/settings/spellings.ts";
import { rebinding, serveDns } from "../../test/twins/dns/dns.ts";
import { chainFor, root } from "../../test/twins/pki/pki.ts";
import { reply, type Answer, type Asked } from "../../test/twins/raw-http.ts";
import { serveTls } from "../../test/twins/tls.ts";

const posting = { headers: {}, body: "{}" };

/** Sends as the server does, with an unreachable resolver. */
function send(url: string, options: Partial<WebhookClientOptions> = {}) {
  const post = openWebhookClient({ allow: [], resolvers: ["127.0.0.1:9"], authorities: [root.pem], ...options });
  return post({ url, ...posting }, AbortSignal.timeout(5000));
}

/** The code of an expected failure. */
function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "sent",
    (error: unknown) => (error as Failure).facts.reason,
  );
}

const everywhere = ["127.0.0.1", "::1"];

test.for(spellings)("no webhook reaches %s", async ([text]) => {
  const heard = await Promise.all(everywhere.map((address) => keep(serveTls({ address }))));
  const host = text.startsWith("::") ? `[${text}]` : text;
  const url = `https://${host}:${heard[0]?.port}/`;

  expect(() => readAddress("webhook", url, [])).toThrow(/address must be an https URL/);
  expect(await codeOf(send(url))).toMatch(/^(?:address\.private|dns\.nxdomain)$/);
  expect(heard.map((twin) => twin.connections())).toEqual([0, 0]);
});

test.for([
  "http://hooks.example/",
  "https://user:password@hooks.example/",
  "https://user@hooks.example/",
  "https://hooks.example/#x",
  "https://localhost/",
  "https://a.localhost./",
  "ftp://hooks.example/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "//hooks.example/",
  "hooks.example",
  "https://",
  "https://[fe80::1%25eth0]/",
])("%s is no address of a webhook", (text) => {
  expect(() => readAddress("webhook", text, [])).toThrow(/address must be/);
});

test("credentials in a URL and plain HTTP are refused for every kind of caller", async () => {
  const twin = await keep(serveTls());
  const allow = ["127.0.0.1/32"];

  for (const url of [`https://user:x@127.0.0.1:${twin.port}/`, `http://127.0.0.1:${twin.port}/`])
    expect(await codeOf(send(url, { allow }))).toBe("http.malformed");
  expect(twin.connections()).toBe(0);
});

test("a name is checked by its addresses on connection, and a second DNS answer has no effect", async () => {
  const inside = await Promise.all(everywhere.map((address) => keep(serveTls({ address }))));
  const dns = await keep(
    serveDns({
      "inside.example": ["127.0.0.1", "10.1.2.3", "::1"],
      "mapped.example": ["::ffff:127.0.0.1"],
      "nat64.example": ["64:ff9b::7f00:1"],
      "metadata.example": ["169.254.169.254"],
      "rebind.example": rebinding("127.0.0.1", "127.0.0.1"),
    }),
  );
  for (const name of ["inside", "mapped", "nat64", "metadata", "rebind"])
    expect(await codeOf(send(`https://${name}.example:${inside[0]?.port}/`, { resolvers: [dns.server] }))).toBe(
      "dns.nxdomain",
    );

  expect(inside.map((twin) => twin.connections())).toEqual([0, 0]);
});

test("a name that leads somewhere else the second time is contacted where it was judged", async () => {
  const names = ["rebind.example"];
  const inside = await keep(serveTls({ address: "127.0.0.2", served: chainFor("good", { names }) }));
  const outside = await keep(
    serveTls({ address: "127.0.0.1", port: inside.port, served: chainFor("good", { names }) }),
  );
  const dns = await keep(serveDns({ "rebind.example": rebinding("127.0.0.1", "127.0.0.2") }));
  const options = { resolvers: [dns.server], allow: ["127.0.0.1/32"] };

  expect(await send(`https://rebind.example:${inside.port}/`, options)).toMatchObject({ status: 200 });
  expect(inside.connections()).toBe(0);
  expect(outside.connections()).toBe(1);
});

/** A receiver at a name, as a public server would be. */
async function receiver(answer: Answer, served = chainFor("good", { names: ["hooks.example"] })) {
  const twin = await keep(serveTls({ answer, served }));
  const pins = [{ host: "hooks.example", port: 443, address: "127.0.0.1", toPort: twin.port }];
  return { twin, options: { pins, allow: ["127.0.0.1/32"] } };
}

test.for([301, 302, 303, 307, 308])("a redirect (%i) into private space is not followed", async (status) => {
  const inside = await keep(serveTls({ address: "127.0.0.2" }));
  const { options, twin } = await receiver(reply({ status, headers: [`Location: https://127.0.0.2:${inside.port}/`] }));

  expect(await send("https://hooks.example/x", options)).toEqual({ status, retryAfter: null });
  expect(twin.connections()).toBe(1);
  expect(inside.connections()).toBe(0);
});

test.for(["unknown authority", "expired"] as const)(
  "a receiver with an untrusted certificate (%s) gets no request",
  async (kind) => {
    const request: Asked[] = [];
    const served = chainFor(kind, { names: ["hooks.example"] });
    const { options } = await receiver((socket, each, reset) => {
      request.push(each);
      reply()(socket, each, reset);
    }, served);

    expect(await codeOf(send("https://hooks.example/x", options))).toBe("source.untrusted");
    expect(request).toEqual([]);
  },
);

test("a receiver gets a request that verifies with the standardwebhooks package, and its response body is never read", async () => {
  const request: Asked[] = [];
  const { options } = await receiver((socket, each, reset) => {
    request.push(each);
    reply({ status: 429, headers: ["Retry-After: 77"], body: "internal secret" })(socket, each, reset);
  });
  const secret = makeSecret();
  const body = JSON.stringify({ type: "test", 한: "글" });
  const headers = signedHeaders(secret, "msg_1", Date.now(), body);
  const post = openWebhookClient({ authorities: [root.pem], ...options });
  const told = await post({ url: "https://hooks.example/x?y=z", headers, body }, AbortSignal.timeout(5000));

  expect(told).toEqual({ status: 429, retryAfter: 77 });
  const [one] = request;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).toMatchObject({ method: "POST", path: "/x?y=z" });
  const fields = Object.fromEntries(one?.headers ?? []);
  const received = one?.body.toString() ?? "";
  expect(new Webhook(secret).verify(received, fields)).toEqual({ type: "test", 한: "글" });
  expect(() => new Webhook(makeSecret()).verify(received, fields)).toThrow("No matching signature");
  expect(() => new Webhook(secret).verify(`${received} `, fields)).toThrow("No matching signature");
});

test("an operator may allow private receivers", async () => {
  const served = chainFor("good", { names: ["127.0.0.1"] });
  const twin = await keep(serveTls({ served }));
  const url = `https://127.0.0.1:${twin.port}/hook`;

  expect(readAddress("webhook", url, ["127.0.0.0/8"])).toEqual({
    address: url,
    shown: `https://127.0.0.1:${twin.port}`,
  });
  expect(await send(url, { allow: ["127.0.0.0/8"] })).toMatchObject({ status: 200 });
});
