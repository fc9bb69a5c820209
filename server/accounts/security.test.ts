import { join } from "node:path";
import { expect, test } from "vitest";
import { accountAdmin } from "./admin.ts";
import { storeLimit } from "../store/retention.ts";
import { codeOf, openHouse, password, type Browser, type House } from "../../test/server/account/house.ts";

const email = "jin@shop.example";

interface Secured {
  readonly jin: Browser;
  readonly uri: string;
  /** The code that switched it on. */
  readonly code: string;
  readonly codes: readonly string[];
}

/** An account with a second factor. */
async function secured({ resident }: House): Promise<Secured> {
  const jin = await resident(email);
  const told = await jin.post<{ uri: string; backupCodes: string[] }>("/second-factor", { password });
  const { uri = "", backupCodes = [] } = told.envelope.data ?? {};
  const code = codeOf(uri);
  expect((await jin.post("/second-factor/confirm", { code })).status).toBe(200);
  return { jin, uri, code, codes: backupCodes };
}

test("after the password the code is required, and there is no session before it", async () => {
  const house = await openHouse();
  const { uri } = await secured(house);
  const one = house.browser();

  expect((await one.post("/sign-in", { email, password })).envelope.data).toEqual({
    signedIn: false,
    secondFactor: true,
  });
  expect([...one.jar.keys()]).toEqual(["__Host-portcullis.two_factor"]);
  expect((await one.get("")).status).toBe(401);
  expect((await one.post("/sign-in/code", { code: codeOf(uri, 1) })).envelope.data).toMatchObject({ signedIn: true });
  expect((await one.get("")).envelope.data).toMatchObject({ email, secondFactor: true });
});

test("after a mailed link the code is required as well", async () => {
  const house = await openHouse();
  const { uri } = await secured(house);
  const one = house.browser();
  await one.post("/sign-in/link", { email });

  const told = await one.post("/sign-in/token", { token: await house.token(email) });
  expect(told.envelope.data).toEqual({ signedIn: false, secondFactor: true });
  expect((await one.get("")).status).toBe(401);
  expect((await one.post("/sign-in/code", { code: codeOf(uri, 1) })).status).toBe(200);
  expect((await one.get("")).status).toBe(200);
});

test("a new password does not take the second factor away", async () => {
  const house = await openHouse();
  await secured(house);
  const one = house.browser();
  await one.post("/reset", { email });
  await one.post("/reset/password", { token: await house.token(email), password: "another long one" });

  const told = await one.post("/sign-in", { email, password: "another long one" });
  expect(told.envelope.data).toEqual({ signedIn: false, secondFactor: true });
});

test("a code is good once, and a backup code too", async () => {
  const house = await openHouse();
  const { uri, codes } = await secured(house);
  const [first, second] = [house.browser(), house.browser()];
  const code = codeOf(uri, 1);

  for (const one of [first, second]) await one.post("/sign-in", { email, password });
  expect((await first.post("/sign-in/code", { code })).status).toBe(200);
  expect(await second.post("/sign-in/code", { code })).toMatchObject({ status: 401 });
  expect((await second.get("")).status).toBe(401);

  const third = house.browser();
  const backup = { backup_code: codes[0] };
  await third.post("/sign-in", { email, password });
  expect((await third.post("/sign-in/code", backup)).status).toBe(200);
  const fourth = house.browser();
  await fourth.post("/sign-in", { email, password });
  expect((await fourth.post("/sign-in/code", backup)).status).toBe(401);
});

test("the code that switched it on does not sign in as well", async () => {
  const house = await openHouse();
  const { jin, uri, code } = await secured(house);
  const one = house.browser();
  await one.post("/sign-in", { email, password });

  expect((await one.post("/sign-in/code", { code })).status).toBe(401);
  // The next code does, and the session that switched it on is left alone.
  expect((await one.post("/sign-in/code", { code: codeOf(uri, 1) })).status).toBe(200);
  expect((await jin.get("")).status).toBe(200);
});

