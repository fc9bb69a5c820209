import { crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { cardPng, cardSize } from "./card.ts";

test("the card is a PNG of the size that previews show: every chunk has its checksum, and every line its pixels", () => {
  const png = cardPng();
  const chunks: [type: string, data: Buffer][] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.push([body.subarray(0, 4).toString(), body.subarray(4)]);
    at += 12 + length;
  }

  expect(chunks.map(([type]) => type)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  const [[, header], , [, data]] = chunks as [[string, Buffer], [string, Buffer], [string, Buffer]];
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([cardSize.width, cardSize.height]);
  expect(inflateSync(data).length).toBe((1 + cardSize.width / 8) * cardSize.height);
  expect(png.length).toBeLessThan(4096);
});
