import { expect, test } from "vitest";
import { parseInput } from "../../core/input.ts";
import { pivot } from "./index.ts";
import { judge } from "./judge.ts";
import { valueOf, type PivotRaw } from "./schema.ts";

test.for([
  ["dns:a", "192.0.2.1", "192.0.2.1"],
  ["dns:a", "::ffff:192.0.2.1", "192.0.2.1"],
  ["dns:aaaa", "2001:0DB8:0:0::1", "2001:db8::1"],
  ["dns:ns", "NS1.Host.NET.", "ns1.host.net"],
  ["dns:ns", "bücher.example", "xn--bcher-kva.example"],
  ["dns:mx", "10 Mail.Host.net.", "mail.host.net"],
  ["rdap:ns", "ns1.host.net", "ns1.host.net"],
  ["rdap:registrar", "0292", "292"],
  ["rdap:registrar", "IANA:292", "292"],
  ["ssl:issuer", " Example CA ", "Example CA"],
])("%s %s is looked for as %s", ([kind, given, stored]) => {
  expect(valueOf(parseInput(pivot.input, { kind, value: given }))).toBe(stored);
});

test.for([
  ["dns:a", "2001:db8::1", "value"],
  ["dns:aaaa", "192.0.2.1", "value"],
  ["dns:ns", "192.0.2.1", "value"],
  ["rdap:registrar", "MarkMonitor", "value"],
  ["ssl:issuer", "  ", "value"],
  ["dns:txt", "x", "kind"],
])("%s %s is refused by the name of the parameter", ([kind, value, reason]) => {
  expect(() => parseInput(pivot.input, { kind, value })).toThrow(
    expect.objectContaining({ code: "INVALID_INPUT", facts: expect.objectContaining({ reason }) as object }) as Error,
  );
});

test.for([
  ["0", false],
  ["501", false],
  ["1.5", false],
  ["500", true],
  ["1", true],
] as const)("a page of %s entries: %s", ([limit, isGood]) => {
  expect(pivot.input.safeParse({ kind: "dns:ns", value: "ns1.host.net", limit }).success).toBe(isGood);
});

const raw: PivotRaw = { kind: "dns:ns", value: "ns1.host.net", total: 2, shared: false, domains: [], next: null };

test("a value shared by many domains is a weak signal, and no exact number is given", () => {
  const { findings, kpis, status } = judge({ ...raw, total: 50_001, shared: true });

  expect(findings.map(({ id }) => id)).toEqual(["shared"]);
  expect(kpis[0]).toEqual({ id: "domains", value: "> 50000" });
  expect(status).toBe("pass");
});

test("an unknown value has a finding, a known one has none", () => {
  expect(judge({ ...raw, total: 0 }).findings.map(({ id }) => id)).toEqual(["nothing-known"]);
  expect(judge(raw).findings).toEqual([]);
});

test("a stored answer to another question does not fit", () => {
  const input = parseInput(pivot.input, { kind: "dns:ns", value: "NS1.host.net." });

  expect(pivot.answer?.fits?.(raw, input)).toBe(true);
  expect(pivot.answer?.fits?.({ ...raw, value: "ns2.host.net" }, input)).toBe(false);
  expect(pivot.answer?.fits?.({ ...raw, kind: "rdap:ns" }, input)).toBe(false);
});
