import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accountAdmin } from "../../../server/accounts/admin.ts";
import { askAs, codeOf, home, openHouse, password } from "./house.ts";

const email = "jin@shop.example";

test("no Host gets into a letter", async () => {
  const house = await openHouse();
  await house.resident(email);

  for (const [path, to] of [
    ["/sign-up", "new@shop.example"],
    ["/sign-in/link", email],
    ["/reset", email],
  ] as const) {
    expect(await askAs(house, "evil.example", path, { email: to, ...(path === "/sign-up" && { password }) })).toBe(200);
    await house.token(to);
    expect(house.letters.at(-1)?.text).toContain(`${home}/account/`);
  }
  expect(JSON.stringify(house.letters)).not.toContain("evil.example");
});

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ["another site", { origin: "https://evil.example" }],
  ["another host of the domain", { origin: "https://www.checks.example", "sec-fetch-site": "same-site" }],
  ["plain http", { origin: "http://checks.example" }],
  ["a hidden origin", { origin: "null" }],
  ["a hidden origin under a name that leads here", { origin: "null", "sec-fetch-site": "same-origin" }],
  ["another site, as the browser says", { origin: home, "sec-fetch-site": "cross-site" }],
];

test("cross-site requests are refused", async () => {
  const { resident } = await openHouse();
  const jin = await resident(email);

  for (const [name, headers] of foreign)
    for (const [path, body] of [
      ["/sign-out", {}],
      ["/keys", { name: "ci" }],
      ["/sign-in", { email, password }],
    ] as const) {
      const { status, envelope } = await jin.post(path, body, headers);
      expect({ name, path, status, reason: envelope.error?.reason }).toEqual({
        name,
        path,
        status: 400,
        reason: "origin",
      });
    }
  expect((await jin.get("")).status).toBe(200);
});

test("no page of another origin may read an answer, or ask beforehand whether it may", async () => {
  const house = await openHouse();
  const jin = await house.resident(email);
  const told = await jin.get("", { origin: "https://evil.example" });
  const asked = await house.ask("/api/account/keys", {
    method: "OPTIONS",
    headers: { origin: "https://evil.example" },
  });

  for (const { headers } of [told, asked]) {
    const names = [...headers.keys()].filter((name) => name.startsWith("access-control"));
    expect(names).toEqual([]);
  }
  expect(asked.status).toBe(405);
});

test("a form needs its browser's token, and other body types are refused", async () => {
  const { resident, browser } = await openHouse();
  const [jin, mallory] = [await resident(email), browser()];
  const tokenOf = async (one: typeof jin): Promise<string> =>
    (await one.get<{ token: string }>("/form")).envelope.data?.token ?? "";
  const [own, foreign] = [await tokenOf(jin), await tokenOf(mallory)];

  expect(own).not.toBe(foreign);
  for (const [body, type, status] of [
    [`name=ci&form_token=${own}`, "application/x-www-form-urlencoded", 200],
    [`name=ci&form_token=${foreign}`, "application/x-www-form-urlencoded", 400],
    ["name=ci", "application/x-www-form-urlencoded", 400],
    [`{"name":"ci","form_token":"${own}"}`, "text/plain", 415],
    [`{"name":"ci"}`, "multipart/form-data", 415],
  ] as const) {
    const told = await jin.send("/keys", { method: "POST", body, headers: { "content-type": type, origin: home } });
    expect([body, told.status]).toEqual([body, status]);
  }
});

test("a session that was put into the browser before is not taken over", async () => {
  const { browser, resident } = await openHouse();
  const [mallory, jin] = [await resident("mallory@evil.example"), await resident(email)];
  const victim = browser();
  const name = "__Host-portcullis.session_token";
  const planted = mallory.jar.get(name) ?? "";
  victim.jar.set(name, planted);

  await victim.post("/sign-in", { email, password });
  expect(victim.jar.get(name)).not.toBe(planted);
  expect((await victim.get("")).envelope.data).toMatchObject({ email });
  expect((await mallory.get("")).status).toBe(401);
  expect((await jin.get("")).envelope.data).toMatchObject({ email });
});

