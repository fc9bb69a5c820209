import { t as sql } from "./sql.js";
// server/store/jobs/counts.ts
const patience = 500;
async function countJobs(database, { databaseUrl }) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(() => resolve(null), patience);
	try {
		const query = databaseUrl === null ? ownQueue : bossQueue;
		return await Promise.race([database.through(async ({ db }) => toCounts((await query.execute(db)).rows[0])), promise]);
	} catch {
		return null;
	} finally {
		clearTimeout(timer);
	}
}
const ownQueue = sql`select sum(case when lease is null then 1 else 0 end) as waiting,
  sum(case when lease is null then 0 else 1 end) as running from background_job where kind = 'watch' and failed_at is null`;
const bossQueue = sql`select sum(case when state in ('created', 'retry') then 1 else 0 end) as waiting,
  sum(case when state = 'active' then 1 else 0 end) as running from portcullis_jobs.job where name = 'watch'`;
function toCounts(row) {
	return {
		waiting: Number(row?.waiting ?? 0),
		running: Number(row?.running ?? 0)
	};
}
export { countJobs };
