import { failure, Failure, type FailureOptions } from "../core/failure.ts";
import type { Endpoint } from "../core/net/net.ts";
import { alertNames } from "../data/tls/alerts.ts";

/** The step that was running when an error occurred. */
export type Phase = "dns" | "tcp" | "starttls" | "tls" | "http";

/**
 * Maps an external error (socket, OpenSSL, HTTP parser or abort) to a failure. Every such error is mapped, at least by its code, so that no
 * target can look like our own bug. Called only where those errors arrive.
 */
export function toFailure(error: unknown, at: Endpoint, phase: Phase): Failure {
  if (error instanceof Failure) return error;
  const { code, message, name, syscall } = readError(error);
  if (name === "TimeoutError") return timeout(phase, at);
  const options = { cause: error };
  if (name === "AbortError") return failure("aborted", {}, options);
  const { host, port } = at;
  const alert = /alert number (?<number>\d{1,3})/.exec(message)?.groups?.["number"];
  if (alert) return alerted(at, alert, options);
  // A server that agreed to STARTTLS and then sends no TLS record, in this or the next segment, sends plain text.
  if (code === noRecord && at.starttls) return failure("starttls.injected", { host, port }, options);
  if (notTls.has(code)) return failure("tls.not-tls", { host, port }, options);
  if (code === "ERR_SSL_EXCESSIVE_MESSAGE_SIZE") return failure("tls.oversized", { host, port }, options);
  if (code === "HPE_HEADER_OVERFLOW") return failure("http.headers-too-large", { host, limit: 256 }, options);
  if (ofParser.test(code)) return failure("http.malformed", { host, detail: code }, options);
  if (ofTls.test(code)) return failure("tls.failed", { host, port, detail: code }, options);
  // Without a system call it is a close during the handshake, and otherwise a reset.
  if (broken.has(code)) return breakOff(phase, at, syscall === undefined, options);
  if (code === "ECONNREFUSED") return failure("tcp.refused", { host, port }, options);
  if (code === "ETIMEDOUT") return timeout(phase, at, options);
  if (unreachable.has(code)) return failure("tcp.unreachable", { host, detail: code }, options);
  return failed(phase, at, code || "unknown", options);
}

function alerted({ host, port }: Endpoint, alert: string, options: Cause): Failure {
  const told = { ...options, reason: `tls.alert.${alert}` };
  // RFC 8446 §6.2: certificate_required.
  if (alert === "116") return failure("tls.client-certificate", { host, port }, told);
  const name = alertNames[alert];
  return failure("tls.alert", { host, port, alert: name === undefined ? alert : `${alert} (${name})` }, told);
}

/** Names the end of a run (a deadline or an abort). Other errors pass unchanged, so a bug stays a bug. */
export function nameEnd(error: unknown, at: Endpoint, phase: Phase): unknown {
  return error instanceof DOMException ? toFailure(error, at, phase) : error;
}

/** The failure of a timeout. */
function timeout(phase: Phase, { host, port }: Endpoint, options: FailureOptions = {}): Failure {
  if (phase === "dns" || phase === "http") return failure(`timeout.${phase}`, { host }, options);
  return failure(`timeout.${phase}`, { host, port }, options);
}

/** OpenSSL's error for bytes that are not a TLS record. */
const noRecord = "ERR_SSL_WRONG_VERSION_NUMBER";

const notTls = new Set([
  noRecord,
  "ERR_SSL_PACKET_LENGTH_TOO_LONG",
  "ERR_SSL_HTTP_REQUEST",
  "ERR_SSL_HTTPS_PROXY_REQUEST",
  "ERR_SSL_RECORD_TOO_SMALL",
  "ERR_SSL_BAD_RECORD_TYPE",
  "ERR_SSL_UNEXPECTED_MESSAGE",
]);

const ofParser = /^(?:HPE_|ERR_HTTP)/;
const ofTls = /^(?:ERR_SSL_|ERR_TLS_|ERR_OSSL_|ERR_CRYPTO_|EPROTO$)/;

const unreachable = new Set([
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EACCES",
  "EPERM",
  "EINVAL",
]);

const broken = new Set([
  "ECONNRESET",
  "ECONNABORTED",
  "ENETRESET",
  "ENOTCONN",
  "EPIPE",
  "ESHUTDOWN",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
  "ERR_SOCKET_CLOSED",
  "ERR_SOCKET_CLOSED_BEFORE_CONNECTION",
]);

interface Cause {
  readonly cause: unknown;
}

function breakOff(phase: Phase, { host, port }: Endpoint, isClose: boolean, options: Cause): Failure {
  if (phase === "http") return failure("http.closed", { host }, options);
  if (phase === "starttls") return failure("starttls.closed", { host, port }, options);
  return failure(phase === "tls" && isClose ? "tls.closed" : "tcp.reset", { host, port }, options);
}

function failed(phase: Phase, { host, port }: Endpoint, detail: string, options: Cause): Failure {
  if (phase === "dns") return failure("dns.failed", { host, detail }, options);
  if (phase === "tls") return failure("tls.failed", { host, port, detail }, options);
  if (phase === "starttls") return failure("starttls.closed", { host, port }, options);
  return failure(phase === "tcp" ? "tcp.unreachable" : "http.malformed", { host, detail }, options);
}

/** The relevant properties; a DOMException has a numeric code. */
function readError(error: unknown): { code: string; message: string; name: string; syscall: string | undefined } {
  if (!(error instanceof Error)) return { code: "", message: "", name: "", syscall: undefined };
  const { code, syscall } = error as NodeJS.ErrnoException;
  return { code: typeof code === "string" ? code : "", message: error.message, name: error.name, syscall };
}
