import { expect, test } from "vitest";
import type { HelloReply } from "../../core/net/net.ts";
import { readOffer } from "./version-answer.ts";

const asked = { version: "TLSv1.1", suites: [0xc02f, 0x002f] } as const;

function helloOf(version: number, suite = "c02f"): string {
  const body = `${version.toString(16).padStart(4, "0")}${"aa".repeat(32)}00${suite}00`;
  return `1603030${(body.length / 2 + 4).toString(16).padStart(3, "0")}02${(body.length / 2).toString(16).padStart(6, "0")}${body}`;
}

const rows: readonly (readonly [
  what: string,
  hex: string,
  end: HelloReply["end"],
  offered: boolean | null,
  reason: string,
])[] = [
  ["a ServerHello of that version", helloOf(0x0302), "enough", true, "server-hello"],
  ["a ServerHello of a lower version", helloOf(0x0301), "enough", false, "lower-version"],
  ["a ServerHello of a higher version", helloOf(0x0303), "enough", null, "higher-version"],
  ["protocol_version", "15030100020246", "enough", false, "alert.70"],
  ["handshake_failure", "15030100020228", "closed", false, "alert.40"],
  ["internal_error, as from Debian's nginx", "15030200020250", "closed", false, "alert.80"],
  ["decode_error", "15030100020232", "closed", false, "alert.50"],
  ["unrecognized_name, although the handshake sent the same name", "15030100020270", "closed", false, "alert.112"],
  ["no_application_protocol", "15030100020278", "closed", null, "alert.120"],
  ["a close in company", "", "closed", null, "closed"],
  ["a reset in company", "", "reset", null, "reset"],
  ["a close in good order", "15030100020100", "closed", null, "closed"],
  ["silence", "", "silent", null, "silent"],
  ["a warning, then silence", "15030100020170", "silent", null, "silent"],
  ["half a ServerHello", helloOf(0x0302).slice(0, 30), "enough", null, "incomplete"],
  ["half a ServerHello, then a close", helloOf(0x0302).slice(0, 30), "closed", null, "incomplete"],
  ["three bytes of a record, then a reset", "160302", "reset", null, "incomplete"],
  ["a warning, then a close", "15030100020170", "closed", null, "closed"],
  ["a suite that was not offered", helloOf(0x0302, "c0ff"), "enough", null, "other-suite"],
  ["a page", Buffer.from("HTTP/1.1 400 Bad Request").toString("hex"), "enough", null, "not-tls"],
];

test.for(rows)("the result for TLS 1.1 from %s", ([, hex, end, offered, reason]) => {
  expect(readOffer({ bytes: Buffer.from(hex, "hex"), end }, asked, false)).toEqual({ offered, reason });
});

test.for([
  ["half a ServerHello", helloOf(0x0302).slice(0, 30), null],
  ["a warning", "15030100020170", false],
  ["a close in good order", "15030100020100", false],
] as const)("%s, and a close whenever it was asked", ([, hex, offered]) => {
  expect(readOffer({ bytes: Buffer.from(hex, "hex"), end: "closed" }, asked, true).offered).toBe(offered);
});

test.for(["closed", "reset"] as const)("a server that %s in every separate probe refuses TLS 1.1", (end) => {
  expect(readOffer({ bytes: Buffer.alloc(0), end }, asked, true)).toEqual({ offered: false, reason: end });
});
