import { expect, test } from "vitest";
import { checkOrigin } from "../../../server/accounts/origin.ts";
import { Failure } from "../../../src/core/failure.ts";
import { safeReturn } from "../../../server/pages/account/paths.ts";
import { hostile } from "../../pages/hostile.ts";
import { tagsOf } from "../../pages/read-html.ts";
import { home, openHouse, password, type House } from "./house.ts";
import { tokenIn, visitor, type Visitor } from "./visitor.ts";

const email = "jin@shop.example";

/** The browser of a signed-in account. */
async function resident(house: House, address = email): Promise<Visitor> {
  const one = visitor(house);
  await house.browser().post("/sign-up", { email: address, password });
  await house.browser().post("/confirm", { token: await house.token(address) });
  await one.send("/account/sign-in", "password", { email: address, password });
  return one;
}

/** The reason of the `Failure` that a function throws; null without one. */
function reasonOf(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Failure ? error.reason : String(error);
  }
}

/** The number of an account's keys. */
async function keysOf(one: Visitor): Promise<number> {
  return ((await one.open("/account/keys")).html.match(/<li class="item">/g) ?? []).length;
}

test.for([
  ["no token", {}, {}],
  ["the token of another browser", { form_token: "stranger" }, {}],
  ["the token, from another site", { form_token: "own" }, { origin: "https://evil.example" }],
  ["the token, from another host of the domain", { form_token: "own" }, { origin: "https://evil.checks.example" }],
  ["the token, as the browser says of another site", { form_token: "own" }, { "sec-fetch-site": "same-site" }],
  ["the token, from a hidden origin", { form_token: "own" }, { origin: "null" }],
] as const)("a form with %s does nothing", async ([, fields, headers]) => {
  const house = await openHouse();
  const jin = await resident(house);
  const eve = await resident(house, "eve@shop.example");
  const tokens = {
    own: tokenIn((await jin.open("/account/keys")).html),
    stranger: tokenIn((await eve.open("/account/keys")).html),
  };
  const given: { readonly form_token?: keyof typeof tokens } = fields;
  const sent = await jin.post(
    "/account/keys",
    { do: "create", name: "evil", ...(given.form_token && { form_token: tokens[given.form_token] }) },
    headers,
  );

  expect(sent.status).toBe(400);
  expect(await keysOf(jin)).toBe(0);
  // The form of a page that was open too long can be sent again.
  expect((await jin.post("/account/keys", { do: "create", name: "ci", form_token: tokens.own })).status).toBe(200);
});

test.for([
  ["checks.example", "same-origin", true],
  ["Checks.Example", "same-origin", true],
  ["evil.example", "same-origin", false],
  ["checks.example", "cross-site", false],
  ["checks.example", undefined, false],
] as const)("a hidden origin with Host %s and Sec-Fetch-Site %s", ([host, site, isOurs]) => {
  const headers = { host: "localhost", origin: "null", ...(site && { "sec-fetch-site": site }) };
  const home = { url: "https://checks.example", origins: ["https://checks.example"], isSecure: true };

  expect(reasonOf(() => checkOrigin({ headers, rawHeaders: ["Host", host] }, home))).toBe(isOurs ? null : "origin");
});

test("a form token from before a sign-in is invalid after it, and a planted session is not adopted", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const eve = await resident(house, "eve@shop.example");
  const session = [...eve.jar].find(([name]) => name.includes("session")) ?? ["", ""];
  const victim = visitor(house);
  victim.jar.set(...session);
  const before = tokenIn((await victim.open("/account/keys")).html);
  await victim.send("/account/sign-out", "out");
  victim.jar.set(...session);
  await victim.send("/account/reset", "mail", { email });
  const entered = await victim.post("/account/sign-in", {
    do: "password",
    email,
    password,
    form_token: tokenIn((await victim.open("/account/sign-up")).html),
  });

  expect(entered.to).toBe("/account");
  expect(victim.jar.get(session[0])).not.toBe(session[1]);
  expect((await victim.open("/account")).html).toContain(email);
  expect((await eve.open("/account")).status).toBe(303);
  expect((await victim.post("/account/keys", { do: "create", name: "x", form_token: before })).status).toBe(400);
  expect((await jin.open("/account")).status).toBe(200);
});

test("after signing in, redirects stay on the server", async () => {
  const targets = [
    "https://evil.example/",
    "//evil.example/account",
    "/\\evil.example",
    "/account/\\evil.example",
    "/account//evil.example",
    "/account/../mcp",
    "/account/%2e%2e/mcp",
    "/accountant",
    "/account/sign-out",
    "/account/sign-in?to=/account",
    "/account\r\nset-cookie: a=b",
    "javascript:alert(1)",
    "/account/keys?x=1",
    "/account/" + "a".repeat(300),
  ];
  expect(targets.map(safeReturn).filter((each) => each !== null)).toEqual([]);
  expect(["/account", "/account/keys", "/account/changes/xn--9a-1.example"].map(safeReturn)).not.toContain(null);
  const house = await openHouse();
  const jin = await resident(house);
  await jin.send("/account/sign-out", "out");
  for (const to of targets) {
    const page = `/account/sign-in?to=${encodeURIComponent(to)}`;
    const entered = await jin.send(page, "password", { email, password });
    expect(entered.to).toBe("/account");
    expect((await jin.open(page)).to).toBe("/account");
    await jin.send("/account/sign-out", "out");
  }
});

