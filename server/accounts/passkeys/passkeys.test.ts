import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeOf, home, openHouse, password, type Browser, type House } from "../../../test/server/account/house.ts";
import { visitor } from "../../../test/server/account/visitor.ts";
import { authenticator, type Authenticator, type Deviation } from "../../../test/twins/authenticator.ts";

const [email, security] = ["jin@shop.example", "/account/security"] as const;

interface Options {
  readonly publicKey: { readonly challenge: string; readonly [name: string]: unknown };
}

interface Listed {
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly lastUsedAt: string | null }[];
}

/** Begins to add a passkey, or to sign in with one; resolves with the challenge. */
async function challengeOf(browser: Browser, path: string, body: object = {}): Promise<string> {
  const { envelope } = await browser.post<Options>(path, body);
  return envelope.data?.publicKey.challenge ?? "";
}

async function add(browser: Browser, device: Authenticator, deviation: Deviation = {}, name = "laptop") {
  const challenge = await challengeOf(browser, "/passkeys/options", { password });
  return browser.post<{ id: string }>("/passkeys", { name, response: device.create(challenge, deviation) });
}

async function signIn(browser: Browser, device: Authenticator, deviation: Deviation = {}) {
  const challenge = await challengeOf(browser, "/sign-in/passkey/options");
  return browser.post("/sign-in/passkey", { response: device.get(challenge, deviation) });
}

function rowsOf({ dataDir }: House, query: string): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, "portcullis.db"), { readOnly: true });
  const rows = database.prepare(query).all();
  database.close();
  return rows;
}

test("a passkey is added, signs in, is renamed, exported and removed, and goes with its account", async () => {
  const house = await openHouse();
  const jin = await house.resident(email);
  const [laptop, stick] = [authenticator(home), authenticator(home)];
  const made = await add(jin, laptop);
  expect(made.envelope.data).toMatchObject({ name: "laptop", synced: false, lastUsedAt: null });
  await add(jin, stick, {}, "stick");
  expect(house.letters.filter(({ subject }) => subject.startsWith("A passkey was added"))).toHaveLength(2);

  const options = await house.browser().post<Options>("/sign-in/passkey/options");
  expect(options.envelope.data?.publicKey).toMatchObject({ rpId: "checks.example", userVerification: "required" });
  expect(options.envelope.data?.publicKey).not.toHaveProperty("allowCredentials");
  const phone = house.browser();
  expect((await signIn(phone, laptop)).envelope.data).toEqual({ signedIn: true, secondFactor: false });
  // A session and a known device, and no challenge any more.
  expect([...phone.jar.keys()].toSorted()).toEqual(["__Host-portcullis.device", "__Host-portcullis.session_token"]);
  const sessions = await phone.get<{ sessions: readonly object[] }>("/sessions");
  expect(sessions.envelope.data?.sessions[0]).toMatchObject({
    current: true,
    network: expect.stringMatching(/^203\.0\./),
  });

  const id = made.envelope.data?.id ?? "";
  const page = visitor(house);
  for (const [key, value] of jin.jar) page.jar.set(key, value);
  expect((await page.send(security, "passkey-rename", { id, name: " " })).html).toContain("Enter a name of 1 to 100");
  const renamed = await page.send(security, "passkey-rename", { id, name: "old laptop" });
  expect(renamed.to).toBe(`${security}?done=passkey-renamed`);
  // Without script, the page says what adding one needs.
  expect((await page.open(security)).html).toMatch(
    /<h3>old laptop<[^]*To add a passkey, use a browser[^]*<div hidden data-passkey="add"/,
  );
  const { envelope } = await jin.get<Listed>("/passkeys");
  expect(envelope.data?.passkeys.map(({ name, lastUsedAt }) => [name, lastUsedAt !== null])).toEqual([
    ["stick", false],
    ["old laptop", true],
  ]);
  const exported = await jin.get<Listed>("/export");
  expect(exported.envelope.data?.passkeys).toMatchObject([{ name: "stick" }, { name: "old laptop" }]);
  expect(exported.text).not.toContain(laptop.id);

  expect((await page.send(security, "passkey-remove", { id, password: "another" })).status).toBe(403);
  const removed = await page.send(security, "passkey-remove", { id, password });
  expect(removed.to).toBe(`${security}?done=passkey-removed`);
  expect((await signIn(house.browser(), laptop)).status).toBe(401);
  expect(house.letters.at(-1)?.subject).toContain("A passkey was removed");
  await challengeOf(jin, "/passkeys/options", { password });
  expect((await jin.post("/delete", { password })).status).toBe(200);
  expect((await signIn(house.browser(), stick)).status).toBe(401);
  expect(rowsOf(house, "select * from passkey")).toEqual([]);
  expect(JSON.stringify(rowsOf(house, "select value from verification"))).not.toContain(email);
  for (const secret of [laptop.id, stick.id, password]) expect(house.lines.join("\n")).not.toContain(secret);
});

