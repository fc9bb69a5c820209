import { expect, test, vi } from "vitest";
import { Webhook } from "standardwebhooks";
import { createKey } from "../store/api-keys.ts";
import { withEngine } from "../store/admin.ts";
import { fileIn } from "../store/place.ts";
import { keep } from "../../test/engine.ts";
import { openHouse, password, type Browser, type House } from "../../test/server/account/house.ts";
import { until } from "../../test/server/service.ts";
import { chainFor } from "../../test/twins/pki/pki.ts";
import { reply, type Asked } from "../../test/twins/raw-http.ts";
import { serveTls } from "../../test/twins/tls.ts";

const aBotToken = "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc";

const hook = "https://hooks.example/path-that-is-a-secret";

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly address: string;
  readonly disabledReason: string | null;
}

interface ShownDelivery {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly status: number | null;
}

type Made = { readonly channel: Shown; readonly secret: string | null };

/** The body of an answer; the caller gives its type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a cast with a name
function dataOf<T>(told: { readonly envelope: { readonly data: unknown } }): T {
  return told.envelope.data as T;
}

async function added(browser: Browser, body: object = {}): Promise<Made> {
  const told = await browser.post("/channels", { kind: "webhook", address: hook, name: "on call", ...body });
  expect(told.status).toBe(200);
  return dataOf<Made>(told);
}

function patch(browser: Browser, id: string, body: object) {
  const headers = { "content-type": "application/json", origin: "https://checks.example" };
  return browser.send(`/channels/${id}`, { method: "PATCH", body: JSON.stringify(body), headers });
}

function remove(browser: Browser, id: string) {
  return browser.send(`/channels/${id}`, { method: "DELETE", headers: { origin: "https://checks.example" } });
}

test("the secret of a webhook and the path of its URL are shown once and never", async () => {
  const house = await openHouse();
  const jin = await house.resident("jin@shop.example");
  const { channel, secret } = await added(jin);

  expect(secret).toMatch(/^whsec_/);
  expect(channel).toMatchObject({ address: "https://hooks.example", state: "active" });
  const list = await jin.get("/channels");
  expect(dataOf<{ channels: Shown[] }>(list).channels).toEqual([channel]);
  const exported = await jin.get("/export");
  for (const { text } of [list, exported, await jin.get(`/channels/${channel.id}`)]) {
    expect(text).not.toContain("path-that-is-a-secret");
    expect(text).not.toContain(secret);
  }
  expect(dataOf<{ channels: unknown }>(exported).channels).toMatchObject({ channels: [channel], deliveries: [] });
  expect(dataOf<object>(await jin.get("/quota"))).toMatchObject({ channels: { used: 1, limit: 20 } });

  // The database does not disclose them either.
  const rows = await withEngine({ file: fileIn(house.dataDir) }, ({ db }) =>
    db.selectFrom("channel").selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toMatch(/path-that-is-a-secret|whsec_/);
});

test.for([
  [{ address: "http://hooks.example/" }, "address"],
  [{ address: "https://127.0.0.1/" }, "address"],
  [{ address: "https://jin:x@hooks.example/" }, "address"],
  [{ address: "jin@shop.example" }, "address"],
  [{ kind: "email", address: hook }, "address"],
  [{ kind: "ntfy", address: "https://ntfy.example/a/b" }, "address"],
  [{ kind: "telegram", address: "-100" }, "token"],
  [{ kind: "telegram", address: "-100", token: "12:short-and-secret" }, "token"],
  [{ kind: "telegram", token: aBotToken }, "address"],
  [{ token: aBotToken }, "token"],
  [{ kind: "json" }, "template"],
  [{ kind: "json", template: '{"text":"{{sumary}}"}' }, "template"],
  [{ template: "{}" }, "template"],
  [{ kind: "pigeon" }, "kind"],
  [{ name: "two\nlines" }, "name"],
  [{ digest_hour: 24 }, "digest_hour"],
  [{ min_severity: "urgent" }, "min_severity"],
  [{ secret: "mine" }, "secret"],
] as const)("%j is refused by the name of %s", async ([body, reason]) => {
  const house = await openHouse();
  const jin = await house.resident("jin@shop.example");
  const told = await jin.post("/channels", { kind: "webhook", address: hook, name: "x", ...body });

  expect(told).toMatchObject({ status: 400, envelope: { error: { code: "INVALID_INPUT", reason } } });
  expect(told.text).not.toContain(aBotToken);
  expect(told.text).not.toContain("short-and-secret");
});

test("another account's channel and delivery look unknown", async () => {
  const house = await openHouse();
  const [jin, eve] = [await house.resident("jin@shop.example"), await house.resident("eve@shop.example")];
  const { channel } = await added(jin);
  const own = (await added(eve)).channel;
  const delivery = dataOf<ShownDelivery>(await jin.post(`/channels/${channel.id}/test`));

  const foreign = [
    await eve.get(`/channels/${channel.id}`),
    await eve.get(`/channels/${channel.id}/deliveries`),
    await patch(eve, channel.id, { enabled: false }),
    await eve.post(`/channels/${channel.id}/test`),
    await eve.post(`/channels/${channel.id}/deliveries/${delivery.id}/resend`),
    await eve.post(`/channels/${own.id}/deliveries/${delivery.id}/resend`),
    await remove(eve, channel.id),
  ];
  expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
  expect(dataOf<Shown>(await jin.get(`/channels/${channel.id}`)).state).toBe("active");
  expect((await house.browser().get("/channels")).status).toBe(401);
});

/** Polls the API slowly, because of its rate limit. */
function slowly(hasCome: () => Promise<boolean>): Promise<boolean> {
  return vi.waitUntil(hasCome, { timeout: 25_000, interval: 500 });
}