test("a mailed token is in no page, log line or stored address", async () => {
  const house = await openHouse();
  await house.browser().post("/sign-up", { email, password });
  const token = await house.token(email);
  const jin = visitor(house);
  const landed = await jin.open(`/account/confirm?token=${token}&lang=ko`);
  const page = await jin.open("/account/confirm?lang=ko");

  expect(landed.to).toBe("/account/confirm?lang=ko");
  expect(landed.headers.getSetCookie().join()).toMatch(
    /__Host-portcullis\.link=confirm\.[\w-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax; Secure/,
  );
  expect(page.html).not.toContain(token);
  expect(house.lines.join("\n")).not.toContain(token);
  // A link for one page is no link for another, and an odd one is dropped.
  expect((await jin.open("/account/reset/password")).html).not.toContain('name="password"');
  await jin.open(`/account/confirm?token=${encodeURIComponent("a; Domain=evil.example")}`);
  expect([...jin.jar.keys()].some((name) => name.endsWith(".link"))).toBe(false);
});

test.for(hostile)("input such as %j is rendered as text on every page", async (text) => {
  const house = await openHouse();
  const jin = await resident(house);
  const answers = [
    await jin.send("/account/keys", "create", { name: text.slice(0, 4000) }),
    await jin.send("/account/watches", "add", {
      target: text.slice(0, 4000),
      check_dns: "1",
      interval: text.slice(0, 50),
    }),
    await jin.send("/account/channels", "add", { kind: text.slice(0, 50), address: text.slice(0, 4000), name: "x" }),
    await jin.send("/account/security", "email", { email: text.slice(0, 300), password }),
    await jin.send("/account/security", "session", { id: text.slice(0, 60) }),
    await jin.open(`/account/keys?done=${encodeURIComponent(text.slice(0, 300).toWellFormed())}`),
    await jin.open(`/account/sign-out?to=${encodeURIComponent(text.slice(0, 300).toWellFormed())}`),
    await jin.open("/account/keys"),
    await jin.open("/account/security", { "user-agent": text.replaceAll(/[^ -~]/g, "").slice(0, 300) }),
  ];
  for (const { html, status } of answers) {
    expect(status).toBeLessThan(500);
    const odd = tagsOf(html).filter((tag) => /^(?:img|b|iframe)\b|\son|^script (?!type src$)/.test(tag));
    expect(odd).toEqual([]);
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    expect(html).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u);
  }
});

test("a huge form, an unknown form and an unknown field are refused on a page", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const huge = await jin.send("/account/keys", "create", { name: "x".repeat(100_000) });
  expect(huge.status).toBe(413);
  expect(huge.headers.get("content-type")).toMatch(/^text\/html/);
  expect((await jin.send("/account/keys", "constructor")).status).toBe(400);
  expect((await jin.send("/account/keys", "create", { name: "ci", owner: "operator" })).status).toBe(400);
  expect(await keysOf(jin)).toBe(0);
});

test("another account's data looks non-existent, and reading changes nothing", async () => {
  const house = await openHouse();
  const jin = await resident(house);
  const eve = await resident(house, "eve@shop.example");
  const added = await jin.send("/account/watches", "add", { target: "shop.example.com", check_dns: "1" });
  const path = (added.to ?? "").split("?")[0] ?? "";
  await jin.send("/account/keys", "create", { name: "ci" });
  const [, key = ""] = /name="id" value="(\w+)"/.exec((await jin.open("/account/keys")).html) ?? [];

  expect((await eve.open(path)).status).toBe(404);
  for (const form of ["pause", "run", "remove", "verify"]) {
    const own = tokenIn((await eve.open("/account/keys")).html);
    expect((await eve.post(path, { do: form, form_token: own })).status).toBe(404);
  }
  expect((await eve.send("/account/keys", "revoke", { id: key })).status).toBe(404);
  await jin.open("/account/sign-out");
  await jin.open(`/account/keys?do=revoke&id=${key}`);
  expect(await keysOf(jin)).toBe(1);
  expect((await jin.open(path)).html).toContain("shop.example.com");
  expect((await house.ask("/account/keys", { method: "PUT", headers: { origin: home } })).status).toBe(405);
});

test("guesses are limited on the pages as they are in the API", async () => {
  const house = await openHouse();
  const jin = visitor(house);
  const tries = [];
  for (let tried = 0; tried < 12; tried++)
    tries.push(await jin.send("/account/sign-in", "password", { email, password: "wrong" }));

  expect(tries[0]?.status).toBe(403);
  expect(tries.at(-1)?.status).toBe(429);
  expect(Number(tries.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
});
