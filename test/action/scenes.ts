import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { root } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-action-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The twins' authority, as an input takes it. */
export const caFile = join(folder, "ca.pem");
writeFileSync(caFile, root.pem);

/** Headers with which nothing is wrong. */
export const sixHeaders = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
] as const;

/** A page with nothing to complain about. */
export const goodPage = reply({ headers: sixHeaders, body: "<!doctype html>" });
