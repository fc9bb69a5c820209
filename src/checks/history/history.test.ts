import { expect, test } from "vitest";
import { parseInput } from "../../core/input.ts";
import { history } from "./index.ts";
import { judge } from "./judge.ts";
import { linesOf } from "./lines.ts";
import type { HistoryRaw } from "./schema.ts";

test.for([
  ["https://www.shop.com/basket?x=1", "shop.com"],
  ["www.com", "www.com"],
  ["SHOP.com.", "shop.com"],
  ["mail.shop.co.uk", "mail.shop.co.uk"],
  ["192.0.2.1", "192.0.2.1"],
  ["me.github.io", "me.github.io"],
])("%s is looked up as %s", ([given, target]) => {
  expect(parseInput(history.input, { target: given }).target).toBe(target);
});

test.for(["::1", "[2001:db8::1]", "shop.example", "localhost", "printer.lan", ""])("%s is refused", (target) => {
  expect(() => parseInput(history.input, { target })).toThrow(
    expect.objectContaining({
      code: "INVALID_INPUT",
      facts: expect.objectContaining({ reason: "target" }) as object,
    }) as Error,
  );
});

const span = { firstSeen: "2026-01-01T00:00:00.000Z", lastSeen: "2026-02-01T00:00:00.000Z" };
const raw: HistoryRaw = {
  target: "shop.com",
  kinds: [
    { kind: "dns:a", values: [{ value: "192.0.2.1", ...span }] },
    { kind: "ssl:issuer", values: [{ value: "Example CA", ...span, lastSeen: "2026-03-01T00:00:00.000Z" }] },
  ],
  next: null,
};

test("the key figures cover everything on the page", () => {
  expect(Object.fromEntries(judge(raw, {}).kpis.map(({ id, value }) => [id, value]))).toEqual({
    values: 2,
    "first-seen": "2026-01-01T00:00:00.000Z",
    "last-seen": "2026-03-01T00:00:00.000Z",
    next: false,
  });
});

test("an empty first page explains how values are recorded; an empty last page has no finding", () => {
  const empty = { ...raw, kinds: [] };

  expect(judge(empty, {}).findings.map(({ id }) => id)).toEqual(["nothing-known"]);
  expect(judge(empty, { cursor: "x" }).findings).toEqual([]);
  expect(judge(raw, {}).findings).toEqual([]);
});

test("lines are DNS values in the passive DNS common output format, and nothing else", () => {
  expect(linesOf(raw)).toEqual([
    { rrname: "shop.com", rrtype: "A", rdata: "192.0.2.1", time_first: 1767225600, time_last: 1769904000 },
  ]);
});

test("PTR records of an address are listed under its reverse name", () => {
  const ofAddress = {
    ...raw,
    target: "192.0.2.7",
    kinds: [{ kind: "ip:ptr", values: [{ value: "a.shop.com", ...span }] }],
  };

  expect(linesOf(ofAddress)).toMatchObject([{ rrname: "7.2.0.192.in-addr.arpa", rrtype: "PTR", rdata: "a.shop.com" }]);
});
