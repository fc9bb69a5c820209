import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const header = "From: 가게 <a@shop.com>\r\nSubject: one\r\n";

function octets(mark: readonly number[], text: string, isBigEndian = false): Uint8Array {
  const bytes = Buffer.from(text, "utf16le");
  return Buffer.concat([Buffer.from(mark), isBigEndian ? bytes.swap16() : bytes]);
}

test.for<[what: string, bytes: Uint8Array]>([
  ["UTF-8", Buffer.from(header)],
  ["UTF-8 with a mark", Buffer.from(`\u{FEFF}${header}`)],
  ["UTF-16LE with a mark, as PowerShell writes it", octets([0xff, 0xfe], header)],
  ["UTF-16BE with a mark", octets([0xfe, 0xff], header, true)],
])("%s is read", ([, bytes]) => {
  expect(decodeText(bytes)).toEqual({ text: header });
});

test.for<[what: string, bytes: Uint8Array, en: string]>([
  ["UTF-16LE without a mark", octets([], header), "it is UTF-16LE without a byte order mark; save it as UTF-8"],
  ["UTF-16BE without a mark", octets([], header, true), "it is UTF-16BE without a byte order mark; save it as UTF-8"],
  ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 70, 0, 0, 0]), "it is UTF-32LE; save it as UTF-8"],
  ["UTF-32BE", Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 70]), "it is UTF-32BE; save it as UTF-8"],
])("%s is named in the error", ([, bytes, en]) => {
  expect(decodeText(bytes)).toMatchObject({ why: { en } });
});

test.for<[what: string, bytes: Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["a few zero bytes", Buffer.from(`${header}\0\0${header}`)],
  ["bytes that are no text", Buffer.from([0, 0, 1, 0, 0, 0, 0, 255])],
])("%s is not taken for another encoding", ([, bytes]) => {
  expect(decodeText(bytes)).toHaveProperty("text");
});
