import { expect, test } from "vitest";
import { openWorld } from "../../../../test/dns/world.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { securityFor } from "./collect.ts";
import { keyFindings } from "./judge-keys.ts";

const name = parseName("example.com");

/** RFC 9905 §2: a deprecated algorithm is reported even if it secures nothing. */
test.for<[algorithm: number, verdict: string, findings: readonly string[]]>([
  [5, "insecure deprecated", ["algorithm-forbidden 5"]],
  [7, "insecure deprecated", ["algorithm-forbidden 7"]],
  [12, "insecure unsupported", ["algorithm-forbidden 12"]],
  [8, "secure", []],
  [13, "secure", []],
])("a zone that is signed by algorithm %d is %s", async ([algorithm, verdict, findings]) => {
  const { context } = openWorld({ zones: { "example.com": { records: "@ A 192.0.2.1", algorithm } } });
  const security = await securityFor(context, name, name);

  expect([security.state, security.reason].filter((word) => word !== null).join(" ")).toBe(verdict);
  expect(keyFindings(security, "example.com").map(({ id, subject }) => `${id} ${subject}`)).toEqual(findings);
});
