import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { plainText } from "../dns/plain-text.ts";
import { olderViewOf, organisationalDomain, policyFor } from "./walk.ts";

/** Records by domain. */
type Published = Readonly<Record<string, string | readonly string[]>>;

/** A world with these records, and with addresses for the names in `there`. */
function worldOf(published: Published, there: readonly string[] = [], world: Partial<WorldText> = {}) {
  const records = Object.entries(published).flatMap(([domain, texts]) =>
    [texts].flat().map((text) => ({ domain, line: `_dmarc.${domain}. TXT "${text}"` })),
  );
  const all = [...records, ...there.map((domain) => ({ domain, line: `${domain}. A 11.1.1.1` }))];
  const zones: Record<string, { records: string; isSigned: boolean }> = {};
  for (const { domain, line } of all) {
    const zone = domain.split(".").slice(-2).join(".");
    zones[zone] = { records: `${zones[zone]?.records ?? ""}\n${line}`, isSigned: false };
  }
  for (const top of ["com", "example"]) zones[top] ??= { records: "", isSigned: false };
  return openWorld({ zones, ...world }).context;
}

function failing(...names: readonly string[]): Partial<WorldText> {
  return { resolvers: { "127.0.0.1:53": { blocks: names.map((name) => `_dmarc.${name}`), blocksWith: "SERVFAIL" } } };
}

const reject = "v=DMARC1; p=reject";
const none = "v=DMARC1; p=none";
const suffix = "v=DMARC1; p=reject; psd=y; rua=mailto:psd@bank.example";

test.for<[clause: string, name: string, published: Published, organisation: string]>([
  ["B.4.1 author", "example.com", { "example.com": reject, "signing.example.com": reject }, "example.com"],
  ["B.4.1 signer", "signing.example.com", { "example.com": reject, "signing.example.com": reject }, "example.com"],
  ["B.4.2", "a.b.c.d.e.f.g.h.i.j.k.example.com", { "example.com": reject }, "example.com"],
  ["B.4.3 author", "giant.bank.example", { "bank.example": suffix, "giant.bank.example": none }, "giant.bank.example"],
  [
    "B.4.3 sender",
    "mail.giant.bank.example",
    { "bank.example": suffix, "giant.bank.example": none },
    "giant.bank.example",
  ],
  ["B.4.3 signer", "mail.mega.bank.example", { "bank.example": suffix }, "mega.bank.example"],
  ["§4.10.2, first example", "a.mail.example.com", { "mail.example.com": none, "example.com": none }, "example.com"],
  ["§4.10.2, second example", "a.mail.example.com", { "mail.example.com": "v=DMARC1; psd=n" }, "mail.example.com"],
  ["§4.10.2, third example", "a.mail.example.com", { com: "v=DMARC1; p=none; psd=y" }, "example.com"],
  ["§4.10.2 rule 1", "a.b.example.com", { "b.example.com": `${reject}; psd=n`, "example.com": none }, "b.example.com"],
  ["rule 1, of itself", "b.example.com", { "b.example.com": `${reject}; psd=n`, "example.com": none }, "b.example.com"],
  ["rule 2, not for the start", "bank.example", { "bank.example": suffix }, "bank.example"],
  [
    "rule 3, not the one in between",
    "a.b.example.com",
    { "b.example.com": none, "example.com": reject },
    "example.com",
  ],
  ["rule 3, nothing above", "mail.example.com", { "mail.example.com": reject }, "mail.example.com"],
  ["no rule", "mail.example.com", {}, "mail.example.com"],
  // §4.10 steps 2 and 6: several records count as none, and their psd tags are ignored.
  [
    "several in between",
    "a.b.example.com",
    { "b.example.com": [`${reject}; psd=n`, none], "example.com": none },
    "example.com",
  ],
  ["§4.7 psd, an invalid value", "a.example.com", { "a.example.com": `${none}; psd=x`, com: none }, "com"],
])("RFC 9989 %s: %s", async ([, name, published, organisation]) => {
  const found = await organisationalDomain(worldOf(published), parseName(name));

  expect(found.kind === "known" && plainText(found.name)).toBe(organisation);
});

