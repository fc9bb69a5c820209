// A process of the service, as `portcullis serve` or `portcullis worker` starts it, for the sites of `bench/capacity.ts`. It answers what it is asked of itself.
import { once } from "node:events";
import { memoryUsage } from "node:process";
import { startServer, type ServerConfig } from "../../server/main.ts";
import { startWorker } from "../../server/worker.ts";
import { keepHeapSmall } from "../../src/cli/small-heap.ts";

/** What the process is started as. */
export interface Wanted {
  readonly role: "serve" | "worker";
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly measuring: NonNullable<ServerConfig["measuring"]>;
}

keepHeapSmall();
const [wanted] = (await once(process, "message")) as [Wanted];
const { role, measuring, dataDir, databaseUrl } = wanted;
/** The limits of an address are not what is measured. */
const addressLimits = { runs: 1e6, runsOfClient: 1e6, connections: 1e9 };
const common = { log: null, measuring, addressLimits, storing: { dataDir, databaseUrl, limit: 1e10 } };
const limits = { rateLimit: 1_000_000_000, rateLimitHeavy: 1_000_000_000, trustProxy: ["127.0.0.0/8"] };
const { url } =
  role === "serve"
    ? await startServer({ port: 0, worker: true, ...limits, ...common })
    : { ...(await startWorker(common)), url: null };

process.on("message", (question) => {
  const { user, system } = process.cpuUsage();
  process.send?.(question === "cpu" ? (user + system) / 1000 : Math.round(memoryUsage.rss() / 2 ** 20));
});
// Exit together with the benchmark.
process.once("disconnect", () => process.exit());
process.send?.({ url });