/** A key of the operator. */
async function keyWith(house: House, scopes: readonly ("read" | "write")[]): Promise<string> {
  // The server opens the database a moment after it listens.
  await until(async () => (await house.ask("/api/util/history?target=example.com")).status === 200);
  const wanted = { owner: "operator", name: "ci", scopes, rateLimit: null, expiresAt: null };
  return withEngine(
    { file: fileIn(house.dataDir) },
    async (engine) => (await createKey(engine, wanted, Date.now())).key,
  );
}

function bearer(key: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${key}` };
}

test("a key reads with read and changes with write", async () => {
  const house = await openHouse();
  const [reading, writing] = [await keyWith(house, ["read"]), await keyWith(house, ["read", "write"])];
  const nobody = house.browser();
  const body = { kind: "slack", address: hook, name: "team" };

  expect(await nobody.post("/channels", body, bearer(reading))).toMatchObject({
    status: 401,
    envelope: { error: { reason: "scope" } },
  });
  expect((await nobody.post("/channels", body, bearer(writing))).status).toBe(200);
  const told = await nobody.get("/channels", bearer(reading));
  expect(dataOf<{ channels: Shown[] }>(told).channels).toHaveLength(1);
});

test("another site cannot send a form for a browser that is signed in", async () => {
  const house = await openHouse();
  const jin = await house.resident("jin@shop.example");
  const { channel } = await added(jin);
  const origin = "https://evil.example";

  expect(await jin.post(`/channels/${channel.id}/test`, {}, { origin })).toMatchObject({
    status: 400,
    envelope: { error: { reason: "origin" } },
  });
  const form = await jin.send(`/channels/${channel.id}/test`, {
    method: "POST",
    body: "",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://checks.example" },
  });
  expect(form.status).toBe(400);
});

test("five tests an hour, and twenty channels", async () => {
  const house = await openHouse();
  const jin = await house.resident("jin@shop.example");
  const { channel } = await added(jin);
  const other = (await added(jin)).channel;
  const statuses = [];
  for (const { id } of [channel, other, channel, other, channel, other])
    statuses.push((await jin.post(`/channels/${id}/test`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);

  for (let index = 2; index < 20; index++) await added(jin);
  const full = await jin.post("/channels", { kind: "webhook", address: hook, name: "x" });
  expect(full).toMatchObject({ status: 400, envelope: { error: { reason: "quota" } } });
});

test("an address is confirmed and unsubscribed by mailed links, whose pages need a click", async () => {
  const house = await openHouse({ worker: true });
  const jin = await house.resident("jin@shop.example");
  const to = "reader@other.example";
  const { channel } = await added(jin, { kind: "email", address: "Reader@other.example" });
  expect(channel).toMatchObject({ state: "unconfirmed", address: to });
  expect((await jin.post(`/channels/${channel.id}/test`)).status).toBe(400);
  await until(() => house.letters.some((letter) => letter.to === to));
  const [letter] = house.letters.filter((each) => each.to === to);
  const [confirm = "", unsubscribe = ""] = [/\S+\/channels\/confirm\S+/, /\S+\/channels\/unsubscribe\S+/].map((link) =>
    (link.exec(letter?.text ?? "")?.[0] ?? "").replace("https://checks.example", ""),
  );
  const state = async (): Promise<Shown> => dataOf<Shown>(await jin.get(`/channels/${channel.id}`));

  const page = await house.ask(confirm);
  expect(page).toMatchObject({ status: 200 });
  expect(page.text).toContain(to);
  expect(page.text).toContain('<form method="post"');
  expect((await house.ask(`${confirm}x`)).status).toBe(400);
  expect((await house.ask(confirm.replace("confirm", "unsubscribe"), { method: "POST" })).status).toBe(400);
  expect(await state()).toMatchObject({ state: "unconfirmed" });
  expect((await house.ask(confirm, { method: "POST" })).status).toBe(200);
  expect(await state()).toMatchObject({ state: "active" });
  expect((await house.ask(confirm, { method: "POST" })).status).toBe(400);

  // RFC 8058 §3.2: a mail program's request, without cookies or origin.
  expect((await house.ask(unsubscribe)).status).toBe(200);
  expect(await state()).toMatchObject({ state: "active" });
  const oneClick = {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  };
  expect((await house.ask(unsubscribe, oneClick)).status).toBe(200);
  expect(await state()).toMatchObject({ state: "disabled", disabledReason: "unsubscribed" });

  // The owner cannot undo that: the reader has to confirm again.
  await patch(jin, channel.id, { enabled: false });
  expect(await state()).toMatchObject({ disabledReason: "unsubscribed" });
  await patch(jin, channel.id, { enabled: true });
  expect(await state()).toMatchObject({ state: "unconfirmed", disabledReason: null });
  expect((await house.ask(confirm, { method: "POST" })).status).toBe(400);
});

test("the API takes the tokens of links as well", async () => {
  const house = await openHouse({ worker: true });
  const jin = await house.resident("jin@shop.example");
  const to = "reader@other.example";
  const { channel } = await added(jin, { kind: "email", address: to });
  const token = await house.token(to);
  const nobody = house.browser();

  expect(await nobody.post("/channels/confirm", { token: `${channel.id}.${"A".repeat(43)}` })).toMatchObject({
    status: 400,
    envelope: { error: { reason: "token" } },
  });
  expect(dataOf(await nobody.post("/channels/confirm", { token }))).toEqual({ address: to });
  expect((await nobody.post("/channels/unsubscribe", { token })).status).toBe(400);
});

test("the number of letters to one address is limited", async () => {
  const house = await openHouse();
  const jin = await house.resident("jin@shop.example");
  const statuses = [];
  for (let index = 0; index < 6; index++) {
    const told = await jin.post("/channels", { kind: "email", address: "victim@other.example", name: "x" });
    statuses.push(told.status);
    if (told.status === 200) await remove(jin, dataOf<Made>(told).channel.id);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a server without mail has no channel of kind email", async () => {
  const house = await openHouse();
  const quiet = await openHouse({ accounting: { registration: "closed", secret: null, mail: null } });
  const key = await keyWith(quiet, ["read", "write"]);
  const body = { kind: "email", address: "jin@shop.example", name: "x" };
  const told = await quiet.browser().post("/channels", body, { authorization: `Bearer ${key}` });

  expect(told).toMatchObject({ status: 400, envelope: { error: { reason: "kind" } } });
  expect(house.letters).toEqual([]);
});

test("a test reaches the receiver, signed; the log shows the outcome, and none of the receiver's text", async () => {
  const request: Asked[] = [];
  let status = 500;
  const served = chainFor("good", { names: ["hooks.example"] });
  const twin = await keep(
    serveTls({
      served,
      answer(socket, each, reset) {
        request.push(each);
        reply({ status, body: "what only the receiver knows" })(socket, each, reset);
      },
    }),
  );
  const pins = [{ host: "hooks.example", port: 443, address: "127.0.0.1", toPort: twin.port }];
  const house = await openHouse({ worker: true, measuring: { pins }, webhookAddresses: ["127.0.0.1/32"] });
  const jin = await house.resident("jin@shop.example");
  const { channel, secret } = await added(jin);
  const { id } = dataOf<ShownDelivery>(await jin.post(`/channels/${channel.id}/test`));
  const log = async (): Promise<ShownDelivery | undefined> =>
    dataOf<{ deliveries: ShownDelivery[] }>(await jin.get(`/channels/${channel.id}/deliveries`)).deliveries[0];

  await slowly(async () => (await log())?.state === "failed");
  expect(await log()).toMatchObject({ id, status: 500, reason: "http.500" });
  status = 200;
  expect((await jin.post(`/channels/${channel.id}/deliveries/${id}/resend`)).status).toBe(200);
  await slowly(async () => (await log())?.state === "delivered");
  const { text } = await jin.get(`/channels/${channel.id}/deliveries`);
  expect(text).not.toContain("only the receiver");

  expect(request).toHaveLength(2);
  for (const { headers, body } of request) {
    const told = new Webhook(secret ?? "").verify(body.toString(), Object.fromEntries(headers));
    expect(told).toMatchObject({ type: "test", data: { changes: [] } });
    expect(headers.get("webhook-id")).toBe(id);
  }
});

test("channels are deleted with their account", async () => {
  const house = await openHouse();
  const jin = await house.resident("jin@shop.example");
  const { channel } = await added(jin);
  await jin.post(`/channels/${channel.id}/test`);
  expect((await jin.post("/delete", { password })).status).toBe(200);
  const left = await withEngine({ file: fileIn(house.dataDir) }, async ({ db }) => [
    ...(await db.selectFrom("channel").selectAll().execute()),
    ...(await db.selectFrom("delivery").selectAll().execute()),
  ]);
  expect(left).toEqual([]);
});
