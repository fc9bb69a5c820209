import { crc32, deflateSync } from "node:zlib";
// server/pages/card.ts
const cardSize = {
	width: 1200,
	height: 630
};
const palette = [
	10,
	92,
	76,
	255,
	255,
	255
];
const bars = [
	{
		at: 8,
		from: 6,
		to: 23
	},
	{
		at: 13.3,
		from: 6,
		to: 26
	},
	{
		at: 18.7,
		from: 6,
		to: 26
	},
	{
		at: 24,
		from: 6,
		to: 23
	},
	{
		at: 10.5,
		from: 5,
		to: 27,
		isLevel: true
	},
	{
		at: 17,
		from: 5,
		to: 27,
		isLevel: true
	}
];
const [scale, half] = [16, 1.2];
function cardPng() {
	const { width, height } = cardSize;
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([
		1,
		3,
		0,
		0,
		0
	], 8);
	return Buffer.concat([
		Buffer.from([
			137,
			80,
			78,
			71,
			13,
			10,
			26,
			10
		]),
		chunk("IHDR", header),
		chunk("PLTE", Buffer.from(palette)),
		chunk("IDAT", deflateSync(pixels(), { level: 9 })),
		chunk("IEND", Buffer.alloc(0))
	]);
}
function pixels() {
	const { width, height } = cardSize;
	const line = 1 + width / 8;
	const bytes = Buffer.alloc(line * height);
	for (const { x0, x1, y0, y1 } of bars.map(boxOf)) for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) {
		const index = y * line + 1 + (x >> 3);
		bytes[index] = (bytes[index] ?? 0) | 128 >> (x & 7);
	}
	return bytes;
}
function boxOf({ at, from, to, isLevel = false }) {
	const across = [at - half, at + half];
	const along = [from - half, to + half];
	const [x, y] = isLevel ? [along, across] : [across, along];
	const left = cardSize.width / 2 - 16 * scale;
	const top = cardSize.height / 2 - 16 * scale;
	return {
		x0: Math.round(left + x[0] * scale),
		x1: Math.round(left + x[1] * scale),
		y0: Math.round(top + y[0] * scale),
		y1: Math.round(top + y[1] * scale)
	};
}
function chunk(type, data) {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const whole = Buffer.alloc(body.length + 8);
	whole.writeUInt32BE(data.length, 0);
	body.copy(whole, 4);
	whole.writeUInt32BE(crc32(body), body.length + 4);
	return whole;
}
export { cardSize as n, cardPng as t };
