// src/probes/lookalike/in-turns.ts
async function inTurns(things, atATime, work) {
	let place = 0;
	const left = things[Symbol.iterator]();
	async function turn() {
		for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value, place++);
	}
	await Promise.all(Array.from({ length: atATime }, turn));
}
function openLane(atATime) {
	const waiting = [];
	let free = atATime;
	return async (work) => {
		if (free > 0) free--;
		else await new Promise((resolve) => void waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free++;
		}
	};
}
export { openLane as n, inTurns as t };
