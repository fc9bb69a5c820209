import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { measure } from "../engine.ts";
import { serveChaos, type Fault } from "../lab/faults/chaos.ts";
import { host, openMachines } from "../twins/machines.ts";

/** Measures a good site behind a network that garbles what it sends. */
async function look(fault: Fault) {
  const [site, ...others] = await openMachines([{}]);
  if (!site) throw new Error("there is no machine");
  await using chaos = await serveChaos(site.toPort ?? 0, fault);
  return await measure(ssl, { host }, { pins: [{ ...site, toPort: chaos.port }, ...others] });
}

test.for([
  ["its certificates", 1300],
  ["its last message", 2250],
] as const)("one connection with garbled bytes blames nobody: %s", async ([, after]) => {
  const { verdict } = await look({ kind: "garbage", after, connection: 0 });

  expect(verdict.status).toBe("pass");
  expect(verdict.findings.map(({ id }) => id)).not.toEqual(expect.arrayContaining(["handshake-unexplained"]));
});

test.for([
  ["one connection", { connection: 0 }],
  ["every connection", {}],
] as const)("a garbled length on %s is no certificate that is too large", async ([, where]) => {
  await expect(look({ kind: "garbage", after: 6, ...where })).rejects.toMatchObject({ reason: "tls.oversized" });
});
