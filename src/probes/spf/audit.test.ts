import * as fc from "fast-check";
import { expect, test } from "vitest";
import { spfZoneFrom } from "../../../test/mail/spf-zone.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { common, rangeOf } from "../../formats/spf/ranges.ts";
import { auditSpf, mostSpfLookups, mostSpfVoids } from "./audit.ts";
import { evaluateSpf } from "./evaluate.ts";
import type { SpfAsk } from "./question.ts";
import { runs } from "../../../test/runs.ts";

type Lines = Readonly<Record<string, string | readonly string[]>>;

function asking(lines: Lines): { readonly ask: SpfAsk; readonly asked: string[] } {
  const zone = spfZoneFrom(lines);
  const asked: string[] = [];
  const ask: SpfAsk = (name, type) => {
    asked.push(type);
    return Promise.resolve(zone.answer(name, type));
  };
  return { ask, asked };
}

async function audit(lines: Lines) {
  const { ask, asked } = asking(lines);
  const told = await auditSpf(ask, parseName("example.com"));
  return { ...told, ...told.cost, asked };
}

const www = { "www.example.com": ["A 192.0.2.1", "AAAA 2001:db8::1"] };

/** Paths through records, each with the lookups of the longest one and why receivers stop there. */
test.for<[string, Lines, number, readonly string[]]>([
  ["nothing but addresses", { "example.com": "TXT v=spf1 ip4:192.0.2.1 -all" }, 0, []],
  [
    "nested includes",
    {
      ...www,
      "example.com": "TXT v=spf1 include:a.example.com a:www.example.com -all",
      "a.example.com": "TXT v=spf1 include:b.example.com",
      "b.example.com": "TXT v=spf1 a:www.example.com",
    },
    4,
    [],
  ],
  [
    "a record included twice",
    {
      ...www,
      "example.com": "TXT v=spf1 include:a.example.com include:a.example.com -all",
      "a.example.com": "TXT v=spf1 a:www.example.com",
    },
    4,
    [],
  ],
  [
    "an error after a term that passes everyone",
    {
      ...www,
      "example.com": "TXT v=spf1 include:a.example.com a:www.example.com -all",
      "a.example.com": "TXT v=spf1 +all",
    },
    1,
    [],
  ],
  [
    "redirect",
    {
      ...www,
      "example.com": "TXT v=spf1 a:www.example.com redirect=a.example.com",
      "a.example.com": "TXT v=spf1 a:www.example.com -all",
    },
    3,
    [],
  ],
  ["redirect that all takes the place of", { "example.com": "TXT v=spf1 redirect=gone.example.com -all" }, 0, []],
  [
    "a circle of two",
    { "example.com": "TXT v=spf1 include:a.example.com -all", "a.example.com": "TXT v=spf1 include:example.com -all" },
    Infinity,
    ["loop"],
  ],
  [
    "a circle of redirects",
    { "example.com": "TXT v=spf1 redirect=a.example.com", "a.example.com": "TXT v=spf1 redirect=a.example.com" },
    Infinity,
    ["loop"],
  ],
  ["a name that the DNS cannot have", { "example.com": "TXT v=spf1 include:a..example.com -all" }, 1, ["impossible"]],
])("%s", async ([, lines, lookups, breaks]) => {
  const told = await audit(lines);

  expect([told.lookups, told.breaks.map(({ code }) => code)]).toEqual([lookups, breaks]);
});

