import { failure, Failure } from "../core/failure.ts";
import type { Endpoint } from "../core/net.ts";

/** What was under way when something broke. */
export type Phase = "dns" | "tcp" | "tls" | "http";

/** Turns whatever a socket, OpenSSL, the HTTP parser or an abort throws into the `Failure` it means. */
export function toFailure(error: unknown, { host, port }: Endpoint, phase: Phase): Failure {
  if (error instanceof Failure) return error;
  const { code = "", message, name } = error as NodeJS.ErrnoException;
  const options = { cause: error };
  if (name === "TimeoutError") return timeout(phase, { host, port });
  if (name === "AbortError") return failure("aborted", {}, options);
  const alert = /alert number (?<number>\d{1,3})/.exec(message)?.groups?.["number"];
  if (alert) return failure("tls.alert", { host, port, alert }, { ...options, reason: `tls.alert.${alert}` });
  if (notTls.has(code)) return failure("tls.not-tls", { host, port }, options);
  if (code === "HPE_HEADER_OVERFLOW") return failure("http.headers-too-large", { host, limit: 64 }, options);
  if (code.startsWith("HPE_")) return failure("http.malformed", { host, detail: code }, options);
  if (code.startsWith("ERR_SSL_") || code.startsWith("ERR_TLS_")) {
    return failure("tls.failed", { host, port, detail: code }, options);
  }
  return socketFailure(code, { host, port }, phase, options);
}

/** The failure of an answer that did not come in time. */
export function timeout(phase: Phase, { host, port }: Endpoint): Failure {
  if (phase === "dns" || phase === "http") return failure(`timeout.${phase}`, { host });
  return failure(`timeout.${phase}`, { host, port });
}

const notTls = new Set([
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "ERR_SSL_PACKET_LENGTH_TOO_LONG",
  "ERR_SSL_HTTP_REQUEST",
  "ERR_SSL_RECORD_TOO_SMALL",
  "ERR_SSL_BAD_RECORD_TYPE",
  "ERR_SSL_UNEXPECTED_MESSAGE",
]);

const unreachable = new Set(["EHOSTUNREACH", "ENETUNREACH", "EADDRNOTAVAIL", "EACCES", "EPERM", "EINVAL"]);
const broken = new Set(["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED", "ECONNABORTED"]);

function socketFailure(code: string, at: Endpoint, phase: Phase, options: { cause: unknown }): Failure {
  const { host, port } = at;
  if (code === "ECONNREFUSED") return failure("tcp.refused", { host, port }, options);
  if (code === "ETIMEDOUT") return timeout(phase, at);
  if (unreachable.has(code)) return failure("tcp.unreachable", { host, detail: code }, options);
  if (broken.has(code) && phase === "http") return failure("http.closed", { host }, options);
  // Node tells a close during the handshake from a reset by leaving the system call away.
  const reset = (options.cause as NodeJS.ErrnoException).syscall !== undefined;
  if (broken.has(code)) return failure(phase === "tls" && !reset ? "tls.closed" : "tcp.reset", { host, port }, options);
  if (phase === "http" && code.startsWith("ERR_HTTP"))
    return failure("http.malformed", { host, detail: code }, options);
  throw options.cause;
}
