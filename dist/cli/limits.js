// server/accounts/limits.ts
const [minute, hour, day] = [
	6e4,
	36e5,
	864e5
];
const lifetimes = {
	session: 14 * day,
	refresh: day,
	magicLink: 10 * minute,
	reset: hour,
	confirmation: day,
	invitation: 7 * day,
	pending: 10 * minute,
	fresh: 10 * minute
};
const passwordLength = {
	least: 12,
	most: 128
};
export { passwordLength as n, lifetimes as t };
