import { Agent, get } from "node:http";
import { startServer } from "../server/main.ts";
import { root } from "../test/twins/pki/pki.ts";
import { serveTls } from "../test/twins/tls.ts";
import { report } from "./aims.ts";

const crowd = 1000;

/** Many clients with the same request at once must cost the target no more than one. */
export async function countTogether(): Promise<void> {
  const alone = await costOf(1);
  const together = await costOf(crowd);
  report(
    `what ${crowd.toLocaleString("en")} same questions at once cost the target : what one costs it`,
    together / alone,
    { bound: "=", value: 1 },
    `${together} : ${alone} connections`,
  );
}

/** Number of connections to a new target if a new server gets this many requests for it at once. */
async function costOf(questions: number): Promise<number> {
  await using twin = await serveTls();
  const server = await startServer({
    port: 0,
    rateLimit: 1_000_000,
    log: null,
    measuring: {
      authorities: [root.pem],
      allow: ["127.0.0.0/8"],
      pins: [{ host: "shop.example", port: 443, address: "127.0.0.1", toPort: twin.port }],
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const url = `${server.url}/api/util/ssl?host=shop.example`;
  const statuses = await Promise.all(Array.from({ length: questions }, () => ask(url, agent)));
  agent.destroy();
  await server.close();
  const strange = statuses.find((status) => status !== 200);
  if (strange !== undefined) throw new Error(`${url} was answered with ${strange}`);
  return twin.connections();
}

function ask(url: string, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { agent }, (reply) => {
    reply.resume().on("end", () => resolve(reply.statusCode ?? 0));
  }).on("error", reject);
  return promise;
}
