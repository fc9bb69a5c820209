import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { openLogClient } from "../../src/settings/log-client.ts";
import { folderWith } from "../../test/folder.ts";
import { keep } from "../../test/engine.ts";
import { logListOf, openTwinLog, type TwinCertificate } from "../../test/twins/ct-log.ts";
import { serveHttp } from "../../test/twins/http.ts";
import { reply } from "../../test/twins/raw-http.ts";
import { changes } from "../monitoring/changes/read.ts";
import { addWatch } from "../monitoring/watches/rows.ts";
import { outbox } from "../notifications/outbox.ts";
import { addChannel } from "../notifications/rows.ts";
import { openEncryption } from "../store/encryption/encryption.ts";
import { openJobs } from "../store/jobs/jobs.ts";
import { openStore } from "../store/open.ts";
import { writeObserved } from "../store/write.ts";
import { followedCertificates, followedLogs, loggedCertificates } from "./certificates/read.ts";
import { openRoom } from "./certificates/room.ts";
import { followLogs, logJobs, type LogJob } from "./follow.ts";
import { openInterests } from "./interests.ts";
import { openFollowedLogs } from "./log-list.ts";

const start = Date.parse("2026-11-12T00:00:00Z");
const [minute, day] = [60_000, 86_400_000] as const;

/** Two logs over HTTP, a store with watches of two accounts, and a process that follows them. */
async function openScene({ allow = ["127.0.0.1/32"] }: { readonly allow?: readonly string[] } = {}) {
  const logs = { tiled: openTwinLog(), rfc6962: openTwinLog() };
  const twins = {
    tiled: await keep(serveHttp({ answer: logs.tiled.answer })),
    rfc6962: await keep(serveHttp({ answer: logs.rfc6962.answer })),
  };
  const listed = (["tiled", "rfc6962"] as const).map((kind) => ({ kind, log: logs[kind], origin: twins[kind].origin }));
  const folder = folderWith({ "logs.json": logListOf(...listed) });
  const file = join(folder, "portcullis.db");
  const store = openStore({ place: { file } });
  const client = openLogClient({ allow });
  let now = start;
  const allowed = new Map<string, boolean>();
  const bugs: unknown[] = [];
  const events: unknown[] = [];
  const listFile = join(folder, "logs.json");
  const followed = openFollowedLogs({
    following: { listFile, names: [] },
    client,
    event: (facts) => events.push(facts),
  });
  await followed.refresh(now, new AbortController().signal);
  const jobs = openJobs({ database: store, now: () => now, onBug: (error) => bugs.push(error) });
  const options = {
    database: store,
    logs: followed.logs,
    fetch: client.document,
    interests: openInterests(store),
    lookup: ({ name }: { readonly name: string }) => Promise.resolve(allowed.get(name) ?? null),
    onFound: outbox(() => now),
    now: () => now,
  };
  jobs.work<LogJob>(logJobs, followLogs(options), { most: 4 });
  onTestFinished(async () => {
    await jobs.stop(0);
    await store.close();
    expect(bugs).toEqual([]);
  });
  const added = [...followed.logs().keys()].map((id) => ({ kind: logJobs, payload: { id }, key: id, attempts: 1000 }));
  await store.through(({ db, jobs: table }) => table.enqueue(db, added, now));
  return {
    logs,
    file,
    store,
    allowed,
    events,
    add(certificates: readonly TwinCertificate[], kind: "tiled" | "rfc6962" = "rfc6962") {
      now += minute;
      logs[kind].add(certificates, now);
    },
    wait: (milliseconds: number) => void (now += milliseconds),
    /** Lets every log have its turn. */
    async turn() {
      now += minute;
      await jobs.settled();
    },
    watch: (account: string, target: string, ...checks: readonly string[]) =>
      addWatch(
        store,
        { target, domain: target.split(".").slice(-2).join("."), checks, every: day },
        { account, isPaused: false, isFromFile: false, isSpread: false },
        now,
      ),
    async channel(account: string) {
      const settings = { name: "x", language: "en", mode: "at-once", digestHour: 0, minSeverity: "info" } as const;
      const receiver = { kind: "webhook", address: "https://hooks.example/x", shown: "https://hooks.example" } as const;
      const made = await addChannel(
        store,
        { account, ...receiver, ...settings },
        openEncryption("correct horse battery 1"),
        now,
      );
      return made?.id ?? "";
    },
    /** The alerts that wait for a channel, in words of this test. */
    async alerts(channel: string): Promise<readonly string[]> {
      const rows = await store.through(({ db }) =>
        db.selectFrom("pending_alert").select("body").where("channel_id", "=", channel).orderBy("id").execute(),
      );
      return rows.map(({ body }) => {
        const { change } = JSON.parse(body) as { change: Record<string, string> };
        return `${change["severity"]} ${change["field"]} ${change["subject"]}: ${change["to"]}`;
      });
    },
    states: () =>
      store.through(({ db }) =>
        db.selectFrom("ct_log").select(["name", "state", "size", "failures"]).orderBy("name").execute(),
      ),
    changesFor: (domain: string, owner?: string) =>
      store.through((engine) =>
        changes(engine, { domain, limit: 50, caller: { address: "192.0.2.1", ...(owner && { owner }) } }, true),
      ),
    history: (target: string) => store.history({ target, limit: 20 }),
  };
}

