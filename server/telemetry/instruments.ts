import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { busyScopes } from "../../src/core/busy.ts";
import { version } from "../../src/core/version.ts";
import type { Meter } from "./event.ts";
import type { MetricState, WatchMetrics } from "./state.ts";

/** Metrics of one process. */
export interface Instruments {
  readonly record: Meter;
  readonly contentType: string;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

/** Seconds: from a cached answer to the longest deadline of a check. */
const answering = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 20, 45, 90];

/** Seconds of a look-up or a written batch. */
const storing = [0.0005, 0.002, 0.01, 0.05, 0.25, 1, 5];

/** Seconds until a third party answers. */
const asking = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

const day = 86_400_000;

/** Opens a process's metrics in their own registry. This module imports prom-client, so it is loaded on demand. */
export function openInstruments(state: MetricState): Instruments {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const record = countersIn(registry);
  const refresh = gaugesIn(registry, state);
  return {
    record,
    contentType: registry.contentType,
    async text() {
      await refresh();
      return registry.metrics();
    },
  };
}

/** Counters that are updated by events. */
function countersIn(registry: Registry): Meter {
  const to = { registers: [registry] };
  const requests = new Histogram({
    ...to,
    name: "portcullis_http_request_duration_seconds",
    help: "HTTP requests by route and status.",
    labelNames: ["path", "status"],
    buckets: answering,
  });
  const answers = new Histogram({
    ...to,
    name: "portcullis_check_duration_seconds",
    help: "Requests to checks by outcome: measured, cached, aborted, internal, or the code of the error.",
    labelNames: ["check", "caller", "outcome"],
    buckets: answering,
  });
  const request = new Counter({
    ...to,
    name: "portcullis_source_requests_total",
    help: "Requests to third parties.",
    labelNames: ["source", "outcome"],
  });
  const latency = new Histogram({
    ...to,
    name: "portcullis_source_duration_seconds",
    help: "Seconds until a third party answered.",
    labelNames: ["source"],
    buckets: asking,
  });
  const refused = new Counter({
    ...to,
    name: "portcullis_busy_total",
    help: "Requests refused because an allowance was used up: of the target or of the server.",
    labelNames: ["scope"],
  });
  for (const scope of busyScopes) refused.inc({ scope }, 0);
  const operations = new Histogram({
    ...to,
    name: "portcullis_store_duration_seconds",
    help: "Operations of the store.",
    labelNames: ["operation", "outcome"],
    buckets: storing,
  });
  const watchRuns = new Counter({
    ...to,
    name: "portcullis_watch_runs_total",
    help: "Runs for watches: measured, unmeasured, not-begun or internal.",
    labelNames: ["check", "outcome"],
  });
  const watching = new Gauge({
    ...to,
    name: "portcullis_watch_runs_running",
    help: "Runs for watches that this process is doing now.",
  });
  return (event) => {
    if (event.kind === "request")
      requests.observe({ path: event.path ?? "other", status: `${event.status ?? "gone"}` }, event.seconds);
    else if (event.kind === "answer")
      answers.observe({ check: event.check, caller: event.caller, outcome: event.outcome }, event.seconds);
    else if (event.kind === "busy") refused.inc({ scope: event.scope });
    else if (event.kind === "source") {
      request.inc({ source: event.source, outcome: event.seconds === null ? "failed" : "answered" });
      if (event.seconds !== null) latency.observe({ source: event.source }, event.seconds);
    } else if (event.kind === "store")
      operations.observe({ operation: event.operation, outcome: event.isDone ? "done" : "failed" }, event.seconds);
    else if (event.kind === "watch-begins") watching.inc();
    else {
      watching.dec();
      watchRuns.inc({ check: event.check, outcome: event.outcome });
    }
  };
}

/** Gauges that are read on each scrape. */
function gaugesIn(registry: Registry, state: MetricState): () => Promise<void> {
  const gauge = <T extends string>(name: string, help: string, ...labelNames: T[]): Gauge<T> =>
    new Gauge({ registers: [registry], name: `portcullis_${name}`, help, labelNames });
  gauge("build_info", "Version and role of this process.", "version", "role").set({ version, role: state.role }, 1);
  const ready = gauge("ready", "1 if /readyz answers 200.");
  const runs = gauge("runs", "Measurements in this process.", "state");
  const most = gauge("runs_limit", "Maximum number of measurements at a time in this process.");
  const { storeTrouble, isRedisUp, watched } = state;
  const store = storeTrouble && gauge("store_up", "1 if the store can be read and written.");
  const redis = isRedisUp && gauge("redis_up", "1 if Redis can be reached and takes writes.");
  const showWatched = watched && watchedIn(gauge);
  return async () => {
    const { running, waiting, most: limit } = state.runs();
    ready.set(state.readiness() === "ready" ? 1 : 0);
    runs.set({ state: "running" }, running);
    runs.set({ state: "waiting" }, waiting);
    most.set(limit);
    store?.set((await storeTrouble?.()) === null ? 1 : 0);
    redis?.set(isRedisUp?.() ? 1 : 0);
    if (watched) showWatched?.(await watched());
  };
}

type MakeGauge = <T extends string>(name: string, help: string, ...labelNames: T[]) => Gauge<T>;

function watchedIn(gauge: MakeGauge): (state: WatchMetrics | null) => void {
  const due = gauge("watch_checks_due", "Checks of watches that are due.");
  const lag = gauge("watch_lag_seconds", "Seconds for which the most overdue check has been due.");
  const failing = gauge("watch_checks_failing", "Checks of watches whose last run had no result.");
  const deliveriesDue = gauge("deliveries_due", "Notifications that are due.");
  const deliveriesFailed = gauge("deliveries_failed", "Notifications that failed permanently in the last 30 days.");
  const days = gauge("watch_certificate_days", "Days until the certificate of a watched host expires.", "host");
  const omitted = gauge(
    "watch_certificates_omitted",
    "Watched hosts that portcullis_watch_certificate_days does not include.",
  );
  return (state) => {
    // An unwatched host has no time series. Neither has any host while the database does not answer.
    days.reset();
    for (const each of [due, lag, failing, deliveriesDue, deliveriesFailed, omitted]) each.remove();
    if (!state) return;
    due.set(state.due);
    lag.set(state.lag / 1000);
    failing.set(state.failing);
    deliveriesDue.set(state.deliveriesDue);
    deliveriesFailed.set(state.deliveriesFailed);
    omitted.set(state.omitted);
    for (const [host, until] of state.certificates) days.set({ host }, (until - Date.now()) / day);
  };
}
