import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/** The prefix of every key. `pk_live_` and `sk_live_` are Stripe's, and secret scanners know them. */
const start = "ptc_live_";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** 62^32 is more than 2^190, so plain SHA-256 is enough for storage; six characters hold a 32-bit checksum. */
const [secretLength, checkLength] = [32, 6] as const;

const form = new RegExp(`^${start}[0-9A-Za-z]{${secretLength + checkLength}}$`);

/** The characters of a key that are shown to distinguish it. */
const shownLength = start.length + 4;

/** Creates a key from random letters; `pick` returns a number below its argument. */
export function makeKey(pick: (below: number) => number = randomInt): string {
  const secret = Array.from({ length: secretLength }, () => letters[pick(letters.length)] ?? "").join("");
  return `${start}${secret}${checksumOf(secret)}`;
}

/** Whether a key has the right form and checksum: a typing error is detected without a look-up. */
export function isWellFormed(key: string): boolean {
  if (!form.test(key)) return false;
  const secret = key.slice(start.length, -checkLength);
  return checksumOf(secret) === key.slice(-checkLength);
}

/** What is stored of a key. */
export function digestOf(key: string): Buffer {
  return Buffer.from(digestTextOf(key), "base64");
}

/** The same as text, five times as fast: every request with a key needs it. */
export function digestTextOf(key: string): string {
  return hash("sha256", key, "base64");
}

/** The part of a key that is shown. */
export function prefixOf(key: string): string {
  return key.slice(0, shownLength);
}

/** An id for a key, unrelated to the key itself. */
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