test("certificates of a watched domain are judged, reported once and recorded; renewals are quiet", async () => {
  const scene = await openScene();
  await scene.watch("jin", "shop.example", "subdomains");
  const channel = await scene.channel("jin");
  scene.add([{ names: ["shop.example"] }]);
  await scene.turn();

  // Nothing of before counts; the first issuer is new, and the same certificate in another log or final form is one.
  const first = { names: ["shop.example", "www.shop.example"], serial: 7, kind: "precertificate" } as const;
  scene.add([first, { ...first, kind: "certificate" }, { names: ["notshop.example"] }]);
  scene.add([first], "tiled");
  await scene.turn();
  scene.wait(6 * minute);
  await scene.turn();
  expect(await scene.alerts(channel)).toEqual(["medium certificate-new-issuer shop.example +1: Let's Encrypt"]);

  scene.allowed.set("vpn.shop.example", false);
  scene.add([
    { names: ["www.shop.example", "shop.example"] },
    // Named by the new one.
    { names: ["api.shop.example", "www.shop.example"] },
    { names: ["vpn.shop.example"], issuer: "Unknown CA" },
  ]);
  await scene.turn();
  expect((await scene.alerts(channel)).slice(1).toSorted()).toEqual([
    "high certificate-not-allowed vpn.shop.example: Unknown CA",
    "low certificate-new-name api.shop.example: Let's Encrypt",
  ]);

  const told = await scene.changesFor("shop.example");
  expect(told.changes.map(({ field }) => field).toSorted()).toEqual([
    "certificate-new-issuer",
    "certificate-new-name",
    "certificate-not-allowed",
    "certificate-renewed",
  ]);
  const { kinds } = await scene.history("shop.example");
  const values = kinds.find(({ kind }) => kind === "ct:name")?.values.map(({ value }) => value);
  expect(values?.toSorted()).toEqual(["api.shop.example", "shop.example", "vpn.shop.example", "www.shop.example"]);
  expect(await scene.states()).toMatchObject([
    { name: "Twin rfc6962", state: "following", size: 7, failures: 0 },
    { name: "Twin tiled", state: "following", size: 1, failures: 0 },
  ]);
});

