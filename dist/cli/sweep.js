import { t as sql } from "./sql.js";
import { t as retention } from "./retention.js";
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
// server/store/sweep.ts
const parts = [
	dropSnapshots,
	dropObservations,
	dropUnused("content", "snapshot", "content_id"),
	dropUnused("question", "snapshot", "question_id"),
	dropUnused("value", "observation", "value_id"),
	dropNames,
	dropUnused("domain", "target", "domain_id"),
	dropAllowances
];
const firstSweep = {
	shares: {
		others: 1,
		watched: 1
	},
	part: 0,
	from: 0
};
const [harder, softer] = [.8, 1.1];
const least = .01;
function nextShares({ others, watched }, isOverLimit) {
	if (isOverLimit) return others > least ? {
		others: others * harder,
		watched
	} : {
		others,
		watched: watched * harder
	};
	return watched < 1 ? {
		others,
		watched: Math.min(1, watched * softer)
	} : {
		others: Math.min(1, others * softer),
		watched
	};
}
async function sweepStep(engine, { part, from, shares }, { limit, now }) {
	const next = await parts[part]?.(engine, from, {
		shares,
		now
	});
	if (typeof next === "number") return {
		part,
		from: next,
		shares
	};
	if (part + 1 < parts.length) return {
		part: part + 1,
		from: 0,
		shares
	};
	await engine.shrink();
	return {
		part: 0,
		from: 0,
		shares: nextShares(shares, await engine.size() > limit)
	};
}
async function dropSnapshots({ db }, from, { shares, now }) {
	const end = await endOfStep(db.selectFrom("question").select("id").where("id", ">", from));
	const target = sql`(select q.target_id from question q where q.id = snapshot.question_id)`;
	await db.deleteFrom("snapshot").where("question_id", ">", from).where("question_id", "<=", end ?? Number.MAX_SAFE_INTEGER).where("observed_at", "<", firstKept(target, shares, (share) => Math.floor(now - share * retention.snapshots))).execute();
	return end;
}
async function dropObservations({ db }, from, { shares, now }) {
	const end = await endOfStep(db.selectFrom("target").select("id").where("id", ">", from));
	const first = (share) => Math.floor((now - share * retention.observations) / 1e3);
	await db.deleteFrom("observation").where("target_id", ">", from).where("target_id", "<=", end ?? Number.MAX_SAFE_INTEGER).where("last_seen", "<", firstKept(sql`observation.target_id`, shares, first)).execute();
	return end;
}
function firstKept(target, { others, watched }, first) {
	if (others === watched) return sql`${first(others)}`;
	return sql`case when exists (
      select 1 from target t join domain d on d.id = t.domain_id join watch w on w.domain = d.name where t.id = ${target}
    ) then cast(${first(watched)} as bigint) else cast(${first(others)} as bigint) end`;
}
function dropUnused(table, user, column) {
	return async ({ db }, from) => {
		const end = await endOfStep(db.selectFrom(table).select("id").where("id", ">", from));
		await sql`
      delete from ${sql.table(table)} where id > ${from} and id <= ${end ?? Number.MAX_SAFE_INTEGER}
      and not exists (select 1 from ${sql.table(user)} u where u.${sql.ref(column)} = ${sql.table(table)}.id)`.execute(db);
		return end;
	};
}
async function dropNames({ db }, from) {
	const end = await endOfStep(db.selectFrom("target").select("id").where("id", ">", from));
	await sql`
    delete from target where id > ${from} and id <= ${end ?? Number.MAX_SAFE_INTEGER}
    and not exists (select 1 from observation o where o.target_id = target.id)
    and not exists (select 1 from question q where q.target_id = target.id)`.execute(db);
	return end;
}
async function dropAllowances({ db }, _from, { now }) {
	await db.deleteFrom("allowance").where("hour", "<", hourOf(now)).execute();
	return null;
}
async function endOfStep(rows) {
	return (await rows.orderBy("id").offset(999).limit(1).executeTakeFirst())?.id ?? null;
}
export { sweepStep as n, namesBeyond as r, firstSweep as t };
