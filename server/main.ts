import type { IncomingMessage } from "node:http";
import { registry } from "../src/checks/index.ts";
import { longestDeadline, type AnyCheck } from "../src/core/check.ts";
import { bracketed } from "../src/core/target/target.ts";
import { deadlineOf } from "../src/run/local.ts";
import { forStrangers, listenDefault } from "../src/settings/options/serving.ts";
import { mountAccounts, type MountedAccounts } from "./accounts/mount.ts";
import type { Pipeline } from "./questions/route.ts";
import { openApp } from "./http/app.ts";
import { channelData } from "./notifications/account-data.ts";
import type { ChannelDependencies } from "./notifications/channels.ts";
import { openChannelLimits } from "./notifications/limits.ts";
import type { NotificationOptions } from "./notifications/open.ts";
import { defaultPatience, type ServerConfig } from "./config.ts";
import { openPipeline } from "./questions/pipeline.ts";
import { currentTrouble, guardStore } from "./questions/cache/guard.ts";
import { openDrain } from "./http/listener/drain.ts";
import { openRequestHandler } from "./http/listener/handler.ts";
import { startMonitoringLater } from "./monitoring/start-later.ts";
import type { countJobs } from "./store/jobs/counts.ts";
import { openIssuedKeys } from "./accounts/keys/issued.ts";
import { crowded } from "./http/listener/room.ts";
import { openListener } from "./http/listener/listen.ts";
import { openBrowser, toQr } from "./http/listener/open-browser.ts";
import { watchDescriptors } from "./telemetry/descriptors.ts";
import { openLog, type Log } from "./telemetry/log.ts";
import { openLeases } from "./questions/leases/open.ts";
import { openMetrics } from "./telemetry/metrics.ts";
import { startTracing } from "./telemetry/start-tracing.ts";
import type { Readiness } from "./telemetry/state.ts";
import type { SharedLimiters } from "./store/redis/limiters.ts";
import { openOutput } from "./telemetry/output.ts";
import { routesOf, type LazyCheck } from "./http/routes.ts";
import { hasSecret } from "./store/encryption/configured.ts";
import { defaultCapacity } from "./questions/slots.ts";
import type { Database } from "./store/database.ts";
import { openStored } from "./store/open.ts";
import { answerOnSockets } from "./http/listener/sockets.ts";
import { boundPipelining } from "./http/listener/pipelining.ts";
import { trackRequests } from "./http/listener/requests.ts";
import { runData } from "./questions/runs/rows.ts";
import { runRoutes } from "./questions/runs/routes.ts";
import { preloadChecks } from "./questions/preload.ts";
import { statusLinkData } from "./monitoring/status/links.ts";
import { watchDataWith } from "./monitoring/watches/account-data.ts";
import { quotasOf } from "./monitoring/watches/watch.ts";
import type { Limiters } from "./http/rate-limit.ts";
import { mountOperations } from "./operations/mount.ts";

export type { ServerConfig } from "./config.ts";

/** A server that accepts requests. */
export interface RunningServer {
  /** Without a path: `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly port: number;
  /** Every URL at which the server can be reached on this machine, the nearest first. */
  urls(): Promise<readonly string[]>;
  /** Opens a URL in the local user's browser; rejects if there is none. */
  show(url: string): Promise<void>;
  /** A URL as a QR code for a terminal. */
  draw(url: string): Promise<string>;
  /** Loads the checks one after the other, so that first questions need not wait. Never rejects. */
  warm(): Promise<void>;
  /** Receives an uncaught error: logs it, and answers its request where there is one. */
  blame(error: unknown): void;
  /** Accepts nothing new, answers pending requests, and disconnects clients that exceed a measurement's deadline. */
  close(): Promise<void>;
}

/** Its file descriptor. */
const standardOutput = 1;

/** The parser's limit for headers, in bytes. */
const headerLimit = 16 * 1024;

/** Milliseconds after a measurement's deadline for writing the answer. */
const grace = 1000;

/** Milliseconds for a client to read. */
const reading = 30_000;

