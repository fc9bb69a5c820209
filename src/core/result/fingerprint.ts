import { createHash } from "node:crypto";

/** An identity of a problem that lasts over runs: made of id, canonical target and subject, never of a measured value. */
export function fingerprint(id: string, target: string, subject = ""): string {
  return createHash("sha256")
    .update(JSON.stringify([id, target, subject]))
    .digest("hex");
}
