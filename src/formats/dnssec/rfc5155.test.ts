import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseRecords } from "../../../test/dns/zone-text.ts";
import { types } from "../dns/codes.ts";
import { proveDenial } from "./denial.ts";
import { unproven, type DenialClaim, type Proof } from "./denial-claim.ts";
import { base32Text } from "../dns/fields/bytes.ts";
import { nameText, parseName } from "../dns/name-text.ts";
import { hashedName } from "./nsec3-hash.ts";
import { recordsOf, setsOf } from "../dns/set.ts";
import { verifySet } from "./verify-set.ts";

const file = new URL("../../../test/data/rfc5155.zone", import.meta.url);
const zone = parseRecords(readFileSync(file, "utf8"));
const apex = parseName("example.");
const parameters = { hashAlgorithm: 1, iterations: 12, salt: Buffer.from("aabbccdd", "hex") };

test("every signature of the zone verifies", () => {
  const keys = recordsOf("DNSKEY", zone);
  const signed = setsOf(zone).filter(({ signatures }) => signatures.length > 0);
  const results = signed.map((set) => verifySet(set, keys, Date.UTC(2010, 1, 1), { left: 100 }));

  expect(results.map(({ kind }) => kind)).toEqual(signed.map(() => "verified"));
  expect(results.filter((each) => each.kind === "verified").map(({ isDeprecated }) => isDeprecated)).not.toContain(
    false,
  );
  expect(signed).toHaveLength(14);
});

test.for([
  ["example", "0p9mhaveqvm6t7vbl5lop2u3t2rp3tom"],
  ["A.example", "35mthgpgcu1qg68fab165klnsnk3dpvl"],
  ["ai.example", "gjeqe526plbf1g8mklp59enfd789njgi"],
  ["*.w.example", "r53bq7cc2uvmubfu5ocmm6pers9tk9en"],
  ["2t7b4g4vsa5smi47k61mv5bv1a22bojr.example", "kohar7mbb8dc2ce8a9qvl8hon4k53uhi"],
] as const)("%s is hashed as appendix A has it", ([name, hash]) => {
  expect(base32Text(hashedName(parseName(name), parameters)).toLowerCase()).toBe(hash);
});

const name = (text: string): { readonly name: DenialClaim["name"] } => ({ name: parseName(text) });
const proven = (isOptOut: boolean): Proof => ({ kind: "proven", isOptOut });

const cases: readonly [example: string, claim: DenialClaim, hashes: readonly string[], proof: Proof][] = [
  ["B.1", { kind: "no-name", ...name("a.c.x.w.example") }, ["0p9m", "b4um", "35mt"], proven(true)],
  ["B.2", { kind: "no-data", ...name("ns1.example"), type: types.MX }, ["2t7b"], proven(false)],
  ["B.2.1", { kind: "no-data", ...name("y.w.example"), type: types.A }, ["ji6n"], proven(false)],
  ["B.3", { kind: "unsigned-delegation", ...name("c.example") }, ["35mt", "0p9m"], proven(true)],
  ["B.4", { kind: "made-from", ...name("a.z.w.example"), wildcard: parseName("*.w.example") }, ["q04j"], proven(true)],
  ["B.5", { kind: "no-data", ...name("a.z.w.example"), type: types.AAAA }, ["k8ud", "q04j", "r53b"], proven(true)],
  // RFC 6840 §4.1 corrects RFC 5155 here.
  ["B.6", { kind: "no-data", ...name("example"), type: types.DS }, ["0p9m"], unproven("wrong-side")],
];

/** The wildcard record of B.5: without it the proof only allows unsigned delegations below the name. */
const spare = "r53b";

test.for(cases)(
  "the example of appendix %s proves what it says, and all of it is needed",
  ([, claim, hashes, proof]) => {
    const records = zone.filter((each) => hashes.some((hash) => nameText(each.name).startsWith(hash)));

    expect(proveDenial(claim, apex, records)).toEqual(proof);
    for (const hash of hashes.filter((each) => each !== spare)) {
      const fewer = records.filter((each) => !nameText(each.name).startsWith(hash));
      expect(proveDenial(claim, apex, fewer).kind).toBe("unproven");
    }
  },
);
