import { createHash } from "node:crypto";
import { maskUrls } from "../redact/url-secrets.ts";

/**
 * A stable identity of a problem, from its id, canonical target and subject, never a measured value. The value of a URL parameter that gives access is
 * left out, so a new token does not make a new problem.
 */
export function fingerprint(id: string, target: string, subject = ""): string {
  return createHash("sha256")
    .update(JSON.stringify([id, maskUrls(target), maskUrls(subject)]))
    .digest("hex");
}
