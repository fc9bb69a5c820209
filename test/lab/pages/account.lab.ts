import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accountAdmin } from "../../../server/accounts/admin.ts";
import { accountPaths } from "../../../server/pages/account/paths.ts";
import { languages } from "../../../src/core/text.ts";
import { hostile } from "../../pages/hostile.ts";
import { codeOf } from "../../server/account/house.ts";
import { addChanges, furnish } from "./account-furnish.ts";
import { accountWorld, hook, password, profile, send, shoot, site, type AccountWorld } from "./account-world.ts";
import { builtAssets, faultless, faultsOf, launch, placeFaults } from "./faults.ts";

// Browsers and their pages are slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let browser: Browser;
let assets: readonly string[];

beforeAll(async () => {
  [browser, assets] = await Promise.all([launch(), builtAssets()]);
});

afterAll(() => browser.close());

/** Signs up and in, by the link in the mail. */
async function enter(page: Page, world: AccountWorld, email: string): Promise<void> {
  await page.goto(`${world.url}/account/sign-up`);
  await send(page, "sign", { email, password });
  await page.goto(world.url + (await world.mailed(email)));
  await send(page, "link");
  await send(page, "password", { email, password });
  await page.waitForURL(`${world.url}/account`);
}

/** Loads the page again until it shows something. */
async function shows(page: Page, text: string | RegExp): Promise<void> {
  await vi.waitUntil(
    async () => {
      if ((await page.getByText(text).count()) > 0) return true;
      await page.reload();
      return false;
    },
    { timeout: 110_000, interval: 1000 },
  );
}

test.for([true, false])(
  "from an invitation to a webhook, and to a key that is revoked; with script: %s",
  { timeout: 400_000 },
  async (javaScriptEnabled) => {
    const world = await accountWorld({ assets });
    const email = "jin@shop.example";
    const context = await profile(browser, { javaScriptEnabled });
    const page = await context.newPage();
    const { link } = (await accountAdmin.invite({ file: world.file }, email, world.url)) ?? {};
    await page.goto(link ?? "");
    expect(page.url()).toBe(`${world.url}/account/sign-up`);
    await send(page, "sign", { email, password });
    await send(page, "password", { email, password });
    await page.waitForURL(`${world.url}/account`);

    // The address is changed, and the new one confirmed by the link that came by mail.
    await page.goto(`${world.url}/account/security`);
    await send(page, "email", { email: "jin@new.example", password });
    await page.goto(world.url + (await world.mailed("jin@new.example")));
    await send(page, "link");
    expect(await page.locator(".who").textContent()).toContain("jin@new.example");

    await page.goto(`${world.url}/account/keys`);
    await send(page, "create", { name: "ci", write: true });
    const key = (await page.locator(".secret code").textContent()) ?? "";
    const call = (): Promise<{ readonly status: number }> =>
      world.ask("/api/account/watches", { headers: { authorization: `Bearer ${key}` } });
    expect((await call()).status).toBe(200);

    await page.goto(`${world.url}/account/channels`);
    await send(page, "add", { kind: "webhook", address: `https://${hook}/in`, name: "on call" });
    const secret = (await page.locator(".secret code").textContent()) ?? "";

    await page.goto(`${world.url}/account/watches`);
    for (const check of ["dns", "email", "rdap", "ssl"]) await page.locator(`[name=check_${check}]`).setChecked(false);
    await send(page, "add", { target: site, check_http: true });
    await shows(page, /^[A-F][+-]? \d+ problems?$/);
    world.improve();
    await send(page, "run");
    await page.goto(`${world.url}/account/changes/example.com`);
    await shows(page, "improvement");
    expect(await page.locator(".change .side-value").count()).toBeGreaterThanOrEqual(2);

    await vi.waitUntil(() => world.received.length > 0, { timeout: 60_000, interval: 200 });
    const [told] = world.received;
    const fields = Object.fromEntries(told?.headers ?? []);
    expect(new Webhook(secret).verify(told?.body.toString() ?? "", fields)).toMatchObject({
      data: { changes: expect.arrayContaining([expect.objectContaining({ target: site, check: "http" })]) as object },
    });
    await page.goto(`${world.url}/account/channels`);
    await page.getByRole("link", { name: "on call" }).click();
    await shows(page, /^delivered$/);

    await page.goto(`${world.url}/account/keys`);
    await page.locator("summary", { hasText: "Revoke: ci" }).click();
    await send(page, "revoke");
    await page.waitForURL(/done=key-revoked/);
    expect((await call()).status).toBe(401);
  },
);

