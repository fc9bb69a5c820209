import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure, Failure } from "../../core/failure.ts";
import type { Endpoint } from "../../core/net/net.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { readFlight } from "../../formats/tls/flight.ts";

/** RFC 5246 §7.4.4. */
const certificateRequest = 13;

/**
 * Adds to a handshake error that the server requests a client certificate. Up to TLS 1.2 the alert alone does not show this (RFC 5246
 * §7.4.6: handshake_failure), but the request precedes it in clear text.
 */
export async function withClientCertificate(error: unknown, to: Endpoint, { net }: Context): Promise<unknown> {
  if (!(error instanceof Failure) || error.facts.id !== "tls.alert") return error;
  const said = await attempt(() => net.hello(to, clientHello("TLSv1.2", to.host), "key-exchange"));
  const { messages } = readFlight(said.ok ? said.value.bytes : new Uint8Array());
  if (!messages.some(({ type }) => type === certificateRequest)) return error;
  const { host, port } = to;
  return failure("tls.client-certificate", { host, port }, { reason: error.reason, cause: error });
}
