import { t as sql } from "./sql.js";
// server/store/allowances.ts
const newNamesAnHour = 100;
const anHour = 36e5;
function hourOf(now) {
	return Math.floor(now / anHour);
}
async function namesBeyond(tx, dialect, batch, now) {
	const trusted = new Set(batch.filter((each) => each.isTrusted).flatMap(({ names }) => names.map(({ name }) => name)));
	const request = new Map(batch.flatMap(({ names }) => names.map(({ name, domain }) => [name, domain])));
	for (const name of trusted) request.delete(name);
	if (request.size === 0) return new Set();
	for (const name of await known(tx, dialect, [...request.keys()])) request.delete(name);
	if (request.size === 0) return new Set();
	return charge(tx, Map.groupBy([...request.keys()], (name) => request.get(name) ?? name), hourOf(now));
}
async function known(tx, dialect, names) {
	const { rows } = await sql`
    select t.name from ${dialect.each(JSON.stringify(names.map((name) => [name])))} as r
    join target t on t.name = r.value->>0`.execute(tx);
	return rows.map(({ name }) => name);
}
async function charge(tx, byDomain, hour) {
	const domains = [...byDomain.keys()].toSorted();
	const used = await tx.selectFrom("allowance").select(["domain", "used"]).where("domain", "in", domains).where("hour", "=", hour).execute();
	const before = new Map(used.map((each) => [each.domain, each.used]));
	const rows = domains.map((domain) => {
		const left = Math.max(0, newNamesAnHour - (before.get(domain) ?? 0));
		const names = byDomain.get(domain) ?? [];
		return {
			domain,
			admitted: Math.min(left, names.length),
			beyond: names.slice(left)
		};
	});
	const charged = rows.filter(({ admitted }) => admitted > 0);
	if (charged.length > 0) await tx.insertInto("allowance").values(charged.map(({ domain, admitted }) => ({
		domain,
		hour,
		used: admitted
	}))).onConflict((conflict) => conflict.columns(["domain", "hour"]).doUpdateSet({ used: sql`allowance.used + excluded.used` })).execute();
	return new Set(rows.flatMap(({ beyond }) => beyond));
}
export { namesBeyond as n, hourOf as t };