test("a response that is not of this sign-in, this site or this account is refused", async () => {
  const house = await openHouse();
  const [jin, mallory] = [await house.resident(email), await house.resident("mallory@evil.example")];
  const [laptop, other] = [authenticator(home), authenticator(home)];
  await add(jin, laptop, { counter: 5 });
  await add(mallory, other, { counter: 5 });
  expect((await signIn(house.browser(), laptop, { counter: 6 })).status).toBe(200);

  const wrong: readonly (readonly [attack: string, device: Authenticator, deviation: Deviation, status: number])[] = [
    ["another origin", laptop, { origin: "https://checks.example.evil.example" }, 401],
    ["a subdomain", laptop, { origin: "https://www.checks.example" }, 401],
    ["another port", laptop, { origin: `${home}:8443` }, 401],
    ["another RP ID", laptop, { rpId: "evil.example" }, 401],
    ["another challenge", laptop, { challenge: "AAAA" }, 401],
    ["a counter that goes back", laptop, { counter: 5 }, 401],
    ["a counter that stands still", laptop, { counter: 6 }, 401],
    ["another account's credential", other, { id: laptop.id }, 401],
    ["an unknown credential", other, { id: "AAAA" }, 401],
    ["no user verification", laptop, { isVerified: false, counter: 7 }, 400],
  ];
  for (const [attack, device, deviation, status] of wrong) {
    const browser = house.browser();
    expect([attack, (await signIn(browser, device, deviation)).status]).toEqual([attack, status]);
    expect((await browser.get("")).status).toBe(401);
  }

  // A challenge is answered once, also where the attacker has the cookie, and by both at once.
  const [first, second] = [house.browser(), house.browser()];
  const challenge = await challengeOf(first, "/sign-in/passkey/options");
  for (const [name, value] of first.jar) second.jar.set(name, value);
  const response = laptop.get(challenge, { counter: 9 });
  const sent = await Promise.all([first, second].map((each) => each.post("/sign-in/passkey", { response })));
  expect(sent.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "400"]);
  expect((await house.browser().post("/sign-in/passkey", { response })).status).toBe(400);

  // The challenge of one purpose is of no use for the other.
  const adding = await challengeOf(jin, "/passkeys/options", { password });
  expect((await jin.post("/sign-in/passkey", { response: laptop.get(adding, { counter: 20 }) })).status).toBe(400);

  const foreign = await jin.get<Listed>("/passkeys");
  const id = foreign.envelope.data?.passkeys[0]?.id ?? "";
  expect((await mallory.post(`/passkeys/${id}/rename`, { name: "mine" })).status).toBe(404);
  expect((await mallory.post(`/passkeys/${id}/remove`, { password })).status).toBe(404);
});

test("a passkey is added only after the password and the code, and only with a response to this request", async () => {
  const house = await openHouse();
  const jin = await house.resident(email);
  const laptop = authenticator(home);
  expect((await jin.post("/passkeys/options")).status).toBe(401);
  expect((await jin.post("/passkeys/options", { password: "another" })).status).toBe(401);
  expect((await jin.post("/passkeys", { name: "x", response: laptop.create("AAAA") })).status).toBe(400);

  const certificates: Deviation["statement"] = ["apple", new Map([["x5c", [Buffer.from("certificate")]]])];
  const wrong: readonly (readonly [attack: string, deviation: Deviation, status: number])[] = [
    ["another origin", { origin: "https://evil.example" }, 401],
    ["another RP ID", { rpId: "evil.example" }, 401],
    ["another challenge", { challenge: "AAAA" }, 401],
    ["no user verification", { isVerified: false }, 400],
    // The library would request the revocation list that such a certificate names.
    ["an attestation with certificates", { statement: certificates }, 401],
  ];
  for (const [attack, deviation, status] of wrong)
    expect([attack, (await add(jin, laptop, deviation)).status]).toEqual([attack, status]);
  expect(rowsOf(house, "select * from passkey")).toEqual([]);

  // The credential of another account, with a key of the attacker.
  await add(jin, laptop);
  const mallory = await house.resident("mallory@evil.example");
  expect((await add(mallory, authenticator(home, laptop.id))).status).toBe(401);

  // A session whose challenge is of another account.
  const stick = authenticator(home);
  const challenge = await challengeOf(mallory, "/passkeys/options", { password });
  const cookie = "__Host-portcullis.passkey";
  jin.jar.set(cookie, mallory.jar.get(cookie) ?? "");
  expect((await jin.post("/passkeys", { name: "x", response: stick.create(challenge) })).status).toBe(401);

  const { envelope } = await jin.post<{ uri: string }>("/second-factor", { password });
  await jin.post("/second-factor/confirm", { code: codeOf(envelope.data?.uri ?? "") });
  expect((await jin.post("/passkeys/options", { password })).status).toBe(401);
  const code = codeOf(envelope.data?.uri ?? "", 1);
  expect((await jin.post("/passkeys/options", { password, code })).status).toBe(200);
  expect((await jin.post("/passkeys/options", { password, code })).status).toBe(401);
  // Verified by the authenticator, so no code is asked for.
  expect((await signIn(house.browser(), laptop)).envelope.data).toEqual({ signedIn: true, secondFactor: false });
});

test("the tries of a client are limited, and challenges more loosely", async () => {
  const house = await openHouse();
  const [guesser, visitor] = [house.browser(), house.browser()];
  const response = authenticator(home).get("AAAA");
  for (let tries = 0; tries < 10; tries++) await guesser.post("/sign-in/passkey", { response });
  expect((await guesser.post("/sign-in/passkey", { response })).status).toBe(429);
  for (let tries = 0; tries < 30; tries++) await visitor.post("/sign-in/passkey/options");
  expect((await visitor.post("/sign-in/passkey/options")).status).toBe(429);
});

test("a server without a domain, and one whose proxy signs people in, have no passkeys", async () => {
  const userHeader = { name: "remote-email", peers: ["10.0.0.7/32"] };
  for (const config of [
    { baseUrl: "http://127.0.0.1:3000" },
    { accounting: { registration: "open", secret: null, mail: null, userHeader } as const },
  ]) {
    const house = await openHouse(config);
    const { status, envelope } = await house
      .browser()
      .post("/sign-in/passkey/options", {}, { origin: config.baseUrl ?? home });
    expect([status, envelope.error?.reason]).toEqual([400, "state"]);
  }
});
