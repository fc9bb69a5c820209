import type { Place } from "../../src/settings/options/place.ts";
import { listenToSources } from "../../src/settings/source-states.ts";
import { openMetricsListener, type MetricsListener } from "../http/listener/metrics.ts";
import type { Log } from "./log.ts";
import type { SharedLimiters } from "../store/redis/limiters.ts";
import type { Slots } from "../questions/slots.ts";
import type { OpenedStore } from "../store/open.ts";
import type { OnTimed } from "../store/timed.ts";
import type { Meter, MetricEvent } from "./event.ts";
import type { MetricState } from "./state.ts";

/** The parts of a process that metrics read. */
interface Parts extends Pick<MetricState, "role" | "readiness" | "storeTrouble"> {
  readonly log: Log;
  readonly slots: Slots;
  readonly stored: OpenedStore | null;
  readonly shared: SharedLimiters | null;
  /** Whether this process runs the daily monitoring. */
  readonly isMonitoring: boolean;
}

/** The metrics of a process. */
export interface Metrics {
  readonly meter: Meter;
  readonly onStored: OnTimed;
  /** Loads prom-client after a delay and starts listening. */
  start(parts: Parts): void;
  close(): Promise<void>;
}

/** Milliseconds after the start, so that the first clients do not wait for prom-client. */
const afterStart = 500;

/** The most events stored until then. */
const mostEarly = 1000;

/** Milliseconds for which the text is cached: Prometheus scrapes much less often. */
const freshFor = 1000;

/** Opens a process's metrics. Events from before they are loaded are counted afterwards. */
export function openMetrics(place: Place): Metrics {
  const early: MetricEvent[] = [];
  let record: Meter = (event) => {
    if (early.length < mostEarly) early.push(event);
  };
  let listener: Promise<MetricsListener> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const stopListening = listenToSources((source, ms) =>
    record({ kind: "source", source, seconds: ms === null ? null : ms / 1000 }),
  );

  async function load(parts: Parts): Promise<MetricsListener> {
    const { log, readiness } = parts;
    const { openInstruments } = await import("./instruments.ts");
    const instruments = openInstruments(await stateOf(parts));
    record = instruments.record;
    for (const event of early.splice(0)) record(event);
    const { contentType } = instruments;
    return openMetricsListener({
      place,
      contentType,
      text: remembered(() => instruments.text()),
      readiness,
      onListening: (url) => log.event("metrics", { url }),
      onTrouble: (trouble) => log.event("metrics", { trouble }),
      onBug: (error) => log.bug(null, error),
    });
  }

  return {
    meter: (event) => record(event),
    onStored: (operation, seconds, isDone) => record({ kind: "store", operation, seconds, isDone }),
    start(parts) {
      timer = setTimeout(() => {
        listener = load(parts);
        listener.catch((error: unknown) => parts.log.bug(null, error));
      }, afterStart).unref();
    },
    async close() {
      clearTimeout(timer);
      stopListening();
      await (await listener?.catch(() => null))?.close();
    },
  };
}

async function stateOf({
  role,
  readiness,
  storeTrouble,
  slots,
  stored,
  shared,
  isMonitoring,
}: Parts): Promise<MetricState> {
  const isWatching = stored !== null && isMonitoring;
  return {
    role,
    readiness,
    runs: () => slots.usage(),
    storeTrouble,
    ...(shared && { isRedisUp: () => shared.isUp() }),
    ...(isWatching && { watched: (await import("./watched.ts")).openWatched(stored) }),
  };
}

/** Concurrent scrapes, and those shortly after, share one text: a scrape may read the database. */
export function remembered(
  text: () => Promise<string>,
  now: () => number = () => performance.now(),
): () => Promise<string> {
  let last: Promise<string> | null = null;
  let until = -Infinity;
  return () => {
    if (last && now() < until) return last;
    until = now() + freshFor;
    last = text();
    last.catch(() => (last = null));
    return last;
  };
}