test("a session cookie that is unsigned, truncated or duplicated is invalid", async () => {
  const { browser, resident } = await openHouse();
  const jin = await resident(email);
  const name = "__Host-portcullis.session_token";
  const value = jin.jar.get(name) ?? "";

  for (const cookie of [
    `${name}=${value.split(".")[0]}`,
    `${name}=${value.slice(0, -8)}`,
    `${name}=x; ${name}=${value}`,
    `${name}=%`,
    `portcullis.session_token=${value}`,
  ])
    expect([cookie, (await browser().get("", { cookie })).status]).toEqual([cookie, 401]);
  expect((await browser().get("", { cookie: `${name}=${value}` })).status).toBe(200);
});

/** The ticket for another letter is random for every address. */
function masked<T extends { readonly data: unknown }>(envelope: T): T {
  return JSON.parse(JSON.stringify(envelope).replace(/"resend":"[\w-]{20,}"/, '"resend":"…"')) as T;
}

test("no answer discloses whether an address has an account", async () => {
  const { browser, resident, passwords } = await openHouse();
  await resident(email);

  for (const path of ["/sign-up", "/sign-in/link", "/reset"]) {
    const told = [];
    for (const each of [email, "nobody@shop.example"]) {
      const before = passwords.count();
      const one = await browser().post(path, { email: each, ...(path === "/sign-up" && { password }) });
      const { requestId: _, updatedAt: __, ...rest } = masked(one.envelope);
      const headers = [...one.headers].filter(([name]) => !["x-request-id", "date"].includes(name));
      told.push({ path, rest, headers, status: one.status, hashes: passwords.count() - before });
    }
    expect(told[0]).toEqual(told[1]);
  }
});

test("an answer does not wait for work that depends on the address", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { browser, letters, token } = await openHouse({
    passwords: { hash: () => released.then(() => "hash"), verify: () => Promise.resolve(false), count: () => 0 },
  });

  expect((await browser().post("/sign-up", { email, password })).status).toBe(200);
  expect(letters).toEqual([]);
  release();
  expect(await token(email)).not.toBe("");
});

test("a wrong password and an unknown address get the same answer after the same work", async () => {
  const { browser, resident, passwords } = await openHouse();
  await resident(email);
  const told = [];
  for (const each of [email, "nobody@shop.example"]) {
    const before = passwords.count();
    const one = await browser().post("/sign-in", { email: each, password: "not the password" });
    told.push({ status: one.status, error: one.envelope.error, hashes: passwords.count() - before });
  }

  expect(told[0]).toEqual(told[1]);
  expect(told[0]).toMatchObject({ status: 401, error: { code: "INVALID_API_KEY", reason: "credentials" }, hashes: 1 });
});

test("password guessing is stopped for any forged X-Forwarded-For", async () => {
  const { browser } = await openHouse({ trustProxy: [] });
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push(
      (await browser().post("/sign-in", { email: `jin${tries}@shop.example`, password: "a guess" })).status,
    );

  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

test.for([email, "nobody@shop.example"])("guessing from many addresses is stopped at the account: %s", async (each) => {
  const { browser, resident } = await openHouse();
  const jin = await resident(email);
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await browser().post("/sign-in", { email: each, password: "a guess" })).status);

  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  // Existing sessions stay valid.
  expect((await jin.get("")).status).toBe(200);
});

test("strangers cannot lock the owner out: the known device, its session and the mailed link stay open", async () => {
  const { browser, resident, token } = await openHouse();
  const [jin, mallory] = [await resident(email), await resident("mallory@evil.example")];
  const guesses: number[] = [];
  for (let tries = 0; tries < 12; tries++)
    guesses.push((await browser().post("/sign-in", { email, password: "a guess" })).status);
  expect(guesses.slice(-2)).toEqual([429, 429]);

  // The session: its password prompt counts its own tries.
  expect((await jin.post("/second-factor", { password })).status).toBe(200);
  // The device: also after signing out.
  expect((await jin.post("/sign-out")).status).toBe(200);
  expect((await jin.post("/sign-in", { email, password })).status).toBe(200);
  // A new device, by the mailed link.
  const other = browser();
  expect((await other.post("/sign-in/link", { email })).status).toBe(200);
  expect((await other.post("/sign-in/token", { token: await token(email) })).status).toBe(200);
  // The device of another account, or an invented one, is a stranger's.
  const device = "__Host-portcullis.device";
  const stranger = browser();
  for (const value of [mallory.jar.get(device) ?? "", "invented"]) {
    expect(value).not.toBe("");
    stranger.jar.set(device, value);
    expect((await stranger.post("/sign-in", { email, password })).status).toBe(429);
  }
});

