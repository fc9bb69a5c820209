import { expect, test } from "vitest";
import { gate } from "../../src/checks/gate/index.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import type { GateTarget } from "../../src/core/result/result.ts";
import { openGuard } from "../../src/net/guard.ts";
import type { Names } from "../../src/net/names.ts";
import { resolverNames } from "../dns/resolvers.ts";
import type { AddressPolicy } from "../../src/net/policy.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { record, replay, type Tape } from "../tape/tape.ts";
import { toAnswer } from "../../src/run/answer.ts";
import { runLocal } from "../../src/run/local.ts";
import { commandLine, doorFor, keep, measure, type Measuring } from "../engine.ts";
import { redirect } from "../twins/answers.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { host, hsts, names, pageWith, policies } from "../twins/machines.ts";
import { chainFor, root } from "../twins/pki/pki.ts";
import { serveTls, type TlsTwin, type TlsTwinOptions } from "../twins/tls.ts";
import { defaultDns } from "../../src/net/dns/default.ts";

const good = chainFor("good", { names });
const page = pageWith([hsts, ...policies]);

function serve(options: TlsTwinOptions = {}): Promise<TlsTwin> {
  return keep(serveTls({ served: good, answer: page, ...options }));
}

function leadingTo(...addresses: readonly string[]): Names {
  return () => Promise.resolve(addresses);
}

async function gated(url: string, how: Measuring): Promise<GateTarget> {
  const input = { url, all_ips: "true" } as const;
  const result = await measure(gate, input, how);
  const { targets } = toAnswer(gate, result, gate.input.parse(input), "en") as { targets: readonly GateTarget[] };
  const [target] = targets;
  if (!target) throw new Error("no target");
  return target;
}

/** The system refuses TCP to a multicast address at once, like a missing route. */
const wayless = "ff0e::1";
const bold: AddressPolicy = { special: true, allow: [`${wayless}/128`] };

test("addresses of a family without a route neither block nor count as measured", async () => {
  const { port } = await serve();
  const how = { policy: bold, names: leadingTo("127.0.0.1", wayless), families: () => new Set([4]) };
  const target = await gated(`https://${host}:${port}/`, how);

  expect(target.verdict).toBe("pass");
  expect(target.addresses?.map(({ address, state }) => [address, state])).toEqual([
    ["127.0.0.1", "measured"],
    [wayless, "unroutable"],
  ]);
  expect(target.unknowns).toEqual([`address (${wayless})`]);
  expect(target.findings.find(({ id }) => id === "ssl.address-unroutable")).toMatchObject({ severity: "info" });
});

test("if another address of the family answers, an unreachable one counts as faulty", async () => {
  const { port } = await serve({ address: "::1" });
  const how = { policy: bold, names: leadingTo("::1", wayless), families: () => new Set([4]) };
  const target = await gated(`https://${host}:${port}/`, how);

  expect(target).toMatchObject({ verdict: "unknown", reason: "tcp.unreachable" });
  expect(target.addresses?.map(({ state }) => state)).toEqual(["measured", "failed"]);
});

test("if this machine has an address of the family, the error may come from a router", async () => {
  const { port } = await serve();
  const how = { policy: bold, names: leadingTo("127.0.0.1", wayless), families: () => new Set([4, 6]) };
  const target = await gated(`https://${host}:${port}/`, how);

  expect(target).toMatchObject({ verdict: "unknown", reason: "tcp.unreachable" });
});

test("many addresses without a route do not prevent the measurement of the others", async () => {
  const { port } = await serve();
  await serve({ address: "127.0.0.2", port, served: chainFor("expired", { names }) });
  const nowhere = Array.from({ length: 20 }, (_, at) => `ff0e::${at + 1}`);
  const target = await gated(`https://${host}:${port}/`, {
    policy: { special: true, allow: ["ff0e::/16"] },
    names: leadingTo("127.0.0.1", ...nowhere, "127.0.0.2"),
    families: () => new Set([4]),
  });

  expect(target.verdict).toBe("fail");
  expect(target.addresses?.filter(({ state }) => state === "unroutable")).toHaveLength(20);
  expect(target.addresses?.at(-1)).toMatchObject({ address: "127.0.0.2", grade: "F" });
});

test("addresses of both families come from the resolver", async () => {
  const four = await serve();
  const six = await serve({ address: "::1", port: four.port, served: chainFor("expired", { names }) });
  const dns = await keep(serveDns({ [host]: ["127.0.0.1", "::1"] }));
  const target = await gated(`https://${host}:${four.port}/`, { names: resolverNames([dns.server]) });

  expect(target.addresses?.map(({ address, grade }) => [address, grade])).toContainEqual(["::1", "F"]);
  expect(target).toMatchObject({ verdict: "fail" });
  expect(six.connections()).toBeGreaterThan(0);
  // One query per family, for any number of addresses.
  expect(dns.asked).toHaveLength(2);
});

