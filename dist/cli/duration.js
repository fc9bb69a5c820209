// src/core/duration.ts
const units = [
	{
		seconds: 86400,
		one: "day",
		many: "days",
		short: "d",
		ko: "일"
	},
	{
		seconds: 3600,
		one: "hour",
		many: "hours",
		short: "h",
		ko: "시간"
	},
	{
		seconds: 60,
		one: "minute",
		many: "minutes",
		short: "min",
		ko: "분"
	},
	{
		seconds: 1,
		one: "second",
		many: "seconds",
		short: "s",
		ko: "초"
	}
];
function durationText(seconds) {
	const whole = Math.max(0, Math.ceil(seconds));
	const at = units.findIndex((each) => whole >= each.seconds);
	const [large, small] = at === -1 ? units.slice(-1) : units.slice(at, at + 2);
	if (!large || !small) return inOne(large, whole);
	const parts = Math.ceil(whole / small.seconds);
	if (parts * small.seconds > whole) return durationText(parts * small.seconds);
	const ratio = large.seconds / small.seconds;
	const [first, second] = [inOne(large, Math.floor(parts / ratio)), parts % ratio];
	if (second === 0) return first;
	return {
		en: `${first.en} ${second} ${small.short}`,
		ko: `${first.ko} ${second}${small.ko}`
	};
}
function inOne(unit, count) {
	if (!unit) return {
		en: `${count} s`,
		ko: `${count}초`
	};
	return {
		en: `${count} ${count === 1 ? unit.one : unit.many}`,
		ko: `${count}${unit.ko}`
	};
}
export { durationText as t };