test("lookalikes of a brand are reported to its watchers alone, the first certificate of each, and at most twenty a day", async () => {
  const scene = await openScene();
  await scene.watch("jin", "portcullis.example", "lookalike");
  await scene.watch("eve", "portcullis.example", "subdomains");
  const [jin, eve] = [await scene.channel("jin"), await scene.channel("eve")];
  await scene.turn();
  scene.add([
    { names: ["p0rtcullis-login.example", "www.p0rtcullis-login.example"] },
    { names: ["p0rtcullis-login.example"] },
    { names: ["portcullis.example.secure-login.test"] },
    { names: ["portculis.example"] },
    { names: ["portcullis-museum.example"] },
  ]);
  await scene.turn();
  expect((await scene.alerts(jin)).toSorted()).toEqual([
    "medium lookalike-certificate p0rtcullis-login.example: Let's Encrypt, 2026-11-12",
    "medium lookalike-certificate portculis.example: Let's Encrypt, 2026-11-12",
    "medium lookalike-certificate secure-login.test: Let's Encrypt, 2026-11-12",
  ]);
  expect(await scene.alerts(eve)).toEqual([]);
  expect((await scene.changesFor("portcullis.example", "jin")).changes).toHaveLength(4);
  for (const owner of [undefined, "eve", "max"])
    expect((await scene.changesFor("portcullis.example", owner)).changes).toEqual([]);
  expect((await scene.history("portcullis.example")).kinds).toEqual([]);

  scene.add(Array.from({ length: 30 }, (_, index) => ({ names: [`portcullis-login-${index}.example`] })));
  await scene.turn();
  expect(await scene.alerts(jin)).toHaveLength(21);
  expect((await scene.alerts(jin)).at(-1)).toBe("medium lookalike-alert-limit null: 20");
  scene.wait(day);
  scene.add([{ names: ["portcullis-login-99.example"] }]);
  await scene.turn();
  expect(await scene.alerts(jin)).toHaveLength(22);

  // All new lookalikes of one certificate, though one of it is known.
  scene.add([{ names: ["p0rtcullis-login.example", "portcullis-pay.example", "portcullls.example"] }]);
  await scene.turn();
  expect((await scene.alerts(jin)).at(-1)).toBe(
    "medium lookalike-certificate portcullis-pay.example, portcullls.example: Let's Encrypt, 2026-11-12",
  );
});

test("nobody hides a lookalike by watching it, and nobody hears of brands that are all theirs", async () => {
  const scene = await openScene();
  await scene.watch("jin", "portcullis.example", "lookalike");
  await scene.watch("mallory", "portcullls.example", "lookalike");
  const channel = await scene.channel("jin");
  await scene.turn();
  scene.add([{ names: ["portcullls.example"] }]);
  await scene.turn();
  expect(await scene.alerts(channel)).toHaveLength(1);

  await scene.watch("jin", "portculis.example", "lookalike");
  scene.wait(2 * minute);
  scene.add([{ names: ["portculis.example"] }]);
  await scene.turn();
  expect(await scene.alerts(channel)).toHaveLength(1);
});

