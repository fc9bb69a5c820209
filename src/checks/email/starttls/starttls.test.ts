import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openWorld } from "../../../../test/dns/world.ts";
import { greetingsFrom, type MailAnswer } from "../../../../test/mail/greetings.ts";
import { leafOf, intermediate, now, root, served, inDays } from "../../../../test/twins/pki/pki.ts";
import { failure } from "../../../core/failure.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { openTrustStore } from "../../../net/roots.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { mailStateOf } from "../../../probes/mail/state.ts";
import { collectStarttls } from "./collect.ts";
import { starttlsPart } from "./judge.ts";
import { starttlsProblems } from "./problems.ts";
import { starttlsRaw, type StarttlsRaw } from "./schema.ts";

const domain = "example.com";
const zones = { [domain]: "@ MX 10 a\n@ MX 20 b\na A 11.1.1.1\nb A 11.1.1.2\nb A 11.1.1.3" };
const names = ["a.example.com", "b.example.com"];
const own = served(leafOf({ names }), intermediate);
const good = { chain: own.chain };
const alone = { chain: served(leafOf({ names })).chain, trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" };
const at = { host: "a.example.com", port: 25 };

type Answers = Readonly<Record<string, MailAnswer>>;

function contextFor(answers: Answers) {
  const { context } = openWorld({ zones, now, net: { mail: greetingsFrom(answers) } });
  return { ...context, trust: openTrustStore([root.pem]) };
}

async function look(answers: Answers): Promise<StarttlsRaw> {
  return starttlsRaw.parse(await collectStarttls(contextFor(answers), parseName(domain)));
}

function judged(raw: StarttlsRaw): readonly string[] {
  return starttlsPart(raw).findings.map(({ id, subject }) => `${id} ${subject}`);
}

interface Row {
  readonly name: string;
  readonly a: MailAnswer;
  readonly b?: MailAnswer;
  readonly points: number | null;
  readonly findings: readonly string[];
}

const broken = failure("tls.alert", { ...at, alert: "40" }, { reason: "tls.alert.40" }).facts;

test.for<Row>([
  { name: "TLS at all hosts", a: good, points: 4, findings: [] },
  { name: "a host without STARTTLS", a: {}, points: 2, findings: ["starttls-missing a.example.com"] },
  {
    name: "no STARTTLS at any host",
    a: {},
    b: {},
    points: 0,
    findings: ["starttls-missing a.example.com", "starttls-missing b.example.com"],
  },
  {
    name: "a refused STARTTLS command",
    a: { starttls: "refused" },
    points: 2,
    findings: ["starttls-refused a.example.com"],
  },
  {
    name: "a failed handshake after STARTTLS",
    a: { starttls: "offered", failure: broken },
    points: 2,
    findings: ["starttls-broken a.example.com"],
  },
  {
    name: "plain text after STARTTLS",
    a: { starttls: "offered", failure: failure("starttls.injected", at).facts },
    points: 2,
    findings: ["starttls-injected a.example.com"],
  },
  {
    name: "a handshake that took too long",
    a: { starttls: "offered", failure: failure("timeout.tls", at).facts },
    points: 4,
    findings: ["starttls-unknown a.example.com"],
  },
  { name: "a silent host", a: "silent", points: 4, findings: ["starttls-unknown a.example.com"] },
  // A firewall on the path looks the same.
  {
    name: "only hosts that do not answer",
    a: "silent",
    b: "refused",
    points: null,
    findings: ["starttls-unknown a.example.com", "starttls-unknown b.example.com"],
  },
  { name: "only TLS 1.0", a: { ...good, protocol: "TLSv1" }, points: 4, findings: ["starttls-old a.example.com"] },
  {
    name: "an expired certificate",
    a: { chain: served(leafOf({ names, notBefore: inDays(-91), notAfter: inDays(-1) }), intermediate).chain },
    points: 4,
    findings: ["starttls-certificate a.example.com"],
  },
  {
    name: "a certificate for another name",
    a: { chain: served(leafOf(), intermediate).chain },
    points: 4,
    findings: ["starttls-certificate a.example.com"],
  },
  {
    name: "a certificate without its intermediate",
    a: alone,
    points: 4,
    findings: ["starttls-certificate a.example.com"],
  },
])("$name", async ({ a, b = good, points, findings }) => {
  const raw = await look({ "a.example.com": a, "b.example.com": b });

  expect(judged(raw)).toEqual(findings);
  expect(starttlsPart(raw).points).toEqual({ starttls: points });
});

test("a host's result is that of its worst address", async () => {
  const raw = await look({ "11.1.1.1": good, "11.1.1.2": good, "11.1.1.3": {} });

  expect(raw.hosts[1]).toMatchObject({ starttls: "absent" });
  expect(judged(raw)).toEqual(["starttls-missing b.example.com"]);
});

test.for<[name: string, answer: MailAnswer, certificate: string, reason: string | null]>([
  ["that is valid", good, "valid", null],
  ["for another name", { chain: served(leafOf(), intermediate).chain }, "invalid", "wrong-name"],
  ["without its intermediate", alone, "invalid", "unknown-authority"],
  ["of a host without STARTTLS", {}, "unknown", "no-starttls"],
  ["of a silent host", "silent", "unknown", "timeout.tcp"],
])("how a strict sender judges a certificate %s", async ([, answer, certificate, reason]) => {
  const { hosts } = await mailStateOf(contextFor({ "a.example.com": answer }), parseName(domain));

  expect(hosts[0]).toMatchObject({ host: "a.example.com", certificate, reason });
});

test("every problem has English and Korean texts", async () => {
  const check = { id: "email", words: { problems: starttlsProblems, caps: {}, kpis: {}, parts: {} } };
  const raw = await look({ "a.example.com": { chain: served(leafOf()).chain, protocol: "TLSv1" } });
  const verdict = { status: "pass" as const, kpis: [], findings: starttlsPart(raw).findings };
  const said = (["en", "ko"] as const).flatMap((language) => interpret(check, verdict, language).issues);

  expect(said.filter(({ cause, action }) => /[{}]/.test(cause + action))).toEqual([]);
  expect(said).toHaveLength(6);
});

function rawOf(all: readonly ("offered" | "absent" | "unknown")[]): StarttlsRaw {
  return {
    hosts: all.map((starttls) => ({ host: "x", starttls, certificate: "unknown", reason: null, addresses: [] })),
  };
}

test("enabling TLS on a host never lowers the points", () => {
  const state = fc.constantFrom("offered", "absent", "unknown");
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 6 }), fc.nat({ max: 5 }), (states, index) => {
      const before = starttlsPart(rawOf(states)).points.starttls ?? 0;
      const after = starttlsPart(rawOf(states.with(index % states.length, "offered"))).points.starttls ?? 0;
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});
