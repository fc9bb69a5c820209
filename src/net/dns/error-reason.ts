import { DnsError } from "../../formats/dns/error.ts";

/** Why a server gave no answer, as a language-independent code. Thrown only by transports; callers turn it into a reason. */
export class DnsTrouble extends Error {
  override readonly name = "Trouble";
}

/** The system's error code of a socket, such as `ECONNREFUSED`; undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^E(?!RR_)[A-Z0-9]+$/.test(code) ? code : undefined;
}

/** OpenSSL's and HTTP/2's connection errors. */
const ofConnection = /^ERR_(?:SSL|TLS|OSSL|HTTP2)_[A-Z0-9_]+$/;

/** Why a server gave no answer. Rethrows any other error: a bug of ours, or an exhausted budget. */
export function reasonOf(error: unknown): string {
  if (error instanceof DnsError) return "BADRESP";
  if (error instanceof DnsTrouble) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reason = systemCode(error) ?? (typeof code === "string" && ofConnection.test(code) ? code : undefined);
  if (reason === undefined) throw error;
  return reason;
}
