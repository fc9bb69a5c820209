import { yt as failure } from "./start.js";
import { n as cookieOf } from "./cookies.js";
import { createHmac, timingSafeEqual } from "node:crypto";
// server/accounts/form-token.ts
const formTokenField = "form_token";
function openFormTokens(key) {
	return (cookie, session) => createHmac("sha256", key).update(`${cookie}\n${session}`).digest("base64url");
}
function checkFormToken(given, incoming, { form, session }, make) {
	const cookie = cookieOf(incoming, form);
	const wanted = Buffer.from(make(cookie ?? "", cookieOf(incoming, session) ?? ""));
	const found = Buffer.from(typeof given === "string" ? given : "");
	if (cookie !== void 0 && found.length === wanted.length && timingSafeEqual(found, wanted)) return;
	throw failure("request.origin", { detail: {
		en: `${formTokenField} is missing, or does not belong to this browser and session`,
		ko: `${formTokenField} 값이 없거나 이 브라우저와 세션의 것이 아닙니다`
	} }, { reason: "origin" });
}
export { formTokenField as n, openFormTokens as r, checkFormToken as t };
