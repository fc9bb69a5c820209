import { r as within } from "./address.js";
import { r as failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { n as hostOf, o as parseUrl } from "./target.js";
// src/settings/remote.ts
function readRemote(given) {
	const key = readKey(given);
	const text = given.one("server");
	if (text === void 0 && key === void 0) return null;
	if (text === void 0) throw keyAlone(given);
	const server = readServer(text, given);
	refuseLocal(given);
	if (key === void 0) return { server };
	if (!isPrivateWay(new URL(server))) throw wrong("server", given, secureWay, shown(text));
	return {
		server,
		key
	};
}
const local = [
	"resolver",
	"resolve",
	"ca_file",
	"allow_addresses",
	"header",
	"client_cert",
	"client_key",
	"proxy",
	"trust_anchor",
	"public_resolver",
	"blocklist",
	"blocklist_resolver",
	"source_rdap"
];
const secret = new Set([
	"header",
	"client_cert",
	"client_key"
]);
function refuseLocal(given) {
	const name = local.find((each) => given.source(each) !== void 0);
	if (name === void 0) return;
	const detail = secret.has(name) ? {
		en: "the server is given no secret of yours",
		ko: "서버는 사용자의 비밀 값을 받지 않습니다"
	} : {
		en: "the server measures with settings of its own",
		ko: "서버는 자체 설정으로 측정합니다"
	};
	throw failure("input.together", {
		field: given.naming(name),
		other: given.naming("server"),
		detail
	}, { reason: name });
}
const aServer = {
	en: "an http or https URL such as https://portcullis.example/, without user name, query and fragment",
	ko: "https://portcullis.example/ 같은 http 또는 https URL(사용자 이름, 쿼리, 프래그먼트 없이)"
};
function readServer(text, given) {
	const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
	if (!parsed || "problem" in parsed) throw wrong("server", given, aServer, shown(text));
	return parsed.value.endsWith("/") ? parsed.value : `${parsed.value}/`;
}
function shown(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	if (text.includes("@", place.length)) return "\"…\"";
	const at = place.lastIndexOf("@");
	return `"${printable(at < 0 ? place : `…${place.slice(at)}`, 100)}${place.length < text.length ? "…" : ""}"`;
}
const visible = /^[\u0021-\u007e]{1,512}$/;
function readKey(given) {
	const key = given.source("key") !== "environment" && given.list("key").length > 1 ? "" : given.one("key");
	if (key === void 0 || visible.test(key)) return key;
	throw wrong("key", given, {
		en: "one key of visible ASCII characters, without spaces and line breaks",
		ko: "공백과 줄바꿈 없이 보이는 ASCII 문자로 된 키 하나"
	}, {
		en: "what was given",
		ko: "다른 값(표시하지 않음)"
	});
}
function keyAlone(given) {
	const key = given.naming("key");
	const expected = {
		en: `${key} is for a server`,
		ko: `${key}를 받을 서버의 URL`
	};
	return failure("input.missing", {
		field: given.naming("server"),
		expected
	}, { reason: "server" });
}
const secureWay = {
	en: "an https URL where a key is given, since over plain http it would travel in the clear",
	ko: "키를 쓸 때는 https URL. 평문 http로는 키가 그대로 드러납니다"
};
function isPrivateWay(url) {
	const host = hostOf(url);
	if (url.protocol === "https:" || /(?:^|\.)localhost$/.test(host)) return true;
	return within(host, ["127.0.0.0/8", "::1/128"]);
}
function wrong(name, given, expected, told) {
	return failure("input.value", {
		field: given.naming(name),
		expected,
		given: told
	}, { reason: name });
}
export { readRemote as n, shown as r, isPrivateWay as t };