test.for(languages)(
  "in %s, the second factor is set up and asked for, and after signing out nothing comes back",
  async (language) => {
    const world = await accountWorld({ assets, worker: false });
    const context = await profile(browser, { viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await enter(page, world, "jin@shop.example");
    await page.goto(`${world.url}/account/security?lang=${language}`);
    await send(page, "factor-set-up", { password });
    expect(await faultsOf(page)).toEqual(faultless);
    await shoot(page, `account-${language}-set-up`);
    const [secret = "", codes = ""] = await page.locator(".secret code").allTextContents();
    const uri = `otpauth://totp/x?secret=${secret.replaceAll(" ", "")}`;
    await send(page, "factor-on", { code: codeOf(uri) });
    await page.waitForURL(/done=factor-on/);
    expect(await faultsOf(page)).toEqual(faultless);

    await send(page, "out");
    await page.waitForURL(/done=signed-out/);
    await page.goBack();
    await page.waitForURL(/\/account\/sign-in\?/);
    expect(await page.getByText("jin@shop.example").count()).toBe(0);

    await send(page, "password", { email: "jin@shop.example", password });
    await page.waitForURL(/\/account\/sign-in\/code/);
    expect(await faultsOf(page)).toEqual(faultless);
    await shoot(page, `account-${language}-code`);
    await page.locator("summary").click();
    await send(page, "backup", { backup_code: codes.split("\n")[0] ?? "" });
    await page.waitForURL(/\/account\/security/);
  },
);

/** Chromium's own authenticator (https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/): with a PIN or fingerprint, until told otherwise. */
async function virtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return {
    verify: (isUserVerified: boolean) => devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    touch: (enabled: boolean) => devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

test("a passkey is added, and signs in by suggestion and by button", async () => {
  // An RP ID is a domain, and this one needs no https.
  const world = await accountWorld({ assets, worker: false }, "localhost");
  const context = await profile(browser);
  const page = await context.newPage();
  await enter(page, world, "jin@shop.example");
  const device = await virtualAuthenticator(page);
  const problem = page.locator("[data-passkey-problem]");
  await page.goto(`${world.url}/account/security`);
  expect(await page.locator("[data-passkey-none]").isVisible()).toBe(false);
  await send(page, "passkey-add", { password: "not the password" });
  await problem.waitFor();
  expect(await problem.textContent()).toBe("The password is wrong.");
  await send(page, "passkey-add", { name: "office", password });
  await page.waitForURL(/done=passkey-added/);
  expect(await page.getByRole("heading", { name: "office" }).count()).toBe(1);
  // The browser refuses a second one of the account on this device.
  await send(page, "passkey-add", { password });
  await problem.waitFor();
  expect(await problem.textContent()).toContain("already has a passkey");
  await inEveryView(page, `${world.url}/account/security`, "passkeys");

  await send(page, "out");
  await page.waitForURL(/\/account$/);
  await device.touch(false);
  await send(page, "out");
  await page.waitForURL(/done=signed-out/);
  await inEveryView(page, `${world.url}/account/sign-in`, "sign-in-passkey");
  await device.verify(false);
  await device.touch(true);
  await page.locator("[data-passkey] button").click();
  await problem.waitFor();
  await device.verify(true);
  await page.locator("[data-passkey] button").click();
  await page.waitForURL(/\/account$/);
});

/** Looks at a page in every view, and returns to it as it was. */
async function inEveryView(page: Page, url: string, name: string): Promise<void> {
  for (const { viewport, colorScheme, language } of views) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${url}?lang=${language}`);
    expect([language, await faultsOf(page)]).toEqual([language, faultless]);
    await shoot(page, `account-${language}-${name}`);
  }
}

/** Each language and theme at least once, at the narrowest and the widest; all combinations would take the lab minutes. */
const views = [
  { viewport: { width: 360, height: 740 }, colorScheme: "dark", language: "ko" },
  { viewport: { width: 1280, height: 900 }, colorScheme: "light", language: "en" },
] as const;

const guests = [
  accountPaths.signIn,
  accountPaths.signUp,
  accountPaths.mailReset,
  accountPaths.reset,
  accountPaths.confirm,
];

test.for(views)(
  "in $language, $colorScheme at $viewport.width px, every page of the account fits and axe finds nothing",
  async ({ language, ...screen }) => {
    const world = await accountWorld({ assets, worker: false });
    const page = await (await profile(browser, screen)).newPage();
    const name = `account-${language}-${screen.colorScheme}-${screen.viewport.width}`;
    const faults: Record<string, object> = {};
    const look = async (path: string, label = path.slice("/account".length).replaceAll("/", "-")): Promise<void> => {
      await page.goto(`${world.url}${path}?lang=${language}`);
      // Collapsed parts are checked as well.
      await page.evaluate(`document.querySelectorAll("main details").forEach((each) => (each.open = true))`);
      faults[label] = await faultsOf(page);
      await shoot(page, `${name}${label}`);
    };
    for (const path of guests) await look(path);
    await page.goto(`${world.url}/account/sign-in?lang=${language}`);
    await send(page, "password", { email: "jin@shop.example", password: "wrong" });
    faults["wrong"] = await faultsOf(page);
    await shoot(page, `${name}-wrong`);
    await enter(page, world, "jin@shop.example");
    for (const path of [accountPaths.overview, accountPaths.watches, accountPaths.changes, accountPaths.channels])
      await look(path, `empty${path.slice("/account".length).replaceAll("/", "-")}`);
    const { watch, channel } = await furnish(page, world);
    await shoot(page, `${name}-secret`);
    const own = [
      accountPaths.overview,
      accountPaths.watches,
      watch,
      accountPaths.certificates,
      accountPaths.changes,
      "/account/changes/example.com",
      accountPaths.channels,
      channel,
      accountPaths.keys,
      accountPaths.status,
      accountPaths.security,
      accountPaths.settings,
      accountPaths.signOut,
    ];
    for (const path of own) await look(path);
    await page.goto(`${world.url}/account/status?lang=${language}`);
    await send(page, "create");
    const link = new URL((await page.locator(".secret code").textContent()) ?? "").pathname;
    await look(link, "-shared");
    await page.goto(`${world.url}/account/watches?lang=${language}`);
    await send(page, "add", { target: "192.0.2.1" });
    faults["refused"] = await faultsOf(page);
    await shoot(page, `${name}-refused`);

    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((each) => [each, faultless])));
    expect(Object.keys(faults).length).toBeGreaterThan(20);
  },
);

test.for(views)(
  "in $language, $colorScheme at $viewport.width px, a reader confirms an address and unsubscribes with the links in the mail",
  async ({ language, ...screen }) => {
    const world = await accountWorld({ assets });
    const page = await (await profile(browser, screen)).newPage();
    const to = "reader@other.example";
    await enter(page, world, "jin@shop.example");
    await page.goto(`${world.url}/account/channels?lang=${language}`);
    await send(page, "add", { kind: "email", address: to, name: "reader" });
    const letter = await world.letter(to);
    // The reader has no account and no session.
    const reader = await (await profile(browser, { ...screen, javaScriptEnabled: false })).newPage();
    const seen: string[] = [];
    for (const purpose of ["confirm", "unsubscribe"]) {
      const link = new RegExp(`https?://\\S+(/channels/${purpose}\\?token=\\S+)`).exec(letter)?.[1] ?? "";
      const name = `channel-${language}-${screen.colorScheme}-${screen.viewport.width}-${purpose}`;
      const look = async (step: string): Promise<void> => {
        expect({ step, ...(await placeFaults(reader)) }).toEqual({ step, outside: [], leaving: [] });
        await shoot(reader, `${name}-${step}`);
        seen.push((await reader.locator("main").textContent()) ?? "");
      };
      await reader.goto(`${world.url}${link}&lang=${language}`);
      await look("asked");
      await page.goto(`${world.url}${link}&lang=${language}`);
      expect(await faultsOf(page)).toEqual(faultless);
      await reader.locator("main button[type=submit]").click();
      await look("done");
      await reader.goto(`${world.url}${link}&lang=${language}`);
      await look("again");
    }

    // Question, outcome and the used link of the confirmation; a reader can unsubscribe again, which changes nothing.
    expect(new Set(seen.slice(0, 3)).size).toBe(3);
    expect(seen[4]).toContain(to);
    expect(seen[5]).toBe(seen[3]);
    await page.goto(`${world.url}/account/channels?lang=${language}`);
    await page.getByRole("link", { name: "reader" }).click();
    expect(await page.locator("main").textContent()).toContain(to);
  },
);

test("for any user text, no page overflows and no script runs", async () => {
  const world = await accountWorld({ assets, worker: false });
  const page = await (await profile(browser, { viewport: { width: 360, height: 740 } })).newPage();
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs++;
    dialog.dismiss().catch(() => undefined);
  });
  await enter(page, world, "jin@shop.example");
  await page.goto(`${world.url}/account/watches`);
  await send(page, "add", { target: site });
  const names: string[] = [];
  async function faultsAt(path: string) {
    await page.goto(`${world.url}${path}`);
    await page.evaluate(`document.querySelectorAll("main details").forEach((each) => (each.open = true))`);
    return placeFaults(page);
  }
  for (const text of hostile.filter((each) => each !== "")) {
    const name = text.replaceAll(/\p{C}/gu, "").slice(0, 100);
    names.push(name);
    await addChanges(world, site, text.toWellFormed().replaceAll("\0", ""));
    await page.goto(`${world.url}/account/keys`);
    await send(page, "create", { name });
    await page.goto(`${world.url}/account/channels`);
    await send(page, "add", { kind: "ntfy", address: "https://ntfy.example/t", name });
    for (const path of ["/account/changes", "/account/changes/example.com"]) {
      expect({ path, text, ...(await faultsAt(path)) }).toEqual({ path, text, outside: [], leaving: [] });
    }
  }
  // Each shows all names.
  for (const path of ["/account/keys", "/account/channels"]) {
    const faults = await faultsAt(path);
    const shown = (await page.locator("main").textContent()) ?? "";
    const missing = names.filter((name) => !shown.includes(name.slice(0, 7)));
    expect({ path, missing, ...faults }).toEqual({ path, missing: [], outside: [], leaving: [] });
  }
  await page.goto(`${world.url}/account/changes/example.com`);
  await shoot(page, "account-hostile-changes");
  await page.goto(`${world.url}/account/keys`);
  await shoot(page, "account-hostile-keys");

  expect(dialogs).toBe(0);
});
