import type { MonitoringOptions } from "./monitoring.ts";
import type { Worker } from "./worker.ts";

/** Milliseconds for the server to start, load its checks, and answer the first requests. */
const afterStart = 3000;

/** Starts the daily monitoring after a delay and loads it then: it is not urgent. */
export function startMonitoringLater(options: MonitoringOptions): Pick<Worker, "stop"> {
  let worker: Promise<Worker> | null = null;
  const timer = setTimeout(() => {
    worker = begin(options);
    worker.catch((error: unknown) => options.log.bug(null, error));
  }, afterStart).unref();

  return {
    async stop(patience) {
      clearTimeout(timer);
      const begun = await worker?.catch(() => null);
      await begun?.stop(patience);
    },
  };
}

async function begin(options: MonitoringOptions): Promise<Worker> {
  const { openMonitoring } = await import("./monitoring.ts");
  const worker = openMonitoring(options);
  worker.start();
  return worker;
}
