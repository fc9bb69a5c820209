import { failure, type Failure } from "../../../src/core/failure.ts";
import type { Scope } from "./record.ts";
import type { Text } from "../../../src/core/text.ts";

/** The holder of a key. */
export interface KeyOwner {
  /** The key's id in counters and logs, not the key itself. */
  readonly id: string;
  /** The account that owns it, and its scopes there. */
  readonly owner?: string;
  readonly scopes?: readonly Scope[];
  /** Requests a minute; absent for the default limit. */
  readonly rateLimit?: number;
}

/** Where keys are looked up. */
export interface Keys {
  /** Throws `Failure` INVALID_API_KEY for a malformed key, without a look-up. */
  check?(key: string): void;
  /** The holder, where known without a look-up. */
  known?(key: string): KeyOwner | null;
  /** Throws `Failure` INVALID_API_KEY for a revoked or expired key; null for an unknown one. */
  find(key: string): Promise<KeyOwner | null>;
}

/** For a server without a store: no keys exist. */
export function noKeys(): Keys {
  return { find: () => Promise.resolve(null) };
}

// RFC 6750 §2.1: b64token. The scheme is compared without regard to case (RFC 9110 §11.1).
const bearer = /^bearer +(?<key>[A-Za-z0-9._~+/-]{1,512}=*)$/i;

/** The key in an `Authorization` header. Throws `Failure` INVALID_API_KEY if there is none; the message never repeats it. */
export function readKey(header: string): string {
  const key = header.length <= longestHeader ? bearer.exec(header)?.groups?.["key"] : undefined;
  if (key === undefined) throw rejected("malformed");
  return key;
}

const longestHeader = 1024;

const details = {
  malformed: {
    en: "it is incomplete or mistyped; send Authorization: Bearer <key>",
    ko: "일부가 빠졌거나 잘못 적힌 키이므로 Authorization: Bearer <key> 형식으로 다시 보내십시오",
  },
  revoked: { en: "it was revoked", ko: "폐기된 키" },
  expired: { en: "it has expired", ko: "만료된 키" },
  unknown: { en: "no such key was issued", ko: "발급되지 않은 키" },
} as const satisfies Record<string, Text>;

/** The failure of a key that is not valid; its reason says why. */
export function rejected(reason: keyof typeof details): Failure {
  return failure("key.rejected", { detail: details[reason] }, { reason });
}
