import * as fc from "fast-check";
import { expect, test } from "vitest";
import { interpret, severities } from "../../../core/result/interpretation.ts";
import { caaFaults } from "../../../formats/dns/caa.ts";
import { dmarcNoteCodes } from "../../../formats/dmarc/tags.ts";
import { spfErrorCodes } from "../../../formats/spf/errors.ts";
import { openWorld } from "../../../../test/dns/world.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { collectRecords } from "./collect.ts";
import { recordProblems } from "./problems.ts";
import { recordFindings } from "./judge.ts";
import { recordsRaw, type RecordsRaw } from "./schema.ts";

const sound = await seen(`
  @ A 11.1.1.1
  @ AAAA 2a00:1::1
  @ MX 10 mail
  mail A 11.1.1.2
  mail TXT "v=spf1 a -all"
  @ TXT "v=spf1 mx -all"
  _dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@example.com"
  @ CAA 0 issue "ca.example.net"
`);

async function seen(records: string): Promise<RecordsRaw> {
  const { context } = openWorld({ zones: { "example.com": records }, net: { addresses } });
  const name = parseName("example.com");
  const raw = recordsRaw.parse(await collectRecords(context, name, name));
  return { ...raw, references: { list: [], total: 0 } };
}

function addresses({ host }: { readonly host: string }) {
  return Promise.resolve([{ id: host, address: host, isAllowed: true }]);
}

const reference: RecordsRaw["references"]["list"][number] = {
  name: "www.example.net",
  by: ["CNAME"],
  state: "there",
  reason: null,
  domain: "example.net",
  registration: "registered",
  registrationReason: null,
  service: null,
};

const check = { id: "dns", words: { problems: recordProblems, caps: {}, kpis: {}, parts: {} } };

function issuesOf(raw: RecordsRaw, language: "en" | "ko" = "en") {
  return interpret(check, { status: "pass", kpis: [], findings: recordFindings(raw) }, language).issues;
}

/** The rank of the worst finding; higher than every severity if there is none. */
function worst(raw: RecordsRaw): number {
  const found = issuesOf(raw).map(({ severity }) => severities.indexOf(severity));
  return Math.min(severities.length, ...found);
}

test("correct records have no findings", () => {
  expect(recordsRaw.parse(sound)).toEqual(sound);
  expect(recordFindings(sound)).toEqual([]);
});

test.for<[what: string, by: readonly string[], seen: Partial<typeof reference>, id: string | null]>([
  ["an alias to an existing name", ["CNAME"], {}, null],
  ["an alias into an unregistered domain", ["CNAME"], { registration: "unregistered" }, "dns.dangling-domain"],
  [
    "an unregistered domain whose name could not be looked up",
    ["MX"],
    { registration: "unregistered", state: "unknown" },
    "dns.dangling-domain",
  ],
  ["reports to an unregistered domain", ["DMARC rua"], { registration: "unregistered" }, "dns.dangling-report-domain"],
  [
    "reports and mail to an unregistered domain",
    ["DMARC rua", "MX"],
    { registration: "unregistered" },
    "dns.dangling-domain",
  ],
  ["a name that does not exist", ["HTTPS"], { state: "missing" }, "dns.dangling-name"],
  [
    "a name that a cloud service gives away",
    ["HTTPS"],
    { state: "missing", service: "Azure App Service" },
    "dns.dangling-service",
  ],
  [
    "a name of a cloud service whose own domain does not exist",
    ["CNAME"],
    { state: "missing", service: "Azure App Service", registration: "no-registry" },
    "dns.dangling-name",
  ],
  ["an undelegated domain", ["CNAME"], { registration: "undelegated" }, "dns.undelegated-domain"],
  ["reports to an undelegated domain", ["CAA iodef"], { registration: "undelegated" }, "dns.undelegated-report-domain"],
  ["a domain on hold", ["SPF include"], { registration: "held", state: "missing" }, "dns.held-domain"],
  ["reports to a domain on hold", ["DMARC ruf"], { registration: "held", state: "missing" }, null],
  // The SPF record itself is judged with what it includes.
  ["a domain that is not open for registration", ["SPF include"], { registration: "closed", state: "missing" }, null],
  // A missing mail host only loses mail, and the email check reports it.
  ["a mail host that does not exist", ["MX"], { state: "missing" }, null],
  [
    "a domain whose registration is unknown",
    ["NS"],
    { registration: "unknown", registrationReason: "SERVFAIL" },
    "dns.references-unknown",
  ],
  [
    "a name without a top-level domain",
    ["SRV of _sip._tls"],
    { registration: "no-registry", state: "missing" },
    "dns.dangling-name",
  ],
])("%s", ([, by, seen, id]) => {
  const targets = by.includes("CNAME") ? ["www.example.net"] : [];
  const raw: RecordsRaw = {
    ...sound,
    aliases: { ...sound.aliases, targets },
    references: { list: [{ ...reference, by: [...by], ...seen }], total: 1 },
  };

  expect(issuesOf(raw).map((issue) => issue.id)).toEqual(id === null ? [] : [id]);
});

