import { setTimeout as sleep } from "node:timers/promises";
import { failure } from "../core/failure.ts";
import type { Ledger } from "../core/store.ts";
import type { OpenNetworks } from "../core/networks.ts";
import type { localRunner } from "../run/local.ts";
import type { Snapshots } from "../run/snapshots.ts";
import { maskAll } from "../run/mask.ts";
import type { RemoteWait } from "../run/remote.ts";
import type { Runner } from "../run/runner.ts";
import { closeRunner } from "../run/close-runner.ts";
import { readAccess, type AccessSettings } from "./access/access.ts";
import type { EngineOptions } from "./engine.ts";
import type { Given } from "./options/given.ts";
import { readMeasuring, type Measuring } from "./options/measuring.ts";
import { openRemoteSend, readRemote, type Remote } from "./access/remote.ts";
import { openResultMemory, type ResultMemory } from "./memory.ts";

/** An exposure rules file, and the option that names it. */
interface RulesFile {
  readonly path: string;
  readonly field: string;
}

/** What an entry point provides in addition to the given options. */
export interface Having {
  readonly networks?: OpenNetworks;
  /** The user's exposure rules file, read at the first measurement. */
  readonly rulesFile?: RulesFile | undefined;
  /** Absent if results are never stored. */
  readonly rememberer?: ResultMemory;
  /** Called before each wait for a server without room. */
  readonly onWait?: (wait: RemoteWait) => void;
}

/**
 * Opens the runner for a user of this machine: the engine in this process, which may connect to any address, or the named server. Throws
 * `Failure` INVALID_INPUT.
 */
export function openRunner(given: Given, { networks, rulesFile, rememberer, onWait }: Having = {}): Runner {
  const remembering = rememberer && openResultMemory(given, rememberer);
  const remote = readRemote(given);
  const measuring = readMeasuring(given);
  if (remote) {
    const timeout = given.one("timeout") === undefined ? null : measuring.deadline;
    return maskAll(openRemote(remote, { timeout, onWait }), []);
  }
  return openLocal({ ...measuring, ...(networks && { networks }) }, readAccess(given), { remembering, rulesFile });
}

/** What a runner uses from disk: the store that checks read, the store for new results, and the exposure rules file. */
export interface Stored {
  readonly store?: Ledger;
  readonly remembering?: Snapshots | undefined;
  readonly rulesFile?: RulesFile | undefined;
}

/** Opens the engine in this process. The user may name any address that this machine can reach. */
export function openLocal(measuring: Measuring, access: AccessSettings, stored: Stored = {}): Runner {
  const { emptyHeader: name } = access;
  if (name !== null) return closeRunner(() => failure("access.header-empty", { name }));
  const runner = lateRunner({ ...measuring, special: true, access }, stored);
  const secrets = [...access.secrets, ...Object.values(measuring.sourceKeys ?? {})];
  return maskAll(runner, secrets);
}

/** Loads the engine at the first measurement: refused input does not need it. */
function lateRunner(
  options: EngineOptions,
  { store, remembering, rulesFile }: Stored,
): Runner & Required<Pick<Runner, "look">> {
  let opened: Promise<ReturnType<typeof localRunner>> | undefined;
  async function open(): Promise<ReturnType<typeof localRunner>> {
    const [run, engine] = await Promise.all([import("../run/local.ts"), import("./engine.ts")]);
    const own = rulesFile && {
      userData: [(await import("./exposure-rules.ts")).readExposureData(rulesFile.path, rulesFile.field)],
    };
    return run.localRunner({ ...engine.openEngine({ ...options, ...own }), ...(store && { store }) }, remembering);
  }
  return {
    async answer(check, query, asking) {
      return (await (opened ??= open())).answer(check, query, asking);
    },
    async look(url, looking) {
      const { look } = await (opened ??= open());
      if (!look) throw new Error("the engine in this process looks");
      return look(url, looking);
    },
  };
}

interface RemoteTime {
  /** Milliseconds that the user gives a target, waiting included; null for the default. */
  readonly timeout: number | null;
  readonly onWait: Having["onWait"];
}

/** Loads the client at the first request, since most runs use no server. */
function openRemote({ server, key }: Remote, { timeout, onWait }: RemoteTime): Runner {
  let opened: Promise<Runner> | undefined;
  async function open(): Promise<Runner> {
    const [{ remoteRunner }, { timeoutOf, usualWaiting }, send] = await Promise.all([
      import("../run/remote.ts"),
      import("../client/ask.ts"),
      openRemoteSend({ server }),
    ]);
    return remoteRunner({
      server,
      ...(key !== undefined && { key }),
      timeout: ({ deadline }) => timeout ?? timeoutOf(deadline),
      waiting: timeout === null ? usualWaiting : 0,
      onWait,
      send,
      sleep: (ms, signal) => sleep(ms, undefined, signal && { signal }),
      now: () => performance.timeOrigin + performance.now(),
    });
  }
  return {
    waitsForRoom: true,
    async answer(check, query, asking) {
      opened ??= open();
      return (await opened).answer(check, query, asking);
    },
  };
}
