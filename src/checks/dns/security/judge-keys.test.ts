import { expect, test } from "vitest";
import { example, look, told } from "../../../../test/dns/check.ts";
import { plus, signedFor } from "../../../../test/dns/world/changes.ts";
import { keyFindings } from "./judge-keys.ts";

/** RFC 9905 §2: a deprecated algorithm is reported even if it secures nothing. */
test.for<[algorithm: number, verdict: string, findings: readonly string[]]>([
  [5, "insecure deprecated", ["algorithm-forbidden 5"]],
  [7, "insecure deprecated", ["algorithm-forbidden 7"]],
  [12, "insecure unsupported", ["algorithm-forbidden 12"]],
  [8, "secure", []],
  [13, "secure", []],
])("a zone that is signed by algorithm %d is %s", async ([algorithm, verdict, findings]) => {
  const raw = await look({ zones: { "example.com": { records: "@ A 192.0.2.1", algorithm } } });
  const { security } = raw;
  if (!security) throw new Error("the zone is known");

  expect([security.state, security.reason].filter((word) => word !== null).join(" ")).toBe(verdict);
  expect(keyFindings(raw, security, "example.com").map(({ id, subject }) => `${id} ${subject}`)).toEqual(findings);
});

/** RFC 4035 §2.2 binds the signer; RFC 6840 §5.11 keeps the zone valid. */
test("a key of an algorithm that signs nothing is no reason to call the zone bogus", async () => {
  const key = plus(`@ DNSKEY 256 3 15 ${Buffer.alloc(32, 7).toString("base64")}`);
  const zone = { records: example, changes: [key, signedFor("@", "DNSKEY", 1, 20)] };
  const raw = await look({ zones: { "example.com": zone } });

  expect(told(raw)).toEqual({ status: "warn", findings: ["algorithm-unsigned 15"] });
  expect(raw.security?.state).toBe("secure");
});
