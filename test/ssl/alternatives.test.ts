import { expect, test } from "vitest";
import { gate } from "../../src/checks/gate/index.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import { measure } from "../engine.ts";
import { inDays, intermediate, intermediateOf, keysOf, leafOf, served, type Served } from "../twins/pki/pki.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";
import { hsts } from "./look.ts";

type Profile = NonNullable<Parameters<typeof leafOf>[0]>;

function rsa(profile: Profile = {}): Served {
  return served(leafOf({ keys: keysOf("rsa2048"), ...profile }), intermediate);
}

function ecdsa(profile: Profile = {}): Served {
  return served(leafOf({ keys: keysOf("p256"), ...profile }), intermediate);
}

const expired: Profile = { notBefore: inDays(-90), notAfter: inDays(-3) };

async function look(options: TlsTwinOptions) {
  await using server = await serveTls({ answer: hsts, ...options });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${server.port}` });
  const others = raw.alternatives?.certificates.map(({ chain: [leaf] }) => leaf?.key.type);
  return { raw, verdict, others, connections: server.connections() };
}

const old = { maxVersion: "TLSv1.2" } as const;
const only13 = { minVersion: "TLSv1.3" } as const;

test.for<[what: string, options: TlsTwinOptions, grade: string, findings: readonly (readonly [string, string])[]]>([
  ["two good certificates", { served: ecdsa(), beside: rsa() }, "A+", []],
  ["an expired RSA one", { served: ecdsa(), beside: rsa(expired) }, "F", [["expired", "RSA"]]],
  [
    "an expired RSA one, TLS 1.3 alone",
    { ...only13, served: ecdsa(), beside: rsa(expired) },
    "F",
    [["expired", "RSA"]],
  ],
  ["an expired RSA one, TLS 1.2 alone", { ...old, served: ecdsa(), beside: rsa(expired) }, "F", [["expired", "RSA"]]],
  ["an expired ECDSA one", { served: rsa(), beside: ecdsa(expired) }, "F", [["expired", "ECDSA"]]],
  [
    "an RSA one for another name",
    { served: ecdsa(), beside: rsa({ names: ["other.test"] }) },
    "F",
    [["wrong-name", "RSA"]],
  ],
  [
    "an RSA one without its intermediate",
    { served: ecdsa(), beside: served(leafOf({ keys: keysOf("rsa2048") }, intermediateOf({}))) },
    "F",
    [["untrusted", "RSA"]],
  ],
  [
    "an RSA one with a weak key",
    { served: ecdsa(), beside: served(leafOf({ keys: keysOf("rsa1024") }), intermediate) },
    "F",
    [["weak-key", "RSA"]],
  ],
  [
    "an RSA one that expires soon",
    { served: ecdsa(), beside: rsa({ notAfter: inDays(10) }) },
    "A",
    [["expires-soon", "RSA"]],
  ],
])("a server with ECDSA and RSA, of which %s", async ([, options, grade, findings]) => {
  const { verdict, others } = await look(options);
  const told = verdict.findings.flatMap(({ id, subject }) =>
    subject === "RSA" || subject === "ECDSA" ? [[id, subject]] : [],
  );

  expect(others).toHaveLength(1);
  expect(verdict.grade).toBe(grade);
  expect(told.filter(([id]) => !/timestamps|revocation|given-authority/.test(id ?? ""))).toEqual(findings);
});

test.for<[what: string, options: TlsTwinOptions]>([
  ["ECDSA", { served: ecdsa() }],
  ["RSA", { served: rsa() }],
  ["ECDSA up to TLS 1.2", { ...old, served: ecdsa() }],
  ["RSA up to TLS 1.2", { ...old, served: rsa() }],
  ["ECDSA with TLS 1.3 alone", { ...only13, served: ecdsa() }],
])("a server with one certificate (%s) costs one more connection and gets nothing added", async ([, options]) => {
  const { raw, connections } = await look(options);

  expect(raw.alternatives).toEqual({ certificates: [], reason: null });
  // The hellos, the handshake with its page, and the question for other certificates.
  expect(connections).toBe(raw.offers.clientHelloCount + 2);
});

test("the gate fails a site whose other certificate has expired, and names it", async () => {
  await using server = await serveTls({ answer: hsts, served: ecdsa({ notAfter: inDays(59) }), beside: rsa(expired) });
  const { raw, verdict } = await measure(gate, { url: `https://localhost:${server.port}/`, min_headers: "off" });
  const days = verdict.findings.find(({ id }) => id === "days-over");

  expect(verdict.status).toBe("fail");
  expect(days?.params["subject"]).toMatch(/ \(RSA\)$/);
  expect(raw.origins.flatMap(({ ssl: seen }) => (seen.ok ? seen.value.verdict.grade : []))).toEqual(["F"]);
});

test("monitoring compares each certificate", async () => {
  const { raw, verdict } = await look({ served: ecdsa(), beside: rsa() });
  const facts = ssl.monitored?.facts(raw, verdict) ?? [];

  expect(facts.flatMap((fact) => (fact.field === "certificate" && "subject" in fact ? [fact.subject] : []))).toEqual([
    "RSA",
  ]);
});
