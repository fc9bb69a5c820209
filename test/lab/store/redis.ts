import { spawn } from "node:child_process";
import { once } from "node:events";
import { getPort } from "get-port-please";

/** A separate Redis server without persistence. */
export interface RedisServer {
  readonly url: string;
  readonly close: () => void;
}

/** Starts the server of the Debian package on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const port = await getPort({ host: "127.0.0.1", random: true });
  const words = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const redis = spawn("redis-server", words, { stdio: ["ignore", "pipe", "ignore"] });
  await once(redis.stdout, "data");
  return { url: `redis://127.0.0.1:${port}/0`, close: () => void redis.kill("SIGKILL") };
}
