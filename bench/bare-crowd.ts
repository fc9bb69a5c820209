// Reference for many targets: the least that a script must do to request these pages, eight at a time, and give up on dead hosts.
import { readFileSync } from "node:fs";
import { get } from "node:https";

const [, , list = "", caFile = "", patience = "3000"] = process.argv;
const ca = readFileSync(caFile);
const urls = readFileSync(list, "utf8").split("\n").entries();

await Promise.all(Array.from({ length: 8 }, work));

async function work(): Promise<void> {
  for (const [, url] of urls) await ask(url);
}

function ask(url: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { hostname, port } = new URL(url);
  const signal = AbortSignal.timeout(Number(patience));
  const to = { host: "127.0.0.1", port, servername: hostname, headers: { host: hostname }, ca, agent: false, signal };
  get(to, (reply) => void reply.resume().on("close", resolve)).on("error", () => resolve());
  return promise;
}
