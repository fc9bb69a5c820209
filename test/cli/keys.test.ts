import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isWellFormed } from "../../server/accounts/keys/format.ts";
import { openStore } from "../../server/store/open.ts";
import { folderWith } from "../folder.ts";
import { serve } from "../server/service.ts";
import { portcullis } from "./terminal.ts";

interface Facts {
  readonly key: string;
  readonly id: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly lastUsedAt: string | null;
}

async function made(dataDir: string, ...more: readonly string[]): Promise<Facts> {
  const { code, out } = await portcullis(["keys", "create", "ci", "--json", "--data-dir", dataDir, ...more]);
  expect(code).toBe(0);
  return JSON.parse(out) as Facts;
}

async function listed(dataDir: string): Promise<readonly Facts[]> {
  return JSON.parse((await portcullis(["keys", "list", "--json", "--data-dir", dataDir])).out) as readonly Facts[];
}

const pivoting = "/api/util/pivot?kind=dns:ns&value=ns1.host.net";

function withKey(key: string): RequestInit {
  return { headers: { authorization: `Bearer ${key}` } };
}

test("only the new key is printed, and the key is not shown again", async () => {
  const dataDir = folderWith({});

  const { code, out, err } = await portcullis(["keys", "create", "ci", "--data-dir", dataDir]);

  const key = out.trim();
  expect(code).toBe(0);
  expect(isWellFormed(key)).toBe(true);
  expect(out).toBe(`${key}\n`);
  expect(err).toContain("shown only once");
  const list = await portcullis(["keys", "list", "--data-dir", dataDir]);
  expect(list.out).toContain(`${key.slice(0, 13)}…`);
  expect(list.out).not.toContain(key);
  expect(statSync(join(dataDir, "portcullis.db")).mode & 0o077).toBe(0);
});

test("a new key works on a running server, and is refused within 250 ms of its revocation", async () => {
  const dataDir = folderWith({});
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const { key, id } = await made(dataDir);
  for (let n = 0; n < 5; n++)
    expect(await service.ask(pivoting, withKey(key))).toMatchObject({ status: 200, envelope: { ok: true } });

  expect((await portcullis(["keys", "revoke", id, "--data-dir", dataDir])).code).toBe(0);
  expect((await portcullis(["keys", "revoke", "nobody", "--data-dir", dataDir])).err).toContain("id must be");
  const begin = performance.now();
  await expect.poll(async () => (await service.ask(pivoting, withKey(key))).status, { interval: 10 }).toBe(401);

  expect(performance.now() - begin).toBeLessThan(250);
  const { envelope } = await service.ask(pivoting, withKey(key));
  expect(envelope).toMatchObject({ error: { code: "INVALID_API_KEY", reason: "revoked" } });
});

test("an invalid key is refused with a reason", async () => {
  const dataDir = folderWith({});
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const [{ key }, other] = [await made(dataDir), await made(folderWith({}))];
  const reasonOf = async (bearer: string): Promise<unknown> => {
    const { status, envelope, headers } = await service.ask(pivoting, withKey(bearer));
    return [status, envelope.error?.reason, headers.get("www-authenticate")];
  };

  expect(await reasonOf(other.key)).toEqual([401, "unknown", "Bearer"]);
  expect(await reasonOf(key.slice(0, -1))).toEqual([401, "malformed", "Bearer"]);
  expect(await reasonOf(key.replace(/.$/, (last) => (last === "0" ? "1" : "0")))).toEqual([401, "malformed", "Bearer"]);
  expect((await service.ask(pivoting, withKey(key))).status).toBe(200);
});

test("wrong keys from an address are rate limited, and a valid key from there still works", async () => {
  const dataDir = folderWith({});
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const [{ key }, other] = [await made(dataDir), await made(folderWith({}))];

  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await service.ask(pivoting, withKey(other.key))).status);

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  expect((await service.ask(pivoting, withKey(key))).status).toBe(200);
  expect((await service.ask(pivoting, withKey(`${key}0`))).status).toBe(429);
});

