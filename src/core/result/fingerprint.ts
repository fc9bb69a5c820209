import { createHash } from "node:crypto";

/** A stable identity of a problem, from its id, canonical target and subject, never a measured value. */
export function fingerprint(id: string, target: string, subject = ""): string {
  return createHash("sha256")
    .update(JSON.stringify([id, target, subject]))
    .digest("hex");
}
