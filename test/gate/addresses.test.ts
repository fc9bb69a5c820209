import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { gate } from "../../src/checks/gate/index.ts";
import { http } from "../../src/checks/http/index.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import { interpret, type Finding } from "../../src/core/result/interpretation.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { starttlsProtocols } from "../../src/core/net/starttls.ts";
import type { Pin } from "../../src/net/route.ts";
import { gateSummary } from "../../src/report/github/summary.ts";
import { painter } from "../../src/report/paint.ts";
import { prettyGate } from "../../src/report/pretty.ts";
import { toAnswer } from "../../src/run/answer.ts";
import { keep, measure } from "../engine.ts";
import { redirect, routes, silence } from "../twins/answers.ts";
import { host, hsts, names, openMachines, openPlaces, pageWith, policies, type Machine } from "../twins/machines.ts";
import { chainFor, inDays, keysOf } from "../twins/pki/pki.ts";
import { serveStarttls, talks } from "../twins/starttls.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const url = `https://${host}/`;
const fine: TlsTwinOptions = {};
const expired: TlsTwinOptions = { served: chainFor("expired", { names }) };
const stranger: TlsTwinOptions = { served: chainFor("unknown authority", { names }) };
const old: TlsTwinOptions = oldVersions["TLS 1.0 to 1.3"];
const bare: TlsTwinOptions = { answer: pageWith(policies) };
const down: TlsTwinOptions = { answer: pageWith([hsts, ...policies], { status: 503 }) };
const gone: TlsTwinOptions = { answer: pageWith([hsts, ...policies], { status: 404 }) };
const renewed: TlsTwinOptions = { served: chainFor("good", { names, keys: keysOf("p256", "renewed") }) };
const p521: TlsTwinOptions = {
  served: chainFor("good", { names, keys: generateKeyPairSync("ec", { namedCurve: "P-521" }) }),
};
/** Sends new content on every visit. */
function fresh(): TlsTwinOptions {
  let visit = 0;
  const answer: TlsTwinOptions["answer"] = (...all) => {
    const text = Buffer.from(`${Math.random()} ${++visit} fresh and long`).toString("base64");
    const csp = `Content-Security-Policy: script-src 'nonce-${text}'; object-src 'none'; base-uri 'none'; report-uri /${visit}`;
    pageWith([hsts, csp, "X-Frame-Options: DENY", ...policies.slice(1), `Set-Cookie: visit=${text}`])(...all);
  };
  return { answer };
}

/** Returns the findings that name an address, with the index of the machine. */
function aboutPlaces(findings: readonly Finding[], pins: readonly Pin[]): readonly string[] {
  const ofHost = pins.filter(({ port }) => port === 443);
  return findings.flatMap(({ id, params, subject = "" }) => {
    const where = subject === host && typeof params["others"] === "string" ? params["others"] : subject;
    const at = ofHost.findIndex(({ address, toPort }) => where.includes(`${address}:${toPort}`));
    return at < 0 ? [] : [`${id} ${at}`];
  });
}

interface Row {
  readonly name: string;
  readonly machines: readonly Machine[];
  readonly ssl: readonly [grade: string | undefined, ...findings: string[]];
  readonly http: readonly [grade: string | undefined, ...findings: string[]];
  /** The gate's result for each threshold: ssl, headers, days, https. */
  readonly gate: readonly string[];
}

const passing = ["pass", "pass", "pass", "pass"] as const;
const open = ["unknown", "unknown", "unknown", "unknown"] as const;

