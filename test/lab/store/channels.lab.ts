import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Webhook } from "standardwebhooks";
import { emptyPayload } from "../../../server/notifications/payload.ts";
import { addDelivery } from "../../../server/notifications/deliveries.ts";
import { addChannel } from "../../../server/notifications/rows.ts";
import { openEncryption } from "../../../server/store/encryption/encryption.ts";
import { openStore } from "../../../server/store/open.ts";
import { channelContract } from "../../channels/contract.ts";
import { program } from "../../cli/program.ts";
import { keep } from "../../engine.ts";
import { folderWith } from "../../folder.ts";
import { chainFor, root } from "../../twins/pki/pki.ts";
import { reply, type Asked } from "../../twins/raw-http.ts";
import { serveTls } from "../../twins/tls.ts";
import { passTime } from "./pass-time.ts";
import { startPostgres, type Postgres } from "./postgres.ts";
import { childEnvironment } from "../../child-environment.ts";

let server: Postgres;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.close());

describe("channels on PostgreSQL", () => {
  channelContract(async () => {
    const url = server.url(await server.createMigrated());
    return { place: { url }, pass: passTime(url) };
  });
});

const secret = "a secret that every node has the same of";

/** Deliveries, and processes that are killed while they send them. */
const [count, kills] = [200, 4] as const;

test(`${count} deliveries by two servers and two workers, of which ${kills} are killed: none is lost, and a repeated one has the same id`, async () => {
  const url = server.url(await server.create());
  const received: Asked[] = [];
  const twin = await keep(
    serveTls({
      served: chainFor("good", { names: ["hooks.example"] }),
      answer(socket, asked, reset) {
        received.push(asked);
        setTimeout(() => reply({ status: 204 })(socket, asked, reset), 300);
      },
    }),
  );
  const folder = folderWith({ "root.pem": root.pem });
  const env = {
    ...childEnvironment,
    PORTCULLIS_DATABASE_URL: url,
    PORTCULLIS_DATA_DIR: folder,
    PORTCULLIS_SECRET: secret,
    PORTCULLIS_BASE_URL: "https://checks.example",
    PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES: "127.0.0.1",
    PORTCULLIS_RESOLVE: `hooks.example:443:127.0.0.1:${twin.port}`,
    PORTCULLIS_CA_FILE: join(folder, "root.pem"),
    PORTCULLIS_RESOLVER: "127.0.0.1:9",
  };
  const store = openStore({ place: { url } });
  onTestFinished(() => store.close());
  const encryption = openEncryption(secret);
  const ids = new Set<string>();
  let signing = "";
  for (let account = 0; account < 20; account++) {
    const settings = { name: "x", language: "en", mode: "at-once", digestHour: 8, minSeverity: "low" } as const;
    const address = { kind: "webhook", address: "https://hooks.example/x", shown: "https://hooks.example" } as const;
    const made = await addChannel(store, { account: `${account}`, ...address, ...settings }, encryption, Date.now());
    if (account === 0) signing = made?.secret ?? "";
    for (let index = 0; index < count / 20; index++) {
      const waiting = {
        channel: made?.id ?? "",
        account: `${account}`,
        kind: "digest",
        payload: emptyPayload,
      } as const;
      ids.add(await store.through((engine) => addDelivery(engine, waiting, Date.now())));
    }
  }

  const crew: { words: readonly string[]; child: ChildProcess }[] = [];
  const launch = async (words: readonly string[]): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [program, ...words], {
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    await Promise.race([once(child.stderr, "data"), once(child, "exit")]);
    return child;
  };
  for (const words of [["serve", "--port", "0"], ["worker"], ["serve", "--port", "0"], ["worker"]])
    crew.push({ words, child: await launch(words) });
  const got = (): Set<string> => new Set(received.map(({ headers }) => headers.get("webhook-id") ?? ""));
  for (let killed = 0; killed < kills; killed++) {
    await expect.poll(() => got().size, { timeout: 120_000, interval: 50 }).toBeGreaterThan((killed * count) / 8);
    const member = crew[killed % crew.length];
    member?.child.kill("SIGKILL");
    if (member) member.child = await launch(member.words);
  }
  const finished = async (): Promise<number> => {
    const rows = await store.through(({ db }) => db.selectFrom("delivery").select("state").execute());
    return rows.filter(({ state }) => state === "delivered").length;
  };
  await expect.poll(finished, { timeout: 240_000, interval: 500 }).toBe(count);
  await sleep(1000);

  expect(got()).toEqual(ids);
  // Each killed process had at most as many deliveries in progress as one process may have.
  expect(received.length - count).toBeLessThanOrEqual(kills * 16);
  const own = received.filter(({ headers, body }) => {
    try {
      return new Webhook(signing).verify(body.toString(), Object.fromEntries(headers)) !== null;
    } catch {
      return false;
    }
  });
  expect(own.length).toBeGreaterThanOrEqual(count / 20);
  process.stdout.write(`${count} deliveries, ${kills} kills: ${received.length} requests\n`);
}, 420_000);
