import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { aboutAddress, aboutSecret } from "../../server/notifications/rows.ts";
import { makeSecret } from "../../server/notifications/secrets.ts";
import { withEngine } from "../../server/store/admin.ts";
import { openEncryption } from "../../server/store/encryption/encryption.ts";
import type { Engine } from "../../server/store/engine.ts";
import { migrate } from "../../server/store/migrate.ts";
import { openStore } from "../../server/store/open.ts";
import type { StoreLocation } from "../../server/store/place.ts";
import { program } from "../cli/program.ts";
import { keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { chainFor, root } from "../twins/pki/pki.ts";
import { reply, type Asked } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { childEnvironment } from "../child-environment.ts";

/** A database that an earlier version left behind, and the environment of a process on it. */
export interface OldStore {
  readonly place: StoreLocation;
  readonly env: Readonly<Record<string, string>>;
  /** Makes the jobs of the earlier version that are not in our tables. */
  readonly prepare?: () => Promise<void>;
}

/** The schema before there were jobs of deliveries. */
const before = 7;

const secret = "a secret that every version has the same of";
const [second, hour] = [1000, 3_600_000] as const;

const change = {
  domain: "shop.example",
  target: "shop.example",
  check: "dns",
  field: "ns",
  subject: null,
  from: "ns1.example",
  to: "ns2.example",
  severity: "high",
  direction: "neutral",
  at: 1,
  confirmedAt: null,
};

/** What that version leaves when it is killed at work: a job that waits and a leased one, a leased delivery, one in backoff, a due digest. */
async function leaveBehind({ db }: Engine, now: number): Promise<void> {
  const run = (text: string, ...values: readonly (string | number | null)[]) => {
    const parts = text.split("?");
    const [first = "", ...rest] = parts;
    return rest
      .reduce((all, part, index) => sql`${all}${values[index] ?? null}${sql.raw(part)}`, sql`${sql.raw(first)}`)
      .execute(db);
  };
  for (const name of ["waiting.example", "leased.example"]) {
    await run(
      "insert into watch (id, account, target, domain, checks, every, phase, from_file, created_at) values (?, 'operator', ?, ?, 'dns', ?, 1, 0, ?)",
      name,
      name,
      name,
      24 * hour,
      now,
    );
    await run(
      "insert into watch_check (watch_id, check_id, due_at, failures, runs) values (?, 'dns', ?, 0, 0)",
      name,
      now - hour,
    );
  }
  await run("insert into job (name, added_at) values ('waiting.example', ?)", now - hour);
  await run(
    "insert into job (name, added_at, attempt, lease_until) values ('leased.example', ?, 'gone', ?)",
    now - hour,
    now + 5 * second,
  );
  await run("update watch_check set attempt = 'gone' where watch_id = 'leased.example'");
  const encryption = openEncryption(secret);
  for (const [id, mode, digestAt] of [
    ["now", "at-once", null],
    ["daily", "daily", now - hour],
  ] as const)
    await run(
      "insert into channel (id, account, kind, name, language, mode, digest_hour, digest_at, min_severity, address, shown, secret, nonce, confirmed_at, created_at) values (?, 'operator', 'webhook', 'x', 'en', ?, 8, ?, 'low', ?, 'x', ?, 'n', ?, ?)",
      id,
      mode,
      digestAt,
      encryption.seal("https://hooks.example/x", aboutAddress(id)),
      encryption.seal(makeSecret(), aboutSecret(id)),
      now,
      now,
    );
  const body = JSON.stringify({ changes: [change], omitted: 0 });
  await run("insert into digest_entry (channel_id, body) values ('daily', ?)", body);
  const deliveries = [
    ["due", now - hour, null, null, 0],
    ["leased", now - hour, "gone", now + 10 * second, 1],
    ["backoff", now + 5 * second, null, null, 3],
  ] as const;
  for (const [id, dueAt, attempt, leaseUntil, attempts] of deliveries)
    await run(
      "insert into delivery (id, channel_id, account, kind, body, created_at, due_at, attempt, lease_until, attempts, state) values (?, 'now', 'operator', 'change', ?, ?, ?, ?, ?, ?, 'waiting')",
      id,
      body,
      now - hour,
      dueAt,
      attempt,
      leaseUntil,
      attempts,
    );
}

/** The upgrade of a store at work. */
export function upgradeContract(make: () => Promise<OldStore>): void {
  test("a store of the version before starts, is killed twice on the way, and loses nothing", async () => {
    const { place, env, prepare } = await make();
    await withEngine(place, async (engine) => {
      await migrate(engine, before);
      await leaveBehind(engine, Date.now());
    });
    await prepare?.();
    const received: Asked[] = [];
    const twin = await keep(
      serveTls({
        served: chainFor("good", { names: ["hooks.example"] }),
        answer(socket, asked, reset) {
          received.push(asked);
          setTimeout(() => reply({ status: 204 })(socket, asked, reset), 500);
        },
      }),
    );
    const folder = folderWith({ "root.pem": root.pem });
    const resolver = await serveDns({ "waiting.example": ["198.41.0.4"], "leased.example": ["198.41.0.4"] });
    onTestFinished(() => resolver.close());

    async function launch(): Promise<ChildProcess> {
      const child = spawn(process.execPath, [program, "worker"], {
        env: {
          ...childEnvironment,
          PORTCULLIS_DATA_DIR: folder,
          PORTCULLIS_SECRET: secret,
          PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES: "127.0.0.1",
          PORTCULLIS_RESOLVE: `hooks.example:443:127.0.0.1:${twin.port}`,
          PORTCULLIS_CA_FILE: join(folder, "root.pem"),
          PORTCULLIS_ALLOW_ADDRESSES: "127.0.0.1",
          PORTCULLIS_RESOLVER: resolver.server,
          ...env,
        },
        stdio: ["ignore", "ignore", "pipe"],
      });
      onTestFinished(() => void child.kill("SIGKILL"));
      await Promise.race([once(child.stderr, "data"), once(child, "exit")]);
      return child;
    }

    const ids = (): ReadonlySet<string> => new Set(received.map(({ headers }) => headers.get("webhook-id") ?? ""));
    // While it migrates or looks for its first jobs, and while it sends.
    (await launch()).kill("SIGKILL");
    const sending = await launch();
    await expect.poll(() => ids().size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    sending.kill("SIGKILL");
    await launch();

    const store = openStore({ place });
    onTestFinished(() => store.close());
    const read = () =>
      store.through(async ({ db }) => ({
        deliveries: await db
          .selectFrom("delivery")
          .select(["id", "kind", "state", "attempts"])
          .orderBy("created_at")
          .orderBy("id")
          .execute(),
        runs: (await db.selectFrom("watch_check").select("runs").execute()).map(({ runs }) => runs > 0),
      }));
    await expect
      .poll(
        async () => {
          const { deliveries, runs } = await read();
          return [deliveries.map(({ state }) => state), runs];
        },
        { timeout: 150_000, interval: 500 },
      )
      .toEqual([Array.from({ length: 4 }, () => "delivered"), [true, true]]);
    const { deliveries } = await read();
    expect(deliveries.map(({ id, kind }) => (kind === "digest" ? kind : id)).toSorted()).toEqual([
      "backoff",
      "digest",
      "due",
      "leased",
    ]);
    expect(ids()).toEqual(new Set(deliveries.map(({ id }) => id)));
    expect(deliveries.find(({ id }) => id === "backoff")?.attempts).toBeGreaterThanOrEqual(4);
  }, 300_000);
}
