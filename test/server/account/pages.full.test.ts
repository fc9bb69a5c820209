import { expect, test } from "vitest";
import { join } from "node:path";
import { accountAdmin } from "../../../server/accounts/admin.ts";
import { accountPaths } from "../../../server/pages/account/paths.ts";
import { textsOf } from "../../pages/read-html.ts";
import { serve } from "../service.ts";
import { codeOf, home, openHouse, password, type House } from "./house.ts";
import { tokenIn, visitor, type Visitor } from "./visitor.ts";

const email = "jin@shop.example";

/** The browser of an account that was created through pages. */
async function resident(house: House, address = email): Promise<Visitor> {
  const one = visitor(house);
  await one.send("/account/sign-up", "sign", { email: address, password });
  await one.open(`/account/confirm?token=${await house.token(address)}`);
  await one.send("/account/confirm", "link");
  await one.send("/account/sign-in", "password", { email: address, password });
  return one;
}

/** The errors on a page. */
function problemsIn(html: string): readonly string[] {
  return [...html.matchAll(/<p class="wrong"(?![^>]*\bhidden)[^>]*>(?<text>[^]*?)<\/p>/g)].map(({ groups }) =>
    (groups?.["text"] ?? "").replace(/<[^>]*>/g, "").trim(),
  );
}

test("a person signs up, confirms, signs in and out by forms alone", async () => {
  const house = await openHouse();
  const jin = visitor(house);
  const signedUp = await jin.send("/account/sign-up", "sign", { email, password });
  expect(signedUp.status).toBe(200);
  expect(signedUp.html).toContain(`We sent a letter to ${email}.`);
  expect(signedUp.html).not.toContain(password);
  const first = await house.token(email);
  const [, resend = ""] = /name="resend" value="([^"]+)"/.exec(signedUp.html) ?? [];
  const form_token = tokenIn(signedUp.html);
  const again = await jin.post("/account/sign-up", { do: "resend", form_token, email, resend });
  expect(again.html).toContain(`We sent a letter to ${email}.`);
  const token = await house.token(email);
  // The new letter replaces the first one.
  expect(token).not.toBe(first);
  await jin.open(`/account/confirm?token=${first}`);
  expect((await jin.send("/account/confirm", "link")).status).toBe(400);

  const landed = await jin.open(`/account/confirm?token=${token}&lang=ko`);
  expect(landed).toMatchObject({ status: 303, to: "/account/confirm?lang=ko" });
  const confirmed = await jin.send("/account/confirm", "link");
  expect(confirmed).toMatchObject({ status: 303, to: "/account/sign-in?done=confirmed" });
  expect([...jin.jar.keys()].some((name) => name.endsWith("link"))).toBe(false);

  const entered = await jin.send("/account/sign-in?to=%2Faccount%2Fkeys", "password", { email, password });
  expect(entered).toMatchObject({ status: 303, to: "/account/keys" });
  expect(await jin.open("/account/sign-in?to=%2Faccount%2Fwatches")).toMatchObject({ to: "/account/watches" });
  const page = await jin.open("/account/keys");
  expect(page.status).toBe(200);
  expect(page.html).toContain(email);

  const out = await jin.post("/account/sign-out", { do: "out", form_token: tokenIn(page.html) });
  expect(out).toMatchObject({ status: 303, to: "/account/sign-in?done=signed-out" });
  expect(await jin.open("/account/keys")).toMatchObject({ status: 303, to: "/account/sign-in?to=%2Faccount%2Fkeys" });
});

test("an invitation creates an account for its address only, and opening its link does not use it up", async () => {
  const house = await openHouse({ accounting: { registration: "invite", secret: null, mail: null } });
  const place = { file: join(house.dataDir, "portcullis.db") };
  const { link = "", secret = "" } = (await accountAdmin.invite(place, email, home)) ?? {};
  expect(link).toBe(`${home}/account/sign-up?token=${secret}`);
  const jin = visitor(house);
  expect((await jin.open("/account/sign-up")).html).not.toContain('name="password"');
  for (let opened = 0; opened < 3; opened++) await jin.open(new URL(link ?? "").pathname + new URL(link ?? "").search);

  const other = await jin.send("/account/sign-up", "sign", { email: "eve@shop.example", password });
  expect(other.status).toBe(400);
  expect(other.html).toContain("This link");
  expect(await jin.send("/account/sign-up", "sign", { email, password })).toMatchObject({
    status: 303,
    to: "/account/sign-in?done=signed-up",
  });
  expect(await jin.send("/account/sign-in", "password", { email, password })).toMatchObject({ to: "/account" });
  // Without mail, no page offers it.
  expect((await visitor(house).open("/account/sign-in")).html).not.toContain("Send the link");
});

