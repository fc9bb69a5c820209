import { t as intervalText } from "./schema2.js";
// server/watches/shown.ts
function shownWatch(watch) {
	const { id, target, domain, states, every, pausedAt, mutedUntil, isFromFile, createdAt } = watch;
	return {
		id,
		target,
		domain,
		checks: states.map(({ dueAt, ranAt, observedAt, ...rest }) => ({
			...rest,
			dueAt: isoOf(dueAt),
			ranAt: isoOf(ranAt),
			observedAt: isoOf(observedAt)
		})),
		interval: intervalText(every),
		paused: pausedAt !== null,
		mutedUntil: isoOf(mutedUntil),
		fromFile: isFromFile,
		createdAt: isoOf(createdAt)
	};
}
function shownOwnership({ proofs, ...rest }) {
	return {
		...rest,
		proofs: proofs.map(({ name, kind, provenAt, checkedAt }) => ({
			name,
			kind,
			provenAt: isoOf(provenAt),
			checkedAt: isoOf(checkedAt)
		}))
	};
}
function isoOf(at) {
	return at === null ? null : new Date(at).toISOString();
}
export { shownWatch as n, shownOwnership as t };
