import { expect, test } from "vitest";
import { letter, signed, throughPostfix } from "../../../../test/mail/samples.ts";
import { see } from "../../../../test/mail/seen.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { emailHeader, type EmailHeaderRaw } from "../index.ts";

type Signature = EmailHeaderRaw["dkim"][number];

/** Findings for signatures that differ from a good one in the given fields. */
async function saidOf(...changes: readonly Partial<Signature>[]): Promise<readonly (readonly [string, string])[]> {
  const raw = await see(throughPostfix(await signed(letter(), "shop.com")));
  const [good] = raw.dkim;
  if (!good) throw new Error("no signature");
  const dkim = changes.map((change) => ({ ...good, ...change }));
  const { issues } = interpret(emailHeader, emailHeader.judge({ ...raw, dkim }, { headers: "" }), "en");
  return issues
    .filter(({ id }) => id.startsWith("email-header.dkim"))
    .map(({ id, cause }) => [id.replace("email-header.dkim-", ""), cause] as const);
}

test.for<[what: string, change: Partial<Signature>, said: readonly string[]]>([
  ["none", { bodyLength: 0 }, ["body-open"]],
  ["a part, with an unsigned Content-Type", { bodyLength: 900, unsigned: ["content-type"] }, ["body-open", "unsigned"]],
  ["a part", { bodyLength: 900 }, ["body-length"]],
  ["none, by another domain than the author's", { bodyLength: 0, isAligned: false }, ["body-length"]],
  ["none, with a pass by the receiver", { bodyLength: 0, reported: "pass" }, ["body-open"]],
  ["all", { bodyLength: null }, []],
])("RFC 6376 §8.2: how much of the body a signature covers: %s", async ([, change, said]) => {
  expect((await saidOf(change)).map(([id]) => id)).toEqual(said);
});

const failed = { state: "failed", reason: "mismatch" } as const;

test.for<[what: string, changes: readonly Partial<Signature>[], cause: string]>([
  ["one", [failed], "DKIM signature of shop.com (selector s1) is"],
  ["two", [failed, { ...failed, domain: "a.net" }], "DKIM signature of shop.com (selector s1), a.net (selector s1) is"],
  ["many", Array.from({ length: 5 }, () => ({ ...failed, domain: "a.net" })), "a.net (selector s1), +2 is"],
  ["one without a selector", [{ ...failed, selector: "" }], "DKIM signature of shop.com is"],
  ["one without a domain", [{ ...failed, selector: "", domain: "" }], "DKIM signature of an unknown domain is"],
])("the same fault of several signatures is reported once: %s", async ([, changes, cause]) => {
  const said = await saidOf(...changes);
  expect(said).toEqual([["failed", expect.stringContaining(cause)]]);
});

test("different faults are reported separately", async () => {
  const said = await saidOf(failed, { state: "failed", reason: "key-gone" }, { state: "invalid", reason: "sha1" });
  expect(said.map(([id]) => id)).toEqual(["failed", "key-missing", "invalid"]);
});

test("why the lookup of a key failed is told in words", async () => {
  const [[, cause] = []] = await saidOf({ state: "unknown", reason: "key-unknown", detail: "timeout.dns" });

  expect(cause).toMatch(/: the DNS lookup of its key failed \(no answer came in time\)\.$/);
});
