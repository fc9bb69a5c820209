import { yt as failure } from "./start.js";
import { i as readBytes, t as largestBody } from "./body.js";
import { n as readQuery } from "./query.js";
// server/http/form.ts
const mostFields = 1e3;
const crowded = {
	en: `the form has more than ${mostFields} fields`,
	ko: `폼의 필드가 ${mostFields}개를 넘습니다`
};
function withoutEmpty(search) {
	return search.split("&").filter((piece) => /=./.test(piece)).join("&");
}
async function readForm(incoming, names, largest = largestBody) {
	const type = incoming.headers["content-type"] ?? "";
	if (!/^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i.test(type) || incoming.headers["content-encoding"] !== void 0) throw failure("request.malformed", { detail: noForm });
	const text = (await readBytes(incoming, largest)).toString("latin1");
	if (hasMore(text, mostFields)) throw failure("request.malformed", { detail: crowded });
	return readQuery(withoutEmpty(text), names, "en").parameters;
}
const noForm = {
	en: "pages accept only forms (application/x-www-form-urlencoded)",
	ko: "페이지는 application/x-www-form-urlencoded 형식만 받습니다"
};
function hasMore(text, most) {
	let at = -1;
	for (let count = 1; count <= most; count++) {
		at = text.indexOf("&", at + 1);
		if (at < 0) return false;
	}
	return true;
}
export { withoutEmpty as n, readForm as t };
