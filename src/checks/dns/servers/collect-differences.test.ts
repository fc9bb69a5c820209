import { expect, test } from "vitest";
import { at, example, first, look, second, serverIs, serversAre, told } from "../../../../test/dns/check.ts";
import type { ServerText, WorldText } from "../../../../test/dns/world.ts";
import { corrupt, plus } from "../../../../test/dns/world/changes.ts";
import type { ZoneText } from "../../../../test/dns/world/zones.ts";
import { rcodes, types } from "../../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../../formats/dns/message.ts";
import { nameText, parseName } from "../../../formats/dns/name-text.ts";
import { judge } from "../judge.ts";

const has = (text: ZoneText): Partial<WorldText> => serverIs({ has: { "example.com": { records: example, ...text } } });
const zone = (text: ZoneText): Partial<WorldText> => ({ zones: { "example.com": { records: example, ...text } } });
const plain = zone({ isSigned: false });
const differs = (from: string, to: string): Partial<WorldText> => ({
  ...plain,
  ...has({ records: example.replace(from, to), isSigned: false }),
});

function isProof({ type, data }: ResourceRecord): boolean {
  const covered = data.type === "RRSIG" ? data.covered : type;
  return covered === types.NSEC || covered === types.NSEC3;
}

function unprovenBy(_: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const message = usual();
  return { ...message, authorities: message.authorities.filter((each) => !isProof(each)) };
}

/** NODATA answers have a proof; NXDOMAIN answers have none. */
function halfProvenBy(_: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const message = usual();
  return message.rcode === rcodes.NXDOMAIN ? unprovenBy(_, () => message) : message;
}

/** A NODATA answer without an SOA record. */
function bareBy(_: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const message = usual();
  return message.answers.length > 0 ? message : { ...message, authorities: [] };
}

function withoutSoaBy(_: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const message = usual();
  return { ...message, authorities: message.authorities.filter(({ type }) => type !== types.SOA) };
}

/** Repeats the question in lower case, as some load balancers do. */
function smallBy(_: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const message = usual();
  const questions = message.questions.map((each) => ({ ...each, name: parseName(nameText(each.name).toLowerCase()) }));
  return { ...message, questions };
}

const offering: ServerText = { respond: (_, usual) => ({ ...usual(), isRecursionAvailable: true }) };

test.for<[what: string, world: Partial<WorldText>, status: string, findings: readonly string[]]>([
  [
    "negative answers without SOA and proof",
    serverIs({ respond: bareBy }),
    "fail",
    [`server-bogus ${at}`, `server-no-soa ${at}`],
  ],
  ["negative answers without SOA", serverIs({ respond: withoutSoaBy }), "warn", [`server-no-soa ${at}`]],
  [
    "empty negative answers, in an unsigned zone",
    { ...plain, ...serverIs({ respond: bareBy }) },
    "warn",
    [`server-no-soa ${at}`, "unsigned"],
  ],
  ["a question in another case", serverIs({ respond: smallBy }), "warn", [`server-case-changed ${at}`]],
  ["recursion available", serverIs(offering), "pass", [`server-recursive ${at}`]],
  ["no NSEC proofs", serverIs({ respond: unprovenBy }), "fail", [`server-bogus ${at}`]],
  ["no proof of NXDOMAIN", serverIs({ respond: halfProvenBy }), "fail", [`server-bogus ${at}`]],
  ["invalid proofs", has({ changes: [corrupt("@", "NSEC")] }), "fail", [`server-bogus ${at}`]],
  ["an invalid signature of MX records", has({ changes: [corrupt("@", "MX")] }), "fail", [`server-bogus ${at}`]],
  ["an invalid signature of TXT records", has({ changes: [corrupt("@", "TXT")] }), "fail", [`server-bogus ${at}`]],
  ["an invalid signature of CAA records", has({ changes: [corrupt("@", "CAA")] }), "fail", [`server-bogus ${at}`]],
  ["NSEC3 with opt-out, like all servers", zone({ denial: { isOptOut: true } }), "pass", []],
])("one server of a signed zone with %s", async ([, world, status, findings]) => {
  expect(told(await look(world))).toEqual({ status, findings });
});

