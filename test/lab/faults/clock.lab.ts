import { createServer } from "node:https";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { addWatch } from "../../../server/monitoring/watches/rows.ts";
import { addDelivery } from "../../../server/notifications/deliveries.ts";
import { emptyPayload } from "../../../server/notifications/payload.ts";
import { addChannel } from "../../../server/notifications/rows.ts";
import { openEncryption } from "../../../server/store/encryption/encryption.ts";
import { openStore } from "../../../server/store/open.ts";
import { folderWith } from "../../folder.ts";
import { portcullis } from "../../cli/terminal.ts";
import { startProcess } from "../../server/process.ts";
import { until } from "../../server/service.ts";
import { serveDns } from "../../twins/dns/dns.ts";
import { listen } from "../../twins/listen.ts";
import { chainFor, root } from "../../twins/pki/pki.ts";
import { toPem } from "../../../src/demo/der-writer.ts";
import { isWhole, openTally, type Outcome } from "./tally.ts";

const tally = openTally();

const [hour, day] = [3_600_000, 86_400_000];

/** How far the clock is from the true one, one after the other. */
const offsets = isWhole ? [hour, 0, -hour, 0, day, 0, -day, 0, day, -day, 0] : [day, 0];

/** Deliveries that become due with each step, and as many that are being sent when the clock is set. */
const count = 5;

const secret = "a secret of the server whose clock is set";

/** Debian's library, which sets the clock of a process while it runs: as a step does, without touching the monotonic clock. */
function fakeClock(file: string): Readonly<Record<string, string>> {
  return {
    LD_PRELOAD: "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1",
    NO_FAKE_STAT: "1",
  };
}

/** Takes notifications over HTTPS; those under way when the clock is set take seconds. */
async function startReceiver() {
  // Valid since days ago: one that begins now is refused by a clock that is set back.
  const { leaf, chain } = chainFor("good", { names: ["hooks.example"] });
  const received: string[] = [];
  let delay = 0;
  const twin = await listen(
    createServer(
      { cert: chain.map((der) => toPem(der, "CERTIFICATE")).join(""), key: leaf.key },
      (incoming, response) => {
        received.push(String(incoming.headers["webhook-id"]));
        incoming.resume();
        setTimeout(() => response.writeHead(204).end(), delay);
      },
    ),
  );
  onTestFinished(() => twin.close());
  return {
    port: twin.port,
    authority: join(folderWith({ "root.pem": root.pem }), "root.pem"),
    received,
    slow: (ms: number) => void (delay = ms),
  };
}