test.for<[clause: string, name: string, published: Published, told: string, there?: readonly string[]]>([
  ["§4.10.1 the domain", "example.com", { "example.com": reject }, "own example.com p reject"],
  ["§4.10.1 the organisation", "mail.example.com", { "example.com": reject }, "organisation example.com p reject"],
  [
    "§4.10.1 the organisational domain, and not those in between",
    "a.b.example.com",
    { "b.example.com": none, "example.com": reject },
    "organisation example.com p reject",
  ],
  [
    "§4.10.1 the suffix",
    "a.giant.bank.example",
    { "bank.example": `${suffix}; sp=quarantine` },
    "suffix bank.example sp quarantine",
  ],
  [
    "§4.10.1 note: not the suffix where the organisation has one",
    "a.giant.bank.example",
    { "bank.example": suffix, "giant.bank.example": none },
    "organisation giant.bank.example p none",
  ],
  [
    "B.4.3",
    "giant.bank.example",
    { "bank.example": suffix, "giant.bank.example": none },
    "own giant.bank.example p none",
  ],
  ["§4.10.1 the suffix right above", "giant.bank.example", { "bank.example": suffix }, "suffix bank.example p reject"],
  ["§5.2 a suffix itself", "bank.example", { "bank.example": `${suffix}; sp=none` }, "own bank.example p reject"],
  [
    "§4.10 step 2",
    "mail.example.com",
    { "mail.example.com": [reject, none], "example.com": `${none}; sp=quarantine` },
    "organisation example.com sp quarantine",
  ],
  ["§4.10 step 2, nothing above", "example.com", { "example.com": [reject, none] }, "none"],
  [
    "§4.10, other texts",
    "mail.example.com",
    { "mail.example.com": ["some text", "another"], "example.com": none },
    "organisation example.com p none",
  ],
  ["no record", "example.com", {}, "none"],
  ["§4.7 v in lower case", "example.com", { "example.com": "v=dmarc1; p=reject" }, "none"],
  ["§4.7 t", "example.com", { "example.com": `${reject}; t=y` }, "own example.com p quarantine"],
  [
    "§4.7 t below",
    "a.example.com",
    { "example.com": `${reject}; sp=quarantine; t=y` },
    "organisation example.com sp none",
  ],
  ["§9.3 pct", "example.com", { "example.com": `${reject}; pct=0` }, "own example.com p reject"],
  [
    "§4.10.1 no p, and reports",
    "example.com",
    { "example.com": "v=DMARC1; rua=mailto:d@example.com" },
    "own example.com p none",
  ],
  ["§4.10.1 no p, no reports", "example.com", { "example.com": "v=DMARC1; adkim=s" }, "void example.com"],
  [
    "§4.10.1 a void record is not walked past",
    "mail.example.com",
    { "mail.example.com": "v=DMARC1; adkim=s", "example.com": reject },
    "void mail.example.com",
  ],
  [
    "§4.10.1 an invalid sp",
    "a.example.com",
    { "example.com": `${reject}; sp=bounce; rua=mailto:d@example.com` },
    "organisation example.com p none",
  ],
  [
    "§4.7 np",
    "sub.example.com",
    { "example.com": `${reject}; sp=none; np=quarantine` },
    "organisation example.com np quarantine",
  ],
  [
    "§4.7 np, for an existing name",
    "sub.example.com",
    { "example.com": `${reject}; sp=none; np=quarantine` },
    "organisation example.com sp none",
    ["sub.example.com"],
  ],
  [
    "§A.4 np, of a name with names below it",
    "sub.example.com",
    { "example.com": `${reject}; np=none` },
    "organisation example.com p reject",
    ["host.sub.example.com"],
  ],
  ["§4.7 np, of the domain itself", "example.com", { "example.com": `${none}; np=reject` }, "own example.com p none"],
  [
    "§4.7 np of a suffix",
    "fake.gov.example",
    { "gov.example": `${suffix}; sp=none; np=reject` },
    "suffix gov.example np reject",
  ],
])("RFC 9989 %s: the policy of %s", async ([, name, published, told, there]) => {
  const found = await policyFor(worldOf(published, there), parseName(name));

  expect(saidOf(found)).toBe(told);
});

function saidOf(found: Awaited<ReturnType<typeof policyFor>>): string {
  if (found.kind === "found") return `${found.origin} ${plainText(found.about)} ${found.tag} ${found.applied}`;
  if (found.kind === "void") return `void ${plainText(found.about)}`;
  return found.kind === "unknown" ? `unknown ${plainText(found.at)} ${found.reason}` : found.kind;
}

