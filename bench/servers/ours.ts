// The server as `portcullis serve` starts it, treating the benchmark's site as public and without a rate limit.
import { startServer } from "../../server/main.ts";
import { tell } from "./told.ts";

const [, , authority = "", port = "", log = "", dataDir = "", proxied = ""] = process.argv;

const { url } = await startServer({
  port: 0,
  rateLimit: 1_000_000_000,
  measuring: {
    authorities: [authority],
    allow: ["127.0.0.0/8"],
    pins: [{ host: "shop.example", port: 443, address: "127.0.0.1", toPort: Number(port) }],
  },
  // Then the benchmark can be several clients.
  ...(proxied !== "" && { trustProxy: ["127.0.0.1"] }),
  ...(log === "silent" && { log: null }),
  ...(dataDir !== "" && { storing: { dataDir, databaseUrl: null, limit: 1e10 } }),
});
tell(url);
