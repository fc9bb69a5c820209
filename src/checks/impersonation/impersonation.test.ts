import { domainToASCII } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ServerTraits } from "../../../test/dns/world/server.ts";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { runs } from "../../../test/runs.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { grades, meets, type Grade } from "../../core/grade/grade.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { variantKinds } from "../../data/lookalikes/lanes.ts";
import { types } from "../../formats/dns/codes.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import { registry } from "../index.ts";
import { withCauses } from "./causes.ts";
import { collect } from "./collect.ts";
import { impersonation, type ImpersonationRaw } from "./index.ts";
import { judge } from "./judge.ts";
import { problems, type ProblemId } from "./problems.ts";
import { lookalikeScore } from "./score.ts";
import type { Lookalikes } from "./schema.ts";
import { situations } from "./situations.ts";

const servers = "@ NS ns1.shop.com.\n@ NS ns2.shop.com.";

const zones: WorldText["zones"] = {
  "shop.com":
    '@ NS ns1\n@ NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53\n@ A 11.9.9.9\n_dmarc TXT "v=DMARC1; p=reject; sp=none"',
  "hop.com": "@ A 11.7.7.7\n@ MX 10 mail\nmail A 11.7.7.8",
  "shp.com": "@ A 11.7.7.7",
  "sop.com": `${servers}\n@ A 11.9.9.9`,
  // Registered without any use.
  "sho.com": "@ MX 0 .",
};

/** The certificate log entries of the domain. */
const logs = {
  sources: [{ status: "complete", stale: false }],
  total: 3,
  internalSystems: {
    total: 2,
    names: [
      { name: "vpn.shop.com", purpose: "remote", isValid: true },
      { name: "old.shop.com", purpose: "legacy", isValid: false },
    ],
  },
  wildcards: { total: 1, valid: 1, names: [] },
};

const silent = { respond: () => null };

/** Runs the check in a world in which only resolvers answer: any other request is a bug of the check. */
async function look(text: Partial<WorldText> = {}, told: object | null = logs): Promise<ImpersonationRaw> {
  const doh = { "https://one.example/dns-query": {}, "https://two.example/dns-query": {} };
  const world = openWorld({ zones, doh, ...text });
  const use = (): Promise<never> =>
    told === null
      ? Promise.reject(failure("timeout.source", { source: "crt.sh", host: "crt.sh" }))
      : (Promise.resolve({ raw: told }) as Promise<never>);
  const context: Context = { ...world.context, use };
  return impersonation.raw.parse(await collect(impersonation.input.parse({ query: "www.shop.com" }), context));
}

test("variants are sorted by owner, and only resolvers are contacted", async () => {
  const raw = await look();
  expect(raw).toMatchObject({
    domain: "shop.com",
    lookalikes: { variants: 1000, undetermined: 0, inactive: 1 },
    certificates: { internalSystems: 1, wildcards: 1, listed: [{ name: "vpn.shop.com", purpose: "remote" }] },
    dmarc: { policy: "reject", subdomains: "none" },
    truncated: false,
  });
  expect(raw.lookalikes?.hostile.map(({ name, mail }) => [name, mail])).toEqual([
    ["hop.com", true],
    ["shp.com", false],
  ]);
  expect(raw.lookalikes?.own.map(({ name }) => name)).toEqual(["sop.com"]);
  const verdict = judge(raw);
  expect(verdict.findings.map(({ id }) => id)).toEqual([
    "lookalikes-resolve",
    "lookalikes-mail",
    "dmarc-subdomains",
    "systems-named",
    "wildcards",
  ]);
  expect(verdict).toMatchObject({ grade: "B", coverage: 100 });
});

test("lookalikes on the same shared name servers are neither the owner's nor idle, and a finding names them", async () => {
  const shared = "@ NS ns1.dns-parking.com.\n@ NS ns2.dns-parking.com.\n@ A 11.9.9.9\n@ MX 10 mail\nmail A 11.7.7.8";
  const raw = await look({
    zones: {
      "dns-parking.com": "@ NS ns1\n@ NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53",
      "shop.com": `${shared}\n_dmarc TXT "v=DMARC1; p=reject"`,
      "hop.com": shared,
      "sop.com": shared,
    },
  });
  expect(raw.lookalikes).toMatchObject({ undetermined: 0, unresolved: 0, hostile: [], own: [], inactive: 0 });
  expect(raw.lookalikes?.unclear.map(({ name }) => name)).toEqual(["hop.com", "sop.com"]);
  const verdict = judge(raw);
  expect(verdict).toMatchObject({ status: "pass", coverage: 100 });
  expect(verdict.findings).toContainEqual(
    expect.objectContaining({
      id: "owner-unclear",
      params: { domain: "shop.com", count: 2, names: "hop.com, sop.com" },
    }),
  );
});

/** A resolver that knows only the name servers of one name. */
const forgetful: ServerTraits = {
  respond: (query, usual) => {
    const [question] = query.questions;
    return question && nameText(question.name) === "hop.com." && question.type !== types.NS ? null : usual();
  },
};

