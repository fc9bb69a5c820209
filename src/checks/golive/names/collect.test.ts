import { expect, test } from "vitest";
import { corrupt } from "../../../../test/dns/world/changes.ts";
import { farmOf, turns } from "../../../../test/dns/farm.ts";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { types } from "../../../formats/dns/codes.ts";
import { resolutionOf } from "./collect.ts";

const before = { "other.com": "@ A 11.9.9.7" };
const records = "@ A 11.0.0.80\nwww CNAME @";
const ours = "127.0.0.1:53";

function look(text: Partial<WorldText>): ReturnType<typeof resolutionOf> {
  return resolutionOf(openWorld({ zones: { ...before, "example.com": records }, ...text }).context, "example.com");
}

test.for([...turns.entries()])(
  "our own resolver is two caches that contradict each other, run %o",
  async ([, isOld]) => {
    const seen = await look({ resolvers: { [ours]: farmOf({ zones: before }, isOld) } });

    expect(seen).toMatchObject({
      state: "found",
      security: { state: "secure", isRemembered: false },
      contradiction: { resolver: ours, name: "example.com" },
    });
  },
);

test("our resolver has outdated keys and a new DS record", async () => {
  const earlier = { zones: { ...before, "example.com": { records, algorithm: 14 } } };
  const seen = await look({ resolvers: { [ours]: farmOf(earlier, (_, type) => type === types.DNSKEY) } });

  expect(seen.security).toMatchObject({ state: "secure", isRemembered: true });
});

test("our resolver has a wrong trust anchor", async () => {
  const anchors = [{ zone: ".", keyTag: 1, algorithm: 13, digestType: 2, digest: "00".repeat(32) }];
  const seen = await look({ resolvers: { [ours]: { anchors } } });

  expect(seen.security).toEqual({ state: "secure", reason: null, resolverValidation: "bogus", isRemembered: false });
});

test("the answers of the name servers fail validation", async () => {
  const changes = [corrupt("@", "A")];
  const seen = await look({ zones: { ...before, "example.com": { records, changes } } });

  expect(seen.security).toMatchObject({ state: "bogus", reason: "bad-signature", isRemembered: false });
});