test("a forgotten password is reset by a link, which ends every session", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const other = visitor(house);
  expect(await other.send("/account/reset", "mail", { email })).toMatchObject({
    to: "/account/reset?done=reset-mailed",
  });
  const token = await house.token(email);
  expect(await other.open(`/account/reset?token=${token}`)).toMatchObject({ to: "/account/reset/password" });
  const short = await other.send("/account/reset/password", "set", { password: "short" });
  expect(short.status).toBe(400);
  expect(problemsIn(short.html)).toEqual(["Problem: Enter a password of 12 to 128 characters."]);
  expect(short.html).not.toContain("short");
  const fresh = "another horse battery";
  expect(await other.send("/account/reset/password", "set", { password: fresh })).toMatchObject({
    to: "/account/sign-in?done=reset",
  });

  expect((await jin.open("/account")).status).toBe(303);
  expect((await jin.send("/account/sign-in", "password", { email, password })).status).toBe(403);
  expect(await jin.send("/account/sign-in", "password", { email, password: fresh })).toMatchObject({ to: "/account" });
  await other.open(`/account/reset?token=${token}`);
  const again = await other.send("/account/reset/password", "set", { password: fresh });
  expect(again.status).toBe(400);
  expect(again.html).toContain('/account/reset"');
});

test("the second factor is set up with a QR code and required after a password and after a link", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const wrong = await jin.send("/account/security", "factor-set-up", { password: "not the password" });
  expect(wrong.status).toBe(403);
  expect(problemsIn(wrong.html)).toEqual(["Problem: The password is wrong."]);
  const made = await jin.send("/account/security", "factor-set-up", { password });
  expect(made.status).toBe(200);
  expect(made.headers.get("cache-control")).toBe("no-store");
  const [secret = "", codes = ""] = textsOf(made.html, "pre");
  expect(made.html).toContain('<svg class="qr"');
  const uri = `otpauth://totp/x?secret=${secret.replaceAll(" ", "")}`;
  expect(codes.split(" ")).toHaveLength(10);
  expect((await jin.open("/account/security")).html).not.toContain(secret);

  const bad = await jin.send("/account/security", "factor-on", { code: "12" });
  expect(problemsIn(bad.html)).toEqual(["Problem: Enter the 6 digits that your authenticator app shows now."]);
  const code = codeOf(uri);
  expect(
    await jin.send("/account/security", "factor-on", { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
  ).toMatchObject({
    to: "/account/security?done=factor-on",
  });

  const other = visitor(house);
  const due = await other.send("/account/sign-in?to=%2Faccount%2Fkeys", "password", { email, password });
  expect(due.to).toBe("/account/sign-in/code?to=%2Faccount%2Fkeys");
  expect((await other.open("/account/keys")).status).toBe(303);
  expect(problemsIn((await other.send(due.to ?? "", "code", { code: "000000" })).html)).toEqual([
    "Problem: The code is wrong.",
  ]);
  expect(await other.send(due.to ?? "", "backup", { backup_code: codes.split(" ")[0] ?? "" })).toMatchObject({
    to: "/account/keys",
  });

  const third = visitor(house);
  await third.send("/account/sign-in", "link", { email });
  expect(await third.open(`/account/sign-in?token=${await house.token(email)}`)).toMatchObject({
    to: "/account/sign-in/link",
  });
  expect(await third.send("/account/sign-in/link", "link")).toMatchObject({ to: "/account/sign-in/code" });
  expect(await visitor(house).open("/account/sign-in/code")).toMatchObject({
    to: "/account/sign-in?done=code-expired",
  });
});

test("a key is shown once, works, is rotated with an overlap, and revoked", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const works = async (key: string): Promise<number> =>
    (await house.ask("/api/account", { headers: { authorization: `Bearer ${key}` } })).status;

  const made = await jin.send("/account/keys", "create", { name: "ci", write: "1", expires_in_days: "90" });
  const key = keyIn(made.html);
  expect(await works(key)).toBe(200);
  const listed = await jin.open("/account/keys");
  expect(keyIn(listed.html)).toBe("");
  expect(listed.html).toContain("read, write");
  const [, id = ""] = /name="id" value="(\w+)"/.exec(listed.html) ?? [];

  const rotated = await jin.send("/account/keys", "rotate", { id, overlap_hours: "24" });
  const next = keyIn(rotated.html);
  expect(await works(next)).toBe(200);
  expect(await works(key)).toBe(200);
  expect(await jin.send("/account/keys", "revoke", { id })).toMatchObject({ to: "/account/keys?done=key-revoked" });
  expect(await works(key)).toBe(401);
  expect((await jin.send("/account/keys", "revoke", { id: "nobody" })).status).toBe(404);

  const nameless = await jin.send("/account/keys", "create", { name: "", write: "1" });
  expect(nameless.status).toBe(400);
  expect(problemsIn(nameless.html)[0]).toMatch(/^Problem: Enter a name/);
  expect(nameless.html).toMatch(/name="write" value="1"[^>]*checked/);
});

