import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keyAdmin } from "./keys/admin.ts";
import { openHouse, password } from "../../test/server/account/house.ts";

const email = "jin@shop.example";

interface Made {
  readonly key: string;
  readonly record: { readonly id: string; readonly scopes: readonly string[] };
}

test("a key is created, works at once, is rotated, and is refused after revocation", async () => {
  const house = await openHouse();
  const { resident, browser } = house;
  const jin = await resident(email);
  const { key = "", record } = (await jin.post<Made>("/keys", { name: "ci", scopes: ["read"] })).envelope.data ?? {};
  const authorization = `Bearer ${key}`;

  expect(key).toMatch(/^ptc_live_/);
  expect((await browser().get("", { authorization })).envelope.data).toMatchObject({ email });
  expect((await browser().get("/quota", { authorization })).envelope.data).toEqual({
    keys: { used: 1, limit: 20 },
    watches: { used: 0, limit: 1000 },
    channels: { used: 0, limit: 20 },
    requestsPerMinute: 10_000,
    heavyRequestsPerMinute: 10,
  });
  expect((await house.ask("/api/util/ip", { headers: { authorization } })).status).toBe(200);

  const rotated = (await jin.post<Made>(`/keys/${record?.id}/rotate`, { overlap_hours: 1 })).envelope.data;
  expect((await browser().get("", { authorization: `Bearer ${rotated?.key}` })).status).toBe(200);
  expect((await jin.post(`/keys/${record?.id}/revoke`)).status).toBe(200);
  expect((await browser().get("", { authorization })).envelope.error).toMatchObject({
    code: "INVALID_API_KEY",
    reason: "revoked",
  });
  const told = await jin.get<{ keys: { name: string }[] }>("/keys");
  expect(told.envelope.data?.keys.map(({ name }) => name)).toEqual(["ci", "ci"]);
  expect(told.text).not.toContain(key);
});

test.for<[body: object, says: string]>([
  [{ name: "   " }, "name must be a name of 1 to 100 visible characters, not only spaces"],
  [{ name: "a\u0007" }, "name must be a name of 1 to 100 visible characters, not only spaces"],
  [{ name: "ci", scopes: ["admin"] }, "scopes must be read, write, not"],
  [{ name: "ci", scopes: "admin" }, "scopes must be read, write or read,write, not"],
])("a key with %j is refused, with what would be right", async ([body, says]) => {
  const jin = await (await openHouse()).resident(email);
  const { status, envelope } = await jin.post("/keys", body);
  expect([status, envelope.error?.message]).toEqual([400, expect.stringContaining(says)]);
});

test("security operations need a session, and accept no key", async () => {
  const { resident, browser } = await openHouse();
  const jin = await resident(email);
  const { key } = (await jin.post<Made>("/keys", { name: "ci", scopes: "read,write" })).envelope.data ?? {};
  const headers = { authorization: `Bearer ${key}` };

  for (const path of ["/sessions", "/keys", "/export"])
    expect((await browser().get(path, headers)).envelope.error).toMatchObject({
      code: "API_KEY_REQUIRED",
      reason: "session",
    });
  for (const path of ["/keys", "/delete", "/second-factor", "/sign-out"])
    expect((await browser().post(path, {}, headers)).status).toBe(401);
  // With a key the cookie does not count either: a browser would not send both.
  expect((await jin.get("/keys", headers)).status).toBe(401);
});

test("the operator's keys belong to an account without sign-in", async () => {
  const { browser, dataDir } = await openHouse();
  const place = { file: join(dataDir, "portcullis.db") };
  const { key } = await keyAdmin.create(place, { name: "ci", scopes: ["read"], rateLimit: null, expiresAt: null });

  const told = await browser().get("", { authorization: `Bearer ${key}` });
  expect(told.envelope.data).toMatchObject({ id: "operator", email: null });
});

test("a key without the scope gets a specific error", async () => {
  const { resident, browser } = await openHouse();
  const jin = await resident(email);
  const { key } = (await jin.post<Made>("/keys", { name: "ci", scopes: ["write"] })).envelope.data ?? {};

  const told = await browser().get("", { authorization: `Bearer ${key}` });
  expect(told.envelope.error).toMatchObject({ code: "INVALID_API_KEY", reason: "scope" });
  expect(told.headers.get("www-authenticate")).toBe("Bearer");
  expect((await browser().get("/quota")).headers.get("www-authenticate")).toBe("Bearer");
  expect((await browser().get("/keys")).headers.get("www-authenticate")).toBeNull();
});

test("an account has at most twenty keys that work, also if they are created at once", async () => {
  const { resident } = await openHouse();
  const jin = await resident(email);
  for (let count = 0; count < 17; count++) expect((await jin.post("/keys", { name: `${count}` })).status).toBe(200);
  const last = await Promise.all(Array.from({ length: 6 }, (_, at) => jin.post("/keys", { name: `last ${at}` })));

  expect(last.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(last.filter(({ status }) => status === 400)).toHaveLength(3);
  expect((await jin.post("/keys", { name: "more" })).envelope.error).toMatchObject({ reason: "quota" });
});

test("an export contains everything except secrets, and deleting an account leaves nothing", async () => {
  const { resident, browser, dataDir } = await openHouse();
  const [jin, other] = [await resident(email), await resident("other@shop.example")];
  const { key = "" } = (await jin.post<Made>("/keys", { name: "ci" })).envelope.data ?? {};
  await jin.post("/second-factor", { password });

  const exported = await jin.get("/export");
  expect(exported.envelope.data).toMatchObject({
    account: { email, secondFactor: false, password: true },
    sessions: [{ current: true }],
    keys: [{ name: "ci" }],
  });
  expect(exported.text).not.toMatch(/argon2|digest|secret"/);

  expect((await jin.post("/delete", { password: "not the password" })).status).toBe(401);
  expect((await jin.post("/delete", { password })).status).toBe(200);
  expect((await jin.get("")).status).toBe(401);
  expect((await browser().get("", { authorization: `Bearer ${key}` })).status).toBe(401);
  expect((await browser().post("/sign-in", { email, password })).status).toBe(401);
  expect((await other.get("")).status).toBe(200);
  const database = new DatabaseSync(join(dataDir, "portcullis.db"), { readOnly: true });
  const count = (table: string): unknown => database.prepare(`select count(*) as count from ${table}`).get();
  for (const [table, left] of [
    ["person", 1],
    ["credential", 1],
    ["session", 1],
    ["api_key", 0],
    ["second_factor", 0],
  ] as const)
    expect([table, count(table)]).toEqual([table, { count: left }]);
  database.close();
});

test("on this machine nothing has to be set up, and cookies need no https", async () => {
  const house = await openHouse({ baseUrl: null as never });
  const told = await house.browser().get("/form");

  expect(told.headers.getSetCookie().join()).toMatch(
    /^portcullis\.form=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});