test("spoofs that mix scripts, or use letters of another one, count", async () => {
  const spoof = domainToASCII("ѕhop.com");
  const raw = await look({ zones: { ...zones, [spoof]: "@ A 11.7.7.7\n@ MX 10 mail\nmail A 11.7.7.8" } });
  expect(raw.lookalikes?.hostile).toContainEqual(
    expect.objectContaining({ name: spoof, unicode: "ѕhop.com", kind: "mixed-script", mail: true }),
  );
});

test("registered lookalikes whose addresses could not be looked up are not idle, and not among the undetermined of all", async () => {
  const raw = await look({ doh: { "https://one.example/dns-query": forgetful } });
  expect(raw.lookalikes).toMatchObject({ undetermined: 0, unresolved: 1, inactive: 1 });
  const verdict = judge(raw);
  expect(verdict).toMatchObject({ status: "unknown", coverage: 50 });
  expect(verdict.findings).toContainEqual(
    expect.objectContaining({ id: "not-resolved", params: { domain: "shop.com", count: 1, total: 4 } }),
  );
});

test("without certificate logs the other parts give the grade", async () => {
  const verdict = judge(await look({}, null));
  expect(verdict.coverage).toBe(70);
  expect(verdict.grade).toBeDefined();
  expect(verdict.findings.map(({ id }) => id)).toContain("logs-unknown");
});

test("an empty list of a certificate log index is no result while another source fails", async () => {
  const nothing = { total: 0, internalSystems: { total: 0, names: [] }, wildcards: { total: 0, valid: 0, names: [] } };
  const sources = [
    { status: "complete", stale: false },
    { status: "failed", stale: false },
  ];
  const raw = await look({}, { ...nothing, sources });
  expect(raw.certificates).toBeNull();
  expect(judge(raw).coverage).toBe(70);
  expect(judge(raw).findings.map(({ id }) => id)).toContain("logs-unknown");
  const { certificates } = await look({}, { ...nothing, sources: sources.slice(0, 1) });
  expect(certificates).toMatchObject({ names: 0, internalSystems: 0, wildcards: 0 });
});

test("if the resolvers do not answer for lookalikes there is no grade", async () => {
  const raw = await look({ doh: { "https://one.example/dns-query": silent } });
  // Nothing timed out: the world's clock stands still.
  expect(raw).toMatchObject({ lookalikes: null, truncated: false });
  const verdict = judge(raw);
  expect(verdict).toMatchObject({ status: "unknown", coverage: 50 });
  expect(verdict.grade).toBeUndefined();
  expect(verdict.findings).toContainEqual(expect.objectContaining({ id: "lookalikes-unknown" }));
  expect(interpret(impersonation, verdict, "en").issues).toContainEqual(
    expect.objectContaining({ action: expect.stringContaining("PORTCULLIS_DOH") }),
  );
  expect(impersonation.lasts?.(raw)).toBe(0);
});

test("every finding that another check makes of the same fact names its rule there", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const rules = new Set(
    checks.flatMap(({ id, words }) => Object.keys(words.problems).map((problem) => `${id}.${problem}`)),
  );
  const open = judge({ ...safe, dmarc: { policy: "missing", subdomains: "missing" }, lookalikes: withHostile(3) });
  const findings = (Object.keys(problems) as ProblemId[]).map((id) => withCauses({ id, params: {} }));
  const named = findings.flatMap(({ because }) => because?.map(({ id }) => id) ?? []);
  const ownWords = findings.filter(({ because }) => because === undefined).map(({ id }) => id);

  expect(named.filter((id) => !rules.has(id))).toEqual([]);
  expect(ownWords).toEqual(["not-resolved", "lookalikes-unknown"]);
  expect(open.findings.find(({ id }) => id === "dmarc-missing")?.because).toContainEqual({ id: "email.dmarc-missing" });
});

const safe: ImpersonationRaw = {
  domain: "shop.com",
  observedAt: "2026-11-20T12:00:00.000Z",
  resolvers: [],
  lookalikes: { variants: 1000, undetermined: 0, unresolved: 0, hostile: [], own: [], unclear: [], inactive: 0 },
  certificates: { names: 2, internalSystems: 0, listed: [], wildcards: 0 },
  dmarc: { policy: "reject", subdomains: "reject" },
  truncated: false,
};

