// server/store/jobs/table.ts
function recurring(kind, at) {
	return {
		kind,
		payload: {},
		key: kind,
		at,
		attempts: 1e6
	};
}
const leaseTime = 1e4;
const failedKept = 6048e5;
export { leaseTime as n, recurring as r, failedKept as t };
