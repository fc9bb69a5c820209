import { expect, test } from "vitest";
import { doorFor } from "../../../test/engine.ts";
import { closedPort } from "../../../test/twins/tcp.ts";
import { failure } from "../../core/failure.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { undeterminedReason } from "./undetermined.ts";

const host = "shop.example";
const name = parseName(host);
const once = <T>(_: string, work: () => Promise<T>): Promise<T> => work();

test("where no resolver answers, the failure names each of them", async () => {
  const servers = [`127.0.0.1:${await closedPort()}`, `127.0.0.1:${await closedPort()}`];
  using door = doorFor({ resolvers: servers });

  expect(await undeterminedReason({ net: door.net, once }, name, { host, reason: "ECONNREFUSED" })).toMatchObject({
    reason: "dns.failed",
    message: `${servers.map((server) => `${server} (nothing listens there)`).join(", ")} did not answer for shop.example.`,
  });
});

test.for([
  ["TIMEOUT", "timeout.dns"],
  ["timeout.run", "timeout.dns"],
  ["SERVFAIL", "dns.failed"],
] as const)("a failed lookup with %s is %s", async ([reason, told]) => {
  using door = doorFor();
  const dns = () => Promise.reject(failure("timeout.dns", { host }));

  expect(await undeterminedReason({ net: { ...door.net, dns }, once }, name, { host, reason })).toMatchObject({
    reason: told,
  });
});
