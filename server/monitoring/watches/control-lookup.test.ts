import { expect, test } from "vitest";
import type { Context } from "../../../src/core/check.ts";
import { openTrustStore } from "../../../src/net/roots.ts";
import { controlOf, type Control } from "../../../src/probes/control/control.ts";
import { openWorld } from "../../../test/dns/world.ts";
import { doorFor, keep } from "../../../test/engine.ts";
import { chainFor, root } from "../../../test/twins/pki/pki.ts";
import { reply } from "../../../test/twins/raw-http.ts";
import { serveTls, type TlsTwinOptions } from "../../../test/twins/tls.ts";

const [domain, host, token] = ["example.com", "shop.example.com", "f00d"];
const claim = { domain, host, token };
const text = `portcullis-verification=${token}`;
const good = reply({ body: `# ours\r\n${text}\r\n` });
const names = [host];

async function look(zone: string, options: TlsTwinOptions = {}): Promise<Control> {
  const twin = await keep(serveTls({ served: chainFor("good", { names }), answer: good, ...options }));
  const pins = [{ host, port: 443, address: twin.address, toPort: twin.port }];
  using door = doorFor({ pins });
  const { dns, context: usual } = openWorld({ zones: { [domain]: zone }, now: new Date() });
  const context: Context = { ...usual, net: { ...door.net, dns }, trust: openTrustStore([root.pem]) };
  return await controlOf(context, claim);
}

test.for<[what: string, zone: string, dns: Control["dns"]]>([
  ["a record with the token", `_portcullis TXT "${text}"`, "shown"],
  ["one of several", `_portcullis TXT "v=spf1 -all"\n_portcullis TXT "${text}"`, "shown"],
  ["a token of another account", '_portcullis TXT "portcullis-verification=beef"', "absent"],
  ["the token with text after it", `_portcullis TXT "${text}0"`, "absent"],
  ["a record at another name", `@ TXT "${text}"`, "absent"],
  ["no record", "@ A 192.0.2.1", "absent"],
])("%s", async ([, zone, dns]) => {
  expect(await look(zone)).toMatchObject({ dns });
});

test("a file may be redirected on the same host", async () => {
  const moved = reply({ status: 301, headers: ["Location: /proof.txt"] });
  const answer: NonNullable<TlsTwinOptions["answer"]> = (socket, request, reset) =>
    (request.path === "/proof.txt" ? good : moved)(socket, request, reset);

  expect(await look("@ A 192.0.2.1", { answer })).toEqual({ dns: "absent", https: "shown" });
});

test.for<[what: string, options: TlsTwinOptions, https: Control["https"]]>([
  ["a file with the token", {}, "shown"],
  ["a file of another account", { answer: reply({ body: "portcullis-verification=beef" }) }, "absent"],
  ["no file", { answer: reply({ status: 404, body: text }) }, "absent"],
  ["a server that fails", { answer: reply({ status: 503, body: text }) }, "unknown"],
  [
    "a page that holds the token and too much beside it",
    { answer: reply({ body: `${text}\n${"x".repeat(9000)}` }) },
    "absent",
  ],
  [
    "a redirect to another host, which would speak for this one",
    { answer: reply({ status: 302, headers: ["Location: https://other.example/.well-known/portcullis.txt"] }) },
    "absent",
  ],
  ["a redirect to plain HTTP", { answer: reply({ status: 301, headers: [`Location: http://${host}/x`] }) }, "absent"],
  ["a redirect to itself, without end", { answer: reply({ status: 302, headers: ["Location: /again"] }) }, "absent"],
  ["a certificate of another name", { served: chainFor("good", { names: ["other.example"] }) }, "absent"],
  ["an untrusted certificate", { served: chainFor("unknown authority", { names }) }, "absent"],
  ["a host that hangs up", { answer: (socket) => void socket.destroy() }, "unknown"],
])("%s", async ([, options, https]) => {
  expect(await look("@ A 192.0.2.1", options)).toEqual({ dns: "absent", https });
});