test.for<
  [what: string, name: string, published: Published, fails: string, policy: string, organisation: string | null]
>([
  ["above its own record", "example.com", { "example.com": reject }, "com", "own example.com p reject", null],
  [
    "above psd=n",
    "example.com",
    { "example.com": `${reject}; psd=n` },
    "com",
    "own example.com p reject",
    "example.com",
  ],
  [
    "above the suffix",
    "a.bank.example",
    { "bank.example": suffix },
    "example",
    "suffix bank.example p reject",
    "a.bank.example",
  ],
  [
    "in its own place",
    "mail.example.com",
    { "example.com": reject },
    "mail.example.com",
    "unknown mail.example.com SERVFAIL",
    null,
  ],
  [
    "below the record that would count",
    "a.b.example.com",
    { "example.com": reject },
    "b.example.com",
    "unknown b.example.com SERVFAIL",
    null,
  ],
  // An unanswered name could have the record that applies.
  [
    "above the record that would count",
    "mail.example.com",
    { "example.com": reject },
    "com",
    "unknown com SERVFAIL",
    null,
  ],
])("a name whose lookup fails %s", async ([, name, published, fails, policy, organisation]) => {
  const context = worldOf(published, [], failing(fails));
  const domain = await organisationalDomain(context, parseName(name));

  expect(saidOf(await policyFor(context, parseName(name)))).toBe(policy);
  expect(domain.kind === "known" ? plainText(domain.name) : null).toBe(organisation);
});

test("existence is asked only where it matters, and a failed lookup gives no guess", async () => {
  const published = { "example.com": `${reject}; sp=none; np=quarantine` };
  const resolvers = { "127.0.0.1:53": { blocks: ["sub.example.com"], blocksWith: "SERVFAIL" as const } };
  const context = worldOf(published, ["sub.example.com"], { resolvers });

  expect(saidOf(await policyFor(context, parseName("sub.example.com")))).toMatch("unknown");
});

test.for<
  [what: string, name: string, published: Published, organisation: string | null, told: string, isInOrder: boolean]
>([
  ["the same", "mail.example.com", { "example.com": reject }, "example.com", "example.com reject 100", true],
  [
    "a part of the messages",
    "example.com",
    { "example.com": `${reject}; pct=0` },
    "example.com",
    "example.com reject 0",
    true,
  ],
  [
    "an invalid percentage",
    "example.com",
    { "example.com": `${reject}; pct=101` },
    "example.com",
    "example.com reject 100",
    true,
  ],
  ["test mode", "example.com", { "example.com": `${reject}; t=y` }, "example.com", "example.com reject 100", true],
  [
    "several",
    "mail.example.com",
    { "mail.example.com": [none, reject], "example.com": reject },
    "example.com",
    "none several",
    true,
  ],
  ["np", "mail.example.com", { "example.com": `${none}; np=reject` }, "example.com", "example.com none 100", true],
  [
    "an invalid np",
    "example.com",
    { "example.com": `${reject}; np=no` },
    "example.com",
    "example.com reject 100",
    true,
  ],
  ["an invalid sp", "example.com", { "example.com": `${reject}; sp=no` }, "example.com", "none void", true],
  [
    "records in between",
    "a.b.example.com",
    { "b.example.com": `${reject}; psd=n` },
    "example.com",
    "none absent",
    true,
  ],
  [
    "a record of a listed suffix",
    "alice.blogspot.com",
    { "blogspot.com": reject },
    "alice.blogspot.com",
    "none absent",
    true,
  ],
  ["a suffix", "com", { com: reject }, null, "com reject 100", true],
  [
    "another order",
    "example.com",
    { "example.com": "v=DMARC1; rua=mailto:d@example.com; p=reject" },
    "example.com",
    "example.com reject 100",
    false,
  ],
])("RFC 7489 sees %s", async ([, name, published, organisation, told, isInOrder]) => {
  const view = await olderViewOf(worldOf(published), parseName(name));
  const { policy } = view;

  expect(view.organisation && plainText(view.organisation)).toBe(organisation);
  expect(view.isInOrder).toBe(isInOrder);
  expect(
    policy.kind === "found"
      ? `${plainText(policy.about)} ${policy.policy} ${policy.percent}`
      : policy.kind === "none"
        ? `none ${policy.why}`
        : "unknown",
  ).toBe(told);
});
