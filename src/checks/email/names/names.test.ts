import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { greetingsFrom, type MailAnswer } from "../../../../test/mail/greetings.ts";
import { failure } from "../../../core/failure.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { reverseDns } from "../../reverse-dns/index.ts";
import { collectNames } from "./collect.ts";
import { namesPart } from "./judge.ts";
import { namesProblems } from "./problems.ts";
import { starttlsProblems } from "../starttls/problems.ts";
import { namesRaw, type NamesRaw } from "./schema.ts";

const domain = "example.com";
const mail = "@ MX 10 mx\nmx A 11.1.1.1\nmx A 11.1.1.2";
const pointers = "1.1.1 PTR mx.example.com.\n2.1.1 PTR mx.example.com.";

interface Options {
  readonly records?: string;
  readonly reverse?: WorldText["zones"][string];
  readonly greets?: MailAnswer;
}

async function look({ records = "", reverse = pointers, greets = {} }: Options): Promise<NamesRaw> {
  const zones = { [domain]: `${mail}\n${records}`, "11.in-addr.arpa": reverse };
  const { context } = openWorld({ zones, net: { mail: greetingsFrom({ "mx.example.com": greets }) } });
  const use = async (_: unknown, input: { readonly query: string }) => ({
    raw: await reverseDns.collect(reverseDns.input.parse(input), context),
  });
  return namesRaw.parse(await collectNames({ ...context, use: use as never }, parseName(domain)));
}

function judged(raw: NamesRaw): readonly string[] {
  return namesPart(raw, domain).findings.map(({ id, subject }) => `${id} ${subject}`);
}

interface Row extends Options {
  readonly name: string;
  readonly points: number | null;
  readonly findings: readonly string[];
}

const first = "mx.example.com 11.1.1.1";

test.for<Row>([
  { name: "forward-confirmed PTR names", points: 4, findings: [] },
  {
    name: "an address without a PTR record",
    reverse: "2.1.1 PTR mx.example.com.",
    points: 2,
    findings: [`names-missing ${first}`],
  },
  {
    name: "a PTR name that resolves elsewhere",
    reverse: pointers.replace("mx.", "web."),
    records: "web A 11.9.9.9",
    points: 2,
    findings: [`names-unconfirmed ${first}`],
  },
  {
    name: "a generic PTR name",
    reverse: pointers.replace("mx.example.com", "11-1-1-1.dyn.example.com"),
    records: "11-1-1-1.dyn A 11.1.1.1",
    points: 4,
    findings: [`names-generic ${first}`],
  },
  {
    name: "a server with another EHLO name",
    greets: { hello: { verb: "EHLO", name: "localhost" } },
    points: 4,
    findings: ["names-hello mx.example.com"],
  },
  {
    name: "a server with its address as EHLO name",
    greets: { hello: { verb: "EHLO", name: "[11.1.1.1]" } },
    points: 4,
    findings: [],
  },
  { name: "a silent server", greets: "silent", points: 4, findings: [] },
])("$name", async ({ points, findings, ...options }) => {
  const raw = await look(options);

  expect(judged(raw)).toEqual(findings);
  expect(namesPart(raw, domain).points).toEqual({ names: points });
});

function unanswered(): Promise<never> {
  return Promise.reject(failure("timeout.dns", { host: "x" }));
}

test("if no resolver answers PTR queries, the part is unknown", async () => {
  const { context } = openWorld({ zones: { [domain]: mail }, net: { mail: greetingsFrom({}) } });
  const raw = await collectNames({ ...context, use: unanswered }, parseName(domain));

  expect(judged(raw)).toEqual([`names-unknown ${first}`, "names-unknown mx.example.com 11.1.1.2"]);
  expect(namesPart(raw, domain).points).toEqual({ names: null });
});

test.for<[name: string, reverse: string, records: string, record: object]>([
  [
    "a missing PTR record",
    "2.1.1 PTR mx.example.com.",
    "",
    { name: "1.1.1.11.in-addr.arpa", type: "PTR", value: "mx.example.com." },
  ],
  [
    "a PTR name that is not forward-confirmed",
    pointers.replace("mx.", "web."),
    "web A 11.9.9.9",
    { name: "1.1.1.11.in-addr.arpa", type: "PTR", value: "mx.example.com." },
  ],
])("the offered record fixes %s", async ([, reverse, records, expected]) => {
  const before = namesPart(await look({ reverse, records }), domain);
  const record = before.findings[0]?.record;
  const line = `${record?.name}. ${record?.type} ${record?.value}`;
  const isPointer = record?.type === "PTR";
  const after = await look({
    reverse: isPointer ? `${reverse}\n${line}` : reverse,
    records: isPointer ? records : `${records}\n${line}`,
  });

  expect(record).toEqual(expected);
  expect(judged(after)).toEqual([]);
  expect(namesPart(after, domain).points).toEqual({ names: 4 });
});

