import { array, assert, asyncProperty, constantFrom, oneof, tuple, type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { at, look, rua, type Texts } from "../../../test/mail/dmarc-world.ts";
import { percentIn } from "../../formats/dmarc/rfc7489.ts";
import { readDmarcTags } from "../../formats/dmarc/tags.ts";
import { chooseDmarc, parseDmarc, policyOf } from "../../formats/dmarc/record.ts";
import { policies } from "./repair.ts";
import { dmarcSlice } from "../../checks/email/dmarc/judge.ts";
import type { DmarcRaw } from "./schema.ts";
import type { DmarcSurroundings } from "./surroundings.ts";
import { runs } from "../../../test/runs.ts";

const domain = "example.com";
const passing: DmarcSurroundings = { isAligned: true };

function offersIn(raw: DmarcRaw, surroundings: DmarcSurroundings) {
  return dmarcSlice(raw, surroundings).findings.flatMap(({ id, subject, record }) =>
    record ? [{ id, subject, ...record }] : [],
  );
}

/** The one record that the findings offer for the domain. */
async function offered(texts: Texts, name = domain, surroundings = passing): Promise<readonly string[]> {
  const offers = offersIn(await look(texts, name), surroundings);
  return [...new Set(offers.map(({ value }) => value))];
}

test.for<[written: string, value: string]>([
  // An obvious slip is read as intended.
  ["v=DMARC1, p=reject, rua=mailto:d@example.com", `v=DMARC1; p=reject; ${rua}`],
  ["v=DMARC1 p=reject rua=mailto:d@example.com", `v=DMARC1; p=reject; ${rua}`],
  ["v=DMARC1; p=reject rua=mailto:d@example.com", `v=DMARC1; p=reject; ${rua}`],
  [
    "v=DMARC1; p=reject, rua=mailto:d@example.com, mailto:e@example.com",
    `v=DMARC1; p=reject; ${rua},mailto:e@example.com`,
  ],
  ["v=DMARC1; p=reject; rua:mailto:d@example.com", `v=DMARC1; p=reject; ${rua}`],
  ["v=DMARC1; p:reject; rua=mailto: d@example.com", `v=DMARC1; p=reject; ${rua}`],
  ["v=DMARC1; p=reject; rau=mailto:d@example.com", `v=DMARC1; p=reject; ${rua}`],
  ["v=DMARC1; p=reject; rua=<mailto:d@example.com>", `v=DMARC1; p=reject; ${rua}`],
  [`v=DMARC1; ${rua} p=quarantine sp=none`, `v=DMARC1; p=quarantine; ${rua}; sp=none`],
  [`v=DMARC1\\; p=reject\\; ${rua}`, `v=DMARC1; p=reject; ${rua}`],
  ["v=dmarc1; p=none; rua=mailto:o'brien@example.com", "v=DMARC1; p=none; rua=mailto:o'brien@example.com"],
  // Tags that receivers ignored so far are not activated.
  [`v=DMARC1; p=reject; sp:none; t=y, adkim=s; ${rua}`, `v=DMARC1; p=reject; ${rua}`],
  [`v=DMARC1; p:none; p=quarantine; sp:none; sp=reject; ${rua}`, `v=DMARC1; p=quarantine; sp=reject; ${rua}`],
  // An unreadable `sp` never leads to stricter handling of subdomains.
  [`v=DMARC1; p=reject; sp=rejct; ${rua}`, `v=DMARC1; p=quarantine; sp=none; ${rua}`],
  // A second fix does not undo the first.
  [`v=DMARC1; p=none; sp=reject; pct=100; ${rua}`, `v=DMARC1; p=quarantine; sp=reject; ${rua}`],
  [`v=DMARC1; p=reject; pct=50; t=y; ${rua}`, `v=DMARC1; p=reject; ${rua}`],
  [`v=DMARC1; p=none; sp=none; ${rua}`, `v=DMARC1; p=quarantine; sp=none; ${rua}`],
])("for %s one record is offered", async ([written, value]) => {
  expect(await offered(at(domain, written))).toEqual([value]);
});

/** RFC 9989 §5.1: a stricter policy is advised only if mail can pass and reports confirm it. */
test.for<[written: string, isAligned: boolean | null, value: string | undefined, name?: string]>([
  // RFC 7489 receivers start to reject once pct is removed.
  [`v=DMARC1; p=reject; pct=0; ${rua}`, false, undefined],
  [
    "v=DMARC1; p=reject; pct=0; rua=mailto:a@gone.net",
    true,
    "v=DMARC1; p=reject; pct=0; rua=mailto:postmaster@example.com",
  ],
  [`v=DMARC1; p=none; sp=reject; pct=10; ${rua}`, null, undefined],
  [`v=DMARC1; p=reject; pct=0; rf=afrf; ${rua}`, null, `v=DMARC1; p=reject; pct=0; ${rua}`],
  [`v=DMARC1; p=reject; pct=100; ${rua}`, false, `v=DMARC1; p=reject; ${rua}`],
  [`v=DMARC1; p=none; pct=0; ${rua}`, false, `v=DMARC1; p=none; ${rua}`],
  // The tag for subdomains keeps their mail deliverable.
  [`v=DMARC1; p=reject; sp=none; ${rua}`, true, undefined],
  [`v=DMARC1; p=reject; np=none; ${rua}`, false, undefined],
  [`v=DMARC1; p=reject; np=none; ${rua}`, true, `v=DMARC1; p=reject; ${rua}`],
  // Mail of one name that passes proves nothing about the others.
  [`v=DMARC1; p=none; ${rua}`, true, undefined, "send.example.com"],
  [`v=DMARC1; p=none; sp=none; ${rua}`, true, undefined, "send.example.com"],
  [`v=DMARC1; p=reject; t=y; ${rua}`, true, undefined, "send.example.com"],
  [`v=DMARC1; p=reject; pct=0; ${rua}`, true, undefined, "send.example.com"],
])(
  "the record offered for %s with alignment %s does not start to reject mail",
  async ([written, isAligned, value, name]) => {
    expect(await offered(at(domain, written), name, { isAligned })).toEqual(value === undefined ? [] : [value]);
  },
);

test("a record shared through an alias is not tightened for one name", async () => {
  const zones = {
    "example.com": `@ MX 10 mail\nmail A 11.1.1.25\n_dmarc TXT "v=DMARC1; p=none; ${rua}"\n_dmarc.a CNAME _dmarc`,
    com: "",
  };
  const raw = await look({}, "a.example.com", { zones });

  expect(raw.ownRecord.alias).toBe("_dmarc.example.com");
  expect(offersIn(raw, passing)).toEqual([]);
});

test("merging several records makes no policy stricter and keeps every report address", async () => {
  const texts = at(
    domain,
    `v=DMARC1; p=none; sp=reject; ${rua}`,
    "v=DMARC1; p=reject; sp=none; pct=20; rua:mailto:a@reports.net",
    "v=DMARC1; p=reject; t=y",
  );

  expect(await offered(texts)).toEqual([`v=DMARC1; p=none; ${rua},mailto:a@reports.net; pct=20; t=y`]);
});

test.for<[written: string, value: string]>([
  [`p=reject; p=none; ${rua}`, `p=none; ${rua}`],
  [`p=none; p=reject; ${rua}`, `p=none; ${rua}`],
  [`p=reject; pct=100; pct=0; ${rua}`, `p=reject; pct=0; ${rua}`],
  [`p=reject; sp=reject; sp=none; ${rua}`, `p=reject; sp=none; ${rua}`],
])("the record offered for %s makes no policy stricter than a receiver reads it", async ([written, value]) => {
  expect(await offered(at(domain, `v=DMARC1; ${written}`))).toEqual([`v=DMARC1; ${value}`]);
});

test("a dangling alias is reported, with the record to publish instead", async () => {
  const raw = await look({}, domain, { zones: { "example.com": "_dmarc CNAME x.gone.net.", com: "", net: "" } });
  const { findings, ceilings } = dmarcSlice(raw, passing);

  expect(findings).toMatchObject([
    {
      id: "dmarc-dangling",
      params: { target: "x.gone.net" },
      record: { name: "_dmarc.example.com", value: "v=DMARC1; p=none" },
    },
  ]);
  expect(ceilings).toEqual(["dmarc-missing"]);
});

test("the finding for a record without effect gives the reason", async () => {
  const [found] = dmarcSlice(await look(at(domain, `v=DMARC1; p=reject ${rua}`)), passing).findings;

  expect(found).toMatchObject({
    id: "dmarc-void",
    params: { words: { en: expect.stringContaining("semicolon") as string } },
  });
});

test("a percentage is reported once", async () => {
  const { findings } = dmarcSlice(await look(at(domain, `v=DMARC1; p=reject; pct=20; ${rua}`)), passing);

  expect(findings.map(({ id }) => id)).toEqual(["dmarc-older-percent"]);
});

const usable = ["d@example.com", "e@example.com", "a@reports.net", "b@others.net", "f@mail.example.com"] as const;
const address = constantFrom(...usable, "a@gone.net", "a@null.net");
const place = tuple(constantFrom("mailto:", "mailto:", "mailto:", "", "mailto: "), address).map((each) =>
  each.join(""),
);
const places = tuple(array(place, { minLength: 1, maxLength: 3 }), constantFrom(",", ", ", " ")).map(([all, by]) =>
  all.join(by),
);
const level = constantFrom("none", "quarantine", "reject", "Reject", "rejct", "");

function tag(name: string, value: Arbitrary<string>): Arbitrary<string> {
  return tuple(constantFrom("=", "=", "=", " = ", ":"), value).map(([sign, each]) => `${name}${sign}${each}`);
}

const tags = oneof(
  tag("p", level),
  tag("p", level),
  tag("sp", level),
  tag("np", level),
  tag("rua", places),
  tag("rua", places),
  tag("ruf", places),
  tag("fo", constantFrom("1", "0:1", "2")),
  tag("psd", constantFrom("y", "n", "x")),
  tag("t", constantFrom("y", "n")),
  tag("pct", constantFrom("0", "50", "100", "all")),
  tag("rf", constantFrom("afrf")),
  tag("ri", constantFrom("86400")),
  tag("adkim", constantFrom("s", "relaxed")),
  constantFrom("nothing", "x=1", "", "mailto:e@example.com", "rau=mailto:d@example.com"),
);
const separator = constantFrom("; ", "; ", "; ", ";", ", ", " ", ";;");
const text = tuple(
  constantFrom("v=DMARC1", "v=DMARC1", "v=DMARC1", "v=dmarc1"),
  array(tuple(separator, tags), { maxLength: 6 }),
).map(([version, all]) => `${version}${all.flat().join("")}`);

/** The texts that a record at a name would replace. */
function replaced(texts: readonly string[]): readonly string[] {
  const choice = chooseDmarc(texts);
  return choice.kind === "one" ? [choice.record.text] : choice.kind === "several" ? choice.texts : choice.lookalikes;
}

/** The strictest policy that any receiver could read from the texts for a tag. */
function strictest(texts: readonly string[], name: string): number {
  const found = texts.flatMap((each) => [
    ...each.matchAll(new RegExp(String.raw`(?<![a-z])${name}\s?[=:]\s?(none|quarantine|reject)(?![a-z])`, "gi")),
  ]);
  return Math.max(-1, ...found.map(([, value = ""]) => policies.findIndex((each) => each === value.toLowerCase())));
}

test("findings offer one record per name, which fixes every fault it is offered for, keeps every report address and rejects no more mail", async () => {
  await assert(
    asyncProperty(
      array(text, { maxLength: 2 }),
      array(text, { maxLength: 1 }),
      constantFrom(domain, "a.example.com"),
      constantFrom(true, false, null),
      async (above, below, name, isAligned) => {
        const texts = { ...at(domain, ...above), ...at("a.example.com", ...below) };
        const raw = await look(texts, name);
        const before = dmarcSlice(raw, { isAligned });
        const offers = offersIn(raw, { isAligned }).filter((each) => each.name.startsWith("_dmarc."));
        for (const { name: where, value } of offers) {
          const others = offers.filter((each) => each.name === where);
          expect(new Set(others.map((each) => each.value)).size).toBe(1);
          const after = dmarcSlice(await look({ ...texts, [where]: [value] }, name), { isAligned });
          const old = replaced(texts[where] ?? []);
          const written = usable.filter((each) => old.join(" ").includes(each));
          const found = {
            value,
            isWorse: (after.points.dmarc ?? -1) < (before.points.dmarc ?? 0),
            left: others.filter((each) =>
              after.findings.some(({ id, subject }) => each.id === id && each.subject === subject),
            ),
            lost: written.filter((each) => !value.includes(each)),
            tightened: tightenedBy(raw, isAligned === true, old, value),
          };
          expect(found).toEqual({ value, isWorse: false, left: [], lost: [], tightened: [] });
          expect(chooseDmarc([value])).toMatchObject({ kind: "one", record: { isBroken: false } });
          expect(parseDmarc(value).policy).not.toBeNull();
        }
      },
    ),
    { numRuns: runs(200) },
  );
}, 300_000);

/** How an offered record rejects more than its author intended, where mail may not pass or no reports are read. */
function tightenedBy(raw: DmarcRaw, isAligned: boolean, old: readonly string[], value: string): readonly string[] {
  const record = parseDmarc(value);
  const isKnown = raw.record?.origin === "own" && isAligned;
  const isHeard = raw.record?.reports.some(({ tag: of, state }) => of === "rua" && state === "usable") === true;
  // A record that replaces the suffix's record may be as strict as that one.
  const above = raw.record?.origin === "suffix" ? rankOf(raw.policy?.published) : 0;
  const own = Math.max(above, strictest(old, "p"));
  const below = strictest(old, "sp");
  const [only, ...more] = old;
  const isAlone = only !== undefined && more.length === 0 && chooseDmarc([only]).kind === "one";
  const wasTest = isAlone ? parseDmarc(only).isTest : above > 0 && raw.record?.isTest === true;
  const percent = isAlone ? percentIn(readDmarcTags(only).tags) : 100;
  const faults: Readonly<Record<string, boolean>> = {
    sp: below >= 0 && rankOf(policyOf(record, "existing")?.published) > Math.max(own, below),
    p: !(isKnown && isHeard) && rankOf(record.policy) > own,
    t: !(isKnown && isHeard) && wasTest && !record.isTest,
    pct:
      !(isKnown && isHeard) &&
      record.policy !== "none" &&
      percentIn(readDmarcTags(value).tags) !== percent &&
      percent < 100,
  };
  return Object.keys(faults).filter((each) => faults[each]);
}

function rankOf(policy: string | null | undefined): number {
  return policies.findIndex((each) => each === policy);
}
