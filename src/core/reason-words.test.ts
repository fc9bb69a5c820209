import { expect, test } from "vitest";
import { reasonWords } from "./reason-words.ts";

test.for<[reason: string | null, en: string]>([
  ["dns.nxdomain", "its name could not be resolved"],
  ["tcp.refused", "the connection was refused"],
  ["tcp.reset", "the connection was interrupted"],
  ["timeout.tls", "no answer came in time"],
  ["starttls.not-offered", "no TLS is offered"],
  ["starttls.refused", "STARTTLS failed"],
  ["tls.alert.40", "the TLS handshake failed"],
  ["http.server-error", "the server reported an error"],
  ["alert.120", "the server answered with a TLS alert"],
  ["silent", "no answer came in time"],
  ["closed", "the server closed the connection"],
  ["reset", "the connection was interrupted"],
  ["http.500", "the server reported an error"],
  ["truncated", "the answer was incomplete"],
  ["loop", "the redirects form a loop"],
  ["something new", "not enough information"],
  [null, "not enough information"],
])("%s is %j", ([reason, en]) => {
  expect(reasonWords(reason).en).toBe(en);
});
