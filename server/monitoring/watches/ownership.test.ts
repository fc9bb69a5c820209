import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore, type OpenedStore } from "../../store/open.ts";
import { isOwn, ownershipOf, verify, type ControlLookup } from "./ownership.ts";
import { proofsFor } from "./proofs.ts";
import type { ControlClaim, Control } from "../../../src/run/control-lookup.ts";
import { folderWith } from "../../../test/folder.ts";

const [now, later] = [1_000_000, 2_000_000];
const never = new AbortController().signal;
const either = ["dns", "https"] as const;
const claimed = { account: "one", domain: "example.com", target: "shop.example.com" };

function open(): OpenedStore {
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  onTestFinished(() => store.close());
  return store;
}

/** Returns the given result, and records the claims. */
function seeing(control: Control): { readonly look: ControlLookup; readonly claims: ControlClaim[] } {
  const claims: ControlClaim[] = [];
  return {
    claims,
    look(claim) {
      claims.push(claim);
      return Promise.resolve(control);
    },
  };
}

test("each account has its own stable token for each domain", async () => {
  const store = open();
  const first = await ownershipOf(store, claimed, now);
  const tokens = [
    await ownershipOf(store, { ...claimed, target: "other.example.com" }, later),
    await ownershipOf(store, { ...claimed, account: "other" }, later),
    await ownershipOf(store, { ...claimed, domain: "example.net" }, later),
  ].map(({ token }) => token);

  expect(first.token).toMatch(/^[0-9a-f]{32}$/);
  expect(tokens[0]).toBe(first.token);
  expect(new Set(tokens).size).toBe(3);
  expect(first).toMatchObject({
    record: { name: "_portcullis.example.com", value: `portcullis-verification=${first.token}` },
    file: { url: "https://shop.example.com/.well-known/portcullis.txt" },
    proofs: [],
  });
});

test("a record proves the domain, a file one host, and a removed proof no longer counts", async () => {
  const store = open();
  const both = seeing({ dns: "shown", https: "shown" });
  await verify(store, both.look, claimed, now, never);
  expect((await ownershipOf(store, claimed, now)).proofs).toEqual([
    { name: "example.com", kind: "dns", provenAt: now, checkedAt: now },
    { name: "shop.example.com", kind: "https", provenAt: now, checkedAt: now },
  ]);
  const { token } = await ownershipOf(store, claimed, now);
  expect(both.claims).toEqual([{ domain: "example.com", host: "shop.example.com", token }]);

  await verify(store, seeing({ dns: "shown", https: "absent" }).look, claimed, later, never);
  expect((await ownershipOf(store, claimed, later)).proofs).toEqual([
    { name: "example.com", kind: "dns", provenAt: now, checkedAt: later },
  ]);
  expect((await ownershipOf(store, { ...claimed, account: "other" }, later)).proofs).toEqual([]);
});

test.for<[before: Control | null, seen: Control, own: boolean | null]>([
  [null, { dns: "shown", https: "absent" }, true],
  [null, { dns: "unknown", https: "shown" }, true],
  [null, { dns: "absent", https: "absent" }, false],
  // An account without any proof is not waited for.
  [null, { dns: "unknown", https: "unknown" }, false],
  [{ dns: "shown", https: "absent" }, { dns: "unknown", https: "absent" }, null],
  [{ dns: "shown", https: "absent" }, { dns: "absent", https: "unknown" }, false],
  [{ dns: "absent", https: "shown" }, { dns: "absent", https: "unknown" }, null],
  [{ dns: "shown", https: "shown" }, { dns: "absent", https: "absent" }, false],
])("proven before as %o and seen now as %o: %o", async ([before, seen, own]) => {
  const store = open();
  if (before) await verify(store, seeing(before).look, claimed, now, never);

  expect(await isOwn(store, seeing(seen).look, { ...claimed, proofs: either }, later, never)).toBe(own);
});

test("a file on one host is no leave to open every host of its domain", async () => {
  const store = open();
  const onDomain = { ...claimed, target: "example.com", proofs: ["dns"] } as const;

  expect(proofsFor("exposure")).toEqual(onDomain.proofs);
  expect(await isOwn(store, seeing({ dns: "absent", https: "shown" }).look, onDomain, now, never)).toBe(false);
  expect(await isOwn(store, seeing({ dns: "unknown", https: "shown" }).look, onDomain, now, never)).toBe(false);
  expect(await isOwn(store, seeing({ dns: "shown", https: "absent" }).look, onDomain, now, never)).toBe(true);
  expect(await isOwn(store, seeing({ dns: "unknown", https: "shown" }).look, onDomain, later, never)).toBeNull();
});

test("a file on one host proves no other host of the domain", async () => {
  const store = open();
  await verify(store, seeing({ dns: "absent", https: "shown" }).look, claimed, now, never);
  const other = { ...claimed, target: "mail.example.com", proofs: either };

  expect(await isOwn(store, seeing({ dns: "absent", https: "unknown" }).look, other, later, never)).toBe(false);
});
