import { array, assert, constantFrom, property, record as shape, type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { at, bare, ed, good, key, look, short, tiny } from "../../../../test/mail/dkim-world.ts";
import { fill } from "../../../core/text.ts";
import { usualSelectors } from "../../../data/mail/dkim-selectors.ts";
import { chooseDkimKey } from "../../../formats/dkim/key.ts";
import { nameText, parseName } from "../../../formats/dns/name-text.ts";
import { collectDkim } from "./collect.ts";
import { mendedKey } from "./repair.ts";
import { dkimSlice, hasDkimKey } from "./judge.ts";
import { dkimProblems } from "./problems.ts";
import { dkimSchema, type DkimRaw } from "./schema.ts";

function judged(raw: DkimRaw) {
  const { points, findings } = dkimSlice(raw);
  return { points: points.dkim, ids: findings.map(({ id }) => id.replace("dkim-", "")) };
}

test.for<[what: string, records: string, points: number | null, ids: readonly string[], named?: readonly string[]]>([
  ["no key", "", 0, ["none"]],
  ["a key", at("default", key), 20, []],
  ["a key of 1024 bits", at("default", `p=${short}`), 17, ["short"]],
  ["a key of 1024 bits beside a longer one", at("default", `p=${short}`) + "\n" + at("mail", key), 20, ["short"]],
  ["a key in test mode", at("default", `v=DKIM1; t=y; p=${good}`), 12, ["testing"]],
  ["a key of 768 bits", at("default", `p=${tiny}`), 6, ["too-short"]],
  ["a key of 768 bits with a tag twice", at("default", `p=${tiny}; k=rsa; k=rsa`), 6, ["too-short"]],
  ["a text meant as a key of 768 bits", at("default", `v=dkim1; p=${tiny}`), 6, ["too-short"]],
  ["only Ed25519", at("default", `v=DKIM1; k=ed25519; p=${ed}`), 15, ["ed25519-only"]],
  ["Ed25519 and RSA", at("s1", `v=DKIM1; k=ed25519; p=${ed}`) + "\n" + at("s2", key), 20, []],
  ["a revoked key", at("default", "v=DKIM1; p="), 0, ["revoked", "not-found"]],
  ["a revoked key beside a good one", at("default", "v=DKIM1; p=") + "\n" + at("mail", key), 20, ["revoked"]],
  ["several keys at a selector", at("default", key, `p=${short}`), 6, ["several"]],
  ["only SHA-1", at("default", `v=DKIM1; h=sha1; p=${good}`), 6, ["broken"]],
  // opendkim, dkimpy and mailauth accept it, though RFC 6376 §3.6.1 requires the version first.
  ["the version at the end", at("default", `k=rsa; p=${good}; v=DKIM1`), 20, ["late-version"]],
  ["another version at the end", at("default", `k=rsa; p=${good}; v=DKIM2`), 6, ["broken"]],
  ["a text meant as a key", at("default", `v=dkim1; p=${good}`), 6, ["broken"]],
  ["another text", at("default", "hello"), 0, ["not-found"]],
  ["an RSA key without SubjectPublicKeyInfo", at("default", `v=DKIM1; p=${bare}`), 20, ["bare"]],
  ["a key at an unguessed selector", at("x20261120", key), 14, ["unknown-selector"]],
  ["a key at an unguessed selector that the user names", at("x20261120", key), 20, [], ["x20261120"]],
  // A user who names a selector signs with it.
  ["a named selector that does not exist", at("default", key), 6, ["selector-missing"], ["gone"]],
  ["a named selector that does not exist, and no key", "", 0, ["selector-missing", "none"], ["gone"]],
  [
    "a named selector that does not exist, and a key at an unguessed one",
    at("x1", key),
    6,
    ["selector-missing", "unknown-selector"],
    ["gone"],
  ],
  ["a named selector with another text", at("s9", "hello") + "\n" + at("mail", key), 6, ["selector-missing"], ["s9"]],
  ["a named selector with a broken key", at("s9", "v=DKIM1; p=AAAA") + "\n" + at("mail", key), 6, ["broken"], ["s9"]],
  ["a named selector with a revoked key", at("s9", "v=DKIM1; p=") + "\n" + at("mail", key), 20, ["revoked"], ["s9"]],
  ["a named selector that matches a wildcard", at("*", key), 14, ["wildcard"], ["s9"]],
  // DomainKeys and ADSP policies (RFC 4870 §3.6, RFC 5617 §4.1) exist without any key.
  ["a DomainKeys policy", '_domainkey TXT "o=-"', 0, ["not-shown"]],
  ["a DomainKeys policy, and a key", `_domainkey TXT "o=-"\n${at("mail", key)}`, 20, []],
  ["an ADSP policy", at("_adsp", "dkim=all"), 0, ["not-shown"]],
  ["a report address", at("_report", "ra=dkim"), 0, ["not-shown"]],
  ["a policy, and a key at an unguessed selector", `${at("_adsp", "dkim=all")}\n${at("x1", key)}`, 0, ["not-shown"]],
  ["an alias at _domainkey", "_domainkey CNAME gone.provider.net.", 0, ["not-shown"]],
  ["an alias to a provider", "default._domainkey CNAME theirs._domainkey.provider.net.", 20, []],
  ["a dangling alias", "default._domainkey CNAME gone.provider.net.", 6, ["dangling"]],
  ["a wildcard that revokes every key", at("*", "v=DKIM1; p="), 0, ["all-revoked"]],
  ["a wildcard that revokes every key, and a key", at("*", "v=DKIM1; p=") + "\n" + at("mail", key), 20, []],
  ["a dangling wildcard alias", "*._domainkey CNAME gone.provider.net.", 0, ["wildcard-dangling"]],
  [
    "a dangling wildcard alias, a key, and another dangling alias",
    `*._domainkey CNAME gone.provider.net.\n${at("mail", key)}\nk1._domainkey CNAME lost.provider.net.`,
    20,
    ["dangling", "wildcard-dangling"],
  ],
  ["a dangling DNAME", "_domainkey DNAME gone.provider.net.", 0, ["wildcard-dangling"]],
  ["a wildcard that is a key", at("*", key), 14, ["wildcard"]],
  ["a wildcard that is a key in test mode", at("*", `v=DKIM1; t=y; p=${good}`), 12, ["wildcard"]],
  // With a wildcard every name exists, so the name above the keys proves nothing.
  ["an A wildcard of the domain", "* A 11.1.1.1", 0, ["wildcard"]],
  ["a TXT wildcard of the domain", '* TXT "hello"', 0, ["wildcard"]],
  ["an A wildcard of the domain, and a key", `* A 11.1.1.1\n${at("mail", key)}`, 20, []],
])("DKIM with %s", async ([, records, points, ids, named]) => {
  const raw = await look(records, named);

  expect(dkimSchema.parse(raw)).toEqual(raw);
  expect(judged(raw)).toEqual({ points, ids });
});

test.for<[what: string, world: Partial<WorldText>, records: string, points: number | null, ids: readonly string[]]>([
  [
    "fails for a selector",
    { resolvers: { "127.0.0.1:53": { blocks: ["default._domainkey.example.com"], blocksWith: "SERVFAIL" } } },
    at("x1", key),
    null,
    ["unknown"],
  ],
  [
    "fails for a selector beside a key",
    { resolvers: { "127.0.0.1:53": { blocks: ["default._domainkey.example.com"], blocksWith: "SERVFAIL" } } },
    at("mail", key),
    20,
    [],
  ],
  ["does not answer", { resolvers: { "127.0.0.1:53": { isSilent: true } } }, at("mail", key), null, ["unknown"]],
  // Whether a wildcard exists is unknown too, so none is reported.
  [
    "fails for random names",
    {
      resolvers: {
        "127.0.0.1:53": {
          respond: ({ questions: [question] }, usual) => {
            const isMade = /^[0-9a-f]{20}\.example\.com\.$/.test(question ? nameText(question.name) : "");
            return isMade ? { ...usual(), rcode: 2, answers: [], authorities: [] } : usual();
          },
        },
      },
    },
    at("x1", key),
    null,
    ["unknown"],
  ],
  // This server violates RFC 8020: it answers NXDOMAIN for empty non-terminals.
  [
    "denies names without records",
    {
      resolvers: {
        "127.0.0.1:53": {
          respond: (_, usual) => {
            const reply = usual();
            return reply.answers.length === 0 ? { ...reply, rcode: 3 } : reply;
          },
        },
      },
    },
    `${at("x1", key)}\n_smtp._tls TXT "v=TLSRPTv1; rua=mailto:a@example.com"`,
    null,
    ["unknown"],
  ],
])("a resolver that %s", async ([, world, records, points, ids]) => {
  expect(judged(await look(records, [], world))).toEqual({ points, ids });
});

test("an unknown result for a named selector makes the part unknown", async () => {
  const resolvers = { "127.0.0.1:53": { blocks: ["s9._domainkey.example.com"], blocksWith: "SERVFAIL" as const } };

  expect(judged(await look(at("mail", key), ["s9"], { resolvers }))).toEqual({
    points: null,
    ids: ["selector-unknown"],
  });
});

test.for<[what: string, records: string, guessed: string]>([
  ["its mail exchangers", "@ MX 10 in1-smtp.messagingengine.com.", "fm3"],
  ["mail exchangers in Korea", "@ MX 10 kr1-aspmx1.worksmobile.com.", "naverworks"],
  ["an include that is also a mailbox domain", '@ TXT "v=spf1 include:mailbox.org ~all"', "mbo0001"],
  ["its SPF record", '@ TXT "v=spf1 include:spf.mtasv.net ~all"', "pm"],
  ["its report address", '_dmarc TXT "v=DMARC1; p=none; rua=mailto:a@dmarc.postmarkapp.com"', "pm"],
])("a provider is recognised by %s", async ([, records, guessed]) => {
  const raw = await look(`${records}\n${at(guessed, key)}`);

  expect(raw.queriedSelectors).toHaveLength(15);
  expect(raw.queriedSelectors).toContain("default");
  expect(judged(raw)).toEqual({ points: 20, ids: [] });
});

test.for<[what: string, records: string]>([
  ["a mailbox for reports", '_dmarc TXT "v=DMARC1; p=none; rua=mailto:me@icloud.com,mailto:me@proton.me"'],
  ["a mailbox in Russia", '_dmarc TXT "v=DMARC1; p=none; rua=mailto:me@yandex.ru"'],
  ["another product", '@ TXT "v=spf1 include:_spf.reach.hostinger.com ~all"'],
])("%s does not name a sending provider", async ([, records]) => {
  const { providers: operators, queriedSelectors: asked } = await look(records);

  expect(operators).toEqual([]);
  expect(asked).toEqual([...usualSelectors]);
});

test("the parent name is queried last, so that no resolver denies the names below it", async () => {
  const { context, asked } = openWorld({ zones: { "example.com": at("mail", key) } });

  await collectDkim(context, parseName("example.com"));

  const names = asked.map(({ name }) => name).filter((name) => name.includes("_domainkey"));
  expect(names.at(-1)).toBe("_domainkey.example.com.");
  // Fifteen guesses, two random names, and the parent name.
  expect(new Set(names).size).toBe(18);
});

test("an alias shows who owns the key", async () => {
  const records = "fm1._domainkey CNAME fm1.example.com.dkim.fmhosted.com.";
  const { selectors } = await look(records, ["fm1"], { zones: { "fmhosted.com": at("x", key) } });

  expect(selectors).toMatchObject([{ state: "dangling", operator: "Fastmail" }]);
});

test.for<[what: string, text: string, mended: string | null]>([
  ["test mode", `v=DKIM1; t=y:s; p=${good}; n=a note`, `v=DKIM1; k=rsa; p=${good}; t=y:s; n=a note`],
  ["the version at the end", `k=rsa; p=${good}; v=DKIM1`, key],
  ["only SHA-1", `v=DKIM1; h=sha1; p=${good}`, key],
  [
    "SHA-1 and SHA-256",
    `v=DKIM1; h=sha1:sha256; s=email; p=${good}; p=${good}`,
    `v=DKIM1; h=sha1:sha256; s=email; k=rsa; p=${good}`,
  ],
  ["spaces within the key", `v=DKIM1; s=tlsrpt; p=${good.slice(0, 50)} ${good.slice(50)}`, key],
  ["a version in lower case", `v=dkim1;p=${good}`, key],
  ["an RSA key without SubjectPublicKeyInfo", `v=DKIM1; p=${bare}`, "wrapped"],
  [
    "an Ed25519 key in SubjectPublicKeyInfo",
    `v=DKIM1; k=ed25519; p=MCowBQYDK2VwAyEA${ed}`,
    `v=DKIM1; k=ed25519; p=${ed}`,
  ],
  ["an Ed25519 key without k=", `v=DKIM1; p=${ed}`, `v=DKIM1; k=ed25519; p=${ed}`],
  ["text after the key", `v=DKIM1; p=${good}; some words`, key],
  // RFC 8301 §3.2: only a new key fixes this.
  ["fewer than 1024 bits", `v=DKIM1; p=${tiny}`, null],
  ["no key", "v=DKIM1; p=AAAA", null],
  ["another text", "hello", null],
])("the same key in the correct format, or none: a record with %s", ([, text, mended]) => {
  const found = mendedKey(text, true);
  const choice = chooseDkimKey([found ?? ""]);

  expect(found === null || mended === "wrapped" ? null : found).toBe(mended === "wrapped" ? null : mended);
  expect(choice.kind === "one" ? choice.record.problems : null).toEqual(mended === null ? null : []);
});

test.for([
  `v=DKIM1; t=y; p=${good}`,
  `v=DKIM1; t=y; h=sha1; p=${good}`,
  `k=rsa; p=${good}; v=DKIM1`,
  `v=DKIM1; p=${good}; p=${good}`,
  `v=dkim1; p=${short}`,
  `v=DKIM1; p=${bare}`,
  `v=DKIM1; t=y; p=${bare}`,
  `v=DKIM1; k=ed25519; p=MCowBQYDK2VwAyEA${ed}`,
])("publishing the offered record fixes: %s", async (text) => {
  const before = dkimSlice(await look(at("mail", text)));
  const told = before.findings.filter(({ record }) => record);
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told.map(({ record }) => record?.value)).size).toBe(1);
  for (const { id, record } of told) {
    const after = dkimSlice(await look(at("mail", record?.value ?? "")));

    expect(record?.name).toBe("mail._domainkey.example.com");
    expect(after.findings.map((each) => each.id)).not.toContain(id);
    expect(after.points.dkim).toBeGreaterThanOrEqual(before.points.dkim ?? 0);
  }
});

