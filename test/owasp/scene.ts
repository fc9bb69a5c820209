import { owasp, type OwaspRaw } from "../../src/checks/owasp/index.ts";
import type { LocalResult } from "../../src/run/local.ts";
import type { Pin } from "../../src/net/route.ts";
import { keep, measure } from "../engine.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";

/** The headers of a site with nothing wrong. */
export const sixHeaders = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
];

/** The check's result. */
export type Result = LocalResult<OwaspRaw, string>;

/** The six headers and further lines. */
export function page(headers: readonly string[] = [], body: string | Uint8Array = "<!doctype html>"): Answer {
  return reply({ headers: [...sixHeaders, "Content-Type: text/html", ...headers], body });
}

/** The observation of a good site with the given changes. */
export async function look(options: TlsTwinOptions = {}): Promise<Result> {
  const twin = await keep(serveTls({ answer: page(), ...options }));
  return measure(owasp, { host: `localhost:${twin.port}` });
}

/** The ids of the findings. */
export function idsOf({ verdict }: Result): readonly string[] {
  return verdict.findings.map(({ id }) => id);
}

/** The caps of the grade. */
export function capsOf({ verdict }: Result): readonly string[] {
  return (verdict.caps ?? []).map(({ id }) => id);
}

interface UsualPorts {
  readonly secure: number;
  readonly plain: number;
}

/** The usual ports of a site, which a test may not open: both are pinned to twins. */
export function onUsualPorts({ secure, plain }: UsualPorts, host = "shop.example", deadline = 10_000): Promise<Result> {
  const pins: readonly Pin[] = [
    { host, port: 443, address: "127.0.0.1", toPort: secure },
    { host, port: 80, address: "127.0.0.1", toPort: plain },
  ];
  return measure(owasp, { host }, { pins, deadline });
}
