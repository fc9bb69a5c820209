import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Encryption } from "../store/encryption/encryption.ts";

// Standard Webhooks 1.0.0 (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md): a secret has
// 24 to 64 random bytes, in base64 behind a prefix.
const [prefix, secretBytes] = ["whsec_", 32] as const;

/** Makes the signing secret of a webhook. */
export function makeSecret(): string {
  return `${prefix}${randomBytes(secretBytes).toString("base64")}`;
}

/** The headers that prove who sent a webhook. `at` is the time of this attempt in milliseconds, so receivers can refuse old messages. */
export function signedHeaders(secret: string, id: string, at: number, body: string): Readonly<Record<string, string>> {
  const timestamp = `${Math.floor(at / 1000)}`;
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

/** The purpose of a mailed link. */
export type LinkPurpose = "confirm" | "unsubscribe";

/** The data of a channel for its mailed links. */
export interface Linked {
  readonly id: string;
  /** Changes with each new confirmation link. */
  readonly nonce: string;
}

/** The token of a mailed link. It is derived and not stored, so the database discloses none. */
export function linkToken(encryption: Encryption, purpose: LinkPurpose, channel: Linked): string {
  return `${channel.id}.${macOf(encryption, purpose, channel)}`;
}

/** The channel id in a token; null where the token is malformed. */
export function channelIn(token: string): string | null {
  return /^(?<id>[0-9A-Za-z]{1,32})\.[\w-]{43}$/.exec(token)?.groups?.["id"] ?? null;
}

/** Whether a token was made for this purpose and channel. */
export function isToken(encryption: Encryption, purpose: LinkPurpose, channel: Linked, token: string): boolean {
  const [wanted, given] = [Buffer.from(linkToken(encryption, purpose, channel)), Buffer.from(token)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function macOf(encryption: Encryption, purpose: LinkPurpose, { id, nonce }: Linked): string {
  // An unsubscribe link does not expire: people keep letters.
  const about = purpose === "confirm" ? `${id} ${nonce}` : id;
  return createHmac("sha256", encryption.derive(`channel ${purpose} v1`))
    .update(about)
    .digest("base64url");
}