const seenKey = shape({
  isNamed: constantFrom(false, true),
  state: constantFrom("key", "key", "absent", "dangling", "several"),
  isUsable: constantFrom(true, false),
  isTesting: constantFrom(true, false),
  isRevoked: constantFrom(false, false, true),
  bits: constantFrom(512, 1024, 2048, 4096),
});

type SeenKey = typeof seenKey extends Arbitrary<infer T> ? T : never;

test("a worse key never scores higher, and a guessed key never lowers the score", async () => {
  const seen = await look(at("mail", key));
  const [selector] = seen.selectors;
  if (!selector?.key) throw new Error("nothing was seen");
  const usual = { selector, key: selector.key };
  const rawOf = (keys: readonly SeenKey[]): DkimRaw => ({
    ...seen,
    selectors: keys.map(({ isNamed, state, ...each }) => ({
      ...usual.selector,
      isNamed,
      state,
      key: state === "key" ? { ...usual.key, ...each } : null,
    })),
  });
  assert(
    property(array(seenKey, { minLength: 1, maxLength: 4 }), (keys) => {
      const raw = rawOf(keys);
      const points = dkimSlice(raw).points.dkim;
      for (const [index, each] of keys.entries()) {
        const better: readonly (typeof each)[] = [
          { ...each, isUsable: true, isRevoked: false },
          { ...each, isTesting: false },
          { ...each, state: "key", isUsable: true, isRevoked: false },
          { ...each, bits: 2048 },
        ];
        for (const other of better) {
          expect(dkimSlice(rawOf(keys.with(index, other))).points.dkim ?? 0).toBeGreaterThanOrEqual(points ?? 0);
        }
      }
      const isThere = keys.some(({ state, isUsable }) => state === "key" && isUsable);
      expect(hasDkimKey(raw)).toBe(isThere ? true : null);
    }),
  );
});

test("every problem fills its placeholders", async () => {
  const worlds = [
    "",
    at("default", `t=y; p=${short}`),
    at("default", key, key),
    "mail._domainkey CNAME gone.provider.net.",
    "*._domainkey CNAME gone.provider.net.",
  ];
  const raws = await Promise.all(worlds.map((each) => look(each, ["gone"])));
  const said = raws
    .flatMap((raw) => dkimSlice(raw).findings)
    .flatMap(({ id, params }) =>
      (["en", "ko"] as const).flatMap((language) => [
        fill(dkimProblems[id].cause, params, language),
        fill(dkimProblems[id].action, params, language),
      ]),
    );

  expect(said.filter((each) => /[{}]|undefined/.test(each))).toEqual([]);
});
