import { expect, test } from "vitest";
import { collectMtaSts } from "../../src/checks/email/mta-sts/collect.ts";
import type { MtaStsRaw } from "../../src/checks/email/mta-sts/schema.ts";
import type { Context } from "../../src/core/check.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import type { Guard } from "../../src/net/guard.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { openWorld } from "../dns/world.ts";
import { doorFor, keep } from "../engine.ts";
import { chainFor, root } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const host = "mta-sts.example.com";
const body = "version: STSv1\nmode: enforce\nmx: mx.example.com\nmax_age: 604800\n";
const good = reply({ headers: ["Content-Type: text/plain"], body });

/** The observation of a policy host with the given TLS server. */
async function look(options: TlsTwinOptions): Promise<MtaStsRaw["policy"]> {
  const twin = await keep(serveTls({ served: chainFor("good", { names: [host] }), answer: good, ...options }));
  const pins = [{ host, port: 443, address: twin.address, toPort: twin.port }];
  using door = doorFor({ pins });
  return await policyBy(door);
}

async function policyBy({ net }: Pick<Guard, "net">): Promise<MtaStsRaw["policy"]> {
  const zones = { "example.com": `_mta-sts TXT "v=STSv1; id=1;"\nmta-sts A 127.0.0.1` };
  const { dns, context: usual } = openWorld({ zones, now: new Date() });
  const context: Context = { ...usual, net: { ...net, dns }, trust: openTrustStore([root.pem]) };
  return (await collectMtaSts(context, parseName("example.com"))).policy;
}

const names = [host];

test.for<[what: string, options: TlsTwinOptions, state: MtaStsRaw["policy"]["state"], reason: string | null]>([
  ["a good certificate", {}, "found", null],
  ["an expired one", { served: chainFor("expired", { names }) }, "invalid", "certificate"],
  ["one of another name", { served: chainFor("good", { names: ["example.com"] }) }, "invalid", "certificate"],
  ["one that it signed itself", { served: chainFor("self-signed", { names }) }, "invalid", "certificate"],
  ["one with an untrusted issuer", { served: chainFor("unknown authority", { names }) }, "invalid", "certificate"],
  ["one without its issuer", { served: chainFor("leaf only", { names }) }, "invalid", "certificate"],
  ["a forged one", { served: chainFor("forged signature", { names }) }, "invalid", "certificate"],
  ["no answer", { answer: hangingUp() }, "unknown", "http.closed"],
])("a policy host with %s", async ([, options, state, reason]) => {
  expect(await look(options)).toMatchObject({ state, reason });
});

function hangingUp(): Answer {
  return (socket) => void socket.destroy();
}

test("a policy host may not be in a private network", async () => {
  using door = doorFor({ names: () => Promise.resolve(["127.0.0.1"]) });

  expect(await policyBy(door)).toMatchObject({ state: "unknown", reason: "address.private" });
});
