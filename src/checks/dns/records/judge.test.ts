import * as fc from "fast-check";
import { expect, test } from "vitest";
import { interpret, severities } from "../../../core/result/interpretation.ts";
import { caaFaults } from "../../../formats/dns/caa.ts";
import { dmarcNoteCodes } from "../../../formats/dmarc/tags.ts";
import { spfErrorCodes } from "../../../formats/spf/errors.ts";
import { recordProblems } from "./problems.ts";
import { recordFindings } from "./judge.ts";
import { recordsRaw, type RecordsRaw } from "./schema.ts";

const sound: RecordsRaw = {
  name: "example.com",
  zone: "example.com",
  addresses: { four: "found", six: "found", list: [{ address: "11.1.1.1", isPublic: true }], total: 1 },
  aliases: { targets: [], end: "end", reason: null, beside: [] },
  mail: {
    state: "found",
    reason: null,
    hosts: [
      {
        name: "mail.example.com",
        preference: 10,
        kind: "host",
        alias: null,
        addresses: [{ address: "11.1.1.2", isPublic: true }],
        state: "there",
        reason: null,
      },
    ],
    total: 1,
  },
  texts: { state: "found", reason: null, total: 1, octets: 120, repeated: [], tokens: 0 },
  spf: {
    state: "found",
    reason: null,
    text: "v=spf1 mx -all",
    total: 1,
    lookalikes: [],
    faults: [],
    end: "-",
    lookups: 1,
    hasLoop: false,
    hasPtr: false,
    idle: [],
    misnamed: [],
    voids: [],
    impossible: [],
    ofOwnType: false,
  },
  dmarc: {
    state: "found",
    reason: null,
    text: "v=DMARC1; p=reject",
    total: 1,
    lookalikes: [],
    at: "_dmarc.example.com",
    policy: "reject",
    notes: [],
    above: "absent",
    aboveAt: null,
  },
  caa: {
    state: "found",
    reason: null,
    at: "example.com",
    records: [{ tag: "issue", isCritical: false, value: "ca.example.net", faults: [] }],
    total: 1,
  },
  https: {
    state: "absent",
    reason: null,
    hasEch: false,
    hasBrokenEch: false,
    aliases: [],
    isLoop: false,
    hints: [],
  },
  wildcard: { state: "absent", reason: null, types: [] },
  references: { list: [], total: 0 },
};

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
    { state: "missing", service: "Azure App Service", registration: "homeless" },
    "dns.dangling-name",
  ],
  ["an undelegated domain", ["CNAME"], { registration: "undelegated" }, "dns.undelegated-domain"],
  ["reports to an undelegated domain", ["CAA iodef"], { registration: "undelegated" }, "dns.undelegated-report-domain"],
  ["a domain on hold", ["SPF include"], { registration: "held", state: "missing" }, "dns.held-domain"],
  ["reports to a domain on hold", ["DMARC ruf"], { registration: "held", state: "missing" }, "dns.report-name-missing"],
  [
    "a domain that is not open for registration",
    ["SPF include"],
    { registration: "closed", state: "missing" },
    "dns.spf-include-missing",
  ],
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
    { registration: "homeless", state: "missing" },
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
const damages: fc.Arbitrary<(raw: RecordsRaw) => RecordsRaw> = fc.oneof(
  reason.map((why) => (raw: RecordsRaw): RecordsRaw => ({
    ...raw,
    spf: { ...raw.spf, state: "unknown", reason: why },
  })),
  reason.map((why) => (raw: RecordsRaw): RecordsRaw => ({
    ...raw,
    caa: { ...raw.caa, state: "unknown", reason: why },
  })),
  reason.map((why) => (raw: RecordsRaw): RecordsRaw => ({
    ...raw,
    mail: { ...raw.mail, state: "unknown", hosts: [], reason: why },
  })),
  reason.map((why) => (raw: RecordsRaw): RecordsRaw => ({
    ...raw,
    dmarc: { ...raw.dmarc, state: "unknown", reason: why },
  })),
  fc.constantFrom("absent" as const, "several" as const).map((state) => (raw: RecordsRaw): RecordsRaw => ({
    ...raw,
    spf: { ...raw.spf, state },
  })),
  fc.constantFrom("absent" as const, "several" as const).map((state) => (raw: RecordsRaw): RecordsRaw => ({
    ...raw,
    dmarc: { ...raw.dmarc, state },
  })),
  fc.constantFrom("+" as const, "?" as const, "open" as const).map((end) => (raw: RecordsRaw): RecordsRaw => ({
    ...raw,
    spf: { ...raw.spf, end },
  })),
  fc
    .record({ code: fc.constantFrom(...spfErrorCodes), at: fc.nat(99), word })
    .map((fault) => (raw: RecordsRaw): RecordsRaw => {
      return { ...raw, spf: { ...raw.spf, faults: [fault] } };
    }),
  fc
    .record({ code: fc.constantFrom(...dmarcNoteCodes), tag: word, value: word })
    .map((note) => (raw: RecordsRaw): RecordsRaw => {
      return { ...raw, dmarc: { ...raw.dmarc, notes: [note, note] } };
    }),
  fc.constantFrom(...caaFaults).map((fault) => (raw: RecordsRaw): RecordsRaw => {
    return { ...raw, caa: { ...raw.caa, records: [{ tag: "tbs", isCritical: true, value: "x", faults: [fault] }] } };
  }),
  fc
    .constantFrom("without" as const, "missing" as const, "unknown" as const)
    .map((state) => (raw: RecordsRaw): RecordsRaw => {
      return {
        ...raw,
        mail: { ...raw.mail, hosts: raw.mail.hosts.map((host) => ({ ...host, state, addresses: [] })) },
      };
    }),
  fc.constantFrom("missing" as const, "unknown" as const).map((state) => (raw: RecordsRaw): RecordsRaw => {
    return { ...raw, references: { list: [{ ...reference, by: ["HTTPS"], state }], total: 7 } };
  }),
  fc.constant((raw: RecordsRaw): RecordsRaw => ({
    ...raw,
    addresses: { ...raw.addresses, list: [{ address: "10.0.0.1", isPublic: false }] },
  })),
  fc.constant((raw: RecordsRaw): RecordsRaw => ({ ...raw, aliases: { ...raw.aliases, beside: ["TXT"] } })),
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
