import { expect, test } from "vitest";
import { addressFindings, addressPoints } from "./judge.ts";
import type { AddressNames } from "./schema.ts";

const good: AddressNames = {
  state: "found",
  reason: null,
  names: ["mail.example.com"],
  namesTotal: 1,
  forwardConfirmed: true,
  isGeneric: false,
};
const nameless = { ...good, names: [], namesTotal: 0, confirmed: false };

test.for<[seen: AddressNames, points: readonly (number | null)[], ids: readonly string[]]>([
  [good, [20, 30], []],
  [{ ...good, isGeneric: true }, [8, 30], ["address-generic-name"]],
  [{ ...good, forwardConfirmed: false }, [20, 0], ["address-not-confirmed"]],
  [{ ...good, forwardConfirmed: false, isGeneric: true }, [8, 0], ["address-not-confirmed", "address-generic-name"]],
  [{ ...good, forwardConfirmed: null, reason: "SERVFAIL" }, [20, null], ["address-unknown"]],
  [{ ...nameless, state: "absent" }, [0, 0], ["address-no-name"]],
  [{ ...nameless, state: "bogus", reason: "expired" }, [0, 0], ["address-bogus-name"]],
  [{ ...nameless, state: "unknown", reason: "TIMEOUT", forwardConfirmed: null }, [null, null], ["address-unknown"]],
])("%j is worth %j", ([seen, [pointer, confirmed], ids]) => {
  expect(addressPoints(seen, true)).toEqual({ pointer, confirmed });
  expect(addressFindings("11.1.1.25", seen, true).map(({ id }) => id)).toEqual(ids);
});

test("the advised PTR record matches the address family", () => {
  const [found] = addressFindings("2a00:1::25", { ...good, forwardConfirmed: false }, true);
  expect(found?.params).toMatchObject({ type: "AAAA", address: "2a00:1::25", names: "mail.example.com" });
});

test("a non-public address scores zero: the Internet cannot receive mail from it", () => {
  expect(addressFindings("10.0.0.1", good, false).map(({ id }) => id)).toEqual(["address-special"]);
  expect(addressPoints(good, false)).toEqual({ pointer: 0, confirmed: 0 });
});
