import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { dkimSign } from "mailauth/lib/dkim/sign.js";
import { assert, asyncProperty, boolean, constantFrom, record, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { parseDkimKey } from "./key.ts";
import { parseDkimSignature } from "./signature.ts";
import { hasLostOctets, isHeaderSignedBy, unsignedFields } from "./verify.ts";
import { fieldsNamed, readMailHeader } from "../mail/header.ts";
import { runs } from "../../../test/runs.ts";

/** RFC 8463 §A.3. */
const published = [
  "DKIM-Signature: v=1; a=ed25519-sha256; c=relaxed/relaxed;",
  " d=football.example.com; i=@football.example.com;",
  " q=dns/txt; s=brisbane; t=1528637909; h=from : to :",
  " subject : date : message-id : from : subject : date;",
  " bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;",
  " b=/gCrinpcQOoIfuHNQIbq4pgh9kyIK3AQUdt9OdqQehSwhEIug4D11Bus",
  " Fa3bT3FY5OsU7ZbnKELq+eXdp1Q1Dw==",
  "DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;",
  " d=football.example.com; i=@football.example.com;",
  " q=dns/txt; s=test; t=1528637909; h=from : to : subject :",
  " date : message-id : from : subject : date;",
  " bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;",
  " b=F45dVWDfMbQDGHJFlXUNB2HKfbCeLRyhDXgFpEL8GwpsRe0IeIixNTe3",
  " DhCVlUrSjV4BwcVcOF6+FF3Zo9Rpo1tFOeS9mPYQTnGdaSGsgeefOsk2Jz",
  " dA+L10TeYt9BgDfQNZtKdN1WO//KgIqXP7OdEFE4LjFYNcUxZQ4FADY+8=",
  "From: Joe SixPack <joe@football.example.com>",
  "To: Suzie Q <suzie@shopping.example.net>",
  "Subject: Is dinner ready?",
  "Date: Fri, 11 Jul 2003 21:00:37 -0700 (PDT)",
  "Message-ID: <20030712040037.46341.5F8J@football.example.com>",
].join("\r\n");

/** RFC 8463 §A.2. */
const keys: Readonly<Record<string, KeyObject | null>> = {
  brisbane: parseDkimKey("v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=").key,
  test: parseDkimKey(
    "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDkHlOQoBTzWRiGs5V6NpP3idY6Wk08a5qhdR6wy5bdOKb2jLQiY/J16JYi0Qvx/byYzCNb3W91y3FutACDfzwQ/BC/e/8uBsCR+yz1Lxj+PL6lHvqMKrM3rG4hstT5QjvHO9PzoxZyVYLzBfO2EeC3Ip3G+2kryOTIKT+l/K4w3QIDAQAB",
  ).key,
};

/** Whether each signature of a header verifies, from the top. */
function verified(header: string, byDomain: Readonly<Record<string, KeyObject | null>> = keys): readonly boolean[] {
  const read = readMailHeader(header);
  return fieldsNamed(read, "dkim-signature").map((field) => {
    const signature = parseDkimSignature(field.value, "dkim");
    const key = byDomain[signature.selector];
    return signature.fault === null && !!key && isHeaderSignedBy(read.fields, field, signature, key);
  });
}

test.for<[what: string, header: string, expected: readonly boolean[]]>([
  ["unchanged", published, [true, true]],
  ["with LF at the ends of lines", published.replaceAll("\r\n", "\n"), [true, true]],
  ["folded differently", published.replace("Subject: Is dinner", "SUBJECT:  Is\r\n\tdinner"), [true, true]],
  ["with a body after it", `${published}\r\n\r\nSubject: of the body`, [true, true]],
  ["below other fields", `Received: from a by b\r\nX-Spam: no\r\n${published}`, [true, true]],
  ["with another subject", published.replace("dinner", "lunch"), [false, false]],
  ["with a From in front", `From: x@evil.example\r\n${published}`, [false, false]],
  ["with a From field after it", `${published}\r\nFrom: x@evil.example`, [false, false]],
  ["with a second To in front, of which it says nothing", `To: x@evil.example\r\n${published}`, [true, true]],
  ["without the date", published.replace(/Date: .*\r\n/, ""), [false, false]],
  ["with another time of signature", published.replace("t=1528637909", "t=1528637908"), [false, true]],
  ["with another hash of the body", published.replace("bh=2jUS", "bh=2jUT"), [false, true]],
])("the message of RFC 8463, %s", ([, header, expected]) => {
  expect(verified(header)).toEqual(expected);
});

test.for<[what: string, value: string, fault: string | null]>([
  ["sha1", "v=1; a=rsa-sha1; d=a.example; s=s; h=from; bh=AAAA; b=AAAA", "sha1"],
  ["no From", `v=1; a=rsa-sha256; d=a.example; s=s; h=to; bh=${"A".repeat(43)}=; b=AAAA`, "from-unsigned"],
  [
    "a foreign identity",
    `v=1; a=rsa-sha256; d=a.example; i=@b.example; s=s; h=from; bh=${"A".repeat(43)}=; b=AAAA`,
    "foreign-identity",
  ],
  [
    "an identity below",
    `v=1; a=rsa-sha256; d=a.example; i=x@b.a.example; s=s; h=from; bh=${"A".repeat(43)}=; b=AAAA`,
    null,
  ],
  [
    "an end before the beginning",
    `v=1; a=rsa-sha256; d=a.example; s=s; t=2; x=1; h=from; bh=${"A".repeat(43)}=; b=AAAA`,
    "expiry-order",
  ],
  ["a short hash", "v=1; a=rsa-sha256; d=a.example; s=s; h=from; bh=AAAA; b=AAAA", "bad-value"],
  ["another version", `v=2; a=rsa-sha256; d=a.example; s=s; h=from; bh=${"A".repeat(43)}=; b=AAAA`, "bad-value"],
  [
    "an unknown form",
    `v=1; a=rsa-sha256; c=nofws; d=a.example; s=s; h=from; bh=${"A".repeat(43)}=; b=AAAA`,
    "bad-value",
  ],
  ["no domain", `v=1; a=rsa-sha256; s=s; h=from; bh=${"A".repeat(43)}=; b=AAAA`, "missing-tag"],
  ["a tag twice", "v=1; a=rsa-sha256; d=a.example; d=b.example", "repeated-tag"],
  ["no list at all", "hello", "syntax"],
  ["an invalid domain", `v=1; a=rsa-sha256; d=a b/c; s=s; h=from; bh=${"A".repeat(43)}=; b=AAAA`, "bad-value"],
  [
    "a name of which there can be no key",
    `v=1; a=rsa-sha256; d=a.example; s=${"s.".repeat(116)}s; h=from; bh=${"A".repeat(43)}=; b=AAAA`,
    "bad-value",
  ],
  [
    "the longest name of which there can be one",
    `v=1; a=rsa-sha256; d=a.example; s=${"s.".repeat(115)}s; h=from; bh=${"A".repeat(43)}=; b=AAAA`,
    null,
  ],
  ["another algorithm", `v=1; a=rsa-md5; d=a.example; s=s; h=from; bh=${"A".repeat(43)}=; b=AAAA`, "unknown-algorithm"],
])("%s", ([, value, fault]) => {
  expect(parseDkimSignature(value, "dkim").fault).toBe(fault);
});

test.for<[what: string, header: string, isLost: boolean]>([
  ["none", published, false],
  ["of a field that is signed", published.replace("Subject: ", "Subject: \u{FFFD}"), true],
  ["of a field that is not", `X-Mailer: \u{FFFD}\r\n${published}`, false],
  ["of a second one in front, of which it says nothing", `To: \u{FFFD}\r\n${published}`, false],
  ["of the signature itself", published.replace("t=1528637909", "t=1528637909; z=\u{FFFD}"), false],
])("octets that were lost: %s", ([, header, isLost]) => {
  const { fields } = readMailHeader(header);
  const [first] = fields.filter(({ name }) => name === "dkim-signature");
  if (!first) throw new Error("no signature");
  expect(hasLostOctets(fields, first, parseDkimSignature(first.value, "dkim"))).toBe(isLost);
});

test("the fields that a signature leaves unsigned", () => {
  const { fields } = readMailHeader(`Reply-To: x@evil.example\r\nSubject: another\r\n${published}`);
  const [first] = fields.filter(({ name }) => name === "dkim-signature");
  expect(unsignedFields(fields, parseDkimSignature(first?.value ?? "", "dkim"))).toEqual(["reply-to"]);
});

const pairs = {
  "rsa-sha256": generateKeyPairSync("rsa", { modulusLength: 2048 }),
  "ed25519-sha256": generateKeyPairSync("ed25519"),
} as const;

test("every mailauth signature verifies, and fails once a signed field changes", async () => {
  const value = stringMatching(/^[ -~]{0,20}(?:\r\n[ \t][!-~][ -~]{0,10})?$/);
  const cases = record({
    algorithm: constantFrom(...(Object.keys(pairs) as (keyof typeof pairs)[])),
    canonicalization: constantFrom("relaxed/relaxed", "simple/simple", "relaxed/simple", "simple/relaxed"),
    subject: value,
    to: value,
    isTwice: boolean(),
  });
  await assert(
    asyncProperty(cases, async ({ algorithm, canonicalization, subject, to, isTwice }) => {
      const { privateKey, publicKey } = pairs[algorithm];
      const again = isTwice ? "Subject: once more\r\n" : "";
      const header = `From: Joe <joe@a.example>\r\n${again}To:${to}\r\nSubject:${subject}`;
      const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
      const signer = { algorithm, signingDomain: "a.example", selector: "s", privateKey: pem };
      // Includes both what its types require and what its code reads.
      const options = { canonicalization, ...signer, signatureData: [signer] };
      const { signatures, errors } = await dkimSign(`${header}\r\n\r\nHi.\r\n`, options);
      expect(errors).toEqual([]);
      expect(verified(`${signatures}${header}`, { s: publicKey })).toEqual([true]);
      expect(verified(`${signatures}${header}`.replace("Joe", "Jim"), { s: publicKey })).toEqual([false]);
    }),
    { numRuns: runs(60) },
  );
});
