import type { Accounting } from "../src/settings/options/accounting.ts";
import { forStrangers } from "../src/settings/options/serving.ts";
import type { Counter } from "./answer.ts";
import type { Notifying } from "./channels/notifying.ts";
import type { ServerConfig } from "./config.ts";
import { openCounter } from "./counter.ts";
import { openMonitoring } from "./jobs/monitoring.ts";
import { openLog, type Log } from "./log.ts";
import { configuredMailer } from "./mail/configured.ts";
import { openOutput } from "./output.ts";
import { guardStore } from "./recall/guard.ts";
import { configuredSecret, hasSecret } from "./secret/configured.ts";
import { openSeals, type Seals } from "./secret/seals.ts";
import { openStored } from "./store/open.ts";

/** A worker that runs until it is closed. */
export interface RunningWorker {
  /** Takes an error that nobody caught, and logs it. */
  blame(error: unknown): void;
  /** Begins nothing more, and waits a moment for what is under way. */
  close(): Promise<void>;
}

/** The descriptor of it. */
const standardOutput = 1;

/** Milliseconds of the longest timer that there is. */
const longestWait = 2 ** 31 - 1;

/** How a worker is started: as a server that does not listen. */
export type WorkerConfig = Pick<
  ServerConfig,
  | "allIps"
  | "baseUrl"
  | "capacity"
  | "language"
  | "log"
  | "manners"
  | "measuring"
  | "redisUrl"
  | "transport"
  | "webhookAddresses"
> & { readonly storing: NonNullable<ServerConfig["storing"]> } & Partial<Pick<Accounting, "secret" | "mail">>;

/** Starts the daily monitoring without a server. Several of them may work on one store, beside servers that have their own. */
export async function startWorker(config: WorkerConfig): Promise<RunningWorker> {
  const { storing } = config;
  const log = openLog(config.log === undefined ? openOutput(standardOutput) : config.log);
  const stored = openStored(storing, (trouble) => log.event("store", { trouble }));
  const store = guardStore(stored, (trouble) => log.event("store-trouble", { trouble }));
  const shared = await openShared(config.redisUrl ?? null, (trouble) => log.event("redis", { trouble }));
  const counter: Counter = openCounter({ ...config, ledger: stored }, store, shared?.open);
  const notifying = notifyingOf(config, log);
  const monitoring = openMonitoring({ database: stored, storing, pipeline: counter, log, notifying });
  monitoring.start();
  // Nothing else keeps the process: whatever waits for the next look waits for nobody.
  const holding = setInterval(() => {}, longestWait);
  log.event("working");
  return {
    blame: (error) => log.bug(null, error),
    async close() {
      log.event("draining");
      clearInterval(holding);
      await monitoring.stop();
      notifying?.mailer?.close();
      counter.lingering.close();
      await shared?.close();
      await store.flush();
      await store.close();
      log.event("closed");
      await log.flush();
    },
  };
}

/** Undefined where this process has no secret of its store, with which addresses are encrypted: then servers send. */
function notifyingOf(config: WorkerConfig, log: Log): Notifying | undefined {
  const { secret = null, mail = null, storing, transport, baseUrl = null } = config;
  if (!hasSecret({ secret, storing })) {
    log.event("notifications", { trouble: "PORTCULLIS_SECRET is not set: this worker sends none" });
    return undefined;
  }
  let seals: Seals | undefined;
  return {
    mailer: configuredMailer({ mail, transport }, log),
    seals: () => (seals ??= openSeals(configuredSecret({ secret, storing }, log))),
    baseUrl,
    posting: { ...forStrangers(config.measuring ?? {}), allow: config.webhookAddresses ?? [] },
  };
}

/** Loaded where it is wanted, since one process counts by itself. */
async function openShared(url: string | null, onTrouble: (trouble: string | null) => void) {
  return url === null ? null : (await import("./redis/shared.ts")).openSharedLimiters(url, onTrouble);
}
