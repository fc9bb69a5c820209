import { Hi as questionOf } from "./gate.js";
import { t as I } from "./index.min.js";
import { n as keepsNothing, r as retentionPlaceOf } from "./retention2.js";
// server/questions/cache/run-results.ts
function openRunResults(beginning, resultCache, isTrusted) {
	const { check, input, target } = beginning;
	const earlier = resultCache.earlier(beginning);
	let own;
	return {
		onResult(measured, request, result) {
			const kept = {
				check: measured,
				input: request,
				result,
				isTrusted
			};
			if (request === input) {
				const remembered = resultCache.keep({
					...kept,
					earlier
				});
				own ??= remembered;
			} else if (isForOthers(check, kept, target)) resultCache.keep(kept);
		},
		async stored(measured, request) {
			const known = await resultCache.newest(measured, request);
			return known && {
				raw: known.raw,
				observedAt: new Date(known.observedAt)
			};
		},
		found: (result) => own ?? resultCache.show({
			check,
			input,
			result,
			isTrusted,
			earlier
		})
	};
}
function isForOthers(outer, { check, input, result }, target) {
	return !keepsNothing(outer) && check.standsAlone?.(input, target, result.raw) === true;
}
// server/questions/cache/cache.ts
const resultCacheBytes = 33554432;
function openResultCache(bytes, now, store = null) {
	const each = store ? 2 : 1;
	const memory = new I({
		maxSize: bytes,
		sizeCalculation: ({ result }) => each * sizeOf(result)
	});
	const lookingUp = new Map();
	function isFresh(check, result) {
		return !isAhead(result) && now() - result.observedAt < 1e3 * ttlOf(check, result);
	}
	function isAhead({ observedAt }) {
		return observedAt - now() > skew;
	}
	async function newestOf({ check, question }, from) {
		const { id, version, ttl } = check;
		const result = await from.find({
			check: id,
			version,
			question,
			since: now() - 1e3 * ttl
		});
		if (!result || !isAhead(result)) return result;
		const behind = await from.previous({
			check: id,
			question,
			before: now() + skew
		});
		return behind?.version === version ? behind : null;
	}
	function before({ check, question, observedAt }) {
		return store ? store.previous({
			check,
			question,
			before: observedAt
		}) : nothing;
	}
	async function look({ check, question }, from) {
		const result = await newestOf({
			check,
			question
		}, from);
		if (!result || !isFresh(check, result)) return null;
		const key = keyOf({
			check,
			question
		});
		const known = memory.peek(key);
		if (known && isFresh(check, known.result) && known.result.observedAt >= result.observedAt) return known;
		const found = toFound(result, () => before(result));
		memory.set(key, found);
		return found;
	}
	function show({ check, input, result: measured, earlier }) {
		const result = toStored(check, input, measured);
		const known = memory.peek(keyOf({
			check,
			question: result.question
		}))?.result;
		if (!store || retentionPlaceOf(check, input, check.target(input)) !== "store") return toFound(result, () => nothing);
		return toFound(result, async () => newest(known, await (earlier ?? before(result)), result.observedAt));
	}
	return {
		find(wanted) {
			const { check, isStored } = wanted;
			if (check.ttl === 0) return nothing;
			const key = keyOf(wanted);
			const known = memory.get(key);
			if (known && isFresh(check, known.result)) return Promise.resolve(known);
			if (!store || !isStored) return nothing;
			const pending = lookingUp.get(key) ?? look(wanted, store).finally(() => lookingUp.delete(key));
			lookingUp.set(key, pending);
			return pending;
		},
		earlier({ check, question, isStored }) {
			return store && isStored ? store.previous({
				check: check.id,
				question,
				before: now()
			}) : nothing;
		},
		async newest(check, input) {
			const question = questionOf(check, input);
			const known = memory.peek(keyOf({
				check,
				question
			}));
			if (known) return known.result;
			if (!store || retentionPlaceOf(check, input, check.target(input)) !== "store") return null;
			return store.find({
				check: check.id,
				version: check.version,
				question,
				since: 0
			});
		},
		before,
		show,
		keep(measured) {
			const { check, input, isTrusted } = measured;
			const found = show(measured);
			const { result } = found;
			const key = keyOf({
				check,
				question: result.question
			});
			const known = memory.peek(key);
			const keeping = retentionPlaceOf(check, input, check.target(input));
			const isWhole = ttlOf(check, result) >= Math.min(check.ttl, 1);
			if (!(isWhole && result.verdict.status !== "unknown") || keeping === "nowhere") {
				const observations = isWhole ? observationsOf(check, result) : [];
				if (keeping === "store" && observations.length > 0) store?.keep({
					result,
					isTrusted,
					observations,
					areObservationsAlone: true
				});
				return found;
			}
			const isNewest = !known || known.result.observedAt <= result.observedAt || isAhead(known.result);
			if (check.ttl > 0 && isNewest) memory.set(key, found);
			if (keeping === "store") store?.keep({
				result,
				isTrusted,
				observations: observationsOf(check, result)
			});
			return found;
		},
		left(wanted, found) {
			const ttl = ttlOf(wanted.check, found.result);
			if (ttl === 0 || memory.peek(keyOf(wanted)) !== found) return 0;
			const age = Math.max(0, now() - found.result.observedAt);
			return Math.max(0, Math.floor((1e3 * ttl - age) / 1e3));
		}
	};
}
const skew = 6e4;
const nothing = Promise.resolve(null);
function ttlOf(check, { raw }) {
	return Math.min(check.ttl, check.lasts?.(raw) ?? check.ttl);
}
function toFound(result, look) {
	let previous;
	return {
		result,
		previous: () => previous ??= look()
	};
}
function keyOf({ check, question }) {
	return `${check.version} ${question}`;
}
function toStored(check, input, { raw, verdict, observedAt }) {
	const target = check.target(input).name;
	const question = questionOf(check, input);
	const { id, version } = check;
	return {
		check: id,
		version,
		target,
		question,
		raw,
		verdict,
		observedAt: observedAt.getTime()
	};
}
function observationsOf(check, { raw }) {
	return check.observe?.(raw) ?? [];
}
function newest(one, other, before) {
	return [one, other].flatMap((each) => each && each.observedAt < before ? [each] : []).toSorted((a, b) => b.observedAt - a.observedAt)[0] ?? null;
}
const ofObject = 4;
function sizeOf({ raw, verdict }) {
	return ofObject * JSON.stringify([raw, verdict]).length;
}
export { openRunResults as i, openResultCache as n, resultCacheBytes as r, keyOf as t };