test("a proof that every server lacks is reported once, not per server", async () => {
  const raw = await look(serversAre({ respond: halfProvenBy }));

  expect(told(raw)).toEqual({ status: "warn", findings: ["absence-unproven"] });
});

test.for<[what: string, world: Partial<WorldText>, findings: readonly string[]]>([
  ["another address", differs("A 11.9.9.9", "A 11.9.9.7"), ["answers-differ A", "unsigned"]],
  ["another mail host", differs("MX 10", "MX 20"), ["answers-differ MX", "unsigned"]],
  ["another text", differs("-all", "~all"), ["answers-differ TXT", "unsigned"]],
  ["another CA in CAA", differs("ca.example", "other.example"), ["answers-differ CAA", "unsigned"]],
  ["one more address", differs("@ A 11.9.9.9", "@ A 11.9.9.9\n@ A 11.9.9.7"), ["answers-differ A", "unsigned"]],
  ["another case", differs("MX 10 mail", "MX 10 MAIL"), ["unsigned"]],
  [
    "another address in another zone version",
    {
      ...plain,
      ...has({ records: example.replace("A 11.9.9.9", "A 11.9.9.7"), isSigned: false, serial: 2_026_112_000 }),
    },
    [`serials-differ ${at}`, "unsigned"],
  ],
  [
    "another address with a short TTL (load balancing)",
    {
      ...zone({ records: example.replace("@ A", "@ 60 A"), isSigned: false }),
      ...has({ records: example.replace("@ A 11.9.9.9", "@ 60 A 11.9.9.7"), isSigned: false }),
    },
    ["answers-vary", "unsigned"],
  ],
  [
    "an unreadable record",
    { ...plain, ...has({ isSigned: false, changes: [plus("@ MX \\# 2 0001")] }) },
    ["answers-differ MX", "unsigned"],
  ],
])("one server of a zone with %s", async ([, world, findings]) => {
  expect(told(await look(world)).findings).toEqual(findings);
});

test("the finding lists which server returns what", async () => {
  const { findings } = judge(await look(differs("A 11.9.9.9", "A 11.9.9.7")));

  const [differ] = findings.filter(({ id }) => id === "answers-differ");
  expect(differ?.params["what"]).toBe(`11.9.9.9 (ns1.example.com ${first}); 11.9.9.7 (ns2.example.com ${second})`);
});

/** Returns one of several addresses in turn. */
function rotating(): ServerText {
  let turn = 0;
  return {
    respond: (query: DnsMessage, usual: () => DnsMessage) => {
      const message = usual();
      if (query.questions[0]?.type !== types.A) return message;
      const one = message.answers.filter(({ type }) => type === types.A).at(turn++ % 2);
      return { ...message, answers: one ? [one] : message.answers };
    },
  };
}

test("servers that rotate addresses do not count as different", async () => {
  const raw = await look({
    ...zone({ records: `${example}\n@ A 11.9.9.7`, isSigned: false }),
    servers: {
      [first]: { zones: ["example.com"], ...rotating() },
      [second]: { zones: ["example.com"], ...rotating() },
    },
  });

  expect(told(raw).findings).toEqual(["answers-vary", "unsigned"]);
});

test("servers that answer by client subnet (ECS) do not count as different", async () => {
  const scoped = Buffer.of(0, 1, 24, 24, 8, 8, 8);
  const tailoring = (query: DnsMessage, usual: () => DnsMessage): DnsMessage => {
    const message = usual();
    const isAsked = query.edns?.options.some((each) => each.name === "other" && each.code === 8);
    const options = isAsked ? [{ name: "other", code: 8, bytes: scoped } as const] : [];
    return message.edns ? { ...message, edns: { ...message.edns, options } } : message;
  };
  const world = differs("A 11.9.9.9", "A 11.9.9.7");
  const servers = Object.entries(world.servers ?? {}).map(([address, text]) => [
    address,
    { ...text, respond: tailoring },
  ]);
  const raw = await look({ ...world, servers: Object.fromEntries(servers) });

  expect(told(raw).findings).toEqual(["answers-vary", "unsigned"]);
});
