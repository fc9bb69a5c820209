import { expect, test } from "vitest";
import { describeFailure, failure } from "./failure.ts";

test.for<readonly [detail: string, en: string, ko: string]>([
  ["tcp.refused", "(the connection was refused)", "(연결이 거부됨)"],
  ["tls.alert.40", "(the TLS handshake failed)", "(TLS 핸드셰이크가 이루어지지 않음)"],
  ["dns.nxdomain", "(its name could not be resolved)", "(이름을 확인할 수 없음)"],
  // No codes: the text of a library, an address.
  ["tls.example.com", "(tls.example.com)", "(tls.example.com)"],
  ["HPE_INVALID_CONSTANT", "(HPE_INVALID_CONSTANT)", "(HPE_INVALID_CONSTANT)"],
])("a failure tells people its detail %s in words, and keeps it for programs", ([detail, en, ko]) => {
  const { facts } = failure("source.unreachable", { source: "crt.sh", host: "crt.sh", detail });

  expect([describeFailure(facts, "en"), describeFailure(facts, "ko")]).toEqual([
    expect.stringContaining(en),
    expect.stringContaining(ko),
  ]);
  expect(facts.params["detail"]).toBe(detail);
});
