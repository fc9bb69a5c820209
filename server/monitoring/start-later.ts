import type { MonitoringOptions } from "./monitoring.ts";
import type { Jobs } from "../store/jobs/jobs.ts";

/** Milliseconds for the server to start, load its checks, and answer the first requests. */
const afterStart = 3000;

/** Starts the daily monitoring after a delay and loads it then: it is not urgent. */
export function startMonitoringLater(options: MonitoringOptions): Pick<Jobs, "stop"> {
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

async function begin(options: MonitoringOptions): Promise<Jobs> {
  const { openMonitoring } = await import("./monitoring.ts");
  const jobs = openMonitoring(options);
  jobs.start();
  return jobs;
}
