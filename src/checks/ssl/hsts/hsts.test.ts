import { expect, test } from "vitest";
import { hstsOf, rawOf, year } from "../../../../test/ssl/facts.ts";
import { judge } from "../judge.ts";
import type { SslRaw } from "../schema.ts";

const policies: readonly (readonly [what: string, hsts: SslRaw["hsts"]])[] = [
  ["a long policy", hstsOf(2 * year, true)],
  ["a short policy", hstsOf(60)],
  ["an invalid policy", hstsOf(null)],
  ["no policy", null],
];

// RFC 6797 §8.1.1
test.for(["192.0.2.1", "2001:db8::1"].flatMap((host) => policies.map(([what, hsts]) => [host, what, hsts] as const)))(
  "%s with %s: HSTS does not count, and there is no A+",
  ([host, , hsts]) => {
    const { grade, score, caps, parts, findings } = judge(rawOf({ host, hsts }));

    expect([grade, score, caps?.map(({ id }) => id)]).toEqual(["A", 100, ["hsts-ip-address"]]);
    expect(parts?.map(({ id }) => id)).toEqual(["certificate", "version", "trust"]);
    expect(findings.map(({ id }) => id)).toEqual(["hsts-ip-address"]);
  },
);

test("a mail server on an IP address may be an A+", () => {
  const { grade, findings } = judge(rawOf({ host: "192.0.2.1", starttls: "smtp", hsts: null }));

  expect([grade, findings]).toEqual(["A+", []]);
});