const reason = fc.option(fc.constantFrom("SERVFAIL", "TIMEOUT", "NO-SOA", "RCODE9", "constructor", "what?"));
const word = fc.string({ maxLength: 20 });
type Damage = (raw: RecordsRaw) => RecordsRaw;

function sightOf(sight: Partial<RecordsRaw["spf"]["evaluation"]>): Damage {
  return (raw) => ({ ...raw, spf: { ...raw.spf, evaluation: { ...raw.spf.evaluation, ...sight } } });
}

function noted(note: NonNullable<RecordsRaw["dmarc"]["record"]>["notes"][number]): Damage {
  return (raw) => {
    const { record } = raw.dmarc;
    return { ...raw, dmarc: { ...raw.dmarc, record: record && { ...record, notes: [note, note] } } };
  };
}

const damages: fc.Arbitrary<Damage> = fc.oneof(
  reason.map((why) => sightOf({ state: "unknown", reason: why, undeterminedTerms: [] })),
  fc.constantFrom("none" as const, "several" as const).map((state) => sightOf({ state })),
  fc.constantFrom("?" as const, "open" as const).map((end) => sightOf({ defaultResult: end })),
  fc
    .constantFrom("ipv4" as const, "ipv6" as const, "sender-macro" as const)
    .map((passesAll) => sightOf({ permitsAll: passesAll })),
  fc
    .record({ code: fc.constantFrom(...spfErrorCodes), at: fc.nat(99), word })
    .map((fault) => sightOf({ state: "faulty", faults: [fault] })),
  reason.map((why): Damage => (raw) => ({ ...raw, caa: { ...raw.caa, state: "unknown", reason: why } })),
  reason.map((why): Damage => (raw) => ({ ...raw, mail: { ...raw.mail, kind: "unknown", hosts: [], reason: why } })),
  reason.map((why): Damage => (raw) => ({ ...raw, dmarc: { ...raw.dmarc, outcome: "unknown", reason: why } })),
  fc.constant<Damage>((raw) => ({
    ...raw,
    dmarc: {
      ...raw.dmarc,
      outcome: "none",
      policy: null,
      record: null,
      ownRecord: { ...raw.dmarc.ownRecord, state: "absent" },
    },
  })),
  fc.constant<Damage>((raw) => ({
    ...raw,
    dmarc: { ...raw.dmarc, ownRecord: { ...raw.dmarc.ownRecord, state: "several" } },
  })),
  fc.record({ code: fc.constantFrom(...dmarcNoteCodes), tag: word, value: word }).map(noted),
  fc.constantFrom(...caaFaults).map((fault): Damage => (raw) => {
    return { ...raw, caa: { ...raw.caa, records: [{ tag: "tbs", isCritical: true, value: "x", faults: [fault] }] } };
  }),
  fc.constantFrom("no-address" as const, "missing" as const, "unknown" as const).map((problem): Damage => (raw) => {
    const hosts = raw.mail.hosts.map((host) => ({ ...host, problems: [problem], addresses: [] }));
    return { ...raw, mail: { ...raw.mail, hosts } };
  }),
  fc.constantFrom("missing" as const, "unknown" as const).map((state): Damage => (raw) => {
    return { ...raw, references: { list: [{ ...reference, by: ["HTTPS"], state }], total: 7 } };
  }),
  fc.constant<Damage>((raw) => ({
    ...raw,
    addresses: { ...raw.addresses, list: [{ address: "10.0.0.1", isPublic: false }] },
  })),
  fc.constant<Damage>((raw) => ({ ...raw, aliases: { ...raw.aliases, conflictingTypes: ["TXT"] } })),
);

test("a damage never improves a good observation, never throws, and has texts in both languages", () => {
  fc.assert(
    fc.property(damages, (damage) => {
      const raw = damage(sound);

      expect(worst(raw)).toBeLessThan(worst(sound));
      for (const language of ["en", "ko"] as const) {
        for (const { cause, action } of issuesOf(raw, language))
          expect(cause + action).not.toMatch(/\{(?:name|reason|at|fault)\b/);
      }
    }),
  );
});

test("a damage never hides a worse one", () => {
  fc.assert(
    fc.property(fc.array(damages, { minLength: 1, maxLength: 4 }), (all) => {
      const takeover: RecordsRaw = {
        ...sound,
        references: { list: [{ ...reference, by: ["NS"], registration: "unregistered" }], total: 1 },
      };
      const raw = all.reduce((each, damage) => ({ ...damage(each), references: each.references }), takeover);

      expect(worst(raw)).toBe(severities.indexOf("critical"));
    }),
  );
});

test("an HTTPS record with a mandatory key that is not registered cannot be used", () => {
  const https = { ...sound.https, state: "found", unknownMandatoryKeys: [65_000] } as const;

  expect(recordFindings({ ...sound, https })).toContainEqual({
    id: "https-mandatory",
    params: { name: "example.com", type: "HTTPS", keys: "key65000" },
  });
});