test.for<Row>([
  { name: "all alike", machines: [fine, fine, fine], ssl: ["A+"], http: ["A+"], gate: passing },
  {
    name: "one expired",
    machines: [fine, expired],
    ssl: ["F", "expired 1", "addresses-certificates-unequal 1"],
    http: ["C", "invalid-certificate 1"],
    gate: ["fail", "pass", "fail", "pass"],
  },
  {
    name: "the first one expired",
    machines: [expired, fine],
    ssl: ["F", "expired 0", "addresses-certificates-unequal 1"],
    http: ["C", "invalid-certificate 0"],
    gate: ["fail", "pass", "fail", "pass"],
  },
  {
    name: "two expired alike",
    machines: [fine, expired, expired],
    ssl: ["F", "expired 1", "addresses-certificates-unequal 1"],
    http: ["C", "invalid-certificate 1"],
    gate: ["fail", "pass", "fail", "pass"],
  },
  {
    name: "one with an unknown CA",
    machines: [fine, stranger],
    ssl: ["F", "untrusted 1", "addresses-certificates-unequal 1"],
    http: ["C", "invalid-certificate 1"],
    gate: ["fail", "pass", "pass", "pass"],
  },
  {
    name: "one with a key that most browsers do not accept",
    machines: [fine, p521],
    ssl: ["F", "beyond-reach-key 1", "addresses-certificates-unequal 1"],
    http: ["A+"],
    gate: ["fail", "pass", "pass", "pass"],
  },
  {
    name: "one with another valid certificate",
    machines: [fine, renewed],
    ssl: ["A+", "addresses-certificates 1"],
    http: ["A+"],
    gate: passing,
  },
  {
    name: "one with old versions",
    machines: [fine, old],
    ssl: ["B", "tls10 1", "tls11 1", "addresses-versions 1"],
    http: ["A+"],
    gate: passing,
  },
  {
    name: "one without HSTS",
    machines: [fine, bare],
    ssl: ["B", "hsts-missing 1", "addresses-hsts 1"],
    http: ["B", "hsts-missing 1", "addresses-headers 1"],
    gate: passing,
  },
  {
    name: "nonces, dates and cookies that change with each visit",
    machines: [fresh(), fresh()],
    ssl: ["A+"],
    http: ["A"],
    gate: passing,
  },
  {
    name: "one that refuses connections",
    machines: [fine, "refusing"],
    ssl: [undefined, "address-failed 1"],
    http: [undefined, "address-failed 1"],
    gate: open,
  },
  {
    name: "one that does not answer",
    machines: [fine, "silent", fine],
    ssl: [undefined, "address-failed 1"],
    http: [undefined, "address-failed 1"],
    gate: open,
  },
  {
    name: "the first one refuses connections",
    machines: ["refusing", fine],
    ssl: [undefined, "address-failed 0"],
    http: [undefined, "address-failed 0"],
    gate: open,
  },
  {
    name: "one refuses connections and one is expired",
    machines: ["refusing", fine, expired],
    ssl: ["F", "expired 2", "addresses-certificates-unequal 2", "address-failed 0"],
    http: [undefined, "invalid-certificate 2", "address-failed 0"],
    gate: ["fail", "unknown", "fail", "unknown"],
  },
  {
    name: "one with a server error",
    machines: [fine, down],
    ssl: ["A+"],
    http: [undefined, "address-failed 1"],
    gate: ["pass", "unknown", "pass", "unknown"],
  },
  {
    name: "one with another status code",
    machines: [fine, gone],
    ssl: ["A+"],
    http: ["A+", "error-page 1", "addresses-answers 1"],
    gate: ["pass", "unknown", "pass", "unknown"],
  },
])("$name", async ({ machines, ...row }) => {
  const pins = await openMachines(machines);
  const how = { pins, deadline: 12_000 };
  const input = { url, all_ips: "true" } as const;
  const [secure, sent, gated] = await Promise.all([
    measure(ssl, { host, all_ips: "true" }, how),
    measure(http, input, how),
    measure(gate, input, how),
  ]);
  const { targets } = toAnswer(gate, gated, gate.input.parse(input), "en") as GateResult;

  expect([secure.verdict.grade, ...aboutPlaces(secure.verdict.findings, pins)]).toEqual(row.ssl);
  expect([sent.verdict.grade, ...aboutPlaces(sent.verdict.findings, pins)]).toEqual(row.http);
  expect(targets[0]?.checks.map(({ status }) => status)).toEqual(row.gate);
  expect(targets[0]?.addresses?.map(({ address }) => address).toSorted()).toEqual(
    pins
      .slice(0, -1)
      .map(({ address, toPort }) => `${address}:${toPort}`)
      .toSorted(),
  );
  expect(gate.answer?.fits?.(toAnswer(gate, gated, gate.input.parse(input), "en"), gate.input.parse(input))).toBe(true);
});

