import type { MonitoringOptions } from "./monitoring.ts";
import type { Worker } from "./worker.ts";

/** Milliseconds for a server to be listening, to load its checks, and to answer whoever waited for that. */
const afterStart = 3000;

/** Begins the daily monitoring a moment later, and loads it then: nobody waits for what is done once a day. */
export function monitorLater(options: MonitoringOptions): Pick<Worker, "stop"> {
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
