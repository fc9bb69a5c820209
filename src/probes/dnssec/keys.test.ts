import { expect, test } from "vitest";
import { alone } from "../../../test/dns/dnssec-cases.ts";
import type { Change } from "../../../test/dns/world/changes.ts";
import { keyFor, signSet } from "../../../test/dns/world/keys.ts";
import { keysOf, validityOf } from "../../../test/dns/world/sign.ts";
import type { ZoneText } from "../../../test/dns/world/zones.ts";
import { openWorld } from "../../../test/dns/world.ts";
import { recordOf } from "../../../test/dns/samples.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DataOf } from "../../formats/dns/kinds.ts";
import { nameText, parseName } from "../../formats/dns/name-text.ts";
import { recordsOf, setsOf } from "../../formats/dns/set.ts";
import { securityOf } from "./security.ts";

const stranger = keyFor(parseName("stranger.example"), 257, 13);

/** All sets of a kind are signed with a foreign key, instead of the zone's or in addition. */
function signedByStranger(wanted: readonly number[], isAlone = true): Change {
  return (records, { apex, signing, now }) => {
    const kept = records.filter(({ data }) => data.type !== "RRSIG" || !isAlone || !wanted.includes(data.covered));
    const sets = setsOf(records).filter(({ type }) => wanted.includes(type));
    return [...kept, ...sets.map((set) => signSet(set, apex, stranger, validityOf(signing, now)))];
  };
}

const withStrangersKey: Change = (records, { apex }) => [...records, recordOf(nameText(apex), stranger.data)];

/** The DNSKEY set is signed, but with a key that no DS record names. */
const signedByItsSecondKey: Change = (records, { apex, signing, now }) => {
  const kept = records.filter(({ data }) => data.type !== "RRSIG" || data.covered !== types.DNSKEY);
  const set = setsOf(kept).find(({ type }) => type === types.DNSKEY);
  const [, second] = keysOf(apex, signing);
  return set ? [...kept, signSet(set, apex, second, validityOf(signing, now))] : kept;
};

const revoked: Change = (records) =>
  records.map((each) => {
    const { data } = each;
    return data.type === "DNSKEY" && data.flags === 256 ? { ...each, data: { ...data, flags: 384 } } : each;
  });

/** The signatures of the addresses have a changed field. */
function claiming(claim: Partial<DataOf<"RRSIG">>): Change {
  return (records) =>
    records.map((each) => {
      const { data } = each;
      return data.type === "RRSIG" && data.covered === types.A ? { ...each, data: { ...data, ...claim } } : each;
    });
}

/** The keys lack the zone flag, and the set is signed that way. */
const ofNoZone: Change = (records, { apex, signing, now }) => {
  const kept = records.filter(({ data }) => data.type !== "RRSIG" || data.covered !== types.DNSKEY);
  const changed = kept.map((each) => {
    const { data } = each;
    return data.type === "DNSKEY" && data.flags === 256 ? { ...each, data: { ...data, flags: 0 } } : each;
  });
  const set = setsOf(changed).find(({ type }) => type === types.DNSKEY);
  const [first] = keysOf(apex, signing);
  return set ? [...changed, signSet(set, apex, first, validityOf(signing, now))] : changed;
};

test.for<[title: string, changes: readonly Change[], expected: string]>([
  ["a signature names an unknown algorithm", [claiming({ algorithm: 253 })], "bogus unsupported-algorithm"],
  ["a signature names another algorithm", [claiming({ algorithm: 15 })], "bogus no-key"],
  ["a signature is by the zone above", [claiming({ signer: parseName("com") })], "bogus no-key"],
  ["a signature is by the root", [claiming({ signer: parseName(".") })], "bogus no-key"],
  ["a signature is by a zone elsewhere", [claiming({ signer: parseName("example.org") })], "bogus wrong-signer"],
  [
    "a signature is by a name that is no zone",
    [claiming({ signer: parseName("www.example.com") })],
    "bogus wrong-signer",
  ],
  ["a signature counts too many labels", [claiming({ labels: 9 })], "bogus wrong-labels"],
  ["a signature counts fewer labels than its zone has", [claiming({ labels: 1 })], "bogus wrong-labels"],
  ["a signature names another key", [claiming({ keyTag: 1 })], "bogus no-key"],
  ["the signing key lacks the zone flag", [ofNoZone], "bogus no-key"],
  ["the keys are signed by a key without a DS record", [signedByItsSecondKey], "bogus no-key"],
  [
    "a foreign key is among the keys, and signs them",
    [withStrangersKey, signedByStranger([types.DNSKEY])],
    "bogus no-key",
  ],
  ["a foreign key signs as the zone", [signedByStranger([types.A])], "bogus no-key"],
  ["a foreign key signs beside the zone's key", [signedByStranger([types.A], false)], "secure"],
  ["a key has a forged REVOKE flag", [revoked], "bogus bad-signature"],
])("the result for example.com where %s", async ([, changes, expected]) => {
  const zone: ZoneText = { ...alone, changes };
  const { state, reason } = await securityOf(
    openWorld({ zones: { "example.com": zone } }).context,
    parseName("example.com"),
    types.A,
  );

  expect([state, reason].filter((word) => word !== null).join(" ")).toBe(expected);
});

/** The valid signature is not among the first. */
const many: Change = (usual) => {
  const signatures = recordsOf("RRSIG", usual).filter(({ data }) => data.covered === types.A);
  const others = signatures.flatMap((each) =>
    Array.from({ length: 200 }, (_, index) => ({
      ...each,
      data: { ...each.data, signature: Buffer.alloc(64, index + 1) },
    })),
  );
  const kept = usual.filter((each) => !signatures.some((other) => other === each));
  return [...kept, ...others];
};

test("endless signatures cause bounded work and an indeterminate result", async () => {
  const { context } = openWorld({ zones: { "example.com": { ...alone, changes: [many] } } });
  const begun = performance.now();

  expect(await securityOf(context, parseName("example.com"), types.A)).toMatchObject({
    state: "indeterminate",
    reason: "too-many",
  });
  expect(performance.now() - begun).toBeLessThan(2000);
});

test("a run has a limit on signature checks", async () => {
  const world = openWorld({ zones: { "example.com": alone } });
  const budget = await world.context.once("dnssec budget", async () => ({ left: 3 }));

  expect(await securityOf(world.context, parseName("example.com"), types.A)).toMatchObject({
    state: "indeterminate",
    reason: "too-many",
  });
  expect(budget.left).toBe(0);
});
