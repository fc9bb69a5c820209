import { t as sql } from "./sql.js";
import { t as operator } from "./record.js";
import { n as writeCursor, t as readCursor } from "./cursor.js";
import { t as proofsFor } from "./proofs.js";
import { n as intrusiveChecks } from "./watchable.js";
// server/monitoring/changes/read.ts
function hostsFor(check, owned) {
	const kinds = proofsFor(check) ?? [];
	const good = owned.filter(({ kind }) => kinds.includes(kind));
	return good.some(({ kind }) => kind === "dns") ? null : good.map(({ name }) => name);
}
async function changes({ db }, wanted, isPublic) {
	const { domain, cursor, limit } = wanted;
	const { owned, targets, watched } = await sightOf(db, wanted, isPublic);
	let query = db.selectFrom("change").selectAll().where("domain", "=", domain).orderBy("at", "desc").orderBy("id", "desc").limit(limit + 1);
	query = query.where((where) => where.or([where("check_id", "not in", intrusiveChecks), ...intrusiveChecks.map((check) => {
		const hosts = hostsFor(check, owned);
		if (hosts === null) return where("check_id", "=", check);
		return where.and([where("check_id", "=", check), where("target", "in", hosts.length > 0 ? hosts : [""])]);
	})]));
	if (targets !== null) query = query.where("target", "in", targets.length > 0 ? targets : [""]);
	if (cursor !== void 0) {
		const [at, id] = readCursor(cursor);
		query = query.where(sql`(at, id) < (${at}, ${id})`);
	}
	const rows = await query.execute();
	const page = rows.slice(0, limit);
	const end = page.at(-1);
	return {
		domain,
		changes: page.map(told),
		watched,
		next: rows.length > limit && end ? writeCursor([end.at, end.id]) : null
	};
}
function told(row) {
	return {
		target: row.target,
		check: row.check_id,
		field: row.field,
		subject: row.subject,
		from: row.old_value,
		to: row.new_value,
		severity: row.severity,
		direction: row.direction,
		firstMeasuredAt: isoOf(row.at),
		lastSeen: isoOf(row.last_seen),
		confirmedAt: row.confirmed_at === null ? null : isoOf(row.confirmed_at),
		current: row.is_latest === 1
	};
}
function isoOf(time) {
	return new Date(time).toISOString();
}
async function sightOf(db, { domain, caller }, isPublic) {
	const account = accountOf(caller);
	const watches = await db.selectFrom("watch").select(["account", "target"]).distinct().where("domain", "=", domain).execute();
	const own = watches.filter((each) => each.account === account).map(({ target }) => target);
	const targets = isPublic ? null : own;
	const watched = isPublic ? watches.length > 0 : own.length > 0;
	if (caller === void 0) return {
		owned: [{
			name: domain,
			kind: "dns"
		}],
		targets: null,
		watched: watches.length > 0
	};
	return {
		owned: account === null ? [] : await provenBy(db, account, domain),
		targets,
		watched
	};
}
function accountOf(caller) {
	if (caller === void 0) return operator;
	return caller.owner ?? null;
}
function provenBy(db, account, domain) {
	return db.selectFrom("ownership_proof").select(["kind", "name"]).where("account", "=", account).where("domain", "=", domain).execute();
}
export { changes };
