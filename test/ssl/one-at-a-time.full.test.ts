import { expect, test } from "vitest";
import { pqc } from "../../src/checks/pqc/index.ts";
import { keep, measure } from "../engine.ts";
import { serveLimited } from "../twins/limits.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { stayingSilent } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

/** RFC 9112 §9.6: a server ends the connection after the exchange that says so. */
const ending: Answer = (socket, asked, reset) => {
  reply()(socket, asked, reset);
  if (asked.headers.get("connection") === "close") socket.end();
};

test("a server that answers one connection at a time accepts large hellos", { timeout: 15_000 }, async () => {
  const { port } = await keep(serveTls({ answer: ending }));
  const limited = await keep(serveLimited(port, (_, open) => open > 1, stayingSilent()));
  const { raw, verdict } = await measure(pqc, { host: `localhost:${limited.port}` });

  expect(raw.hybrid.obstacles).toEqual([]);
  expect(verdict.findings.map(({ id }) => id)).not.toContain("large-hello");
});