test.for<[name: string, policy: AddressPolicy]>([
  ["a user", commandLine],
  ["a server", { special: false, allow: ["127.0.0.1/32"] }],
])("%s does not contact a forbidden address, and reports it", async ([, policy]) => {
  const { port } = await serve();
  const closed = policy.special ? "169.254.1.1" : "127.0.0.2";
  const inside = await serve({ address: "127.0.0.2", port });
  const target = await gated(`https://${host}:${port}/`, { policy, names: leadingTo("127.0.0.1", closed) });

  expect(target.verdict).toBe("pass");
  expect(target.addresses?.map(({ state, reason }) => [state, reason])).toEqual([
    ["measured", null],
    ["forbidden", "address.private"],
  ]);
  expect(target.findings.find(({ id }) => id === "ssl.address-forbidden")).toMatchObject({
    severity: "medium",
    subject: closed,
  });
  expect(inside.connections()).toBe(0);
});

test("a redirect of a public site is followed to public addresses only", async () => {
  const www = "www.shop.example";
  const inside = await serve({ address: "127.0.0.2" });
  const outside = await serve({ port: inside.port });
  const start = await serve({ answer: redirect(`https://${www}:${inside.port}/`, 301, [hsts]) });
  const target = await gated(`https://${host}:${start.port}/`, {
    policy: { special: true, allow: ["127.0.0.1/32"] },
    names: (name) => Promise.resolve(name === www ? ["127.0.0.2", "127.0.0.1"] : ["127.0.0.1"]),
  });

  expect(target.addresses?.map(({ origin, address, state }) => [origin, address, state])).toEqual([
    [`${host}:${start.port}`, "127.0.0.1", "measured"],
    [`${www}:${inside.port}`, "127.0.0.1", "measured"],
    [`${www}:${inside.port}`, "127.0.0.2", "forbidden"],
  ]);
  expect([inside.connections(), outside.connections() > 0]).toEqual([0, true]);
});

test("public addresses are measured even after many private ones", async () => {
  const { port } = await serve({ address: "127.0.0.9" });
  await serve({ port });
  const many = Array.from({ length: 12 }, (_, at) => `10.0.0.${at + 1}`);
  const { raw } = await measure(
    ssl,
    { host: `${host}:${port}`, all_ips: "true" },
    { policy: { special: false, allow: ["127.0.0.0/8"] }, names: leadingTo(...many, "127.0.0.1", "127.0.0.9") },
  );

  expect(
    raw.addresses?.otherAddresses.filter(({ state }) => state === "measured").map(({ address }) => address),
  ).toEqual(["127.0.0.9"]);
  expect([raw.addresses?.total, raw.addresses?.otherAddresses.length]).toEqual([14, 13]);
});

test("a door connects to the given address only", async () => {
  const first = await serve();
  const second = await serve({ address: "127.0.0.2", port: first.port });
  using door = doorFor({ names: leadingTo("127.0.0.1", "127.0.0.2") });
  const to = { host, port: first.port };
  const url = `https://${host}:${first.port}/`;

  const usual = await door.net.http({ url });
  const placed = await door.net.http({ url, at: "127.0.0.2" });
  const shaken = await door.net.tls({ ...to, at: "127.0.0.2" });

  expect([usual.address, placed.address, shaken.address]).toEqual(["127.0.0.1", "127.0.0.2", "127.0.0.2"]);
  expect([first.connections(), second.connections()]).toEqual([1, 1]);
  await expect(door.net.tls({ ...to, at: "localhost" })).rejects.toMatchObject({ reason: "address.private" });
  await expect(door.net.tls({ ...to, at: "169.254.1.1" })).rejects.toMatchObject({ reason: "address.private" });
});

test("a run over several addresses can be recorded and replayed", async () => {
  const { port } = await serve();
  await serve({ address: "127.0.0.2", port, served: chainFor("expired", { names }) });
  const input = ssl.input.parse({ host: `${host}:${port}`, all_ips: "true" });
  const recorders: ReturnType<typeof record>[] = [];
  const first = await runLocal(ssl, input, {
    deadline: 10_000,
    open(signal) {
      const door = openGuard({
        signal,
        policy: commandLine,
        names: leadingTo("127.0.0.1", "127.0.0.2"),
        given: [root.pem],
      });
      const recorder = record(door.net);
      recorders.push(recorder);
      return { ...door, net: recorder.net, trust: openTrustStore([root.pem]), dns: defaultDns };
    },
  });
  const [recorder] = recorders;
  const tape = JSON.parse(JSON.stringify(recorder?.tape())) as Tape;
  const again = await runLocal(ssl, input, {
    deadline: 10_000,
    open: () => ({
      net: replay(tape),
      trust: openTrustStore([root.pem]),
      dns: defaultDns,
      traffic: () => ({ connections: 0, requests: 0, bytes: 0 }),
      close: () => {},
    }),
  });

  expect(first.verdict.grade).toBe("F");
  expect(again.verdict).toEqual(first.verdict);
  expect(again.raw.addresses?.otherAddresses.map(({ address, state }) => [address, state])).toEqual([
    ["127.0.0.2", "measured"],
  ]);
});
