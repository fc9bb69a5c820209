import type { MonitoringOptions } from "./monitoring.ts";
import type { Jobs } from "../store/jobs/jobs.ts";

/** Milliseconds for the server to start, load its checks, and answer the first requests. */
const afterStart = 3000;

/** The background work of a server; where it leaves the monitoring to workers, it only takes its turn at deleting old data. */
export interface BackgroundOptions extends MonitoringOptions {
  readonly isMonitoring: boolean;
}

/** Starts the background work after a delay and loads it then: it is not urgent. */
export function startMonitoringLater(options: BackgroundOptions): Pick<Jobs, "stop"> {
  let jobs: Promise<Jobs> | null = null;
  const timer = setTimeout(() => {
    jobs = begin(options);
    jobs.catch((error: unknown) => options.log.bug(null, error));
  }, afterStart).unref();

  return {
    async stop(patience) {
      clearTimeout(timer);
      const begun = await jobs?.catch(() => null);
      await begun?.stop(patience);
    },
  };
}

async function begin({ isMonitoring, ...options }: BackgroundOptions): Promise<Jobs> {
  const { openMonitoring, openSweeping } = await import("./monitoring.ts");
  const jobs = isMonitoring ? openMonitoring(options) : openSweeping(options);
  jobs.start();
  return jobs;
}
