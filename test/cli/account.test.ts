import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { personByEmail } from "../../server/accounts/people.ts";
import { withEngine } from "../../server/store/admin.ts";
import { createKey } from "../../server/store/api-keys.ts";
import { folderWith } from "../folder.ts";
import { storeLimit } from "../../server/store/retention.ts";
import { serve } from "../server/service.ts";
import { portcullis } from "./terminal.ts";

const email = "jin@shop.example";

/** Signs in or up on a server over the same folder, from this machine. */
async function post(dataDir: string, path: string, body: object, registration: "closed" | "invite"): Promise<number> {
  const service = await serve({
    storing: { dataDir, databaseUrl: null, limit: storeLimit },
    accounting: { registration, secret: null, mail: null },
  });
  const headers = { "content-type": "application/json" };
  return (await service.ask(`/api/account/${path}`, { method: "POST", body: JSON.stringify(body), headers })).status;
}

test("an account is created with a password that is printed once, and gets a new one", async () => {
  const dataDir = folderWith({});
  const { code, out, err } = await portcullis(["account", "create", "Jin@Shop.example", "--data-dir", dataDir]);

  expect([code, err]).toEqual([0, `The account ${email} was created. Its password is shown only once.\n`]);
  expect(await post(dataDir, "sign-in", { email, password: out.trim() }, "closed")).toBe(200);

  const reset = await portcullis(["account", "reset", email, "--json", "--data-dir", dataDir]);
  const { password } = JSON.parse(reset.out) as { password: string };
  expect(await post(dataDir, "sign-in", { email, password: out.trim() }, "closed")).toBe(401);
  expect(await post(dataDir, "sign-in", { email, password }, "closed")).toBe(200);
});

test("a reset says how many API keys still work, and revokes them on request", async () => {
  const dataDir = folderWith({});
  const place = { file: join(dataDir, "portcullis.db") };
  await portcullis(["account", "create", email, "--data-dir", dataDir]);
  await withEngine(place, async (engine) => {
    const owner = (await personByEmail(engine, email))?.id ?? "";
    for (const [name, expiresAt] of [
      ["ci", null],
      ["over", 1],
    ] as const)
      await createKey(engine, { owner, name, scopes: ["write"], rateLimit: null, expiresAt }, 0);
    await createKey(engine, { owner: "operator", name: "own", scopes: ["read"], rateLimit: null, expiresAt: null }, 0);
  });

  const kept = await portcullis(["account", "reset", email, "--data-dir", dataDir]);
  expect(kept.err).toContain("still work: 1. --revoke-keys revokes them.");
  const revoked = await portcullis(["account", "reset", email, "--revoke-keys", "--json", "--data-dir", dataDir]);
  expect(JSON.parse(revoked.out)).toMatchObject({ email, keys: 0 });
  expect(revoked.err).toContain("Its API keys were revoked.");
  const keys = await portcullis(["keys", "list", "--json", "--data-dir", dataDir]);
  expect(JSON.parse(keys.out)).toMatchObject([{ name: "own", revokedAt: null }]);
});

