import { expect, test } from "vitest";
import { dnsReasonWords, unheardWords } from "./reason-words.ts";

test.for([
  ["TIMEOUT", "no answer came in time"],
  ["ECONNREFUSED", "nothing listens there"],
  ["NO-TCP", "its answer needs TCP, but it does not answer over TCP"],
  ["TRUNCATED", "its answer is truncated over TCP as well"],
  ["HTTP-503", "it answers with an HTTP error"],
  ["HTTP-TYPE", "its response is not a DNS message"],
  ["HTTP2-REFUSED_STREAM", "it accepts no more requests for now"],
  ["HTTP2-INTERNAL_ERROR", "it ended the HTTP/2 request with an error"],
  ["HTTP2-GOAWAY", "it ended the HTTP/2 session"],
  ["HTTP2-GOAWAY-ENHANCE_YOUR_CALM", "it ended the HTTP/2 session with an error"],
  ["ERR_HTTP2_ERROR", "it violates the HTTP/2 protocol"],
  ["tls.alert.40", "the TLS handshake failed"],
  ["tls.not-tls", "it does not speak TLS there"],
  ["CERT_HAS_EXPIRED", "its certificate has expired"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "its certificate is not trusted"],
  ["dns.example: timeout.dns", "its address was not found in time"],
  ["dns.example: dns.nxdomain", "its name does not exist"],
  ["dns.example: dns.failed", "its address could not be found"],
  ["SERVFAIL", undefined],
  ["", undefined],
  [`${"a".repeat(100_000)}: dns`, undefined],
] as const)("%s is put into words", ([reason, en]) => {
  expect(dnsReasonWords(reason)?.en).toBe(en);
});

test("of many servers the first are named and the others counted", () => {
  const all = Array.from({ length: 6 }, (_, index) => ({ server: `192.0.2.${index}`, reason: "TIMEOUT" }));

  expect(unheardWords(all).ko).toBe(
    "192.0.2.0(제시간에 응답이 없음), 192.0.2.1(제시간에 응답이 없음), 192.0.2.2(제시간에 응답이 없음), 192.0.2.3(제시간에 응답이 없음) (+2)",
  );
  expect(unheardWords([{ server: "192.0.2.1", reason: "SERVFAIL" }]).en).toBe("192.0.2.1 (SERVFAIL)");
});
