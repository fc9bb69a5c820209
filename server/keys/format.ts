import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/** Begins every key. `pk_live_` and `sk_live_` are Stripe's, and tools that look for secrets know them. */
const start = "ptc_live_";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** 62^32 is more than 2^190, so that a plain SHA-256 is enough at rest; six characters hold 32 bits of a checksum. */
const [secretLength, checkLength] = [32, 6] as const;

const form = new RegExp(`^${start}[0-9A-Za-z]{${secretLength + checkLength}}$`);

/** Characters of a key by which people tell it from their others. */
const shownLength = start.length + 4;

/** Makes a key from so many random letters; `pick` tells a number below the one that it is given. */
export function makeKey(pick: (below: number) => number = randomInt): string {
  const secret = Array.from({ length: secretLength }, () => letters[pick(letters.length)] ?? "").join("");
  return `${start}${secret}${checksumOf(secret)}`;
}

/** Whether a text has the form of a key and its checksum is right: what was mistyped or cut is known without asking anybody. */
export function isWellFormed(key: string): boolean {
  if (!form.test(key)) return false;
  const secret = key.slice(start.length, -checkLength);
  return checksumOf(secret) === key.slice(-checkLength);
}

/** What is stored of a key. */
export function digestOf(key: string): Buffer {
  return Buffer.from(digestTextOf(key), "base64");
}

/** The same as text, which takes a fifth of the time: every request with a key waits for it. */
export function digestTextOf(key: string): string {
  return hash("sha256", key, "base64");
}

/** What is shown of a key. */
export function prefixOf(key: string): string {
  return key.slice(0, shownLength);
}

/** Names a key, and is not the key. */
export function makeId(pick: (below: number) => number = randomInt): string {
  return Array.from({ length: 10 }, () => letters[pick(letters.length)] ?? "").join("");
}

function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let text = "";
  for (let at = 0; at < checkLength; at++) {
    text = (letters[rest % letters.length] ?? "") + text;
    rest = Math.floor(rest / letters.length);
  }
  return text;
}
