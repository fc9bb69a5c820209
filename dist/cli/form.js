import { st as failure } from "./start.js";
import { r as readBytes, t as largestText } from "./body.js";
import { n as readQuery } from "./query.js";
// server/form.ts
function withoutEmpty(search) {
	return search.split("&").filter((piece) => /=./.test(piece)).join("&");
}
async function readForm(incoming, names, largest = largestText) {
	const type = incoming.headers["content-type"] ?? "";
	if (!/^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i.test(type) || incoming.headers["content-encoding"] !== void 0) throw failure("request.malformed", { detail: noForm });
	const bytes = await readBytes(incoming, largest);
	return readQuery(withoutEmpty(bytes.toString("latin1")), names, "en").parameters;
}
const noForm = {
	en: "pages accept only forms (application/x-www-form-urlencoded)",
	ko: "페이지는 application/x-www-form-urlencoded 형식만 받습니다"
};
export { withoutEmpty as n, readForm as t };
