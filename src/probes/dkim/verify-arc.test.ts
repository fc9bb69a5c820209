import { generateKeyPairSync } from "node:crypto";
import { sealMessage } from "mailauth/lib/arc/index.js";
import { expect, test } from "vitest";
import { readMailHeader } from "../../formats/mail/header.ts";
import { signingKeyIn, type SigningKey } from "./signing-key.ts";
import { verifyArc } from "./verify-arc.ts";

const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
const record = `v=DKIM1; p=${pair.publicKey.export({ format: "der", type: "spki" }).toString("base64")}`;

const letter = "From: Ann <ann@a.example>\r\nTo: talk@list.example\r\nSubject: Hello\r\n\r\nHi.\r\n";

/** A message forwarded by this many lists, each adding a seal. */
async function sealed(times: number): Promise<string> {
  let message = letter;
  for (let time = 1; time <= times; time++) {
    const seal = await sealMessage(message, {
      signingDomain: `list${time}.example`,
      selector: "s",
      privateKey: pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
      authResults: `list${time}.example; dkim=pass header.d=a.example`,
      cv: time === 1 ? "none" : "pass",
    });
    message = `${seal.toString()}Received: from x by list${time}.example; Fri, 20 Nov 2026 11:00:00 +0000\r\n${message}`;
  }
  return message;
}

const three = await sealed(3);

interface Keys {
  readonly of?: (domain: string) => SigningKey;
  readonly isFresh?: boolean;
}

function verify(message: string, { of = () => signingKeyIn([record]), isFresh = true }: Keys = {}) {
  const find = async (domain: string): Promise<SigningKey> => of(domain);
  return verifyArc(readMailHeader(message), { find, receivedAt: null, isFresh, isDamaged: false });
}

const refused = (wanted: string, key: SigningKey) => (domain: string) =>
  domain === wanted ? key : signingKeyIn([record]);

test.for<[what: string, message: string, keys: Keys, told: object]>([
  ["no chain", letter, {}, { state: "none", reason: null }],
  ["three sets, as mailauth makes them", three, {}, { state: "holds", reason: null, at: null }],
  [
    "another subject",
    three.replace("Subject: Hello", "Subject: Goodbye"),
    {},
    { state: "broken", reason: "mismatch", at: { instance: 3, part: "message" } },
  ],
  [
    "other results in the first set",
    three.replace("i=1; list1.example; dkim=pass", "i=1; list1.example; dkim=fail"),
    {},
    { state: "broken", reason: "mismatch", at: { instance: 3, part: "seal" } },
  ],
  [
    "a set without results",
    three.replace(/ARC-Authentication-Results: i=2/i, "X-Was: i=2"),
    {},
    { state: "broken", reason: "instances" },
  ],
  [
    "a number twice",
    three.replace(/(ARC-Authentication-Results:\s*)i=2/i, "$1i=3"),
    {},
    { state: "broken", reason: "instances" },
  ],
  ["a first seal with cv=pass", three.replace(/cv=none/, "cv=pass"), {}, { state: "broken", reason: "chain-value" }],
  ["a last seal with cv=fail", three.replace(/cv=pass/, "cv=fail"), {}, { state: "broken", reason: "fails-itself" }],
  ["a field of the way in front", `Received: from a by b; today\r\n${three}`, {}, { state: "holds" }],
  [
    "a new message with a removed second key",
    three,
    { of: refused("list2.example", { kind: "absent" }) },
    { state: "broken", reason: "key-gone", at: { instance: 2, part: "seal" } },
  ],
  [
    "an old message with a removed second key",
    three,
    { of: refused("list2.example", { kind: "absent" }), isFresh: false },
    { state: "unknown", reason: "key-gone", at: { instance: 2, part: "seal" } },
  ],
  [
    "a name server that does not answer for the first key",
    three,
    { of: refused("list1.example", { kind: "unknown", reason: "SERVFAIL" }) },
    { state: "unknown", reason: "key-unknown", detail: "SERVFAIL", at: { instance: 1, part: "seal" } },
  ],
])("%s", async ([, message, keys, told]) => {
  expect(await verify(message, keys)).toMatchObject(told);
});

test("more than fifty ARC sets fail", async () => {
  const field = "ARC-Seal: i=1; a=rsa-sha256; cv=none; d=a.example; s=s; b=AAAA\r\n";
  expect(await verify(field.repeat(51) + letter)).toMatchObject({ state: "broken", reason: "too-many" });
});
