import type { Accounting } from "../src/settings/options/accounting.ts";
import { forStrangers } from "../src/settings/options/serving.ts";
import type { Pipeline } from "./questions/route.ts";
import type { NotificationOptions } from "./notifications/open.ts";
import type { ServerConfig } from "./config.ts";
import { openPipeline } from "./questions/pipeline.ts";
import { openMonitoring } from "./monitoring/monitoring.ts";
import { openLeases } from "./questions/leases/open.ts";
import { openLog, type Log } from "./telemetry/log.ts";
import { configuredMailer } from "./notifications/mail/configured.ts";
import { openMetrics } from "./telemetry/metrics.ts";
import { startTracing } from "./telemetry/start-tracing.ts";
import { openOutput } from "./telemetry/output.ts";
import { currentTrouble, guardStore } from "./questions/cache/guard.ts";
import { configuredSecret, hasSecret } from "./store/encryption/configured.ts";
import { openEncryption, type Encryption } from "./store/encryption/encryption.ts";
import { openStored } from "./store/open.ts";

/** A worker that runs until it is closed. */
export interface RunningWorker {
  /** Receives an uncaught error, and logs it. */
  blame(error: unknown): void;
  /** Starts nothing more, and waits a moment for running work. */
  close(): Promise<void>;
}

/** Its file descriptor. */
const standardOutput = 1;

/** The longest timer in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** The configuration of a worker: a server without a listener. */
export type WorkerConfig = Pick<
  ServerConfig,
  | "allIps"
  | "baseUrl"
  | "capacity"
  | "language"
  | "log"
  | "addressLimits"
  | "measuring"
  | "metrics"
  | "redisUrl"
  | "tracing"
  | "transport"
  | "webhookAddresses"
  | "telegramUrl"
> & { readonly storing: NonNullable<ServerConfig["storing"]> } & Partial<Pick<Accounting, "secret" | "mail">>;

/** Starts the daily monitoring without a server. Several may use one store, next to servers with their own. */
export async function startWorker(config: WorkerConfig): Promise<RunningWorker> {
  const { storing } = config;
  const metrics = config.metrics ? openMetrics(config.metrics) : null;
  const log = openLog(config.log === undefined ? openOutput(standardOutput) : config.log);
  const tracing = config.tracing ? await startTracing("worker", log) : null;
  const stored = openStored(storing, (trouble) => log.event("store", { trouble }), metrics?.onStored);
  const store = guardStore(stored, (trouble) => log.event("store-trouble", { trouble }));
  const shared = await openShared(config.redisUrl ?? null, (trouble) => log.event("redis", { trouble }));
  const leases = await openLeases(storing.databaseUrl, config.redisUrl ?? null);
  const pipeline: Pipeline = openPipeline(
    { ...config, ledger: stored },
    store,
    { limiters: shared?.open, addressStates: shared?.addressStates, leases },
    metrics?.meter,
  );
  const notifying = notifyingOf(config, log);
  const monitoring = openMonitoring({ database: stored, storing, pipeline, log, notifying });
  monitoring.start();
  let isDraining = false;
  metrics?.start({
    role: "worker",
    readiness() {
      if (isDraining) return "draining";
      return stored.wasOpen() ? "ready" : "starting";
    },
    storeTrouble: () => currentTrouble(store),
    log,
    slots: pipeline.slots,
    stored,
    shared,
    isMonitoring: true,
  });
  // Keeps the process alive: its other timers do not.
  const holding = setInterval(() => {}, longestWait);
  log.event("working");
  return {
    blame: (error) => log.bug(null, error),
    async close() {
      log.event("draining");
      isDraining = true;
      clearInterval(holding);
      await monitoring.stop();
      notifying?.mailer?.close();
      pipeline.backgroundWork.close();
      await shared?.close();
      await leases?.close();
      await store.flush();
      await store.close();
      await metrics?.close();
      await tracing?.close();
      log.event("closed");
      await log.flush();
    },
  };
}

/** Undefined where this process does not have the store's secret for encrypted addresses: then servers send. */
function notifyingOf(config: WorkerConfig, log: Log): NotificationOptions | undefined {
  const { secret = null, mail = null, storing, transport, baseUrl = null, telegramUrl = null } = config;
  if (!hasSecret({ secret, storing })) {
    log.event("notifications", { trouble: "PORTCULLIS_SECRET is not set: this worker sends no notifications" });
    return undefined;
  }
  let encryption: Encryption | undefined;
  return {
    mailer: configuredMailer({ mail, transport }, log),
    encryption: () => (encryption ??= openEncryption(configuredSecret({ secret, storing }, log))),
    baseUrl,
    telegramUrl,
    posting: { ...forStrangers(config.measuring ?? {}), allow: config.webhookAddresses ?? [] },
  };
}

/** Loaded on demand, since a single process counts in memory. */
async function openShared(url: string | null, onTrouble: (trouble: string | null) => void) {
  return url === null ? null : (await import("./store/redis/limiters.ts")).openSharedLimiters(url, onTrouble);
}
