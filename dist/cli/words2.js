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
// src/data/lookalikes/words.ts
const commonBaits = "login secure account verify support pay online my official kr app help service update".split(" ");
const otherBaits = "auth signin id bank card payment billing invoice wallet cash gift event shop store mall center cs gogaek customer mail webmail web mobile portal cloud info team group global korea asia usa eu uk corp inc co www m security safe alert notice confirm recovery reset password kyc refund delivery track parcel tax gov member club points reward coupon free promo sale deal vip admin access business confirmation download enroll find install payments register registration services signup sso ssl summary user verification view".split(" ");
export { openLane as i, otherBaits as n, inTurns as r, commonBaits as t };
