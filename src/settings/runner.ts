import type { OpenNetworks } from "../core/networks.ts";
import { maskAll } from "../run/mask.ts";
import type { RemoteWait } from "../run/remote.ts";
import type { Runner } from "../run/runner.ts";
import { readAccess } from "./access/access.ts";
import { readRemote } from "./access/remote.ts";
import { openRemoteSend } from "./access/remote-send.ts";
import { openLocal } from "./local-runner.ts";
import { openResultMemory, type ResultMemory } from "./memory.ts";
import type { Given } from "./options/given.ts";
import { readMeasuring, type Measuring } from "./options/measuring.ts";
import { openRemote, type RemoteWay } from "./remote-runner.ts";

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
  readonly onWait?: ((wait: RemoteWait) => void) | undefined;
  /** Settings of a program that no option can name. */
  readonly own?: Pick<Measuring, "names">;
  /** How a server is reached; through the network of this program by default. */
  readonly openSend?: RemoteWay["openSend"];
}

const loadEngine = () => import("./engine.ts");

/**
 * Opens the runner for a user of this machine: the engine in this process, which may connect to any address, or the named server. Throws
 * `Failure` INVALID_INPUT.
 */
export function openRunner(given: Given, having: Having = {}): Runner {
  const { networks, rulesFile, rememberer, onWait, own, openSend = openRemoteSend } = having;
  const remembering = rememberer && openResultMemory(given, rememberer, own?.names !== undefined);
  const remote = readRemote(given);
  const measuring = readMeasuring(given);
  if (remote) {
    const timeout = given.one("timeout") === undefined ? null : measuring.deadline;
    return maskAll(openRemote(remote, { timeout, onWait, openSend }), []);
  }
  const userData = rulesFile && {
    loadUserData: async () => [(await import("./exposure-rules.ts")).readExposureData(rulesFile.path, rulesFile.field)],
  };
  const local = { ...measuring, ...own, ...(networks && { networks }) };
  return openLocal(local, readAccess(given), { remembering, ...userData, loadEngine });
}
