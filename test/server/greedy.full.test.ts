import { expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import { keep } from "../engine.ts";
import { serveTcp, stayingSilent } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { serve, until } from "./service.ts";

const clients = 5;
const questions = 16;

test("five clients with sixteen questions each about silent targets keep no honest client waiting", async () => {
  const addresses = Array.from({ length: (clients * questions) / 4 }, (_, index) => `127.0.0.${index + 2}`);
  const silent = await Promise.all(addresses.map((address) => keep(serveTcp(stayingSilent(), { address }))));
  const honest = await keep(serveTls());
  const hostOf = (client: number, question: number) => `silent${client * questions + question}.example`;
  const pins = Array.from({ length: clients * questions }, (_, index) => {
    const at = index % silent.length;
    const [address = "", toPort = 0] = [addresses[at], silent[at]?.port];
    return { host: `silent${index}.example`, port: 443, address, toPort };
  });
  const service = await serve({
    checks: [ssl, http],
    trustProxy: ["127.0.0.1"],
    measuring: {
      allow: ["127.0.0.0/8"],
      pins: [...pins, { host: "honest.example", port: 443, address: "127.0.0.1", toPort: honest.port }],
    },
  });
  const gone = new AbortController();
  const ask = (client: string, host: string) =>
    service.ask(`/api/util/ssl?host=${host}`, { headers: { "x-forwarded-for": client }, signal: gone.signal });

  let underWay = 0;
  const greedy = Array.from({ length: clients * questions }, async (_, index) => {
    const [client, question] = [Math.floor(index / questions), index % questions];
    underWay++;
    await ask(`198.51.100.${client + 1}`, hostOf(client, question)).finally(() => underWay--);
  });
  const ends = Promise.allSettled(greedy);
  await until(() => silent.reduce((sum, twin) => sum + twin.connections(), 0) >= 30);

  const told = await ask("203.0.113.7", "honest.example");

  // Independent of the clock: the honest client has its answer while the others still wait.
  expect(told.status).toBe(200);
  expect(underWay).toBeGreaterThan(20);
  gone.abort();
  await ends;
});