/** The result for senders that no earlier term matches, by the weaker address family. */
test.for<[record: string, end: string, other?: string]>([
  ["mx -all", "-"],
  ["mx", "open"],
  ["mx -exists:www.example.com -all", "-"],
  ["mx ~exists:www.example.com -all", "~"],
  ["mx -exists:gone.example.com ~all", "~"],
  ["mx -include:p.example.com -all", "-", "+all"],
  ["mx ~include:p.example.com -all", "~", "+all"],
  ["mx -include:p.example.com", "-", "ip4:0.0.0.0/0 ip6:::/0 -all"],
  ["mx -include:p.example.com", "open", "-all"],
  ["mx -ip4:0.0.0.0/0 -ip6:::/0", "-"],
  ["mx -ip4:0.0.0.0/0", "open"],
  ["mx -ip4:0.0.0.0/0 ?all", "?"],
  ["mx ?ip4:0.0.0.0/0 -all", "?"],
  ["mx ~ip6:::/0 -all", "~"],
  ["mx redirect=p.example.com", "~", "~all"],
  ["mx -ip4:0.0.0.0/0 redirect=p.example.com", "~", "~all"],
  ["mx ?ip4:0.0.0.0/0 redirect=p.example.com", "?", "-all"],
  ["mx -exists:www.example.com redirect=p.example.com", "-", "?all"],
  ["mx redirect=%{i}.example.com", "unknown"],
  ["mx redirect=gone.example.com", "error"],
])("%s ends in %s", async ([record, end, other = "-all"]) => {
  const lines = { ...www, "example.com": `TXT v=spf1 ${record}`, "p.example.com": `TXT v=spf1 ${other}` };

  expect((await audit(lines)).end).toBe(end);
});

test.for<[record: string, own: bigint, wide: readonly string[]]>([
  ["ip4:11.0.0.0/8 -all", 1n << 24n, ["ip4:11.0.0.0/8"]],
  ["include:p.example.com -all", 1n << 24n, ["ip4:12.0.0.0/8"]],
  ["redirect=p.example.com", 1n << 24n, ["ip4:12.0.0.0/8"]],
  ["-include:p.example.com include:p.example.com -all", 1n << 24n, ["ip4:12.0.0.0/8"]],
  ["-include:p.example.com -all", 0n, []],
  ["~include:p.example.com -all", 0n, []],
  ["-include:q.example.com -all", 0n, []],
  ["redirect=p.example.com -all", 0n, []],
])("%s allows %s own addresses", async ([record, own, wide]) => {
  const told = await audit({
    "example.com": `TXT v=spf1 ${record}`,
    "p.example.com": "TXT v=spf1 ip4:12.0.0.0/8 -all",
    "q.example.com": "TXT v=spf1 include:p.example.com -all",
  });

  expect([told.addresses.own, told.wide.map(({ term }) => term)]).toEqual([own, wide]);
});

test("the tree shows the cost of each record", async () => {
  const { branches } = await audit({
    ...www,
    "example.com": "TXT v=spf1 include:a.example.com include:%{i}.example.com -all",
    "a.example.com": "TXT v=spf1 a:www.example.com include:b.example.com",
    "b.example.com": "TXT v=spf1 a:www.example.com a:www.example.com -all",
  });

  expect(branches.map(({ depth, domain, state, lookups }) => [depth, domain, state, lookups])).toEqual([
    [0, "example.com", "one", 6],
    [1, "a.example.com", "one", 5],
    [2, "b.example.com", "one", 3],
    [1, "", "macro", 1],
  ]);
});

test("a host with one address family is a void lookup for senders of the other", async () => {
  const { voids } = await audit({ "example.com": ["TXT v=spf1 a mx a:none.example.com -all", "A 192.0.2.1"] });

  expect([voids.four.length, voids.six.length]).toEqual([2, 3]);
});

test("a failed lookup is a doubt and not an error", async () => {
  const told = await audit({
    "example.com": "TXT v=spf1 include:a.example.com a:b.example.com -all",
    "a.example.com": "timeout",
    "b.example.com": "timeout",
  });

  expect(told).toMatchObject({ breaks: [], isAtLeast: true });
  expect(told.doubts.map(({ reason }) => reason)).toEqual(["TIMEOUT", "TIMEOUT"]);
});

