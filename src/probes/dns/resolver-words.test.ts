import { expect, test } from "vitest";
import { resolverWords } from "./resolver-words.ts";

test.for<[reason: string | null, en: string]>([
  ["TIMEOUT", "no answer came in time"],
  ["timeout.dns", "no answer came in time"],
  ["SERVFAIL", "the lookup failed"],
  ["REFUSED", "the query was refused"],
  ["dns.nxdomain", "its name could not be resolved"],
  ["ECONNREFUSED", "nothing listens there"],
  ["ECONNRESET", "the connection was reset"],
  ["ENETUNREACH", "no route from here"],
  ["HTTP2-GOAWAY", "it ended the HTTP/2 session"],
  ["ERR_HTTP2_STREAM_ERROR", "it violates the HTTP/2 protocol"],
  ["HTTP-500", "it answers with an HTTP error"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "its certificate is not trusted"],
  ["EDE-22", "the resolver reported an error"],
  ["bad-signature", "the signature does not match the records"],
  ["RCODE-12", "there was no usable answer"],
  ["toString", "not enough information"],
  [null, "not enough information"],
])("%s reads %j", ([reason, en]) => {
  expect(resolverWords(reason).en).toBe(en);
});

test("no text contains a code, in either language", () => {
  for (const code of ["TIMEOUT", "SERVFAIL", "NO-SOA", "HTTP-500", "ECONNRESET", "EDE-6", "withheld", "SOMETHING"]) {
    const { en, ko } = resolverWords(code);
    expect(en).not.toContain(code);
    expect(ko).toMatch(/[가-힣]/);
  }
});
