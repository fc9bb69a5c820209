import * as fc from "fast-check";
import { expect, test } from "vitest";
import { interpret } from "../../core/result/interpretation.ts";
import { languages } from "../../core/text.ts";
import { dns } from "./index.ts";
import { judge } from "./judge.ts";
import {
  type Damage,
  sound,
  server,
  address,
  parent,
  security,
  link,
  record,
  soa,
  key,
} from "../../../test/dns/damages.ts";

/** Damages that make an observation worse. No two of them change the same field. */
const damages: readonly Damage[] = [
  address({ tcp: { works: false, reason: "TIMEOUT" } }),
  address({ edns: { works: false, reason: "TIMEOUT" } }),
  address({ aaaa: { works: false, reason: "TIMEOUT" } }),
  address({ serial: 2_026_110_101 }),
  address({ soaCount: 2 }),
  address({ signatures: { state: "failed", reason: "expired", types: ["SOA"], inception: null, expires: null } }),
  address({ largestResponse: { type: "TXT", octets: 4000 } }),
  server({ alias: "other.example.com" }),
  parent({ referralOctets: 600 }),
  soa({ refresh: 1 }),
  soa({ mnameState: "nxdomain" }),
  record("A", { ttl: 1 }),
  record("MX", { state: "unknown", reason: "SERVFAIL" }),
  link({ keys: [{ ...key, algorithm: 5, bits: 512 }] }),
  security({ denial: { iterations: 9, saltOctets: 9 } }),
  security({ state: "bogus", reason: "expired" }),
];

const rank: Readonly<Record<string, number>> = { pass: 0, warn: 1, fail: 2 };

test("a worse observation never gets a better status", () => {
  fc.assert(
    fc.property(fc.subarray([...damages]), fc.constantFrom(...damages), (some, more) => {
      const before = some.reduce((raw, damage) => damage(raw), sound);

      expect(rank[judge(more(before)).status]).toBeGreaterThanOrEqual(rank[judge(before).status] ?? 3);
    }),
  );
});

test("every finding has its texts, for any damage", () => {
  fc.assert(
    fc.property(fc.subarray([...damages]), fc.constantFrom(...languages), (some, language) => {
      const told = interpret(dns, judge(some.reduce((raw, damage) => damage(raw), sound)), language);

      expect(told.issues.filter(({ cause, action }) => /[{}]/.test(cause + action))).toEqual([]);
    }),
  );
});

test("monitored values have one spelling per name", () => {
  const raw = record("MX", { state: "found", values: ["10 MAIL.Example.com.", "20 mail.example.com."] })(
    record("AAAA", { state: "found", values: ["2600:0:0::53"] })(sound),
  );

  expect(dns.observe?.(raw)).toEqual([
    { target: "example.com", kind: "dns:a", value: "11.9.9.9" },
    { target: "example.com", kind: "dns:aaaa", value: "2600::53" },
    { target: "example.com", kind: "dns:ns", value: "ns1.example.com" },
    { target: "example.com", kind: "dns:ns", value: "ns2.example.com" },
    { target: "example.com", kind: "dns:mx", value: "mail.example.com" },
  ]);
});