test("an endless tree is read up to the limit", async () => {
  const names = Array.from({ length: 30 }, (_, at) => `n${at}.example.com`);
  const deep: Lines = Object.fromEntries(
    Array.from({ length: 400 }, (_, at) => [
      `n${at}.example.com`,
      `TXT v=spf1 ${names.map((_name, next) => `include:n${at + next + 1}.example.com`).join(" ")} ${"a:x.example.com ".repeat(50)}`,
    ]),
  );
  const told = await audit({
    ...deep,
    "example.com": `TXT v=spf1 ${names.map((each) => `include:${each}`).join(" ")} -all`,
  });

  expect(told.lookups).toBeGreaterThan(mostSpfLookups);
  expect(told.branches.length).toBeLessThanOrEqual(60);
  expect(told.asked.length).toBeLessThan(60 * 100);
});

const names = ["example.com", "a.example.com", "b.example.com", "c.example.com"] as const;
const address = fc.constantFrom("192.0.2.1", "192.0.2.77", "198.51.100.9");
const wide = fc.constantFrom("2001:db8::1", "2001:db8:1::1");
const target = fc.constantFrom(...names, "gone.example.com");
const mechanism = fc.oneof(
  { arbitrary: target.map((each) => `include:${each}`), weight: 3 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom("a:", "mx:"), target, fc.constantFrom("", "/24", "/31//48"))
      .map((each) => each.join("")),
    weight: 3,
  },
  { arbitrary: target.map((each) => `exists:${each}`), weight: 1 },
  { arbitrary: fc.tuple(address, fc.integer({ min: 0, max: 32 })).map(([ip, bits]) => `ip4:${ip}/${bits}`), weight: 3 },
  { arbitrary: fc.tuple(wide, fc.integer({ min: 0, max: 128 })).map(([ip, bits]) => `ip6:${ip}/${bits}`), weight: 1 },
  { arbitrary: fc.constantFrom("all", "moo"), weight: 1 },
);
const record = fc
  .tuple(
    fc.array(
      fc.tuple(fc.constantFrom("", "", "", "-", "~", "?"), mechanism).map((each) => each.join("")),
      { maxLength: 5 },
    ),
    fc.array(
      target.map((each) => `redirect=${each}`),
      { maxLength: 1 },
    ),
    fc.constantFrom("", " -all", " ~all"),
  )
  .map(([terms, modifiers, all]) => `TXT v=spf1 ${[...terms, ...modifiers].join(" ")}${all}`);
const owner = fc
  .tuple(
    record,
    fc.uniqueArray(address, { maxLength: 2 }),
    fc.uniqueArray(wide, { maxLength: 1 }),
    fc.uniqueArray(target, { maxLength: 3 }),
  )
  .map(([text, fours, sixes, exchangers]) => [
    text,
    ...fours.map((each) => `A ${each}`),
    ...sixes.map((each) => `AAAA ${each}`),
    ...exchangers.map((each, at) => `MX ${at} ${each}`),
  ]);

test("where the audit finds no error, the evaluation has none, and passes the same senders", async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(owner, owner, owner, owner), fc.oneof(address, wide, fc.ipV4()), async (owners, ip) => {
      const lines = Object.fromEntries(names.map((name, at) => [name, owners[at] ?? []]));
      const { ask } = asking(lines);
      const { cost, tree } = await auditSpf(ask, parseName("example.com"));
      const { result } = await evaluateSpf(
        { ip, domain: "example.com", sender: "me@example.com", helo: "h.example.com" },
        ask,
      );
      const isFour = !ip.includes(":");
      const ranges = isFour ? cost.passes.four : cost.passes.six;
      const passes = common(ranges, rangeOf(ip, isFour ? 32 : 128)).length > 0;
      const voids = isFour ? cost.voids.four : cost.voids.six;
      const isWithinLimits = cost.lookups <= mostSpfLookups && voids.length <= mostSpfVoids;
      const errors = isFour ? cost.errors.four : cost.errors.six;
      const isError = tree.root.state !== "none" && common(errors, rangeOf(ip, isFour ? 32 : 128)).length > 0;

      // The limits apply to the longest path: a sender that matches early never reaches them.
      expect([result === "pass", result === "permerror"]).toEqual(
        isWithinLimits ? [passes, isError] : [passes && result === "pass", result === "permerror"],
      );
    }),
    { numRuns: runs(300) },
  );
});
