import { getSystemErrorMap } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { failure, Failure } from "../core/failure.ts";
import { nameEnd, toFailure, type Phase } from "./errors.ts";

const at = { host: "example.com", port: 443 };
const phases = ["dns", "tcp", "tls", "http"] as const satisfies readonly Phase[];

function nodeError(code: string, more: object = {}): Error {
  return Object.assign(new Error(`something ${code}`), { code, ...more });
}

test.for<[error: unknown, phase: Phase, reason: string]>([
  [nodeError("ECONNREFUSED", { syscall: "connect" }), "tcp", "tcp.refused"],
  [nodeError("ETIMEDOUT", { syscall: "connect" }), "tcp", "timeout.tcp"],
  [nodeError("ETIMEDOUT", { syscall: "read" }), "tls", "timeout.tls"],
  [nodeError("EHOSTUNREACH", { syscall: "connect" }), "tcp", "tcp.unreachable"],
  [nodeError("EMFILE", { syscall: "connect" }), "tcp", "tcp.unreachable"],
  [nodeError("ECONNRESET", { syscall: "connect" }), "tcp", "tcp.reset"],
  [nodeError("ECONNRESET", { syscall: "read" }), "tls", "tcp.reset"],
  [nodeError("ECONNRESET"), "tls", "tls.closed"],
  [nodeError("EPIPE", { syscall: "write" }), "tls", "tcp.reset"],
  [nodeError("ECONNRESET"), "http", "http.closed"],
  [nodeError("ERR_STREAM_PREMATURE_CLOSE"), "http", "http.closed"],
  [nodeError("HPE_INVALID_CONSTANT"), "http", "http.malformed"],
  [nodeError("HPE_HEADER_OVERFLOW"), "http", "http.headers-too-large"],
  [nodeError("ERR_HTTP2_STREAM_ERROR"), "http", "http.malformed"],
  [nodeError("ERR_SSL_WRONG_VERSION_NUMBER"), "tls", "tls.not-tls"],
  [nodeError("ERR_SSL_EXCESSIVE_MESSAGE_SIZE"), "tls", "tls.oversized"],
  [nodeError("ERR_SSL_SOMETHING_NEW"), "tls", "tls.failed"],
  [nodeError("EPROTO"), "tls", "tls.failed"],
  [new Error("error:0A000126:SSL routines::unexpected eof while reading"), "tls", "tls.failed"],
  [new Error("…:SSL alert number 116"), "http", "tls.alert.116"],
  [nodeError("ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", { message: "SSL alert number 70" }), "tls", "tls.alert.70"],
  [new DOMException("", "TimeoutError"), "dns", "timeout.dns"],
  [new DOMException("", "AbortError"), "http", "aborted"],
  [failure("tcp.refused", at), "http", "tcp.refused"],
  [undefined, "tcp", "tcp.unreachable"],
])("%s under %s is %s", ([error, phase, reason]) => {
  expect(toFailure(error, at, phase).reason).toBe(reason);
});

test("a server that requires a client certificate is distinguished from one that refuses our offer", () => {
  const ids = [40, 42, 116].map((number) => toFailure(new Error(`SSL alert number ${number}`), at, "http").facts.id);

  expect(ids).toEqual(["tls.alert", "tls.alert", "tls.client-certificate"]);
});

test.for<[number: string, alert: string]>([
  ["40", "40 (handshake_failure)"],
  ["112", "112 (unrecognized_name)"],
  ["255", "255"],
])("alert %s is reported with its name", ([number, alert]) => {
  const { reason, facts } = toFailure(new Error(`SSL alert number ${number}`), at, "tls");

  expect([reason, facts.params["alert"]]).toEqual([`tls.alert.${number}`, alert]);
});

test("every system error has a meaning in every phase", () => {
  const codes = [...getSystemErrorMap().values()].map(([code]) => code);
  const failures = codes.flatMap((code) => phases.map((phase) => toFailure(nodeError(code), at, phase)));

  expect(codes.length).toBeGreaterThan(60);
  expect(failures.every((each) => each instanceof Failure && !["internal", "aborted"].includes(each.reason))).toBe(
    true,
  );
});

test("so has every other error", () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.tuple(fc.string(), fc.anything()).map(([message, code]) => Object.assign(new Error(message), { code })),
  );

  fc.assert(
    fc.property(anything, fc.constantFrom(...phases), (error, phase) => {
      expect(toFailure(error, at, phase)).toBeInstanceOf(Failure);
    }),
  );
});

test("only an end is named, and a bug stays a bug", () => {
  const bug = new TypeError("bug");

  expect(nameEnd(bug, at, "tcp")).toBe(bug);
  expect(nameEnd(new DOMException("", "TimeoutError"), at, "tcp")).toMatchObject({ reason: "timeout.tcp" });
});
