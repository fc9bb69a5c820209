import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { parseDkimSignature } from "../../formats/dkim/signature.ts";
import { signingKeyIn, type SigningKey } from "./signing-key.ts";
import { verifySignature, type Verifying } from "./verify-signature.ts";

const bodyHash = `${"A".repeat(43)}=`;

function signature(tags = "") {
  return parseDkimSignature(`v=1; a=rsa-sha256; d=a.example; s=s; h=from; bh=${bodyHash}; b=AAAA; ${tags}`, "dkim");
}

function record(bits: number): string {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: bits });
  return `p=${publicKey.export({ format: "der", type: "spki" }).toString("base64")}`;
}

const good = record(2048);
const weak = record(1024);
const short = record(768);

interface Scene {
  readonly key: SigningKey | string | readonly string[];
  readonly tags?: string;
  readonly isBy?: boolean;
  readonly how?: Partial<Verifying>;
}

/** The result for a signature made, or not made, by a key. */
async function standing({ key, tags, isBy = true, how = {} }: Scene): Promise<readonly unknown[]> {
  const found = typeof key === "object" && "kind" in key ? key : signingKeyIn([key].flat());
  const usual = { find: async () => found, receivedAt: 10_000_000, isFresh: true, isDamaged: false };
  const { state, reason, bits } = await verifySignature(signature(tags), () => isBy, { ...usual, ...how });
  return [state, reason, bits];
}

const old = { isFresh: false };

test.for<[clause: string, scene: Scene, told: readonly unknown[]]>([
  ["RFC 6376 §6.1.3", { key: good }, ["verified", null, 2048]],
  ["RFC 8301 §3.2, a key that is only weak", { key: weak }, ["verified", null, 1024]],
  ["RFC 8301 §3.2, a key that must not count", { key: short }, ["invalid", "key-short", 768]],
  ["the same, whenever it was", { key: short, how: old }, ["invalid", "key-short", 768]],
  ["§6.1.3, another header", { key: good, isBy: false }, ["failed", "mismatch", 2048]],
  ["a key of today for a message of then", { key: good, isBy: false, how: old }, ["unknown", "mismatch-today", 2048]],
  ["octets that were lost", { key: good, isBy: false, how: { isDamaged: true } }, ["unknown", "text-changed", 2048]],
  ["§3.6.1, revoked", { key: "p=" }, ["invalid", "key-revoked", null]],
  ["revoked since", { key: "p=", how: old }, ["unknown", "key-revoked", null]],
  ["§6.1.2 no key", { key: { kind: "absent" } }, ["failed", "key-gone", null]],
  ["taken away since", { key: { kind: "absent" }, how: old }, ["unknown", "key-gone", null]],
  ["§6.1.2 no answer", { key: { kind: "unknown", reason: "SERVFAIL" } }, ["unknown", "key-unknown", null]],
  ["§3.6.1 h", { key: `v=DKIM1; h=sha1; ${good}` }, ["invalid", "key-hash", 2048]],
  ["§3.6.1 s", { key: `v=DKIM1; s=tlsrpt; ${good}` }, ["invalid", "key-service", 2048]],
  ["§3.6.1 t=s", { key: `v=DKIM1; t=s; ${good}`, tags: "i=@b.a.example" }, ["invalid", "key-strict", 2048]],
  [
    "§3.6.1 t=s, of the domain itself",
    { key: `v=DKIM1; t=s; ${good}`, tags: "i=x@a.example" },
    ["verified", null, 2048],
  ],
  ["§3.5 i, below", { key: good, tags: "i=@b.a.example" }, ["verified", null, 2048]],
  ["§3.5 x, before it came", { key: good, tags: "x=9699" }, ["invalid", "expired", null]],
  ["§3.5 x, by clocks that differ", { key: good, tags: "x=9700" }, ["verified", null, 2048]],
  ["§3.5 x, after it came", { key: good, tags: "x=10001" }, ["verified", null, 2048]],
  [
    "§3.5 x, with an unknown time of receipt",
    { key: good, tags: "x=9", how: { receivedAt: null } },
    ["verified", null, 2048],
  ],
  ["a record that cannot be read", { key: `v=DKIM1; ${good}; ${good}` }, ["invalid", "key-broken", null]],
  ["§3.6.2.2 two keys, of which one made it", { key: [`v=DKIM1; h=sha1; ${good}`, weak] }, ["verified", null, 1024]],
  ["a fault of the signature itself", { key: good, tags: "i=@b.example" }, ["invalid", "foreign-identity", null]],
])("%s", async ([, scene, told]) => {
  expect(await standing(scene)).toEqual(told);
});
