import { expect, test } from "vitest";
import type { HelloReply } from "../../core/net/net.ts";
import { readOfferReply } from "./prober.ts";
import { groupNamed } from "./groups.ts";
import { familyNames, suiteName, suitesOf } from "./families.ts";

function helloOf(suite: string, version = "0303"): string {
  const body = `${version}${"aa".repeat(32)}00${suite}00`;
  return `160303${(body.length / 2 + 4).toString(16).padStart(4, "0")}02${(body.length / 2).toString(16).padStart(6, "0")}${body}`;
}

const rows: readonly (readonly [
  what: string,
  hex: string,
  end: HelloReply["end"],
  kind: string,
  reason: string | null,
])[] = [
  ["a suite that was offered", helloOf("0004"), "enough", "chosen", null],
  ["the suite over a lower version", helloOf("0004", "0301"), "enough", "chosen", null],
  ["a suite that was not offered", helloOf("c02f"), "enough", "unclear", "other-suite"],
  ["a higher version", helloOf("0004", "0304"), "enough", "unclear", "higher-version"],
  ["handshake_failure", "15030300020228", "closed", "refused", "alert.40"],
  ["insufficient_security", "15030300020247", "closed", "refused", "alert.71"],
  ["internal_error", "15030300020250", "closed", "unclear", "alert.80"],
  ["unrecognized_name", "15030300020270", "closed", "unclear", "alert.112"],
  ["no_application_protocol", "15030300020278", "closed", "unclear", "alert.120"],
  ["close_notify", "15030300020100", "closed", "refused", "closed"],
  ["a close", "", "closed", "refused", "closed"],
  ["a reset", "", "reset", "refused", "reset"],
  ["silence", "", "silent", "unclear", "silent"],
  ["half a ServerHello", helloOf("0004").slice(0, 30), "silent", "unclear", "silent"],
  ["half a ServerHello, then a close", helloOf("0004").slice(0, 30), "closed", "unclear", "incomplete"],
  ["half a ServerHello, then a reset", helloOf("0004").slice(0, 30), "reset", "unclear", "incomplete"],
  ["a page", Buffer.from("HTTP/1.1 400 Bad Request").toString("hex"), "enough", "unclear", "not-tls"],
];

test.for(rows)("the result for RC4 from %s", ([, hex, end, kind, reason]) => {
  const heard = readOfferReply(
    { bytes: Buffer.from(hex, "hex"), end },
    { version: "TLSv1.2", suites: suitesOf("rc4") },
  );

  expect(heard.kind).toBe(kind);
  expect("reason" in heard ? heard.reason : null).toBe(reason);
});

test("every suite belongs to one family, and each question has fewer than 128", () => {
  const all = suitesOf(...familyNames);

  expect(new Set(all).size).toBe(all.length);
  expect(suitesOf("null", "export", "anonymous", "des", "rc4", "3des").length).toBeLessThan(128);
  expect(Math.max(...familyNames.map((family) => suitesOf(family).length))).toBeLessThan(128);
});

test.for([
  [0xc02f, "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"],
  [0x0003, "TLS_RSA_EXPORT_WITH_RC4_40_MD5"],
  [0xabcd, "0xabcd"],
] as const)("the suite %i is called %s", ([code, name]) => {
  expect(suiteName(code)).toBe(name);
});

test.for([
  ["X25519", 0x1d],
  ["prime256v1", 0x17],
  ["X25519MLKEM768", 0x11ec],
  ["secp384r1", 0x18],
  ["DHE 2048", undefined],
  [null, undefined],
] as const)("OpenSSL's %s is the group %s", ([name, code]) => {
  expect(groupNamed(name)?.code).toBe(code);
});
