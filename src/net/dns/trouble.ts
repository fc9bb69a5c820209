import { DnsError } from "../../formats/dns/error.ts";

/** Why a server gave no answer, in a word that has no language. Only the ways to servers throw it; those who ask turn it into a reason. */
export class Trouble extends Error {
  override readonly name = "Trouble";
}

/** What the system says of a socket, such as `ECONNREFUSED`; undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^E(?!RR_)[A-Z0-9]+$/.test(code) ? code : undefined;
}

/** What OpenSSL and the session of HTTP/2 say of a connection. */
const ofConnection = /^ERR_(?:SSL|TLS|OSSL|HTTP2)_[A-Z0-9_]+$/;

/** Why a server gave no answer; throws what is no such reason, and so a bug of ours or the end of a budget. */
export function reasonOf(error: unknown): string {
  if (error instanceof DnsError) return "BADRESP";
  if (error instanceof Trouble) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reason = systemCode(error) ?? (typeof code === "string" && ofConnection.test(code) ? code : undefined);
  if (reason === undefined) throw error;
  return reason;
}