/** The key on a page; empty without one. */
function keyIn(html: string): string {
  return /ptc_live_[0-9A-Za-z]{38}/.exec(html)?.[0] ?? "";
}

test("a watch is added, changed, paused, muted, run, proven and removed", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const bad = await jin.send("/account/watches", "add", { target: "192.0.2.1", check_dns: "1" });
  expect(bad.status).toBe(400);
  expect(problemsIn(bad.html)[0]).toMatch(/^Problem: Enter a host or domain/);
  expect(bad.html).toContain('value="192.0.2.1"');
  const none = await jin.send("/account/watches", "add", { target: "shop.example.com" });
  expect(problemsIn(none.html)).toEqual(["Choose at least one check."]);

  const added = await jin.send("/account/watches?lang=ko", "add", {
    target: "https://Shop.example.com/x",
    check_dns: "1",
    check_port: "1",
    interval: "12h",
  });
  expect(added.to).toMatch(/^\/account\/watches\/\w+\?done=watch-added&lang=ko$/);
  const path = (added.to ?? "").split("?")[0] ?? "";
  for (const [form, fields, done] of [
    ["settings", { check_ssl: "1", interval: "7d" }, "watch-changed"],
    ["pause", {}, "watch-paused"],
    ["resume", {}, "watch-resumed"],
    ["mute", { days: "7" }, "watch-muted"],
    ["unmute", {}, "watch-unmuted"],
    ["run", {}, "watch-runs"],
  ] as const) {
    expect(await jin.send(path, form, fields)).toMatchObject({ status: 303, to: `${path}?done=${done}` });
  }
  const shown = await jin.open(path);
  expect(shown.html).toContain("_portcullis.example.com");
  expect(shown.html).toContain("https://shop.example.com/.well-known/portcullis.txt");
  const looked = await jin.send(path, "verify");
  expect(looked.status).toBe(200);
  expect(looked.html).toContain("could not be looked up");
  expect(await jin.send(path, "remove")).toMatchObject({ to: "/account/watches?done=watch-removed" });
  const gone = await jin.open(path);
  expect(gone.status).toBe(404);
  expect(gone.headers.get("content-type")).toMatch(/^text\/html/);
});

test("a channel is added with its secret shown once, tested, stopped, started, changed and removed", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const add = { kind: "webhook", address: "https://hooks.example/secret-path", name: "on call", digest_hour: "8" };
  const bad = await jin.send("/account/channels", "add", { ...add, address: "http://127.0.0.1/x" });
  expect(problemsIn(bad.html)[0]).toMatch(/^Problem: Enter an https URL/);
  const made = await jin.send("/account/channels", "add", add);
  expect(made.html).toMatch(/whsec_[\w+/=]+/);
  const [, path = ""] = /href="(\/account\/channels\/\w+)"/.exec(made.html) ?? [];
  for (const [form, fields, done] of [
    ["test", {}, "channel-tested"],
    ["stop", {}, "channel-stopped"],
    ["start", {}, "channel-started"],
    ["settings", { name: "at night", mode: "daily", min_severity: "high", language: "ko" }, "channel-changed"],
  ] as const) {
    expect(await jin.send(path, form, fields)).toMatchObject({ status: 303, to: `${path}?done=${done}` });
  }
  const shown = await jin.open(path);
  expect(shown.html).toContain("at night");
  expect(shown.html).not.toMatch(/whsec_|secret-path/);
  expect((await jin.send(path, "resend", { id: "nobody" })).status).toBe(404);

  const mailed = await jin.send("/account/channels", "add", { ...add, kind: "email", address: "a@shop.example" });
  expect(mailed.to).toMatch(/done=channel-mailed$/);
  expect((await jin.open(mailed.to ?? "")).html).toContain("not confirmed");
  expect(await jin.send(path, "remove")).toMatchObject({ to: "/account/channels?done=channel-removed" });
});

