import { Hi as questionOf, bt as openRedactor, xt as redactDeep } from "./gate.js";
import { n as openStored } from "./open.js";
import { t as retryWhileLocked } from "./lock-wait.js";
import { t as StoreTrouble } from "./trouble.js";
import { r as retentionPlaceOf } from "./retention2.js";
import { i as openRunResults, n as openResultCache, r as resultCacheBytes } from "./cache.js";
import { r as snapshotOf } from "./rendered.js";
// server/questions/cache/local.ts
async function openLocalCache({ storing, secrets, onTrouble }) {
	let isOpen = false;
	const store = openStored(storing, (trouble) => {
		if (isOpen && trouble !== null) onTrouble(trouble);
	});
	try {
		await store.ready();
	} catch (error) {
		if (!isLock(error)) {
			await store.close();
			throw error;
		}
	}
	isOpen = true;
	const resultCache = openResultCache(resultCacheBytes, Date.now, seenFromHere(store, secrets));
	return {
		ledger: store,
		begin(check, input) {
			const target = check.target(input);
			const isStored = retentionPlaceOf(check, input, target) === "store";
			const notes = openRunResults({
				check,
				input,
				target,
				question: questionOf(check, input),
				isStored
			}, resultCache, true);
			return {
				onResult: notes.onResult,
				stored: notes.stored,
				async previous(result, language) {
					const earlier = await notes.found(result).previous();
					return earlier && snapshotOf(check, input, earlier, language);
				}
			};
		},
		async close() {
			await retryWhileLocked({ troubleOf }, () => store.flush()).catch((error) => {
				if (isLock(error)) onTrouble(error.trouble.text.en);
			});
			await store.close();
		}
	};
}
function isLock(error) {
	return troubleOf(error)?.id === "locked";
}
function troubleOf(error) {
	return error instanceof StoreTrouble ? error.trouble : null;
}
const mark = "local ";
function seenFromHere(store, secrets) {
	return {
		...store,
		find: async (wanted) => unmarked(await store.find(marked(wanted))),
		previous: async (wanted) => unmarked(await store.previous(marked(wanted))),
		keep({ result, observations, ...how }) {
			const redact = openRedactor(secrets, [result.target]);
			const clean = redactDeep({
				raw: result.raw,
				verdict: result.verdict,
				observations
			}, redact);
			const { raw, verdict } = clean;
			store.keep({
				result: marked({
					...result,
					raw,
					verdict
				}),
				observations: clean.observations,
				...how
			});
		}
	};
}
function marked(wanted) {
	return {
		...wanted,
		question: mark + wanted.question
	};
}
function unmarked(found) {
	return found && {
		...found,
		question: found.question.slice(6)
	};
}
export { openLocalCache };
