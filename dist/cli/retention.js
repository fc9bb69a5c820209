// server/store/retention.ts
const day = 864e5;
const retention = {
	snapshots: 90 * day,
	observations: 730 * day
};
const storeLimit = 1e10;
export { storeLimit as n, retention as t };
