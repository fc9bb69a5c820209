// src/net/sources/states.ts
const unasked = {
	answered: null,
	failed: null
};
function openSourceStates(now = Date.now) {
	const known = new Map();
	const listeners = new Set();
	const of = (id) => known.get(id) ?? unasked;
	return {
		answered(id, ms) {
			known.set(id, {
				...of(id),
				answered: {
					at: now(),
					ms
				}
			});
			for (const listener of listeners) listener(id, ms);
		},
		failed(id, reason) {
			known.set(id, {
				...of(id),
				failed: {
					at: now(),
					reason
				}
			});
			for (const listener of listeners) listener(id, null);
		},
		of,
		listen(onAsked) {
			listeners.add(onAsked);
			return () => void listeners.delete(onAsked);
		}
	};
}
const standings = openSourceStates();
export { standings as t };
