import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { accountAdmin } from "./admin.ts";
import { openHouse, password } from "../../test/server/account/house.ts";

test("a new user confirms the address, signs in, and signs out", async () => {
  const { browser, token, letters } = await openHouse();
  const jin = browser();

  const signedUp = await jin.post("/sign-up", { email: "Jin@Shop.example", password });
  expect(signedUp).toMatchObject({ status: 200, envelope: { ok: true, data: { mailed: true } } });
  const link = await token("jin@shop.example");
  expect(letters[0]?.text).toContain(`https://checks.example/account/confirm?token=${link}`);
  expect(await jin.post("/confirm", { token: link })).toMatchObject({ status: 200 });
  expect((await jin.get("")).status).toBe(401);

  const signedIn = await jin.post("/sign-in", { email: "jin@shop.example", password });
  expect(signedIn.envelope.data).toEqual({ signedIn: true, secondFactor: false });
  expect(signedIn.headers.getSetCookie().join()).toMatch(
    /^__Host-portcullis\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax,__Host-portcullis\.device=/,
  );
  expect((await jin.get("")).envelope.data).toMatchObject({ email: "jin@shop.example", secondFactor: false });

  expect((await jin.post("/sign-out")).status).toBe(200);
  expect((await jin.get("")).envelope.error).toMatchObject({ code: "API_KEY_REQUIRED", reason: "session" });
});

test("a link that was mailed signs in once", async () => {
  const { browser, token, resident } = await openHouse();
  await resident("jin@shop.example");
  const jin = browser();

  expect((await jin.post("/sign-in/link", { email: "jin@shop.example" })).status).toBe(200);
  const link = await token("jin@shop.example");

  expect((await jin.post("/sign-in/token", { token: link })).envelope.data).toMatchObject({ signedIn: true });
  expect((await jin.get("")).envelope.data).toMatchObject({ email: "jin@shop.example" });
  const again = await browser().post("/sign-in/token", { token: link });
  expect(again).toMatchObject({ status: 400, envelope: { error: { code: "INVALID_INPUT", reason: "token" } } });
});

test("a forgotten password is reset, which ends every session", async () => {
  const { letters, browser, token, resident } = await openHouse();
  const jin = await resident("jin@shop.example");
  await jin.post("/reset", { email: "jin@shop.example" });
  const link = await token("jin@shop.example");
  const other = browser();

  expect((await other.post("/reset/password", { token: link, password: "another long one" })).status).toBe(200);
  expect(letters.at(-1)).toMatchObject({ to: "jin@shop.example", subject: "Your password was changed · Portcullis" });
  expect((await jin.get("")).status).toBe(401);
  expect((await other.post("/sign-in", { email: "jin@shop.example", password })).status).toBe(401);
  expect((await other.post("/sign-in", { email: "jin@shop.example", password: "another long one" })).status).toBe(200);
  expect((await other.post("/reset/password", { token: link, password: "a third long one" })).status).toBe(400);
});

test("a password change ends every other session, and requires the password", async () => {
  const { browser, resident } = await openHouse();
  const [jin, other] = [await resident("jin@shop.example"), browser()];
  await other.post("/sign-in", { email: "jin@shop.example", password });

  const wrong = await jin.post("/password", { password: "not the password", new_password: "another long one" });
  expect(wrong).toMatchObject({ status: 401, envelope: { error: { reason: "credentials" } } });
  expect((await jin.post("/password", { password, new_password: "another long one" })).status).toBe(200);
  expect((await jin.get("")).status).toBe(200);
  expect((await other.get("")).status).toBe(401);
});

test("an address is changed by a link to the new one, and the old one is notified", async () => {
  const { letters, token, resident, browser } = await openHouse();
  const jin = await resident("jin@shop.example");

  await jin.post("/email", { email: "jin@new.example", password });
  const link = await token("jin@new.example");
  expect(letters.at(-2)).toMatchObject({ to: "jin@shop.example" });
  expect((await jin.get("")).envelope.data).toMatchObject({ email: "jin@shop.example" });

  const confirmed = await browser().post("/confirm", { token: link });
  expect(confirmed.envelope.data).toEqual({ email: "jin@new.example" });
  expect(confirmed.headers.getSetCookie()).toEqual([]);
  expect((await jin.get("")).envelope.data).toMatchObject({ email: "jin@new.example" });
});

test("a closed server accepts no sign-up, and one without mail reports that", async () => {
  const { browser } = await openHouse({ accounting: { registration: "closed", secret: null, mail: null } });
  const jin = browser();

  const signUp = await jin.post("/sign-up", { email: "jin@shop.example", password });
  expect(signUp).toMatchObject({ status: 400, envelope: { error: { reason: "registration" } } });
  for (const path of ["/sign-in/link", "/reset"]) {
    const told = await jin.post(path, { email: "jin@shop.example" });
    expect(told).toMatchObject({ status: 400, envelope: { error: { reason: "mail" } } });
  }
});

test("a closed server mails no link to an address without an account", async () => {
  const { letters, browser } = await openHouse({
    accounting: { registration: "closed", secret: null, mail: { url: "smtp://127.0.0.1:9", from: "a@checks.example" } },
  });
  const told = await browser().post("/sign-in/link", { email: "jin@shop.example" });

  expect(told.status).toBe(200);
  expect(letters).toEqual([]);
});

test.for([
  ["", "at least 12 characters"],
  ["short", "at least 12 characters"],
])("a password of too few characters is refused: %s", async ([text, words]) => {
  const { browser } = await openHouse();
  const told = await browser().post("/sign-up", { email: "jin@shop.example", password: text });

  expect(told).toMatchObject({ status: 400, envelope: { error: { reason: "password" } } });
  expect(told.text).toContain(words);
});

test("an invitation and a link that confirms are kept where the account cannot be made", async () => {
  const { dataDir, browser, token, letters } = await openHouse();
  const invited = await accountAdmin.invite({ file: join(dataDir, "portcullis.db") }, "ann@shop.example", null);
  const [ann, jin] = [browser(), browser()];
  await jin.post("/sign-up", { email: "jin@shop.example", password });
  const request = [
    () => ann.post("/sign-up", { email: "ann@shop.example", password, invitation: invited?.secret }),
    async () => jin.post("/confirm", { token: link }),
  ];
  const link = await token("jin@shop.example");
  const file = new DatabaseSync(join(dataDir, "portcullis.db"));
  onTestFinished(() => file.close());

  file.exec("create trigger failing before insert on credential begin select raise(abort, 'a disk that fails'); end");
  for (const ask of request) expect((await ask()).status).toBe(503);
  file.exec("drop trigger failing");
  for (const ask of request) expect((await ask()).status).toBe(200);
  for (const ask of request) expect((await ask()).status).toBe(400);
  expect(letters).toHaveLength(1);
});
