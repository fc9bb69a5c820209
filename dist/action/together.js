// src/report/together.ts
function together(findings) {
	const groups = new Map();
	const all = [];
	for (const finding of findings) {
		const key = keyOf(finding);
		const group = groups.get(key) ?? [];
		groups.set(key, group);
		all.push(group);
		if (group.some(({ finding: known, ids }) => ids.includes(finding.id) && saysOf(known) === saysOf(finding))) continue;
		const at = group.findIndex(({ ids }) => !ids.includes(finding.id));
		const known = group[at];
		if (known) group[at] = {
			...known,
			ids: [...known.ids, finding.id]
		};
		else group.push({
			finding,
			ids: [finding.id]
		});
	}
	return [...new Set(all)].flat().map(({ finding, ids }) => ({
		...finding,
		id: ids.join(", ")
	}));
}
function keyOf({ id, subject = "", level = "none", waived, isKnown }) {
	return JSON.stringify([
		id.replace(/^[^.]+/, ""),
		subject,
		level,
		waived ?? null,
		isKnown ?? false
	]);
}
function saysOf({ cause, action }) {
	return JSON.stringify([cause, action]);
}
export { together as t };
