import { ssl } from "../../src/checks/ssl/index.ts";
import { measure } from "../engine.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";

/** A page with a policy that is good for a year. */
export const hsts = reply({ headers: ["Strict-Transport-Security: max-age=31536000; includeSubDomains"] });

/** The observation of a good server with the given changes. */
export async function look(options: TlsTwinOptions = {}, host = "localhost") {
  await using server = await serveTls({ answer: hsts, ...options });
  const { raw, verdict } = await measure(ssl, { host, port: `${server.port}` });
  return { raw, verdict, reasons: raw.trust.reasons.map(({ id }) => id), connections: server.connections() };
}