test("password, address, sessions and the account itself are changed by forms", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const other = visitor(house);
  await other.send("/account/sign-in", "password", { email, password });
  const sessions = await jin.open("/account/security");
  const [, id = ""] = /name="do" value="session"[^]*?name="id" value="(\w+)"/.exec(sessions.html) ?? [];
  expect(await jin.send("/account/security", "session", { id })).toMatchObject({
    to: "/account/security?done=session-ended",
  });
  expect((await other.open("/account")).status).toBe(303);

  const fresh = "another horse battery";
  const changed = await jin.send("/account/security", "password", { password, new_password: fresh });
  expect(changed.to).toBe("/account/security?done=password");
  expect(await jin.send("/account/security", "email", { email: "jin@new.example", password: fresh })).toMatchObject({
    to: "/account/security?done=email-mailed",
  });
  await jin.open(`/account/confirm?token=${await house.token("jin@new.example")}`);
  expect(await jin.send("/account/confirm", "link")).toMatchObject({ to: "/account/sign-in?done=confirmed" });
  expect((await jin.open("/account")).html).toContain("jin@new.example");

  const unsure = await jin.send("/account/settings", "delete", { password: fresh });
  expect(unsure.status).toBe(400);
  expect(await jin.send("/account/settings", "delete", { password: fresh, confirm: "1" })).toMatchObject({
    to: "/account/sign-in?done=deleted",
  });
  expect((await jin.send("/account/sign-in", "password", { email: "jin@new.example", password: fresh })).status).toBe(
    403,
  );
});

test("every page is kept nowhere and listed nowhere, has a strict policy, and asks for a session where it needs one", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const id = (await jin.send("/account/watches", "add", { target: "shop.example.com", check_dns: "1" })).to ?? "";
  const channel = { kind: "ntfy", address: "https://ntfy.example/t", name: "x" };
  const hook = (await jin.send("/account/channels", "add", channel)).to ?? "";
  const stranger = visitor(house);
  const faults: string[] = [];
  for (const [name, pattern] of Object.entries(accountPaths)) {
    const path = pattern
      .replace("/account/watches/{id}", id.split("?")[0] ?? "")
      .replace("/account/channels/{id}", hook.split("?")[0] ?? "")
      .replace("{domain}", "example.com");
    for (const one of [jin, stranger]) {
      const { headers, html, status } = await one.open(`${path}?lang=ko`);
      const isShown = status === 200;
      const holds = {
        status: isShown || status === 303,
        kept: headers.get("cache-control") === "no-store",
        listed:
          headers.get("x-robots-tag") === "noindex" && (!isShown || html.includes('name="robots" content="noindex"')),
        policy: headers.get("content-security-policy")?.includes("script-src 'self';") === true,
        inline: !/<script(?! type="module" src)|\son\w+=|\sstyle=/.test(html),
        language: !isShown || html.includes('<html lang="ko"'),
      };
      faults.push(...Object.entries(holds).flatMap(([what, isSo]) => (isSo ? [] : [`${name}: ${what}`])));
    }
  }
  expect(faults).toEqual([]);
  for (const path of ["/account", "/account/keys", "/account/security", "/account/changes/example.com"]) {
    expect(await stranger.open(path)).toMatchObject({
      status: 303,
      to: `/account/sign-in?to=${encodeURIComponent(path)}`,
    });
  }
});

test("a server without a store has no accounts, and no menu entry for them", async () => {
  const service = await serve();
  expect((await service.ask("/account")).status).toBe(404);
  expect((await service.ask("/")).text).not.toContain('href="/account"');
  const house = await openHouse();
  expect((await house.ask("/")).text).toContain('href="/account"');
});

test("a page takes a webhook's template of any length that the API takes", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  // As many characters as a template may have, each nine bytes in a form.
  const template = JSON.stringify({ text: `${"가".repeat(8100)}{{text}}` });
  const sent = { kind: "json", address: "https://hooks.shop.example/x", name: "long", template };
  const made = await jin.send("/account/channels", "add", sent);
  expect([made.status, problemsIn(made.html)]).toEqual([200, []]);
});
