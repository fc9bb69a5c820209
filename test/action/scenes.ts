import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";

// Test files of one process share this module. So its folder is removed after the whole run, not after the first file.
const folder = mkdtempSync(join(tmpdir(), "portcullis-action-"));

/** The twins' CA certificate, for the input ca-file. */
export const caFile = join(folder, "ca.pem");
writeFileSync(caFile, root.pem);

/** Headers without problems. */
export const sixHeaders = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
] as const;

/** A page without problems. */
export const goodPage = reply({ headers: sixHeaders, body: "<!doctype html>" });
