import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDkimSignature } from "../../src/formats/dkim/signature.ts";
import { isHeaderSignedBy } from "../../src/formats/dkim/verify.ts";
import { fieldsNamed, readMailHeader } from "../../src/formats/mail/header.ts";
import { run, temporaryFolder } from "./machines/process.ts";

// Signatures made by dkimpy, an independent implementation, are verified from the header alone.

const python = `
import json, sys, dkim
cases = json.load(open(sys.argv[1]))
for case in cases:
    message = case["message"].encode()
    signature = dkim.sign(message, b"s", b"a.example", case["key"].encode(), signature_algorithm=case["algorithm"].encode(),
        canonicalize=(case["header"].encode(), case["body"].encode()), include_headers=[name.encode() for name in case["signed"]] or None)
    case["signed_message"] = (signature + message).decode()
print(json.dumps([case["signed_message"] for case in cases]))
`;

const pairs = {
  "rsa-sha256": generateKeyPairSync("rsa", { modulusLength: 2048 }),
  "ed25519-sha256": generateKeyPairSync("ed25519"),
} as const;

/** dkimpy takes Ed25519 keys as the bare seed: the end of their encoding (RFC 8410 §7). */
function privateKeyText(algorithm: keyof typeof pairs): string {
  const { privateKey } = pairs[algorithm];
  if (algorithm === "rsa-sha256") return privateKey.export({ format: "pem", type: "pkcs1" }).toString();
  return privateKey.export({ format: "der", type: "pkcs8" }).subarray(-32).toString("base64");
}

const headers = [
  "From: Ann <ann@a.example>\r\nTo: bob@b.example\r\nSubject: plain",
  "From:Ann <ann@a.example>\r\nSubject:  much \t blank  \r\n\t folded  \r\n  twice \r\nDATE: today",
  "From: Ann <ann@a.example>\r\nSubject: one\r\nSubject: two\r\nX-Empty:\r\nSubject: three",
  "From: =?utf-8?q?Bj=C3=B6rn?= <b@a.example>\r\nSubject: 한글 제목\r\nTo: bob@b.example",
];
const signedNames = [
  [],
  ["from", "subject"],
  ["from", "from", "subject", "subject", "subject", "subject", "x-missing"],
];
const forms = ["simple", "relaxed"] as const;

const cases = (Object.keys(pairs) as (keyof typeof pairs)[]).flatMap((algorithm) =>
  headers.flatMap((text) =>
    signedNames.flatMap((signed) =>
      forms.map((header) => {
        return {
          algorithm,
          header,
          body: "relaxed",
          signed,
          key: privateKeyText(algorithm),
          message: `${text}\r\n\r\nHi.\r\n`,
        };
      }),
    ),
  ),
);

function isVerified(message: string, key: KeyObject): boolean {
  const header = readMailHeader(message);
  const [field] = fieldsNamed(header, "dkim-signature");
  if (!field) return false;
  const signature = parseDkimSignature(field.value, "dkim");
  return signature.fault === null && isHeaderSignedBy(header.fields, field, signature, key);
}

test(`${cases.length} messages that dkimpy signs are verified, and none of them with another author`, () => {
  const folder = temporaryFolder("dkim");
  const file = join(folder, "cases.json");
  writeFileSync(file, JSON.stringify(cases));
  const messages = JSON.parse(run("/usr/bin/python3", ["-c", python, file], folder)) as readonly string[];
  const keys = cases.map(({ algorithm }) => pairs[algorithm].publicKey);

  expect(messages).toHaveLength(cases.length);
  expect(messages.filter((message, at) => !isVerified(message, keys[at] ?? pairs["rsa-sha256"].publicKey))).toEqual([]);
  const changed = messages.map((message) => message.replace("a.example>", "c.example>"));
  expect(changed.filter((message, at) => isVerified(message, keys[at] ?? pairs["rsa-sha256"].publicKey))).toEqual([]);
});
