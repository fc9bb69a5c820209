import { t as sql } from "./sql.js";
import { yt as failure } from "./start.js";
import { a as makeKey, i as makeId, o as prefixOf, t as digestOf } from "./format.js";
import { n as scopes } from "./record.js";
// server/store/api-keys.ts
async function keyByDigest({ db }, digest) {
	const row = await db.selectFrom("api_key").selectAll().where("digest", "=", digest).executeTakeFirst();
	return row ? toRecord(row) : null;
}
async function createKey({ db }, wanted, now) {
	const key = makeKey();
	const record = {
		...wanted,
		id: makeId(),
		prefix: prefixOf(key),
		createdAt: now,
		revokedAt: null,
		lastUsedAt: null
	};
	await db.insertInto("api_key").values({
		id: record.id,
		digest: digestOf(key),
		prefix: record.prefix,
		owner: record.owner,
		name: record.name,
		scopes: record.scopes.join(" "),
		rate_limit: record.rateLimit,
		created_at: now,
		expires_at: record.expiresAt,
		revoked_at: null,
		last_used_at: null,
		replaced_by: null
	}).execute();
	return {
		key,
		record
	};
}
async function listKeys({ db }, owner) {
	return (await db.selectFrom("api_key").selectAll().where("owner", "=", owner).orderBy("created_at", "desc").orderBy("id").execute()).map(toRecord);
}
async function revokeKey(engine, owner, id, now) {
	return engine.db.transaction().execute(async (tx) => {
		await tx.updateTable("api_key").set({ revoked_at: now }).where("id", "=", id).where("owner", "=", owner).where("revoked_at", "is", null).execute();
		await engine.dialect.announce(tx);
		const row = await tx.selectFrom("api_key").selectAll().where("id", "=", id).where("owner", "=", owner).executeTakeFirst();
		return row ? toRecord(row) : null;
	});
}
async function rotateKey(engine, owner, id, overlap, now, before = () => Promise.resolve()) {
	const end = now + overlap;
	return engine.db.transaction().execute(async (tx) => {
		await engine.dialect.lockAccount(tx, owner);
		await before(tx);
		const row = await tx.selectFrom("api_key").selectAll().where("id", "=", id).where("owner", "=", owner).executeTakeFirst();
		const old = row && toRecord(row);
		if (!old || old.revokedAt !== null || (old.expiresAt ?? Infinity) <= now) return null;
		if (row.replaced_by !== null) throw alreadyRotated(id, row.replaced_by);
		const made = await createKey({ db: tx }, old, now);
		await tx.updateTable("api_key").set({
			expires_at: Math.min(old.expiresAt ?? end, end),
			replaced_by: made.record.id
		}).where("id", "=", id).execute();
		await engine.dialect.announce(tx);
		return made;
	});
}
function alreadyRotated(id, by) {
	const detail = {
		en: `key ${id} was already replaced by key ${by}. If you did not receive the new key, rotate ${by} instead`,
		ko: `키 ${id}는 이미 키 ${by}로 교체되었습니다. 새 키를 받지 못했으면 ${by}를 교체하십시오`
	};
	return failure("account.state", { detail }, { reason: "rotated" });
}
async function noteUses({ db }, uses) {
	for (const [id, at] of [...uses].toSorted(([a], [b]) => a < b ? -1 : 1)) await db.updateTable("api_key").set({ last_used_at: at }).where("id", "=", id).where(sql`coalesce(last_used_at, 0) < ${at}`).execute();
}
function toRecord(row) {
	const granted = row.scopes.split(" ");
	return {
		id: row.id,
		owner: row.owner,
		name: row.name,
		prefix: row.prefix,
		scopes: scopes.filter((scope) => granted.includes(scope)),
		rateLimit: row.rate_limit,
		createdAt: row.created_at,
		expiresAt: row.expires_at,
		revokedAt: row.revoked_at,
		lastUsedAt: row.last_used_at
	};
}
export { revokeKey as a, noteUses as i, keyByDigest as n, rotateKey as o, listKeys as r, createKey as t };
