// The server as `portcullis serve` starts it, for the sites of `bench/capacity.ts`. It answers what it is asked of itself.
import { memoryUsage } from "node:process";
import { startServer } from "../../server/main.ts";
import { keepHeapSmall } from "../../src/cli/small-heap.ts";
import { root } from "../../test/twins/pki/pki.ts";

keepHeapSmall();
const [, , resolver = "", dataDir = ""] = process.argv;

const { url } = await startServer({
  port: 0,
  log: null,
  rateLimit: 1_000_000_000,
  rateLimitHeavy: 1_000_000_000,
  trustProxy: ["127.0.0.0/8"],
  measuring: { authorities: [root.pem], allow: ["127.0.0.0/8"], resolvers: [resolver] },
  storing: { dataDir, databaseUrl: null, limit: 1e10 },
});

process.on("message", (question) => {
  const { user, system } = process.cpuUsage();
  process.send?.(question === "cpu" ? (user + system) / 1000 : Math.round(memoryUsage.rss() / 2 ** 20));
});
// Exit together with the benchmark.
process.once("disconnect", () => process.exit());
process.send?.({ url });
