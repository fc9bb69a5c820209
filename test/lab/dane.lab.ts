import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { readSubjectKey } from "../../src/formats/x509/certificate.ts";
import { associationText, withStrongestDigest, type Association } from "../../src/formats/dns/tlsa.ts";
import { compareWith } from "../../src/probes/dane/match.ts";
import {
  chainFor,
  intermediate,
  keysOf,
  leafOf,
  root,
  strangerCa,
  type ChainKind,
  type Served,
} from "../twins/pki/pki.ts";
import { serveTls } from "../twins/tls.ts";
import { executeBeside } from "./machines/process.ts";

const name = "mx.example.com";
const now = Date.now();
const said = { same: 0, matches: 0 };

afterAll(() => void process.stdout.write(`\nDANE: ${said.same} like openssl, ${said.matches} of them a match\n`));

const kinds: readonly ChainKind[] = [
  "good",
  "expired",
  "not yet valid",
  "wrong name",
  "no names",
  "self-signed",
  "unknown authority",
  "leaf only",
  "wrong order",
  "unrelated extra",
  "duplicate",
  "with root",
  "rsa",
  "forged signature",
  "client purpose",
  "expired intermediate",
  "intermediate is no authority",
  "outside name constraints",
  "unknown critical extension",
  "path too long",
  "two intermediates",
];

const profile = { subject: { commonName: name }, names: [name] };

function servedBy(kind: ChainKind): Served {
  if (kind === "wrong name") return chainFor(kind, { subject: { commonName: "elsewhere.example" } });
  return chainFor(kind, kind === "no names" ? { ...profile, names: null } : profile);
}

function digestOf(matching: number, bytes: Uint8Array): Buffer {
  if (matching === 0) return Buffer.from(bytes);
  return createHash(matching === 1 ? "sha256" : "sha512")
    .update(bytes)
    .digest();
}

/** Records for the served certificate, its root, and another one. */
function recordsFor({ chain }: Served): readonly Association[] {
  const stranger = leafOf({ names: [name], keys: keysOf("p256", "nobody") }, strangerCa);
  const targets = [...new Set([...chain.slice(0, 3), intermediate.der, root.der, stranger.der])];
  return targets.flatMap((der, target) => [
    // In full for the leaf; each record is a process of openssl.
    ...[0, 1].flatMap((selector) =>
      (target === 0 ? [0, 1] : [1]).map((matching) => recordOf(der, { usage: 2, selector, matching })),
    ),
    recordOf(der, { usage: 3, selector: 1, matching: 1 }),
    // The longer digest works the same way: the leaf is enough.
    ...(target === 0
      ? [recordOf(der, { usage: 3, selector: 0, matching: 0 }), recordOf(der, { usage: 3, selector: 0, matching: 2 })]
      : []),
  ]);
}

function recordOf(der: Uint8Array, kind: Omit<Association, "data">): Association {
  return { ...kind, data: digestOf(kind.matching, kind.selector === 0 ? der : readSubjectKey(der)) };
}

/** RFC 7672 §3.1.1: with a pinned key, names and dates are ignored; s_client needs an option for that. */
async function askOpenssl(port: number, ...records: readonly Association[]): Promise<boolean> {
  const data = records.flatMap((record) => ["-dane_tlsa_rrdata", associationText(record)]);
  const rules = ["-dane_tlsa_domain", name, ...data, "-dane_ee_no_namechecks"];
  const asking = ["openssl", "s_client", "-connect", `127.0.0.1:${port}`, ...rules];
  // Without the end of its input it would keep running.
  const { out } = await executeBeside("sh", ["-c", '"$@" </dev/null', "sh", ...asking], "/");
  return /^Verification: OK$/m.test(out) && /^DANE TLSA /m.test(out);
}

test.for(kinds)("of a chain that is «%s» openssl says the same as we", async (kind) => {
  const served = servedBy(kind);
  const twin = await serveTls({ served });
  const found: { record: string; ours: boolean; theirs: boolean }[] = [];
  for (const record of recordsFor(served)) {
    const theirs = await askOpenssl(twin.port, record);
    const ours = compareWith(record, { chain: served.chain, names: [name], now }) === "match";
    found.push({ record: associationText(record).slice(0, 24), ours, theirs });
  }
  await twin.close();
  said.same += found.filter(({ ours, theirs }) => ours === theirs).length;
  said.matches += found.filter(({ ours, theirs }) => ours && theirs).length;

  expect(found.length).toBeGreaterThan(9);
  expect(found.filter(({ ours, theirs }) => ours !== theirs)).toEqual([]);
});

/** RFC 7671 §9: of the digests of one usage and selector only the strongest counts. */
test("of records with several digests openssl says the same as we", async () => {
  const kept = servedBy("good");
  const [own] = kept.chain;
  if (!own) throw new Error("an empty chain");
  const stranger = leafOf({ names: [name], keys: keysOf("p256", "nobody") }, strangerCa).der;
  const twin = await serveTls({ served: kept });
  const kinds = [own, stranger].flatMap((der) =>
    ([1, 2] as const).flatMap((matching) => [0, 1].map((selector) => recordOf(der, { usage: 3, selector, matching }))),
  );
  const sets = kinds.flatMap((one, at) => kinds.slice(at + 1).map((other) => [one, other]));
  const found = [];
  for (const records of sets) {
    const theirs = await askOpenssl(twin.port, ...records);
    const shown = { chain: kept.chain, names: [name], now };
    const ours = withStrongestDigest(records).some((record) => compareWith(record, shown) === "match");
    found.push({ records: records.map((each) => associationText(each).slice(0, 12)), ours, theirs });
  }
  await twin.close();

  expect(found.filter(({ ours, theirs }) => ours !== theirs)).toEqual([]);
  expect(found.filter(({ ours }) => ours).length).toBeGreaterThan(10);
});
