// src/net/sources/standing.ts
const unasked = {
	answered: null,
	failed: null
};
function openStandings(now = Date.now) {
	const known = new Map();
	const of = (id) => known.get(id) ?? unasked;
	return {
		answered: (id, ms) => void known.set(id, {
			...of(id),
			answered: {
				at: now(),
				ms
			}
		}),
		failed: (id, reason) => void known.set(id, {
			...of(id),
			failed: {
				at: now(),
				reason
			}
		}),
		of
	};
}
const standings = openStandings();
export { standings as t };
