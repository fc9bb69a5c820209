import { crc32, deflateSync } from "node:zlib";

/** The size of a link's picture that every preview shows whole. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The colours of the icon: its ground, and its bars. */
const palette = [0x0a, 0x5c, 0x4c, 0xff, 0xff, 0xff] as const;

/** A bar of the portcullis in the icon's 32 units: from, to, and whether it lies. */
interface Bar {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly isLevel?: boolean;
}

const bars: readonly Bar[] = [
  { at: 8, from: 6, to: 23 },
  { at: 13.3, from: 6, to: 26 },
  { at: 18.7, from: 6, to: 26 },
  { at: 24, from: 6, to: 23 },
  { at: 10.5, from: 5, to: 27, isLevel: true },
  { at: 17, from: 5, to: 27, isLevel: true },
];

/** Pixels of a unit, and half the width of a bar in units. */
const [scale, half] = [16, 1.2] as const;

/** The picture that link previews show: the icon's portcullis on its ground, as a PNG of two colours (W3C PNG §11). */
export function cardPng(): Buffer {
  const { width, height } = cardSize;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, of a palette; no interlacing.
  header.set([1, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(pixels(), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The lines of the picture, each after its filter type, which is none. */
function pixels(): Buffer {
  const { width, height } = cardSize;
  const line = 1 + width / 8;
  const bytes = Buffer.alloc(line * height);
  for (const { x0, x1, y0, y1 } of bars.map(boxOf))
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const index = y * line + 1 + (x >> 3);
        bytes[index] = (bytes[index] ?? 0) | (0x80 >> (x & 7));
      }
  return bytes;
}

function boxOf({ at, from, to, isLevel = false }: Bar) {
  const across = [at - half, at + half] as const;
  const along = [from - half, to + half] as const;
  const [x, y] = isLevel ? [along, across] : [across, along];
  const left = cardSize.width / 2 - 16 * scale;
  const top = cardSize.height / 2 - 16 * scale;
  return {
    x0: Math.round(left + x[0] * scale),
    x1: Math.round(left + x[1] * scale),
    y0: Math.round(top + y[0] * scale),
    y1: Math.round(top + y[1] * scale),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