test("issuers that are not allowed are reported beyond the cap; hosts are watched with their whole domain, and known names are quiet", async () => {
  const scene = await openScene();
  await scene.watch("jin", "www.shop.example", "subdomains");
  const channel = await scene.channel("jin");
  await scene.store.through(({ db, dialect }) =>
    db.transaction().execute((tx) =>
      writeObserved(
        tx,
        dialect,
        [
          {
            names: [{ name: "mail.shop.example", domain: "shop.example" }],
            sightings: [
              { target: "mail.shop.example", kind: "dns:a", value: "192.0.2.1", at: start / 1000 },
              { target: "mail.shop.example", kind: "ssl:issuer", value: "Let's Encrypt", at: start / 1000 },
            ],
          },
        ],
        new Set(),
      ),
    ),
  );
  await scene.turn();
  scene.add([{ names: ["mail.shop.example", "shop.example"] }]);
  await scene.turn();
  expect(await scene.alerts(channel)).toEqual([]);

  // The entry's time is from the far future; all names of a large certificate count.
  const many = Array.from({ length: 60 }, (_, index) => `h${index + 10}.shop.example`);
  scene.logs.rfc6962.fault.timestamp = start + 10 * minute;
  scene.logs.rfc6962.add([{ names: many }], Date.parse("2200-01-01T00:00:00Z"));
  await scene.turn();
  scene.logs.rfc6962.fault.timestamp = null;
  const { kinds } = await scene.history("www.shop.example");
  expect(kinds.find(({ kind }) => kind === "ct:name")?.values[0]?.lastSeen.slice(0, 10)).toBe("2026-11-12");
  scene.add(Array.from({ length: 25 }, (_, index) => ({ names: [`tenant${index}.shop.example`] })));
  scene.add([{ names: many }]);
  scene.allowed.set("vpn.shop.example", false);
  scene.add([{ names: ["vpn.shop.example"], issuer: "Unknown CA" }]);
  await scene.turn();
  const alerts = await scene.alerts(channel);
  expect(alerts.filter((alert) => alert.includes("h10.shop.example"))).toEqual([
    "low certificate-new-name h10.shop.example +59: Let's Encrypt",
  ]);
  expect(alerts).toContain("low certificate-alert-limit null: 20");
  expect(alerts).toContain("high certificate-not-allowed vpn.shop.example: Unknown CA");
  expect(alerts).toHaveLength(22);
  const known = await scene.store.certificates("shop.example");
  expect(new Set(known?.certificates.flatMap(({ names }) => names)).size).toBe(2 + 60 + 25 + 1);
});

test("where the certificates of a target are full, the first to expire makes room, and none of the target's own for a lookalike", async () => {
  const scene = await openScene();
  await scene.watch("jin", "portcullis.example", "subdomains", "lookalike");
  await scene.turn();
  scene.add([{ names: ["a.portcullis.example"] }, { names: ["portcullls.example"] }]);
  scene.add([{ names: ["b.portcullis.example"] }]);
  await scene.turn();
  const left = await scene.store.through(({ db }) =>
    db.transaction().execute(async (tx) => {
      await openRoom(tx, { certificates: 2, names: 9 }).forCertificate("portcullis.example", "own");
      await openRoom(tx, { certificates: 2, names: 9 }).forCertificate("portcullis.example", "lookalike");
      return tx.selectFrom("ct_certificate").select("names").orderBy("names").execute();
    }),
  );
  expect(left.map(({ names }) => names)).toEqual(['["b.portcullis.example"]', '["portcullls.example"]']);
});

test("rounds that begin together read the watches once", async () => {
  const scene = await openScene();
  await scene.watch("jin", "shop.example", "subdomains");
  const refreshed: string[] = [];
  const interests = openInterests({
    through: (work) => {
      refreshed.push("read");
      return scene.store.through(work);
    },
  });
  await Promise.all([interests.refresh(start), interests.refresh(start)]);
  expect(refreshed).toEqual(["read"]);
  expect(interests.match(["www.shop.example"])).toHaveLength(1);
});

test("a log that limits requests is asked again when it says so; one that lies keeps its position; private logs are refused", async () => {
  const scene = await openScene();
  await scene.watch("jin", "shop.example", "subdomains");
  const channel = await scene.channel("jin");
  await scene.turn();
  const asked = () => scene.logs.rfc6962.asked.length;
  scene.logs.rfc6962.fault.refuse = reply({ status: 429, headers: ["Retry-After: 600"] });
  scene.logs.tiled.fault.forge = "signature";
  scene.add([{ names: ["vpn.shop.example"] }]);
  await scene.turn();
  expect(await scene.states()).toMatchObject([
    { state: "rate-limited", size: 0, failures: 1 },
    { state: "head-signature", size: 0, failures: 1 },
  ]);
  const before = asked();
  await scene.turn();
  expect(asked()).toBe(before);

  scene.logs.rfc6962.fault.refuse = null;
  scene.wait(10 * minute);
  await scene.turn();
  expect(await scene.states()).toMatchObject([{ state: "following", size: 1, failures: 0 }, { failures: 3 }]);
  expect(await scene.alerts(channel)).toHaveLength(1);

  const strict = await openScene({ allow: [] });
  await strict.turn();
  expect(await strict.states()).toMatchObject([{ state: "unreachable" }, { state: "unreachable" }]);
  expect(strict.logs.tiled.asked).toEqual([]);
});

