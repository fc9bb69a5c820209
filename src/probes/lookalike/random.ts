import { randomBytes } from "node:crypto";

/** A random label that is not registered, to see how a registry answers for such names. */
export function chance(): string {
  return `x${randomBytes(13).toString("hex")}`;
}
