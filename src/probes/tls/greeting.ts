import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure, Failure } from "../../core/failure.ts";
import type { Endpoint } from "../../core/net/net.ts";
import { starttlsNames, type Starttls } from "../../core/net/starttls.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";

/**
 * Greetings of protocols in which the server speaks first. Mail and FTP share a code (RFC 5321 §4.2, RFC 959 §4.2), so an FTP server must
 * name itself.
 */
const greetings: readonly (readonly [Starttls, RegExp])[] = [
  ["ftp", /^220[ -][^\n]*ftp/i],
  ["smtp", /^220[ -]/],
  ["imap", /^\* (?:OK|PREAUTH|BYE)\b/i],
  ["pop3", /^\+OK\b/i],
];

/** The protocol of a server's greeting; null for one without STARTTLS. */
export function greetedProtocolOf(greeting: Uint8Array): Starttls | null {
  const text = Buffer.from(greeting.subarray(0, 512)).toString("latin1");
  return greetings.find(([, begins]) => begins.test(text))?.[0] ?? null;
}

/** Adds to the error of a server without TLS that its greeting is that of a STARTTLS protocol. */
export async function withGreeting(error: unknown, to: Endpoint, { net }: Context): Promise<unknown> {
  if (!(error instanceof Failure) || error.facts.id !== "tls.not-tls" || to.starttls) return error;
  const said = await attempt(() => net.hello(to, clientHello("TLSv1.2", to.host)));
  const answer = said.ok ? said.value.bytes : new Uint8Array();
  const starttls = greetedProtocolOf(answer) ?? (isRebuke(answer) ? await awaited(to, net) : null);
  if (starttls === null) return error;
  const { host, port } = to;
  const { reason } = error;
  return failure("tls.greeting", { host, port, protocol: starttlsNames[starttls], starttls }, { reason, cause: error });
}

/** Mail and FTP servers reject a client that speaks before the greeting, some without sending a greeting. */
function isRebuke([first = 0]: Uint8Array): boolean {
  return first === 0x34 || first === 0x35;
}

/** The protocol of a server that speaks first. The wait covers IMAP, since these servers are known not to be HTTP. */
async function awaited(to: Endpoint, net: Context["net"]): Promise<Starttls | null> {
  const got = await attempt(() => net.tls({ ...to, starttls: "imap" }));
  if (got.ok || got.failure.id !== "starttls.foreign") return null;
  const { detail } = got.failure.params;
  return typeof detail === "string" ? greetedProtocolOf(Buffer.from(detail)) : null;
}
