import { gt as failure, st as shown } from "./start.js";
import { es as reach, qo as hostOf, rs as within } from "./gate.js";
import { i as email } from "./fields.js";
import { isIP } from "node:net";
// server/channels/address.ts
const anEmail = {
	en: "an e-mail address such as jin@shop.example",
	ko: "jin@shop.example 같은 이메일 주소"
};
const aUrl = {
	en: "an https URL without user name, password or fragment, such as https://hooks.shop.example/portcullis",
	ko: "https://hooks.shop.example/portcullis처럼 사용자 이름, 비밀번호, 프래그먼트가 없는 https URL"
};
const aTopic = {
	en: "the https URL of an ntfy topic such as https://ntfy.sh/my-topic",
	ko: "https://ntfy.sh/my-topic 같은 ntfy 토픽의 https URL"
};
const aPublicHost = {
	en: "an https URL whose host is on the public internet",
	ko: "호스트가 공인 인터넷에 있는 https URL"
};
function readAddress(kind, text, allow) {
	if (kind === "email") {
		const { data } = email.safeParse(text.trim());
		if (data === void 0) throw wrong(anEmail, text);
		return {
			address: data,
			shown: data
		};
	}
	const url = URL.parse(text.trim());
	const isPlain = url?.protocol === "https:" && url.username === "" && url.password === "" && url.hash === "";
	if (!url || !isPlain) throw wrong(aUrl, text);
	if (kind === "ntfy" && topicOf(url) === null) throw wrong(aTopic, text);
	const host = hostOf(url);
	const isLiteral = isIP(host) !== 0;
	if (/(?:^|\.)localhost\.?$/.test(host) || isLiteral && reach(host) !== "public" && !within(host, allow)) throw wrong(aPublicHost, text);
	return {
		address: url.href,
		shown: url.origin
	};
}
function topicOf({ pathname }) {
	return /^\/(?<topic>[-_A-Za-z0-9]{1,64})$/.exec(pathname)?.groups?.["topic"] ?? null;
}
function wrong(expected, text) {
	return failure("input.value", {
		field: "address",
		expected,
		given: shown(text)
	}, { reason: "address" });
}
export { topicOf as n, readAddress as t };
