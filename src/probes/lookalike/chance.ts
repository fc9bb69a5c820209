import { randomBytes } from "node:crypto";

/** A label that nobody can have registered by chance, to ask what a registry says of such names. */
export function chance(): string {
  return `x${randomBytes(13).toString("hex")}`;
}