test("reports say once, in words, why an address could not be measured", async () => {
  const pins = await openMachines([fine, "refusing"]);
  const input = { url, all_ips: "true" } as const;
  const gated = await measure(gate, input, { pins });
  const result = toAnswer(gate, gated, gate.input.parse(input), "en") as GateResult;
  const failed = `${pins[1]?.address}:${pins[1]?.toPort}`;

  const pretty = prettyGate(result, { language: "en", paint: painter(false), width: 500 });
  const summary = gateSummary(result, { language: "en", limit: 100_000 });
  expect(pretty.match(/address-failed \(/g)).toHaveLength(1);
  expect(pretty).toMatch(/also: http\.address-failed/);
  expect(pretty).toContain(`${failed}  ssl ?   headers ?   ?  the connection was refused`);
  expect(summary.match(/Fix the server at this address/g)).toHaveLength(1);
  for (const report of [pretty, summary]) expect(report).not.toContain("tcp.refused");
  expect(result.targets[0]?.addresses?.find(({ address }) => address === failed)?.reason).toBe("tcp.refused");
});

test("without the flag other addresses are not reported", async () => {
  const pins = await openMachines([fine, expired]);
  const [secure, sent] = await Promise.all([measure(ssl, { host }, { pins }), measure(http, { url }, { pins })]);

  expect([secure.verdict.grade, sent.verdict.grade]).toEqual(["A+", "A+"]);
  expect([secure.raw.addresses, sent.raw.addresses]).toEqual([undefined, undefined]);
});

test("port 80 of each address counts", async () => {
  const pins = await openPlaces([fine, fine, fine], ["closed", redirect(url), pageWith([])]);
  const { raw, verdict } = await measure(gate, { url, all_ips: "true" }, { pins });
  const { targets } = toAnswer(gate, { raw, verdict }, gate.input.parse({ url }), "en") as GateResult;

  expect(targets[0]?.checks.map(({ id, status }) => [id, status])).toContainEqual(["https", "fail"]);
  expect(targets[0]?.checks.at(-1)?.message).toBe(
    `http://${host}/ (127.0.0.3:${pins[4]?.toPort}) does not redirect to https.`,
  );
  expect(targets[0]?.findings.map(({ id, subject }) => [id, subject])).toContainEqual([
    "http.redirect-missing",
    `127.0.0.3:${pins[4]?.toPort}`,
  ]);
});

test("both hosts of a redirect are measured at all their addresses", async () => {
  const www = "www.shop.example";
  const there = { answer: redirect(`https://${www}/`, 301, [hsts]) };
  const pins = [...(await openMachines([there, there])), ...(await openMachines([fine, bare, expired], www))];
  const { raw, verdict } = await measure(gate, { url, all_ips: "true" }, { pins });
  const { targets } = toAnswer(gate, { raw, verdict }, gate.input.parse({ url }), "en") as GateResult;

  expect(targets[0]?.addresses?.map(({ origin, grade, headers }) => [origin, grade, headers])).toEqual([
    [host, "A+", "A+"],
    [host, "A+", "A+"],
    [www, "A+", "A+"],
    [www, "B", "B"],
    [www, "F", "C"],
  ]);
  expect(targets[0]?.verdict).toBe("fail");
});

test.for<[name: string, order: readonly number[]]>([
  ["last", [0, 1]],
  ["first", [1, 0]],
])("an origin that only one address redirects to is judged if that address answers %s", async ([, order]) => {
  const elsewhere = "elsewhere.example";
  const weak = { served: chainFor("good", { names: [elsewhere], keys: keysOf("p256", "weak") }), ...old };
  const there = await openMachines([weak], elsewhere);
  const machines = [fine, { answer: redirect(`https://${elsewhere}/`, 301, [hsts, ...policies]) }];
  const pins = [...(await openMachines(order.flatMap((at) => machines[at] ?? []))), ...there];
  const input = { url, all_ips: "true", min_ssl: "A" } as const;
  const { raw, verdict } = await measure(gate, input, { pins });

  expect(raw.origins.map(({ target }) => target)).toEqual([host, elsewhere]);
  expect(verdict.findings).toMatchObject([{ id: "ssl-below", params: { host: elsewhere, actual: "B" } }]);
});

test("if addresses redirect to many origins, four are measured and the others are unknown", async () => {
  const places = await Promise.all(Array.from({ length: 6 }, () => keep(serveTls())));
  const leading = places.map(({ port }) => ({ answer: redirect(`https://127.0.0.1:${port}/`, 301, [hsts]) }));
  const pins = await openMachines([fine, ...leading]);
  const { raw } = await measure(gate, { url, all_ips: "true" }, { pins });
  const reasons = raw.origins.map(({ ssl: found }) => (found.ok ? "measured" : found.failure.reason));

  expect(reasons).toEqual([...Array.from({ length: 5 }, () => "measured"), "budget.origins", "budget.origins"]);
});

test("the page behind a redirect is requested once, for any number of addresses", async () => {
  const www = "www.shop.example";
  let asked = 0;
  const answer = pageWith([hsts, ...policies]);
  const counting: TlsTwinOptions["answer"] = (...all) => {
    asked++;
    answer(...all);
  };
  const there = { answer: redirect(`https://${www}/`, 301, [hsts]) };
  const pins = [...(await openMachines([there, there, there])), ...(await openMachines([{ answer: counting }], www))];
  const { verdict } = await measure(http, { url, all_ips: "true" }, { pins });

  expect([verdict.grade, asked]).toEqual(["A+", 1]);
});

test("sixteen of twenty addresses are measured, and the others leave the result unknown", async () => {
  const pins = await openMachines(Array.from({ length: 20 }, () => fine));
  const { raw, verdict } = await measure(gate, { url, all_ips: "true" }, { pins });
  const { targets } = toAnswer(gate, { raw, verdict }, gate.input.parse({ url }), "en") as GateResult;

  expect(targets[0]).toMatchObject({ verdict: "unknown", reason: "addresses.more" });
  expect(targets[0]?.message).toContain("20 addresses. Only 16");
  expect(targets[0]?.addresses).toHaveLength(16);
  expect(targets[0]?.unknowns).toContain("addresses (+4)");
  expect(targets[0]?.findings.map(({ id }) => id)).toContain("ssl.addresses-more");
});

test("the last of sixteen addresses counts, and each measured one of twenty", async () => {
  const sixteen = await openMachines([...Array.from({ length: 15 }, () => fine), expired]);
  const twenty = await openMachines([
    ...Array.from({ length: 9 }, () => fine),
    expired,
    ...Array.from({ length: 10 }, () => fine),
  ]);
  const [last, among] = await Promise.all(
    [sixteen, twenty].map((pins) => measure(gate, { url, all_ips: "true" }, { pins })),
  );

  expect([last?.verdict.status, among?.verdict.status]).toEqual(["fail", "fail"]);
});

test("a problem at some addresses has the same identity in any order, and names each of them", async () => {
  const machines = await openMachines([fine, expired, expired, expired]);
  const [first, ...bad] = machines.filter(({ port }) => port === 443);
  const input = { url, all_ips: "true" } as const;
  const orders = [bad, bad.toReversed()].map((each) => [...(first ? [first] : []), ...each, ...bad.toReversed()]);
  const results = await Promise.all(
    [...orders, [...bad.toReversed(), ...(first ? [first] : [])]].map(async (pins) => {
      const result = await measure(gate, input, { pins: [...pins, ...machines.filter(({ port }) => port === 80)] });
      const { targets } = toAnswer(gate, result, gate.input.parse(input), "en") as GateResult;
      return targets[0]?.findings.find(({ id }) => id === "ssl.expired");
    }),
  );

  expect(new Set(results.map((each) => each?.fingerprint)).size).toBe(1);
  expect(bad.every(({ toPort }) => results[0]?.subject?.includes(`127.0.0.1:${toPort}`))).toBe(true);
});

test("a silent address does not use up the whole deadline", async () => {
  const pins = await openMachines([fine, "silent"]);
  const began = performance.now();
  const { raw } = await measure(ssl, { host, all_ips: "true" }, { pins, deadline: 20_000 });

  expect(raw.addresses?.otherAddresses.map(({ state, reason }) => [state, reason])).toEqual([
    ["failed", "timeout.tcp"],
  ]);
  expect(performance.now() - began).toBeLessThan(8000);
});

test("a host where no address answers fails with the reason of the first one", async () => {
  const pins = await openMachines(["refusing", "refusing"]);

  await expect(measure(ssl, { host, all_ips: "true" }, { pins })).rejects.toMatchObject({ reason: "tcp.refused" });
  await expect(measure(http, { url, all_ips: "true" }, { pins })).rejects.toMatchObject({ reason: "tcp.refused" });
});

test("a single pinned address is the only one", async () => {
  const { port } = await keep(serveTls());
  const { raw, verdict } = await measure(ssl, { host: `127.0.0.1:${port}`, all_ips: "true" });

  expect(raw.addresses).toEqual({ host: "127.0.0.1", firstAnswered: "127.0.0.1", total: 1, otherAddresses: [] });
  expect(verdict.kpis).toContainEqual({ id: "addresses-alike", value: true });
});

test("a certificate with another lifetime at another address counts for the days", async () => {
  const soon: TlsTwinOptions = { served: chainFor("good", { names, notAfter: inDays(20), notBefore: inDays(-30) }) };
  const pins = await openMachines([fine, soon]);
  const input = { url, all_ips: "true", min_days: "30" } as const;
  const { raw, verdict } = await measure(gate, input, { pins });
  const { targets } = toAnswer(gate, { raw, verdict }, gate.input.parse(input), "en") as GateResult;
  const days = targets[0]?.checks.find(({ id }) => id === "days");

  expect(days).toMatchObject({ status: "fail", actual: 19 });
  expect(days?.message).toContain(`(127.0.0.1:${pins[1]?.toPort})`);
});

test("addresses are compared by the requested page", async () => {
  const own = pageWith([hsts, ...policies]);
  // So slow that the certificates are compared long before the page arrives.
  const late: TlsTwinOptions["answer"] = (...all) => void setTimeout(() => own(...all), 300);
  const shop: TlsTwinOptions = { answer: routes({ "/": pageWith(policies), "/shop": late }) };
  const pins = await openMachines([shop, shop]);
  const input = { url: `${url}shop`, all_ips: "true" } as const;
  const { raw, verdict } = await measure(gate, input, { pins });
  const { targets } = toAnswer(gate, { raw, verdict }, gate.input.parse(input), "en") as GateResult;

  expect(targets[0]?.findings.filter(({ id }) => id.includes("address"))).toEqual([]);
  expect(targets[0]?.addresses?.map(({ grade }) => grade)).toEqual(["A+", "A+"]);
});

test("an address that accepts a request and stays silent leaves only its own result unknown", async () => {
  const pins = await openMachines([fine, { answer: silence() }]);
  const input = { url, all_ips: "true" } as const;
  const { raw, verdict } = await measure(gate, input, { pins, deadline: 3000 });
  const { targets } = toAnswer(gate, { raw, verdict }, gate.input.parse(input), "en") as GateResult;

  expect(targets[0]).toMatchObject({ verdict: "unknown", reason: "timeout.http" });
  expect(targets[0]?.checks.map(({ status }) => status)).toEqual(["pass", "unknown", "pass", "unknown"]);
  expect(targets[0]?.addresses?.map(({ state, grade, headers }) => [state, grade, headers])).toEqual([
    ["measured", "A+", "A+"],
    ["failed", "A+", null],
  ]);
});

test.for(starttlsProtocols)("all addresses of a STARTTLS server are measured: %s", async (starttls) => {
  const served = chainFor("good", { names });
  const ports = await Promise.all(
    [fine, expired, old].map(async (machine) => {
      const { port: beside } = await keep(serveTls({ served, ...machine }));
      return (await keep(serveStarttls(talks[starttls], { beside }))).port;
    }),
  );
  const pins = ports.map((toPort) => ({ host, port: 443, address: "127.0.0.1", toPort }));
  const { raw, verdict } = await measure(ssl, { host, port: 443, starttls, all_ips: "true" }, { pins });

  expect([verdict.grade, ...aboutPlaces(verdict.findings, pins)]).toEqual([
    "F",
    "expired 1",
    "tls10 2",
    "tls11 2",
    "addresses-certificates-unequal 1",
    "addresses-versions 2",
  ]);
  expect(raw.addresses?.otherAddresses.map(({ observation: seen }) => seen?.starttls)).toEqual([starttls, starttls]);
});

test("a mail server address without TLS is reported", async () => {
  const { port: beside } = await keep(serveTls());
  const { smtp } = talks;
  const bare = { ...smtp, answers: [[/^EHLO/, "250-twin\r\n250 8BITMIME\r\n"] as const] };
  const [good, plain] = [await keep(serveStarttls(smtp, { beside })), await keep(serveStarttls(bare, { beside }))];
  const pins = [good, plain].map(({ port: toPort }) => ({ host, port: 25, address: "127.0.0.1", toPort }));
  const { verdict } = await measure(ssl, { host, port: 25, all_ips: "true" }, { pins });
  const said = verdict.findings.filter(({ subject }) => subject === `127.0.0.1:${plain.port}`);

  expect(said.map(({ id }) => id)).toEqual(["address-without-tls"]);
  expect(JSON.stringify(interpret(ssl, verdict, "en"))).toContain(`an address of ${host}, answers without TLS`);
});