test.for<[what: string, change: Partial<ImpersonationRaw>, grade: Grade | undefined]>([
  ["nothing", {}, "A+"],
  ["no DMARC, which caps the grade", { dmarc: { policy: "missing", subdomains: "missing" } }, "B"],
  ["only monitoring, which caps it too", { dmarc: { policy: "none", subdomains: "none" } }, "B"],
  ["a wildcard", { certificates: { names: 2, internalSystems: 0, listed: [], wildcards: 1 } }, "A+"],
  ["many systems and wildcards", { certificates: { names: 99, internalSystems: 40, listed: [], wildcards: 9 } }, "B"],
  ["ten dangerous lookalikes", { lookalikes: withHostile(10) }, "B"],
  ["a hundred dangerous lookalikes", { lookalikes: withHostile(100) }, "D"],
  ["too many undetermined lookalikes", { lookalikes: { ...withHostile(0), undetermined: 51 } }, undefined],
  ["few undetermined lookalikes", { lookalikes: { ...withHostile(0), undetermined: 50 } }, "A+"],
  ["only unresolved lookalikes", { lookalikes: { ...withHostile(0), unresolved: 50 } }, undefined],
  ["too many unresolved lookalikes", { lookalikes: { ...withHostile(0), unresolved: 3, inactive: 55 } }, undefined],
  ["few unresolved lookalikes", { lookalikes: { ...withHostile(0), unresolved: 3, inactive: 57 } }, "A+"],
])("the grade with %s", ([, change, grade]) => {
  const verdict = judge({ ...safe, ...change });
  expect(verdict.grade).toBe(grade);
  for (const language of ["en", "ko"] as const) {
    expect(interpret(impersonation, verdict, language).summary).not.toBe("");
  }
});

test.for(situations)("$seen.en: $grade", ({ raw, grade }) => {
  expect(judge({ ...safe, ...raw }).grade).toBe(grade);
});

function withHostile(count: number): Lookalikes {
  const hostile = Array.from({ length: count }, (_, index) => hostileAt(index));
  return { variants: 1000, undetermined: 0, unresolved: 0, hostile, own: [], unclear: [], inactive: 0 };
}

function hostileAt(index: number): Lookalikes["hostile"][number] {
  return { name: `shop${index}.com`, kind: "homoglyph", risk: 95, mail: false };
}

const own = fc.record({
  name: fc.constant("shop.net"),
  kind: fc.constantFrom(...variantKinds),
  risk: fc.integer({ min: 0, max: 100 }),
});
const hostile = own.chain((each) => fc.boolean().map((mail) => ({ ...each, mail })));

const lookalikes = fc.record({
  variants: fc.constant(1000),
  undetermined: fc.integer({ min: 0, max: 60 }),
  unresolved: fc.integer({ min: 0, max: 10 }),
  hostile: fc.array(hostile, { maxLength: 200 }),
  own: fc.array(own, { maxLength: 50 }),
  unclear: fc.array(own, { maxLength: 5 }),
  inactive: fc.constant(0),
});

const states = fc.record({
  lookalikes,
  dmarc: fc.constantFrom(safe.dmarc, { policy: "none", subdomains: "none" } as const, null),
  certificates: fc.constantFrom(safe.certificates, null),
});

function isNoBetter(than: Pick<ImpersonationRaw, "lookalikes">, one: Pick<ImpersonationRaw, "lookalikes">): boolean {
  const before = judge({ ...safe, ...than });
  const after = judge({ ...safe, ...one });
  if (before.grade === undefined || after.grade === undefined) {
    // One more variant that is known lowers the share of those that are not.
    const canBecomeKnown = (than.lookalikes?.unresolved ?? 0) > 0;
    return canBecomeKnown || before.grade === after.grade;
  }
  return meets(before.grade, after.grade) && (before.score ?? 0) >= (after.score ?? 0);
}

test("one more lookalike of others never improves the grade", () => {
  fc.assert(
    fc.property(states, hostile, (state, more) => {
      const worse = { ...state.lookalikes, hostile: [...state.lookalikes.hostile, more] };
      expect(isNoBetter(state, { ...state, lookalikes: worse })).toBe(true);
    }),
    { numRuns: runs(2000) },
  );
});

test("one more lookalike of the owner never worsens the grade, nor does one that moves from others to the owner", () => {
  fc.assert(
    fc.property(states, own, (state, more) => {
      const better = { ...state.lookalikes, own: [...state.lookalikes.own, more] };
      expect(isNoBetter({ ...state, lookalikes: better }, state)).toBe(true);
      const [first, ...others] = state.lookalikes.hostile;
      if (!first) return;
      const { mail: _mail, ...taken } = first;
      const bought = { ...state.lookalikes, hostile: others, own: [...state.lookalikes.own, taken] };
      expect(isNoBetter({ ...state, lookalikes: bought }, state)).toBe(true);
    }),
    { numRuns: runs(2000) },
  );
});

test("a lookalike that receives mail counts more, and every grade can be reached", () => {
  const silentOne = lookalikeScore(withHostile(20)) ?? 0;
  const mailing = withHostile(20).hostile.map((each) => ({ ...each, mail: true }));
  expect(lookalikeScore({ ...withHostile(20), hostile: mailing })).toBeLessThan(silentOne);
  const given = [0, 1, 3, 10, 40, 900].flatMap((count) =>
    [safe.dmarc, { policy: "missing", subdomains: "missing" } as const].map(
      (dmarc) => judge({ ...safe, dmarc, lookalikes: withHostile(count) }).grade,
    ),
  );
  expect(new Set(given)).toEqual(new Set(grades));
});