test("a reset by the operator opens an account that strangers have closed to passwords, on a running server", async () => {
  const { browser, resident, dataDir } = await openHouse();
  await resident(email);
  for (let tries = 0; tries < 11; tries++) await browser().post("/sign-in", { email, password: "a guess" });
  expect((await browser().post("/sign-in", { email, password })).status).toBe(429);

  const place = { file: join(dataDir, "portcullis.db") };
  const reset = await accountAdmin.reset(place, email, { endsSecondFactor: false, revokesKeys: false });

  expect((await browser().post("/sign-in", { email, password: reset?.secret })).status).toBe(200);
});

test("strangers cannot use up the letters of a known device", async () => {
  const { browser, resident } = await openHouse();
  const jin = await resident(email);
  const letters: number[] = [];
  for (let tries = 0; tries < 6; tries++) letters.push((await browser().post("/reset", { email })).status);

  expect(letters.at(-1)).toBe(429);
  expect((await browser().post("/sign-in/link", { email })).status).toBe(429);
  expect((await jin.post("/sign-in/link", { email })).status).toBe(200);
  expect((await jin.post("/reset", { email })).status).toBe(200);
});

test("the tries of a known device are limited, and a new password makes other devices strangers", async () => {
  const { browser, resident } = await openHouse();
  const [jin, thief] = [await resident(email), browser()];
  const device = "__Host-portcullis.device";
  thief.jar.set(device, jin.jar.get(device) ?? "");
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++)
    statuses.push((await thief.post("/sign-in", { email, password: "a guess" })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);

  expect((await jin.post("/password", { password, new_password: "another long one" })).status).toBe(200);
  expect(jin.jar.get(device)).not.toBe(thief.jar.get(device));
  // Counted as a stranger now.
  expect((await thief.post("/sign-in", { email, password: "a guess" })).status).toBe(401);
});