test.for([
  ["another organisation's", "customer.com", []],
  ["an alias", domain, ["mx.example.com"]],
] as const)("no PTR record is offered for a host that is %s", async ([, of, aliases]) => {
  for (const reverse of ["2.1.1 PTR mx.example.com.", pointers.replace("mx.", "web.")]) {
    const { findings } = namesPart(await look({ reverse }), of, aliases);

    expect(findings.map(({ record }) => record)).toEqual([undefined]);
  }
});

test("an address shared by several hosts is reported once, with one name", async () => {
  const reverse = "2.1.1 PTR mx.example.com.";
  const raw = await look({ reverse, records: "@ MX 20 mx2\nmx2 A 11.1.1.1" });
  const { findings, points } = namesPart(raw, domain);

  expect(findings.map(({ id, subject, record }) => [id, subject, record?.value])).toEqual([
    ["names-missing", first, "mx.example.com."],
  ]);
  expect(points.names).toBeCloseTo(4 / 3);
  const mended = await look({ reverse: pointers, records: "@ MX 20 mx2\nmx2 A 11.1.1.1" });
  expect(namesPart(mended, domain)).toMatchObject({ points: { names: 4 }, findings: [] });
});

test("a shared address is named after the host that belongs to the domain", async () => {
  const raw = await look({ reverse: "2.1.1 PTR mx.example.com.", records: "@ MX 5 a\na A 11.1.1.1" });
  const { findings } = namesPart(raw, domain, ["a.example.com"]);

  expect(findings.map(({ subject, record }) => [subject, record?.value])).toEqual([[first, "mx.example.com."]]);
});

test.for(Object.entries({ ...namesProblems, ...starttlsProblems }))(
  "since other organisations run many mail servers, %s names the operator who must act",
  ([id, { severity, action }]) => {
    const isWork = severity !== "info" || id === "names-hello" || id === "starttls-unfinished";
    const isSaid = /\b(?:operator of|its operator|provider of)\b/i.test(action.en) && /운영|사업자/.test(action.ko);

    expect(isSaid).toBe(isWork);
    expect(`${action.en} ${action.ko}`).not.toMatch(/gave you/);
  },
);

const states = ["absent", "unconfirmed", "unknown", "confirmed"] as const;

function addressOf(state: (typeof states)[number]): NamesRaw["addresses"][number] {
  return {
    host: "mx.example.com",
    address: "11.1.1.1",
    state: state === "absent" || state === "unknown" ? state : "found",
    reason: null,
    names: ["mx.example.com."],
    namesTotal: 1,
    forwardConfirmed: state === "unknown" ? null : state === "confirmed",
    isGeneric: false,
    hello: null,
  };
}

test("every problem has English and Korean texts", () => {
  const check = { id: "email", words: { problems: namesProblems, caps: {}, kpis: {}, parts: {} } };
  const addresses = states.map((state, at) => ({ ...addressOf(state), address: `11.1.1.${at}` }));
  const raw = { addresses, addressesTotal: 4 };
  const verdict = { status: "pass" as const, kpis: [], findings: namesPart(raw, domain).findings };
  const said = (["en", "ko"] as const).flatMap((language) => interpret(check, verdict, language).issues);

  expect(said.filter(({ cause, action }) => /[{}]/.test(cause + action))).toEqual([]);
  expect(said).toHaveLength(6);
});

function pointsOf(chosen: readonly (typeof states)[number][]): number {
  return namesPart({ addresses: chosen.map(addressOf), addressesTotal: chosen.length }, domain).points.names ?? 0;
}

test("adding forward confirmation never lowers the points", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 6 }), fc.nat({ max: 5 }), (all, at) => {
      expect(pointsOf(all.with(at % all.length, "confirmed"))).toBeGreaterThanOrEqual(pointsOf(all));
    }),
  );
});
