import { failure, type Failure } from "../src/core/failure.ts";
import type { Text } from "../src/core/text.ts";

/** Whose key it is. */
interface Holder {
  /** Names the holder in counters and logs; it is not the key. */
  readonly id: string;
}

/** Where keys are looked up. */
export interface Keys {
  /** Throws `Failure` INVALID_API_KEY for a key that was issued and is not good any more; null where nobody has it. */
  find(key: string): Promise<Holder | null>;
}

/** No key has been issued, so that nobody has any. */
export function noKeys(): Keys {
  return { find: () => Promise.resolve(null) };
}

// RFC 6750 §2.1: b64token. The scheme is compared without regard to case (RFC 9110 §11.1).
const bearer = /^bearer +(?<key>[A-Za-z0-9._~+/-]{1,512}=*)$/i;

/** The key of an `Authorization` header. Throws `Failure` INVALID_API_KEY where it holds none; the message never repeats it. */
export function readKey(header: string): string {
  const key = header.length <= longestHeader ? bearer.exec(header)?.groups?.["key"] : undefined;
  if (key === undefined) throw rejected("malformed");
  return key;
}

const longestHeader = 1024;

const details = {
  malformed: { en: "send Authorization: Bearer <key>", ko: "Authorization: Bearer <key> 형식으로 보내십시오" },
  unknown: { en: "nobody has it", ko: "발급되지 않은 키" },
} as const satisfies Record<string, Text>;

/** The failure of a key that is none; its reason says why. */
export function rejected(reason: keyof typeof details): Failure {
  return failure("key.rejected", { detail: details[reason] }, { reason });
}