test("another account's session does not replace the code", async () => {
  const house = await openHouse();
  await secured(house);
  const mallory = await house.resident("mallory@evil.example");
  const told = await mallory.post<{ uri: string }>("/second-factor", { password });
  await mallory.post("/sign-in", { email, password });

  const answer = await mallory.post("/sign-in/code", { code: codeOf(told.envelope.data?.uri ?? "") });
  expect(answer).toMatchObject({ status: 401, envelope: { error: { reason: "credentials" } } });
});

test("after five wrong codes the password is required again, from any address", async () => {
  const house = await openHouse();
  const { uri } = await secured(house);
  const one = house.browser();
  await one.post("/sign-in", { email, password });

  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries++) {
    const other = house.browser();
    for (const [name, value] of one.jar) other.jar.set(name, value);
    statuses.push((await other.post("/sign-in/code", { code: "000000" })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
  const late = await one.post("/sign-in/code", { code: codeOf(uri, 1) });
  expect(late.envelope.error).toMatchObject({ code: "API_KEY_REQUIRED", reason: "session" });
});

test("after ten wrong codes in a row the account is locked, for any password, until the operator resets it", async () => {
  const house = await openHouse();
  const { uri } = await secured(house);
  for (let tries = 0; tries < 10; tries++) {
    const one = house.browser();
    await one.post("/sign-in", { email, password });
    await one.post("/sign-in/code", { code: "000000" });
  }
  const right = house.browser();
  await right.post("/sign-in", { email, password });

  expect(await right.post("/sign-in/code", { code: codeOf(uri, 1) })).toMatchObject({
    status: 429,
    envelope: { error: { code: "RATE_LIMITED", retryAfter: 900 } },
  });

  const place = { file: join(house.dataDir, "portcullis.db") };
  const reset = await accountAdmin.reset(place, email, { endsSecondFactor: false, revokesKeys: false });
  const told = await right.post("/sign-in", { email, password: reset?.secret });
  expect(told.envelope.data).toEqual({ signedIn: false, secondFactor: true });
  expect((await right.post("/sign-in/code", { code: codeOf(uri, 1) })).status).toBe(200);
});

test("with a changed secret the second factor cannot be passed, and the operator can reset it", async () => {
  const house = await openHouse();
  await secured(house);
  const mail = { url: "smtp://127.0.0.1:9", from: "a@checks.example" };
  const other = await openHouse({
    storing: { dataDir: house.dataDir, databaseUrl: null, limit: storeLimit },
    accounting: { registration: "open", secret: "another secret of the operator", mail },
  });
  const one = other.browser();
  const told = await one.post("/sign-in", { email, password });
  expect(told).toMatchObject({
    status: 503,
    envelope: { error: { code: "UPSTREAM_ERROR", reason: "store.unreadable" } },
  });
  expect([...one.jar]).toEqual([]);
  expect(other.lines.join("")).not.toContain('"bug"');

  const reset = await accountAdmin.reset({ file: join(house.dataDir, "portcullis.db") }, email, {
    endsSecondFactor: true,
    revokesKeys: false,
  });
  const signedIn = await other.browser().post("/sign-in", { email, password: reset?.secret });
  expect(signedIn.envelope.data).toEqual({ signedIn: true, secondFactor: false });
});

test("it is turned off with the password and a code alone", async () => {
  const house = await openHouse();
  const { jin, uri } = await secured(house);

  expect((await jin.post("/second-factor/off", { password, code: "000000" })).status).toBe(401);
  expect((await jin.post("/second-factor/off", { password: "not the password", code: codeOf(uri) })).status).toBe(401);
  expect((await jin.post("/second-factor/off", { password, code: codeOf(uri, 1) })).status).toBe(200);
  const one = house.browser();
  expect((await one.post("/sign-in", { email, password })).envelope.data).toMatchObject({ signedIn: true });
});