test("a rotated key works beside the new one during the overlap", async () => {
  const dataDir = folderWith({});
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const [kept, ended] = [await made(dataDir), await made(dataDir)];
  const rotate = async (id: string, overlap: string): Promise<Facts> =>
    JSON.parse(
      (await portcullis(["keys", "rotate", id, "--overlap", overlap, "--json", "--data-dir", dataDir])).out,
    ) as Facts;
  const statusOf = async (key: string): Promise<number> => (await service.ask(pivoting, withKey(key))).status;

  const [first, second] = [await rotate(kept.id, "1h"), await rotate(ended.id, "0m")];

  expect(await Promise.all([kept.key, first.key, second.key].map(statusOf))).toEqual([200, 200, 200]);
  expect((await service.ask(pivoting, withKey(ended.key))).envelope.error?.reason).toBe("expired");
  expect((await portcullis(["keys", "rotate", ended.id, "--data-dir", dataDir])).code).toBe(2);
});

test("a key may have a limit of its own", async () => {
  const dataDir = folderWith({});
  const service = await serve({ rateLimit: 100, storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const [slow, usual] = [await made(dataDir, "--limit", "2"), await made(dataDir)];
  const ask = (key: string) => service.ask("/api/util/history?target=shop.com", withKey(key));

  const told = [await ask(slow.key), await ask(slow.key), await ask(slow.key)];

  expect(told.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(told[0]?.headers.get("ratelimit-policy")).toBe('"default";q=2;w=60');
  expect((await ask(usual.key)).headers.get("ratelimit-policy")).toBe('"default";q=100;w=60');
});

test("the last use of a key is known after the server has stopped", async () => {
  const dataDir = folderWith({});
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const { key } = await made(dataDir);
  await service.ask(pivoting, withKey(key));
  await service.close();

  const [record] = await listed(dataDir);
  expect(Date.now() - Date.parse(record?.lastUsedAt ?? "")).toBeLessThan(60_000);
});

test("an expiry is a time from now", async () => {
  const { expiresAt } = await made(folderWith({}), "--expires", "90d");

  expect((Date.parse(expiresAt ?? "") - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
});

test("a backup contains the keys, and a server with its copy accepts them", async () => {
  const [dataDir, copy] = [folderWith({}), folderWith({})];
  const { key } = await made(dataDir);
  const backup = join(copy, "b.db");
  expect((await portcullis(["backup", backup, "--data-dir", dataDir])).code).toBe(0);
  expect((await portcullis(["restore", backup, "--data-dir", copy])).code).toBe(0);

  const service = await serve({ storing: { dataDir: copy, databaseUrl: null, limit: 1e9 } });
  expect((await service.ask(pivoting, withKey(key))).status).toBe(200);
});

test.for([
  [["keys"], "task is missing: create, list, rotate, revoke."],
  [["keys", "crate", "x"], "create"],
  [["keys", "create"], "name is missing"],
  [["keys", "rotate"], "id is missing"],
  [["keys", "list", "x"], "x"],
  [["keys", "create", "a", "b"], "b"],
  [["keys", "create", "a", "--scopes", "admin"], "--scopes"],
  [["keys", "create", "a", "--expires", "soon"], "--expires"],
  [["keys", "create", "a", "--expires", "0d"], "--expires"],
  [["keys", "create", "a", "--limit", "0"], "--limit"],
  [["keys", "create", "a\u0007"], "name"],
  [["keys", "create", "  "], "not only spaces"],
  [["keys", "list"], "there is no database in it"],
  [["keys", "revoke", "nobody"], "there is no database in it"],
] as const)("%s is refused", async ([args, says]) => {
  const { code, out, err } = await portcullis([...args], { env: { PORTCULLIS_DATA_DIR: folderWith({}) } });

  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err).toContain(says);
});

test("a store that is opened for reading does not change the keys", async () => {
  const dataDir = folderWith({});
  const { id } = await made(dataDir);
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  await store.history({ target: "shop.com", limit: 1 });
  await store.close();

  expect((await listed(dataDir)).map((each) => each.id)).toEqual([id]);
});
