import { gt as failure } from "./start.js";
import { createHash } from "node:crypto";
// server/account/adapter.ts
const digested = {
	session: "token",
	verification: "identifier"
};
const [sealedModel, sealedField] = ["twoFactor", "secret"];
function guarded(adapter, seals, patient) {
	const inner = adapter;
	const on = (method) => async (data) => {
		const model = String(data["model"]);
		const asked = {
			...data,
			...Array.isArray(data["where"]) && { where: inWhere(model, data["where"]) },
			...isRow(data["data"]) && { data: inRow(model, data["data"]) },
			...isRow(data["update"]) && { update: inRow(model, data["update"]) }
		};
		return back(model, data, await patient(async () => inner[method]?.(asked)));
	};
	function back(model, data, found) {
		if (Array.isArray(found)) return found.map((row) => back(model, data, row));
		if (!isRow(found)) return found;
		const row = { ...found };
		const field = digested[model];
		const known = field === void 0 ? void 0 : shownIn(field, data);
		if (field !== void 0 && known !== void 0 && row[field] === digestOf(known)) row[field] = known;
		const secret = row[sealedField];
		if (model === sealedModel && typeof secret === "string") row[sealedField] = opened(secret, seals);
		return row;
	}
	function inRow(model, row) {
		const field = digested[model];
		const value = field === void 0 ? void 0 : row[field];
		if (field !== void 0 && typeof value === "string") return {
			...row,
			[field]: digestOf(value)
		};
		const secret = row[sealedField];
		return model === sealedModel && typeof secret === "string" ? {
			...row,
			[sealedField]: seals.seal(secret, sealedModel)
		} : row;
	}
	const layer = { ...adapter };
	for (const [name, member] of Object.entries(adapter)) if (typeof member === "function") layer[name] = on(name);
	layer["transaction"] = (work) => work(layer);
	return layer;
}
function opened(sealed, seals) {
	try {
		return seals.open(sealed, sealedModel);
	} catch (error) {
		throw failure("store.unreadable", { detail: otherSecret }, { cause: error });
	}
}
const otherSecret = {
	en: "this second factor was encrypted with another PORTCULLIS_SECRET",
	ko: "2단계 인증이 다른 PORTCULLIS_SECRET으로 암호화되어 있습니다"
};
function inWhere(model, where) {
	return where.map((each) => {
		if (each.field !== digested[model]) return each;
		const { value } = each;
		if (Array.isArray(value)) return {
			...each,
			value: value.map((one) => digestOf(String(one)))
		};
		return {
			...each,
			value: digestOf(String(value))
		};
	});
}
function shownIn(field, { where, data }) {
	const value = (Array.isArray(where) ? where.find((each) => each.field === field) : void 0)?.value ?? (isRow(data) ? data[field] : void 0);
	return typeof value === "string" ? value : void 0;
}
function digestOf(token) {
	return createHash("sha256").update(token).digest("base64url");
}
function isRow(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
export { guarded as n, digestOf as t };
