import { expect, test } from "vitest";
import type { HelloReply } from "../core/net.ts";
import { readOffer } from "./versions.ts";

function helloOf(version: number): string {
  const body = `${version.toString(16).padStart(4, "0")}${"aa".repeat(32)}00c02f00`;
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
  ["a close", "", "closed", false, "closed"],
  ["a reset", "", "reset", false, "reset"],
  ["silence", "", "silent", null, "silent"],
  ["a warning, then silence", "15030100020170", "silent", null, "silent"],
  ["half a ServerHello", helloOf(0x0302).slice(0, 30), "enough", null, "incomplete"],
  ["a page", Buffer.from("HTTP/1.1 400 Bad Request").toString("hex"), "enough", null, "not-tls"],
];

test.for(rows)("what %s says about TLS 1.1", ([, hex, end, offered, reason]) => {
  expect(readOffer({ bytes: Buffer.from(hex, "hex"), end }, "TLSv1.1")).toEqual({ offered, reason });
});