test("the accounts are listed with what protects and uses them, and without secrets", async () => {
  const dataDir = folderWith({});
  await portcullis(["db", "migrate", "--data-dir", dataDir]);
  const empty = await portcullis(["account", "list", "--data-dir", dataDir]);
  expect([empty.code, empty.out, empty.err]).toEqual([0, "", "There are no accounts.\n"]);

  const { out: first } = await portcullis(["account", "create", email, "--data-dir", dataDir]);
  await portcullis(["account", "create", "ari@shop.example", "--data-dir", dataDir]);
  expect(await post(dataDir, "sign-in", { email, password: first.trim() }, "closed")).toBe(200);
  await withEngine({ file: join(dataDir, "portcullis.db") }, async (engine) => {
    const owner = (await personByEmail(engine, email))?.id ?? "";
    const key = { owner, scopes: ["read"], rateLimit: null } as const;
    for (const [name, expiresAt] of [
      ["ci", null],
      ["over", 1],
    ] as const)
      await createKey(engine, { ...key, name, expiresAt }, 0);
    await createKey(engine, { ...key, owner: "operator", name: "own", expiresAt: null }, 0);
  });

  const { code, out } = await portcullis(["account", "list", "--json", "--data-dir", dataDir]);
  const usual = { hasPassword: true, hasSecondFactor: false, passkeys: 0, watches: 0 };
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual([
    { email: "ari@shop.example", createdAt: at, lastSignInAt: null, ...usual, keys: 0 },
    { email, createdAt: at, lastSignInAt: at, ...usual, keys: 1 },
  ]);
  const table = await portcullis(["account", "list", "--data-dir", dataDir]);
  expect(table.out).toMatch(/Address +Created +Last sign-in +Password +Second factor +Passkeys +Keys +Watches/);
  expect(table.out).toMatch(/jin@shop\.example +\S+ +\d{4}-\d\d-\d\d +yes +no +0 +1 +0/);
});

test("an invited person signs up once, with the invited address only", async () => {
  const dataDir = folderWith({});
  const { code, out, err } = await portcullis(["account", "invite", email, "--data-dir", dataDir]);
  const [invitation, password] = [/token=(?<code>[\w-]{32})\n$/.exec(out)?.groups?.["code"], "correct horse battery"];

  expect(code).toBe(0);
  expect(out).toMatch(/^\/account\/sign-up\?token=/);
  expect(err).toContain("PORTCULLIS_BASE_URL");
  expect(await post(dataDir, "sign-up", { email, password, invitation }, "closed")).toBe(400);
  const other = { email: "mallory@evil.example", password, invitation: "another" };
  expect(await post(dataDir, "sign-up", other, "invite")).toBe(400);
  expect(await post(dataDir, "sign-up", { email, password, invitation }, "invite")).toBe(200);
  expect(await post(dataDir, "sign-up", { email, password, invitation }, "invite")).toBe(400);
  expect(await post(dataDir, "sign-in", { email, password }, "invite")).toBe(200);
});

test("with a base URL an invitation is a link", async () => {
  const env = { PORTCULLIS_BASE_URL: "https://checks.example" };
  const { out } = await portcullis(["account", "invite", email, "--data-dir", folderWith({})], { env });

  expect(out).toMatch(/^https:\/\/checks\.example\/account\/sign-up\?token=[\w-]{32}\n$/);
});

test("an address without an account has no password to reset", async () => {
  const dataDir = folderWith({});
  await portcullis(["db", "migrate", "--data-dir", dataDir]);
  const { code, err } = await portcullis(["account", "reset", email, "--data-dir", dataDir]);

  expect([code, err]).toEqual([
    2,
    expect.stringContaining(`email must be the address of an account, not "${email}"`) as string,
  ]);
});

test.for([[["list"]], [["reset", email]]] as const)(
  "%j of a mistyped folder creates no store there",
  async ([words]) => {
    const dataDir = join(folderWith({}), "mistyped");
    const { code, err } = await portcullis(["account", ...words, "--data-dir", dataDir]);

    expect([code, err]).toEqual([2, expect.stringContaining("there is no database in it") as string]);
    expect(existsSync(dataDir)).toBe(false);
  },
);

test.for([
  [[], "task is missing: create, invite, list, reset."],
  [["create"], "email is missing"],
  [["crate", email], 'task must be one of create, invite, list, reset, not "crate"'],
  [["create", "jin"], "email must be an e-mail address"],
  [["create", email, "more"], "more"],
  [["list", email], email],
  [["reset", "jin"], "email must be an e-mail address"],
] as const)("invalid input gives an error: %j", async ([words, message]) => {
  const { code, err, out } = await portcullis(["account", ...words, "--data-dir", folderWith({})]);

  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(message);
});