/** Starts a server. Rejects with the system's error where it may not listen. */
export async function startServer(config: ServerConfig = {}): Promise<RunningServer> {
  const { host = listenDefault.host, port = listenDefault.port, https = null, language = "en" } = config;
  const offers: readonly LazyCheck[] = config.checks?.map(offerOf) ?? registry;
  const metrics = config.metrics ? openMetrics(config.metrics) : null;
  const log = openLog(config.log === undefined ? openOutput(standardOutput) : config.log, metrics?.meter);
  const tracing = config.tracing ? await startTracing("serve", log) : null;
  const stored = config.storing
    ? openStored(config.storing, (trouble) => log.event("store", { trouble }), metrics?.onStored)
    : null;
  const opened = config.store ?? stored;
  const store = opened ? guardStore(opened, (trouble) => log.event("store-trouble", { trouble })) : null;
  const shared = config.redisUrl ? await openShared(config.redisUrl, log) : null;
  const leases = await openLeases(config.storing?.databaseUrl ?? null, config.redisUrl ?? null);
  const issued = stored && !config.keys ? openIssuedKeys(stored.keys) : null;
  const pipeline = openPipeline(
    { ...config, ...(stored && !config.ledger && { ledger: stored }), ...(issued && { keys: issued }) },
    store,
    { limiters: shared?.open, addressStates: shared?.addressStates, leases },
    metrics?.meter,
  );
  const patience = { ...defaultPatience, ...config.patience };
  const { server, port: actual, urls } = await openListener({ host, port, https, patience, headerLimit });
  // No await from here to the request listener: the first client may already be connected.
  const longest = longestOf(pipeline.engine) + grace;
  // Also disconnects a client that does not read its answer, but not one that waits for it.
  server.setTimeout(longest + patienceOf(config) + reading);
  const requests = trackRequests();
  const { isDraining, isLast, close, ...drain } = openDrain(server, requests, {
    ...patience,
    keptAlive: config.trustProxy?.length ? patience.keptAlive : 0,
    handshake: patience.headers,
    longest,
  });
  const descriptors = watchDescriptors(log);
  for (const event of ["drop", crowded]) server.on(event, () => descriptors.crowded());
  server.on("error", ({ code = "" }: NodeJS.ErrnoException) => descriptors.note(code));
  const url = `${https ? "https" : "http"}://${bracketed(host)}:${actual}`;
  const people = stored
    ? mountAccounts({
        config,
        use: stored.through,
        pipeline,
        listening: url,
        log,
        shared,
        onKeys: () => issued?.forget(),
        accountData: [watchDataWith(quotasOf(config.storing?.watchLimit)), statusLinkData, channelData, runData],
      })
    : null;
  const channels = stored && people ? channelDependencies(config, stored, people, shared?.open) : null;
  const closing = new AbortController();
  const readiness = (): Readiness => {
    if (isDraining()) return "draining";
    return stored && !stored.wasOpen() ? "starting" : "ready";
  };
  const storeTrouble = store ? () => currentTrouble(store) : undefined;
  const { routes, lostPage } = routesOf({
    offers,
    pipeline,
    ...(channels && { channels }),
    ...(stored &&
      people &&
      channels && {
        people: {
          accounts: people.accounts,
          routes: [
            ...mountOperations({
              accounts: people.accounts,
              pipeline,
              database: stored,
              channels,
              shared: shared?.open,
              watchLimit: config.storing?.watchLimit,
            }),
            ...runRoutes({
              offers,
              pipeline,
              database: stored,
              onBug: (requestId, error) => log.bug(requestId, error),
            }),
          ],
        },
      }),
    readiness,
    trouble: storeTrouble ?? (() => Promise.resolve(null)),
    baseUrl: config.baseUrl ?? null,
    hasPublicHistory: config.storing?.hasPublicChanges ?? true,
    ...(config.measuring?.optOut && { optOut: config.measuring.optOut }),
    ...(stored && { database: stored }),
    operator: config.operator ?? null,
    terms: config.terms ?? null,
    ...(stored && config.storing && { jobs: jobsOf(stored, config.storing) }),
    ...(config.assets && { assets: config.assets }),
    deprecations: config.deprecations,
    closing: closing.signal,
    onBug: (requestId, error) => log.bug(requestId, error),
    onProbe: drain.watched,
  });
  const isFromProxy = (incoming: IncomingMessage): boolean => pipeline.clients(incoming).proxies > 0;
  const app = openApp({
    routes,
    lostPage,
    log,
    language,
    isLast,
    isFromProxy,
    deprecations: config.deprecations,
  });
  const { enter, blame } = openRequestHandler({ app, log, language, isLast });
  const take = boundPipelining(requests, enter);
  answerOnSockets(server, requests, { log, language, headerLimit: headerLimit / 1024 });
  // An unknown Expect header does not change the request (RFC 9110 §10.1.1 allows this).
  for (const event of ["request", "checkExpectation"]) {
    server.on(event, (incoming, response) => {
      requests.begin(incoming, response);
      take(incoming, response);
    });
  }
  const { storing } = config;
  const notifying = people ? notifyingOf(config, people) : undefined;
  const isMonitoring = config.worker === true;
  const monitoring =
    stored && storing
      ? startMonitoringLater({ database: stored, storing, pipeline, log, notifying, isMonitoring })
      : null;
  metrics?.start({
    role: "serve",
    readiness,
    storeTrouble,
    log,
    slots: pipeline.slots,
    stored,
    shared,
    isMonitoring: monitoring !== null && isMonitoring,
  });
  log.event("listening", { url });
  return {
    url,
    port: actual,
    urls,
    show: openBrowser,
    draw: toQr,
    blame,
    warm: () => preloadChecks(offers, (error) => log.bug(null, error)),
    async close() {
      if (!isDraining()) log.event("draining");
      // Page streams end by themselves, and so do runs for pages only.
      closing.abort();
      await Promise.all([close(), monitoring?.stop()]);
      descriptors.stop();
      pipeline.backgroundWork.close();
      await people?.close();
      await issued?.close();
      await shared?.close();
      await leases?.close();
      await store?.flush();
      await store?.close();
      await metrics?.close();
      await tracing?.close();
      log.event("closed");
      await log.flush();
    },
  };
}