test("a list that is no list is told, and the known one stays", async () => {
  const file = join(folderWith({}), "list.json");
  writeFileSync(file, "[]");
  const events: Record<string, unknown>[] = [];
  const client = { list: () => Promise.resolve(null) };
  const own = openFollowedLogs({
    following: { listFile: file, names: [] },
    client,
    event: (facts) => events.push(facts),
  });
  await own.refresh(start, new AbortController().signal);
  expect([own.logs().size, events[0]?.["trouble"]]).toEqual([0, `${file} is no log list`]);

  // It is tried again soon, and the trouble is told once.
  await own.refresh(start + 10 * minute, new AbortController().signal);
  expect(events).toHaveLength(1);
  writeFileSync(file, logListOf({ kind: "rfc6962", log: openTwinLog(), origin: "https://log.example" }));
  await own.refresh(start + 20 * minute, new AbortController().signal);
  expect([own.logs().size, events.length]).toEqual([1, 2]);

  const some = { listFile: null, names: ["sycamore", "let's encrypt 'willow2027h1"] };
  const bundled = openFollowedLogs({ following: some, client, event: (facts) => events.push(facts) });
  await bundled.refresh(Date.parse("2026-11-30T00:00:00Z"), new AbortController().signal);
  expect([...bundled.logs().values()].map(({ operator }) => operator)).toContain("Let's Encrypt");
  expect(events[2]).toMatchObject({ trouble: expect.stringContaining("2026-08-20") });
});

test("what the logs had is a source of subdomains, with its beginning and its delay; other domains have none", async () => {
  const scene = await openScene();
  await scene.watch("jin", "shop.example", "subdomains");
  scene.add([{ names: ["old.shop.example"] }], "tiled");
  await scene.turn();
  scene.add([{ names: ["vpn.shop.example"] }]);
  await scene.turn();
  scene.logs.tiled.fault.forge = "signature";
  await scene.turn();

  const known = await scene.store.through(({ db }) => followedCertificates(db, "shop.example", start + 20 * minute));
  expect(known).toMatchObject({ since: "2026-11-12T00:02:00.000Z", behind: 1140, logs: 2, failing: 1 });
  expect(known?.certificates).toMatchObject([{ names: ["vpn.shop.example"], issuer: "Let's Encrypt" }]);
  expect(await scene.store.certificates("other.example")).toBe(null);
  // A log that no list has any more is not behind.
  await scene.store.through(({ db }) =>
    db
      .updateTable("ct_log")
      .set({ checked_at: start + 2 * day })
      .where("name", "=", "Twin rfc6962")
      .execute(),
  );
  const later = await scene.store.through(({ db }) => followedLogs(db, start + 2 * day));
  expect(later.map(({ name }) => name)).toEqual(["Twin rfc6962"]);

  // Where what is watched is private, results, which are shared, do not show it.
  const secretive = openStore({ place: { file: scene.file }, hasPublicChanges: false });
  onTestFinished(() => secretive.close());
  expect(await secretive.certificates("shop.example")).toBe(null);

  const own = await scene.store.through(({ db }) => loggedCertificates(db, "jin", start));
  expect(own.certificates).toMatchObject([{ target: "shop.example", verdict: "new-issuer", lookalike: null }]);
  const others = await scene.store.through(({ db }) => loggedCertificates(db, "eve", start));
  expect(others.certificates).toEqual([]);
});
