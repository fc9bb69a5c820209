import { setTimeout as sleep } from "node:timers/promises";
import { failure } from "../core/failure.ts";
import type { Ledger } from "../core/store.ts";
import type { OpenNetworks } from "../core/networks.ts";
import type { localRunner } from "../run/local.ts";
import type { Remembering } from "../run/remembering.ts";
import { masked } from "../run/masked.ts";
import type { Runner } from "../run/runner.ts";
import { shutRunner } from "../run/shut.ts";
import { readAccess, type AccessSettings } from "./access/access.ts";
import type { EngineOptions } from "./engine.ts";
import type { Given } from "./options/given.ts";
import { readMeasuring, type Measuring } from "./options/measuring.ts";
import { readRemote, type Remote } from "./access/remote.ts";
import { openRemembering, type Rememberer } from "./remembering.ts";

/** A file of rules, and the option that names it. */
interface RulesFile {
  readonly path: string;
  readonly field: string;
}

/** What an entry point has beside what was given. */
export interface Having {
  readonly networks?: OpenNetworks;
  /** The file with rules by which exposed pages are known beside our own, and how it was named; read when something is measured. */
  readonly rulesFile?: RulesFile | undefined;
  /** Absent where nothing is ever kept. */
  readonly rememberer?: Rememberer;
}

/**
 * What measures for a user of this machine: the engine in this process, which reaches whatever the machine can, or the server
 * that was named. Throws `Failure` INVALID_INPUT.
 */
export function openRunner(given: Given, { networks, rulesFile, rememberer }: Having = {}): Runner {
  const remembering = rememberer && openRemembering(given, rememberer);
  const remote = readRemote(given);
  const measuring = readMeasuring(given);
  if (remote) return openRemote(remote, given.one("timeout") === undefined ? undefined : measuring.deadline);
  return openLocal({ ...measuring, ...(networks && { networks }) }, readAccess(given), { remembering, rulesFile });
}

/** What a runner has of a store: what checks read, or where it keeps what it measures. */
export interface Stored {
  readonly store?: Ledger;
  readonly remembering?: Remembering | undefined;
  readonly rulesFile?: RulesFile | undefined;
}

/** The engine in this process for a user of it, who may name whatever the machine can reach. */
export function openLocal(measuring: Measuring, access: AccessSettings, stored: Stored = {}): Runner {
  const { emptyHeader: name } = access;
  if (name !== null) return shutRunner(() => failure("access.header-empty", { name }));
  const runner = lateRunner({ ...measuring, special: true, access }, stored);
  const secrets = [...access.secrets, ...Object.values(measuring.sourceKeys ?? {})];
  return secrets.length > 0 ? masked(runner, secrets) : runner;
}

/** The engine is loaded when something is to be measured: a question that is refused needs none of it. */
function lateRunner(
  options: EngineOptions,
  { store, remembering, rulesFile }: Stored,
): Runner & Required<Pick<Runner, "look">> {
  let opened: Promise<ReturnType<typeof localRunner>> | undefined;
  async function open(): Promise<ReturnType<typeof localRunner>> {
    const [run, engine] = await Promise.all([import("../run/local.ts"), import("./engine.ts")]);
    const own = rulesFile && {
      exposureRules: (await import("./exposure-rules.ts")).readExposureRules(rulesFile.path, rulesFile.field),
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

/** A server gives itself fifteen seconds, and should be the one who says what was not in time: milliseconds. */
const remoteTimeout = 20_000;

/** Milliseconds beyond the deadline of a check for its answer to arrive. */
const serverMargin = 5000;

/** Loaded when it is asked, since most runs ask no server. */
function openRemote({ server, key }: Remote, timeout: number | undefined): Runner {
  let opened: Promise<Runner> | undefined;
  async function open(): Promise<Runner> {
    const [{ remoteRunner }, { openClient }] = await Promise.all([
      import("../run/remote.ts"),
      import("../net/client.ts"),
    ]);
    return remoteRunner({
      server,
      ...(key !== undefined && { key }),
      timeout: ({ deadline = 0 }) => timeout ?? Math.max(remoteTimeout, 1000 * deadline + serverMargin),
      send: openClient(server),
      sleep: (ms, signal) => sleep(ms, undefined, signal && { signal }),
      now: () => performance.timeOrigin + performance.now(),
    });
  }
  return {
    async answer(check, query, asking) {
      opened ??= open();
      return (await opened).answer(check, query, asking);
    },
  };
}
