import { t as I } from "./index.min.js";
import { Yi as toAnswer } from "./gate.js";
import { t as isAlone } from "./retention2.js";
// server/questions/cache/rendered.ts
const renderedBytes = 33554432;
function openRenderedAnswers(bytes) {
	const tails = new I({
		maxSize: bytes,
		sizeCalculation: ({ length }) => length
	});
	const numbers = new WeakMap();
	let last = 0;
	function numberOf(found) {
		const known = numbers.get(found);
		if (known !== void 0) return known;
		numbers.set(found, ++last);
		return last;
	}
	return { async tail(check, input, found, language) {
		const renderedAnswers = async () => write(check, input, found.result, await found.previous(), language);
		if (isAlone(check)) return renderedAnswers();
		const key = `${language} ${numberOf(found)}`;
		const known = tails.get(key);
		if (known) return known;
		const tail = await renderedAnswers();
		tails.set(key, tail);
		return tail;
	} };
}
function write(check, input, result, previous, language) {
	const data = JSON.stringify(toAnswer(check, result, input, language));
	const snapshot = previous ? snapshotOf(check, input, previous, language) : null;
	const before = snapshot === null ? "" : `,"previousSnapshot":${JSON.stringify(snapshot)}`;
	return bytesOf(`,"updatedAt":"${timeOf(result)}","data":${data},"error":null${before}}`);
}
function bytesOf(text) {
	const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
	bytes.write(text);
	return bytes;
}
function timeOf({ observedAt }) {
	return new Date(observedAt).toISOString();
}
function snapshotOf(check, input, result, language) {
	try {
		const words = wordsFor(check, result.verdict);
		const data = toAnswer({
			...check,
			words
		}, result, input, language);
		return {
			updatedAt: timeOf(result),
			data
		};
	} catch {
		return null;
	}
}
function wordsFor({ id: check, words }, { findings, kpis, parts = [], caps, limits }) {
	const { problems, ...labels } = words;
	const gone = idsWithout(findings, problems);
	return {
		...words,
		problems: {
			...problems,
			...gone((id) => ({
				severity: "info",
				cause: same(`${check}.${id}`),
				action: same("")
			}))
		},
		kpis: {
			...labels.kpis,
			...idsWithout(kpis, labels.kpis)(same)
		},
		parts: {
			...labels.parts,
			...idsWithout(parts, labels.parts)(same)
		},
		caps: {
			...labels.caps,
			...idsWithout(limits ?? caps ?? [], labels.caps)(same)
		}
	};
}
function idsWithout(named, known) {
	const ids = named.map(({ id }) => id).filter((id) => !Object.hasOwn(known, id));
	return (make) => Object.fromEntries(ids.map((id) => [id, make(id)]));
}
function same(text) {
	return {
		en: text,
		ko: text
	};
}
export { renderedBytes as n, snapshotOf as r, openRenderedAnswers as t };
