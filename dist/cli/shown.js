// server/channels/shown.ts
function shownChannel(channel) {
	const { account: _account, shown: address, lastDeliveredAt, confirmedAt, createdAt, ...rest } = channel;
	return {
		...rest,
		address,
		lastDeliveredAt: isoOf(lastDeliveredAt),
		confirmedAt: isoOf(confirmedAt),
		createdAt: isoOf(createdAt)
	};
}
function shownDelivery(delivery) {
	const { id, kind, state, cargo, attempts, status, reason, createdAt, dueAt, finishedAt } = delivery;
	return {
		id,
		kind,
		state,
		domains: [...new Set(cargo.changes.map(({ domain }) => domain))],
		changes: cargo.changes.length + cargo.omitted,
		attempts,
		status,
		reason,
		createdAt: isoOf(createdAt),
		nextAttemptAt: isoOf(dueAt),
		finishedAt: isoOf(finishedAt)
	};
}
function isoOf(at) {
	return at === null ? null : new Date(at).toISOString();
}
export { shownDelivery as n, shownChannel as t };
