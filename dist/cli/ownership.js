import { i as recordName, n as fileUrl, r as proofText } from "./control-lookup.js";
import { randomBytes } from "node:crypto";
// server/watches/ownership.ts
const tokenBytes = 16;
async function ownershipOf(database, { account, domain, target }, now) {
	const token = await tokenOf(database, account, domain, now);
	const rows = await database.through(({ db }) => db.selectFrom("ownership_proof").select([
		"name",
		"kind",
		"proven_at",
		"checked_at"
	]).where("account", "=", account).where("domain", "=", domain).orderBy("name").orderBy("kind").execute());
	return {
		domain,
		token,
		record: {
			name: recordName(domain),
			value: proofText(token)
		},
		file: {
			url: fileUrl(target),
			line: proofText(token)
		},
		proofs: rows.map((row) => ({
			name: row.name,
			kind: row.kind === "dns" ? "dns" : "https",
			provenAt: row.proven_at,
			checkedAt: row.checked_at
		}))
	};
}
async function tokenOf({ through }, account, domain, now) {
	const made = randomBytes(tokenBytes).toString("hex");
	return through(async ({ db }) => {
		await db.insertInto("ownership").values({
			account,
			domain,
			token: made,
			created_at: now
		}).onConflict((conflict) => conflict.columns(["account", "domain"]).doNothing()).execute();
		const { token } = await db.selectFrom("ownership").select("token").where("account", "=", account).where("domain", "=", domain).executeTakeFirstOrThrow();
		return token;
	});
}
async function verify$1(database, look, claimed, now, signal) {
	const { account, domain, target: host } = claimed;
	const seen = await look({
		domain,
		host,
		token: await tokenOf(database, account, domain, now)
	}, signal);
	await note(database, {
		account,
		domain,
		name: domain,
		kind: "dns"
	}, seen.dns, now);
	await note(database, {
		account,
		domain,
		name: host,
		kind: "https"
	}, seen.https, now);
	return seen;
}
async function note({ through }, row, shown, now) {
	if (shown === "unknown") return;
	await through(async ({ db }) => {
		if (shown === "shown") {
			await db.insertInto("ownership_proof").values({
				...row,
				proven_at: now,
				checked_at: now
			}).onConflict((conflict) => conflict.columns([
				"account",
				"name",
				"kind"
			]).doUpdateSet({ checked_at: now })).execute();
			return;
		}
		await db.deleteFrom("ownership_proof").where("account", "=", row.account).where("name", "=", row.name).where("kind", "=", row.kind).execute();
	});
}
async function isOwn(database, look, { proofs, ...claimed }, now, signal) {
	const before = await provenKinds(database, claimed);
	const seen = await verify$1(database, look, claimed, now, signal);
	if (proofs.some((kind) => seen[kind] === "shown")) return true;
	return proofs.some((kind) => before.includes(kind) && seen[kind] === "unknown") ? null : false;
}
async function provenKinds(database, { account, domain, target }) {
	return (await database.through(({ db }) => db.selectFrom("ownership_proof").select("kind").where("account", "=", account).where((where) => where.or([where.and({
		name: domain,
		kind: "dns"
	}), where.and({
		name: target,
		kind: "https"
	})])).execute())).map(({ kind }) => kind === "dns" ? "dns" : "https");
}
export { ownershipOf as n, verify$1 as r, isOwn as t };