test("the number of letters is limited", async () => {
  const { browser } = await openHouse();
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries++) statuses.push((await browser().post("/reset", { email })).status);

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("an unconfirmed address has no session, and no password of another person", async () => {
  const { browser, token } = await openHouse();
  const [mallory, jin] = [browser(), browser()];
  await mallory.post("/sign-up", { email, password: "what mallory chose" });
  const first = await token(email);
  expect((await mallory.post("/sign-in", { email, password: "what mallory chose" })).status).toBe(401);

  await jin.post("/sign-up", { email, password });
  await jin.post("/confirm", { token: await token(email) });

  expect((await mallory.post("/sign-in", { email, password: "what mallory chose" })).status).toBe(401);
  expect((await jin.post("/sign-in", { email, password })).status).toBe(200);
  // The other letter creates no second account, and changes nothing.
  expect((await mallory.post("/confirm", { token: first })).status).toBe(400);
  expect((await browser().post("/sign-in", { email, password })).status).toBe(200);
});

test("a session that was ended is refused at once", async () => {
  const { browser, resident } = await openHouse();
  const [jin, other] = [await resident(email), browser()];
  await other.post("/sign-in", { email, password });
  const told = await jin.get<{ sessions: { id: string; current: boolean; network: string }[] }>("/sessions");
  const sessions = told.envelope.data?.sessions ?? [];
  const ending = sessions.find(({ current }) => !current);

  expect(sessions).toHaveLength(2);
  expect(ending?.network).toMatch(/^203\.0\.113\.0\/24$/);
  expect((await jin.post(`/sessions/${ending?.id}/revoke`)).status).toBe(200);
  expect((await other.get("")).status).toBe(401);
  expect((await jin.post(`/sessions/${ending?.id}/revoke`)).status).toBe(404);
});

test("another account's data looks non-existent", async () => {
  const { resident } = await openHouse();
  const [jin, mallory] = [await resident(email), await resident("mallory@evil.example")];
  const made = await jin.post<{ record: { id: string } }>("/keys", { name: "ci" });
  const session = (await jin.get<{ sessions: { id: string }[] }>("/sessions")).envelope.data?.sessions[0]?.id;
  const key = made.envelope.data?.record.id;

  for (const path of [`/sessions/${session}/revoke`, `/keys/${key}/revoke`, `/keys/${key}/rotate`])
    expect(await mallory.post(path)).toMatchObject({
      status: 404,
      envelope: { error: { code: "NOT_FOUND", reason: "id" } },
    });
  expect((await jin.get("")).status).toBe(200);
  expect((await mallory.get<{ keys: unknown[] }>("/keys")).envelope.data?.keys).toEqual([]);
});

test("the database's content is not enough to sign in", async () => {
  const house = await openHouse();
  const jin = await house.resident(email);
  const told = await jin.post<{ uri: string; backupCodes: string[] }>("/second-factor", { password });
  await jin.post("/reset", { email });
  await jin.post("/sign-in/link", { email });
  const links = [await house.token(email), await house.token(email)];
  const session = (jin.jar.get("__Host-portcullis.session_token") ?? "").split(".")[0] ?? "";
  const { uri = "", backupCodes = [] } = told.envelope.data ?? {};
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const stored = ["portcullis.db", "portcullis.db-wal"].map((name) => readFileSync(join(house.dataDir, name))).join("");

  expect(codeOf(uri)).toMatch(/^\d{6}$/);
  expect(stored).toContain(email);
  for (const text of [session, ...links, secret, ...backupCodes, password]) {
    expect(text.length).toBeGreaterThan(8);
    expect(stored).not.toContain(text);
  }
});

test("over plain http beyond loopback sign-in is disabled", async () => {
  const { browser } = await openHouse({ baseUrl: "http://checks.example" });
  const told = await browser().post("/sign-in", { email, password }, { origin: "http://checks.example" });

  expect(told).toMatchObject({ status: 400, envelope: { error: { reason: "account.insecure" } } });
  expect(told.text).not.toContain("another site");
  expect(told.text).toContain("PORTCULLIS_BASE_URL");
});

test("a link to set a password is worth nothing once the password or the address was changed", async () => {
  const { browser, resident, token } = await openHouse();
  const jin = await resident(email);
  await browser().post("/reset", { email });
  const first = await token(email);
  await jin.post("/password", { password, new_password: "another long one" });
  await browser().post("/reset", { email });
  const second = await token(email);
  await jin.post("/email", { email: "jin@new.example", password: "another long one" });
  await browser().post("/confirm", { token: await token("jin@new.example") });

  for (const each of [first, second])
    expect((await browser().post("/reset/password", { token: each, password: "what mallory chose" })).status).toBe(400);
});

test.for(["the owner's mailed link", "a signed-in session", "the operator"])(
  "a change of the address that somebody else began is worth nothing once %s set a new password",
  async (who) => {
    const { browser, resident, token, dataDir } = await openHouse();
    const [jin, mallory] = [await resident(email), browser()];
    await mallory.post("/sign-in", { email, password });
    await mallory.post("/email", { email: "mallory@evil.example", password });
    const stolen = await token("mallory@evil.example");
    if (who === "a signed-in session") await jin.post("/password", { password, new_password: "another long one" });
    else if (who === "the operator")
      await accountAdmin.reset({ file: join(dataDir, "portcullis.db") }, email, {
        endsSecondFactor: false,
        revokesKeys: false,
      });
    else {
      await browser().post("/reset", { email });
      await browser().post("/reset/password", { token: await token(email), password: "another long one" });
    }

    expect((await browser().post("/confirm", { token: stolen })).status).toBe(400);
  },
);

test("pages of other origins may not load account data", async () => {
  const { resident } = await openHouse();
  const { headers } = await (await resident(email)).get("");

  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("cache-control")).toBe("no-store");
});
