import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { Database } from "../../server/store/database.ts";
import { addWatch } from "../../server/watches/rows.ts";
import { serveDns, type Known } from "../twins/dns/dns.ts";

const entry = resolve("src/cli/index.ts");
const day = 86_400_000;

/** Processes that work on one store, and what there is for them to do. */
export interface Crew {
  /** Has the same `dns` watch for so many domains, all due now. */
  watch(count: number): Promise<void>;
  /** Starts `portcullis` with such a command; it is ended with the test. */
  start(command: string, ...args: readonly string[]): Promise<void>;
  /**
   * Waits until every watch has run, and ends one of the processes at a time without warning meanwhile, so many of them evenly over
   * the sweep; each is started again. Tells how many runs each watch has had.
   */
  sweep(kills: number): Promise<readonly number[]>;
}

interface Member {
  readonly words: readonly string[];
  child: ChildProcess;
}

/** Milliseconds between two looks at how far they are. */
const glance = 200;

function known(name: string): Known {
  return /^shop\d+\.example$/.test(name) ? ["192.0.2.1"] : "NXDOMAIN";
}

/** Opens a crew on a store; the environment says where it is. */
export async function openCrew(database: Database, env: Readonly<Record<string, string>>): Promise<Crew> {
  const members: Member[] = [];
  const names = new Proxy<Record<string, Known>>({}, { get: (_, name) => known(String(name)) });
  const resolver = await serveDns(names);
  onTestFinished(async () => {
    for (const { child } of members) child.kill("SIGKILL");
    await resolver.close();
  });

  async function launch(words: readonly string[]): Promise<ChildProcess> {
    const child = spawn(process.execPath, [entry, ...words], {
      env: {
        PATH: process.env["PATH"] ?? "",
        PORTCULLIS_ALLOW_ADDRESSES: "127.0.0.1",
        PORTCULLIS_RESOLVER: resolver.server,
        ...env,
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    await Promise.race([once(child.stderr, "data"), once(child, "exit")]);
    return child;
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
      members.push({ words, child: await launch(words) });
    },
    async sweep(kills) {
      for (let killed = 0; ; await sleep(glance)) {
        const all = await runs();
        const done = all.filter((count) => count > 0).length;
        const member = members[killed % members.length];
        if (member && killed < kills && done >= (killed * all.length) / (kills + 1)) {
          killed++;
          member.child.kill("SIGKILL");
          member.child = await launch(member.words);
        }
        if (done === all.length && killed >= kills) return runs();
      }
    },
  };
}