test(
  "a clock that is set by an hour or a day sends nothing twice, loses nothing and freezes nothing",
  { timeout: 600_000 },
  async () => {
    const area = "the clock";
    const [dataDir, clock] = [folderWith({}), join(folderWith({ clock: "+0" }), "clock")];
    const set = (offset: number): void => writeFileSync(clock, `${offset < 0 ? "-" : "+"}${Math.abs(offset) / 1000}`);
    const receiver = await startReceiver();
    const resolver = await serveDns({ "hooks.example": ["127.0.0.1"], "shop.example": ["127.0.0.1"] });
    onTestFinished(() => resolver.close());
    const server = await startProcess(["--port", "0"], {
      ...fakeClock(clock),
      PORTCULLIS_DATA_DIR: dataDir,
      PORTCULLIS_SECRET: secret,
      PORTCULLIS_RESOLVER: resolver.server,
      PORTCULLIS_CA_FILE: receiver.authority,
      PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES: "127.0.0.1",
      PORTCULLIS_RATE_LIMIT: "3",
      PORTCULLIS_TRUST_PROXY: "127.0.0.1",
    });
    const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
    onTestFinished(() => store.close());
    let clients = 0;
    const ask = (path: string, client = `198.51.100.${++clients % 250}`) =>
      fetch(server.url + path, { headers: { "x-forwarded-for": client } });
    await until(async () => (await ask("/readyz")).status === 200);

    const address = `https://hooks.example:${receiver.port}/`;
    const settings = { name: "on call", language: "en", mode: "at-once", digestHour: 8, minSeverity: "low" } as const;
    const channel = { account: "operator", kind: "webhook", address, shown: address, ...settings } as const;
    const made = await addChannel(store, channel, openEncryption(secret), Date.now());
    const watch = { target: "shop.example", domain: "shop.example", checks: ["dns"], every: day };
    await addWatch(
      store,
      watch,
      { account: "operator", isPaused: false, isFromFile: false, isSpread: false },
      Date.now(),
    );
    const runs = async (): Promise<number> =>
      (await store.through(({ db }) => db.selectFrom("watch_check").select("runs").executeTakeFirstOrThrow())).runs;
    const add = async (now: number): Promise<readonly string[]> => {
      const delivery = { channel: made?.id ?? "", account: "operator", kind: "change", payload: emptyPayload } as const;
      return Promise.all(
        Array.from({ length: count }, () => store.through((engine) => addDelivery(engine, delivery, now))),
      );
    };
    const delivered = async (): Promise<number> =>
      (
        await store.through(({ db }) =>
          db.selectFrom("delivery").select("id").where("state", "=", "delivered").execute(),
        )
      ).length;
    const browser = await signIn(server.url, dataDir);
    await until(async () => (await runs()) > 0);

    const ids: string[] = [];
    let offset = 0;
    for (const next of offsets) {
      const name = `from ${offset / hour} h to ${next / hour} h`;
      // Being sent while the clock is set.
      receiver.slow(6000);
      const before = ids.length;
      ids.push(...(await add(Date.now() + offset)));
      await until(() => receiver.received.length >= before + count - 1);
      const [limited, ran] = [`203.0.113.${clients++ % 250}`, await runs()];
      for (let index = 0; index < 4; index++) await ask("/api/util/ip", limited);
      set(next);
      // The library looks at its file every second or two.
      const isSet = async (): Promise<boolean> => {
        const date = Date.parse((await ask("/livez")).headers.get("date") ?? "");
        return Math.abs(date - Date.now() - next) < hour / 2;
      };
      await until(isSet);
      receiver.slow(0);
      ids.push(...(await add(Date.now() + next)));

      // A limit ends within a window by any clock.
      const wait = Number((await ask("/api/util/ip", limited)).headers.get("retry-after") ?? 0);
      tally.add(area, `${name}: a limit`, wait > 60 ? { kind: "wrong", what: `wait for ${wait} s` } : { kind: "same" });
      const status = await browser();
      tally.add(area, `${name}: a session`, status === 200 ? { kind: "same" } : { kind: "lost", what: `${status}` });
      // A result of the other time is not fresh.
      const answer = (await (await ask("/api/util/dns?query=shop.example")).json()) as { readonly updatedAt: string };
      const age = Date.now() + next - Date.parse(answer.updatedAt);
      const isFresh = age > -120_000 && age < hour;
      tally.add(area, `${name}: a result`, isFresh ? { kind: "same" } : { kind: "wrong", what: `${age} ms old` });
      await waitFor(async () => (await delivered()) >= ids.length);
      for (const id of ids.slice(before))
        tally.add(area, `${name}: ${id}`, judged(receiver.received.filter((each) => each === id).length));
      const { due_at: due } = await store.through(({ db }) =>
        db.selectFrom("watch_check").select("due_at").executeTakeFirstOrThrow(),
      );
      const isPlanned = await waitFor(
        async () => (due ?? 0) - (Date.now() + next) < 1.25 * day || (await runs()) > ran,
      );
      tally.add(area, `${name}: a schedule`, isPlanned ? { kind: "same" } : { kind: "lost", what: "frozen" });
      offset = next;
    }
    expect(tally.faults(area)).toEqual([]);
    server.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  },
);

/** Signs a new account in; resolves with a function that asks for it, and returns the status. */
async function signIn(url: string, dataDir: string): Promise<() => Promise<number>> {
  const email = "jin@shop.example";
  const made = await portcullis(["account", "create", email], {
    env: { PORTCULLIS_DATA_DIR: dataDir, PORTCULLIS_SECRET: secret },
  });
  const headers = { "content-type": "application/json", origin: url };
  const body = JSON.stringify({ email, password: made.out.trim() });
  const answer = await fetch(`${url}/api/account/sign-in`, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return async () => (await fetch(`${url}/api/account`, { headers: { cookie } })).status;
}

/** Waits for what must come, and says whether it did. */
async function waitFor(hasCome: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    if (await hasCome()) return true;
    await sleep(200);
  }
  return false;
}

function judged(times: number): Outcome {
  if (times === 1) return { kind: "same" };
  return times === 0 ? { kind: "lost", what: "not sent" } : { kind: "wrong", what: `sent ${times} times` };
}
