import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { collectDane } from "../../src/checks/email/dane/collect.ts";
import { danePart } from "../../src/checks/email/dane/judge.ts";
import { danePoints } from "../../src/checks/email/dane/state.ts";
import { collectMx } from "../../src/checks/email/mx/collect.ts";
import { heardOf } from "../../src/checks/email/mx/judge-answers.ts";
import { mxPart } from "../../src/checks/email/mx/judge.ts";
import { collectNames } from "../../src/checks/email/names/collect.ts";
import { namesPart } from "../../src/checks/email/names/judge.ts";
import { collectStarttls } from "../../src/checks/email/starttls/collect.ts";
import { starttlsPart } from "../../src/checks/email/starttls/judge.ts";
import { attempt } from "../../src/core/attempt.ts";
import type { AnyCheck, Context } from "../../src/core/check.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { dnsLab, labContext } from "./dns/lab.ts";

const lab = dnsLab();
const log = join(lab.folder, "log", "postfix.log");

/** A separate run, in which checks may use each other. */
function contextOf(): Context {
  const context: Context = {
    ...labContext(lab),
    trust: openTrustStore([readFileSync(lab.caFile, "utf8")]),
    use: async (check, input) => {
      const asked: AnyCheck = check as AnyCheck;
      const raw: unknown = await asked.collect(asked.input.parse(input), context);
      return { raw } as never;
    },
  };
  return context;
}

async function look(domain: string) {
  const context = contextOf();
  const name = parseName(domain);
  const [mx, names, starttls, dane] = await Promise.all([
    collectMx(context, name),
    collectNames(context, name),
    collectStarttls(context, name),
    collectDane(context, name),
  ]);
  const slices = [
    mxPart(mx, domain),
    namesPart(names, domain),
    starttlsPart(starttls, heardOf(mx)),
    danePart(dane, domain),
  ];
  return {
    mx,
    starttls,
    dane,
    points: Object.assign({ dane: danePoints(dane) }, ...slices.map((each) => each.points)) as object,
    ceilings: slices.flatMap((each): readonly string[] => each.ceilings),
    findings: slices.flatMap((each) => each.findings.map(({ id, record }) => ({ id: id as string, record }))),
  };
}

test("a sound domain: Postfix greets, switches to TLS and matches the DNS", async () => {
  const { mx, starttls, points, findings } = await look("good.com");

  expect(mx.hosts[0]?.answers[0]).toMatchObject({ outcome: "accepted", code: 220, hello: "mx1.good.com" });
  expect(mx.hosts[0]?.answers[0]?.keywords).toEqual(expect.arrayContaining(["PIPELINING", "STARTTLS"]));
  expect(starttls.hosts).toMatchObject([
    { starttls: "offered", certificate: "valid", addresses: [{ protocol: "TLSv1.3" }] },
  ]);
  expect(points).toMatchObject({ mx: 7, starttls: 4, dane: 4 });
  expect(findings.filter(({ id }) => !id.startsWith("names-"))).toEqual([]);
});

test("a record of another certificate is reported, and none is suggested for one with another name", async () => {
  const { points, findings } = await look("rsa.com");
  expect(points).toMatchObject({ mx: 7, starttls: 4, dane: 0 });
  expect(findings).toEqual(expect.arrayContaining([{ id: "dane-mismatch", record: undefined }]));
  expect(findings.map(({ id }) => id)).toContain("starttls-certificate");
});

test.for<[domain: string, points: object, findings: readonly string[]]>([
  ["insecure.com", { mx: 7, starttls: 0, dane: 0 }, ["starttls-missing"]],
  ["mail-plain.com", { mx: 7, starttls: 0, dane: 0 }, ["starttls-missing"]],
  ["mail-wrongname.com", { mx: 7, starttls: 4, dane: 0 }, ["starttls-certificate", "dane-mismatch"]],
  ["mail-silent.com", { mx: 7, starttls: null, dane: 0 }, ["mx-blocked"]],
  ["mail-nohost.com", { mx: 1, starttls: null }, ["mx-dead", "mx-no-address"]],
  ["mail-literal.com", { mx: 3.5, starttls: 4, dane: 0 }, ["mx-address"]],
  ["mail-half.com", { mx: 4, starttls: 4, dane: 0 }, ["mx-no-address", "dane-partial"]],
  ["mail-alias.com", { mx: 6.5, starttls: 4 }, ["mx-alias"]],
  ["mail-nullmx.com", { mx: null, starttls: null, dane: 0 }, ["mx-null"]],
])("%s gets the expected score", async ([domain, points, expected]) => {
  const seen = await look(domain);

  expect(seen.points).toMatchObject(points);
  expect([...new Set(seen.findings.map(({ id }) => id).filter((id) => !id.startsWith("names-")))]).toEqual(expected);
});

test("a server that accepts a connection and sends nothing is silent", async () => {
  const server = createServer((socket) => socket.on("error", () => {})).listen(25, `${lab.net}.1.20`);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const to = { host: "silent.good.com", port: 25, at: `${lab.net}.1.20`, namedBy: "1.0.0.1" };

  const got = await attempt(() => contextOf().net.mail(to));

  expect(got).toMatchObject({ ok: false, failure: { reason: "timeout.starttls" } });
});

test("Postfix received only greetings from us", () => {
  const ends = readFileSync(log, "utf8").match(/disconnect from .*/g) ?? [];
  const greeted = /^disconnect from \S+ ehlo=1(?: starttls=1)? quit=1 commands=[23]$/;

  expect(ends.length).toBeGreaterThan(5);
  expect(ends.filter((line) => !greeted.test(line))).toEqual([]);
});

/** Whether Postfix as a client delivers with DANE; its resolver is the lab's. */
function isDeliveredByPostfix(domain: string): boolean {
  const resolving = join(lab.folder, "posttls-resolv.conf");
  writeFileSync(resolving, `nameserver ${lab.peers.agree}\noptions edns0 trust-ad\n`);
  // posttls-finger reads only /etc/resolv.conf.
  const inside = `mount --bind ${resolving} /etc/resolv.conf && exec posttls-finger -c -l dane -L summary ${domain}`;
  const { stdout, stderr } = spawnSync("unshare", ["-m", "sh", "-c", inside], { encoding: "utf8" });
  const said = `${stdout}${stderr}`;
  if (!/TLS connection established/.test(said)) throw new Error(`posttls-finger did not connect: ${said}`);
  return /Verified TLS connection established/.test(said);
}

/**
 * RFC 7671 §9 (digests), RFC 7672 §2.2.2 (aliases) and §2.2.1 (unsigned MX records), as Postfix applies them. After the test of the log:
 * posttls-finger says EHLO twice.
 */
test.for<[domain: string, isDelivered: boolean]>([
  ["good.com", true],
  ["digest.rsa.com", false],
  ["aliased.rsa.com", true],
  ["wrongly.rsa.com", false],
  ["strict.insecure.com", false],
])("DANE at %s blocks mail for us where it does for posttls-finger", async ([domain, isDelivered]) => {
  const { ceilings } = await look(domain);

  expect(isDeliveredByPostfix(domain)).toBe(isDelivered);
  expect(ceilings.includes("dane-breaks")).toBe(!isDelivered);
});