/** Loaded when the status page is first opened. */
function jobsOf(...store: Parameters<typeof countJobs>): () => ReturnType<typeof countJobs> {
  return async () => (await import("./store/jobs/counts.ts")).countJobs(...store);
}

/** The dependencies of channel operations. */
function channelDependencies(
  { baseUrl, webhookAddresses = [] }: ServerConfig,
  database: Database,
  people: MountedAccounts,
  shared: Limiters | undefined,
): ChannelDependencies {
  const canMail = people.mailer !== null && (baseUrl ?? null) !== null;
  const limits = openChannelLimits(shared);
  return { database, encryption: people.encryption, canMail, allow: webhookAddresses, limits, now: Date.now };
}

/** The notification sender; undefined where this process does not have the store's secret. */
function notifyingOf(config: ServerConfig, { mailer, encryption }: MountedAccounts): NotificationOptions | undefined {
  const { accounting, storing = null, baseUrl = null, telegramUrl = null, measuring = {} } = config;
  if (!hasSecret({ secret: accounting?.secret ?? null, storing })) return undefined;
  const posting = { ...forStrangers(measuring), allow: config.webhookAddresses ?? [] };
  return { mailer, encryption, baseUrl, telegramUrl, posting };
}

/** Loaded on demand, since a single process counts in memory. */
async function openShared(url: string, log: Log): Promise<SharedLimiters> {
  const { openSharedLimiters } = await import("./store/redis/limiters.ts");
  return openSharedLimiters(url, (trouble) => log.event("redis", { trouble }));
}

/** The longest deadline of any check, in milliseconds. */
function longestOf(engine: Pipeline["engine"]): number {
  return deadlineOf({ deadline: longestDeadline }, engine);
}

function offerOf(check: AnyCheck): LazyCheck {
  return { id: check.id, load: () => Promise.resolve(check) };
}

/** The longest time that a run may wait for its turn. */
function patienceOf({ capacity = {} }: ServerConfig): number {
  return capacity.patience ?? defaultCapacity.patience;
}
