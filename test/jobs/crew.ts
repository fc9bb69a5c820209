import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { Database } from "../../server/store/database.ts";
import { leaseTime } from "../../server/store/jobs/table.ts";
import { addWatch } from "../../server/monitoring/watches/rows.ts";
import { serveDns, type Known } from "../twins/dns/dns.ts";
import { childEnvironment } from "../child-environment.ts";

const entry = resolve("dist/cli/index.js");
const day = 86_400_000;

/** Processes on one store, and their work. */
export interface Crew {
  /** Adds the same `dns` watch for this many domains, all due now. */
  watch(count: number): Promise<void>;
  /** Starts a `portcullis` command, which ends with the test. */
  start(command: string, ...args: readonly string[]): Promise<void>;
  /**
   * Waits until every watch has run once more, and meanwhile disturbs processes one at a time, evenly spread: a killed one is restarted, and
   * a suspended one goes on after others have taken its jobs. Resolves with the runs of each watch.
   */
  sweep(times: number, how?: Disturbance): Promise<readonly number[]>;
  /** Moves every domain to another address, and makes every watch due now. Without DNSSEC the result is unknown, so it is not cached. */
  move(): Promise<void>;
  /** The new address of each recorded change, by domain. */
  changes(): Promise<ReadonlyMap<string, readonly (string | null)[]>>;
}

type Disturbance = "kill" | "suspend";

interface Member {
  readonly words: readonly string[];
  child: ChildProcess;
  /** Whether it reported that it is ready. */
  isReady: boolean;
}

/** The TTL of answers in seconds: addresses with a TTL of minutes are not compared. */
const lasting = 3600;

/** Milliseconds between two polls of the progress, and for which a process is suspended: longer than a lease. */
const [glance, standstill] = [200, leaseTime + 4000] as const;

/** Opens a crew on a store; the environment says where it is. */
export async function openCrew(database: Database, env: Readonly<Record<string, string>>): Promise<Crew> {
  const members: Member[] = [];
  let [address, sweeps] = ["198.41.0.4", 0];
  const known = (name: string): Known => (/^shop\d+\.example$/.test(name) ? [address] : "NXDOMAIN");
  const names = new Proxy<Record<string, Known>>({}, { get: (_, name) => known(String(name)) });
  const resolver = await serveDns(names, {}, lasting);
  onTestFinished(async () => {
    for (const { child } of members) child.kill("SIGKILL");
    await resolver.close();
  });

  function launch(words: readonly string[]): ChildProcess {
    return spawn(process.execPath, [entry, ...words], {
      env: {
        ...childEnvironment,
        PORTCULLIS_ALLOW_ADDRESSES: "127.0.0.1",
        PORTCULLIS_RESOLVER: resolver.server,
        ...env,
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
  }

  async function makeReady(member: Member): Promise<void> {
    const { child } = member;
    if (child.stderr) await Promise.race([once(child.stderr, "data"), once(child, "exit")]);
    member.isReady = true;
  }

  /** Disturbs the process that has worked longest since its start or its last disturbance; false where none works at the moment. */
  function disturbNext(how: Disturbance): boolean {
    const at = members.findIndex(({ isReady }) => isReady);
    const [member] = at < 0 ? [] : members.splice(at, 1);
    if (!member) return false;
    if (how === "suspend") {
      member.child.kill("SIGSTOP");
      member.isReady = false;
      members.push(member);
      setTimeout(() => (member.isReady = member.child.kill("SIGCONT")), standstill).unref();
      return true;
    }
    member.child.kill("SIGKILL");
    const next = { words: member.words, child: launch(member.words), isReady: false };
    members.push(next);
    void makeReady(next);
    return true;
  }

  async function runs(): Promise<readonly number[]> {
    const rows = await database.through(({ db }) => db.selectFrom("watch_check").select("runs").execute());
    return rows.map((row) => row.runs);
  }

  return {
    async watch(count) {
      for (let index = 0; index < count; index++) {
        const target = `shop${index}.example`;
        const watch = { target, domain: target, checks: ["dns"], every: day };
        const how = { account: "operator", isPaused: false, isFromFile: false, isSpread: false };
        await addWatch(database, watch, how, Date.now());
      }
    },
    async start(...words) {
      const member = { words, child: launch(words), isReady: false };
      members.push(member);
      await makeReady(member);
    },
    async sweep(times, how = "kill") {
      sweeps++;
      for (let disturbed = 0; ; await sleep(glance)) {
        const all = await runs();
        const done = all.filter((count) => count >= sweeps).length;
        if (disturbed < times && done >= (disturbed * all.length) / (times + 1) && disturbNext(how)) disturbed++;
        if (done === all.length && disturbed >= times && members.every(({ isReady }) => isReady)) return runs();
      }
    },
    async move() {
      address = "93.184.216.34";
      await database.through(({ db }) => db.updateTable("watch_check").set({ due_at: Date.now() }).execute());
    },
    async changes() {
      const rows = await database.through(({ db }) =>
        db.selectFrom("change").select(["domain", "new_value"]).execute(),
      );
      const byDomain = Map.groupBy(rows, ({ domain }) => domain);
      return new Map([...byDomain].map(([domain, all]) => [domain, all.map((row) => row.new_value)]));
    },
  };
}

/**
 * A sweep without failures, then one in which every domain has moved and processes are killed or suspended this many times: runs of each
 * watch, changes of each domain.
 */
export async function sweepTwice(crew: Crew, times: number, how?: Disturbance) {
  await crew.sweep(0);
  await crew.move();
  const runs = await crew.sweep(times, how);
  return { runs, changes: [...(await crew.changes()).values()] };
}
