import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts account secrets, so that the database alone does not disclose them. */
export interface Encryption {
  /** Encrypts a text. `about` is its context (`second-factor <account>`): in another context it cannot be decrypted. */
  seal(text: string, about: string): string;
  /** Decrypts a text. Throws where it was changed, has another context, or was encrypted with another secret. */
  open(sealed: string, about: string): string;
  /** A separate key for one purpose, in hexadecimal digits: it reveals nothing about the others. */
  derive(purpose: string): string;
}

/** The prefix of ciphertext: the cipher may change, and older ciphertext must stay readable. */
const version = "v1";

// NIST SP 800-38D §8.2.2: a random nonce of 96 bits; §5.2.1.2: a tag of 128.
const [cipher, nonceLength, tagLength] = ["aes-256-gcm", 12, 16] as const;

const unopened = "this was changed, belongs elsewhere, or was sealed with another PORTCULLIS_SECRET";

/** The least characters of a secret; base64 needs 22 for 128 bits. */
export const shortestSecret = 22;

/** Opens encryption with `PORTCULLIS_SECRET`. */
export function openEncryption(secret: string): Encryption {
  const key = keyFor(secret, `seal ${version}`);
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(about));
      const bytes = [nonce, sealing.update(text, "utf8"), sealing.final(), sealing.getAuthTag()];
      return `${version}.${Buffer.concat(bytes).toString("base64url")}`;
    },
    open(sealed, about) {
      const [found, body = ""] = sealed.split(".", 2);
      const bytes = Buffer.from(body, "base64url");
      if (found !== version || bytes.length < nonceLength + tagLength) throw new Error(unopened);
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-tagLength));
      try {
        const text = opening.update(bytes.subarray(nonceLength, -tagLength));
        return Buffer.concat([text, opening.final()]).toString("utf8");
      } catch (error) {
        throw new Error(unopened, { cause: error });
      }
    },
    derive: (purpose) => keyFor(secret, purpose).toString("hex"),
  };
}

/** RFC 5869. The secret is already random, so no salt is needed (§3.1). */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `portcullis ${purpose}`, 32));
}
