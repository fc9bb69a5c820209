import { i as words, n as pathIn, r as a } from "./layout.js";
import { u as reportsPath } from "./paths.js";
import { r as refang, t as isDefanged } from "./defang.js";
// server/pages/recognise.ts
const kinds = [
	"domain",
	"url",
	"mailbox",
	"address",
	"network",
	"header",
	"message"
];
const most = 4e3;
const field = /^(?:received|return-path|delivered-to|from|to|subject|date|message-id|mime-version|content-type|dkim-signature|authentication-results|arc-[a-z-]+|x-[a-z0-9-]+)[ \t]*:/i;
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?|\[?[\da-f]{0,4}(?::[\da-f.]{0,15}){2,8}(?:\](?::\d{1,5})?)?)$/i;
function recognise(given) {
	const text = given.slice(0, most).trim();
	if (text === "") return null;
	const lines = text.split(/\r?\n/, 40);
	if (lines.length > 1 && lines.filter((line) => field.test(line)).length >= 2) return "header";
	if (/\s/.test(text)) return "message";
	if (/^as\d{1,10}(?:\.\d{1,5})?$/i.test(text)) return "network";
	const plain = refang(text);
	if (address.test(plain)) return "address";
	if (/^(?:mailto:)?[^@/]{1,64}@[^@/]{1,255}$/i.test(plain)) return "mailbox";
	if (isDefanged(text)) return "message";
	if (/^https?:\/\//i.test(text)) return isDisguised(text) ? "message" : "url";
	return /^[^/?#]+(?:[/?#].|:\d+\/?$)/.test(text) ? "url" : "domain";
}
function isDisguised(text) {
	const url = URL.parse(text);
	return url !== null && (url.username + url.password !== "" || /^(?:\[|\d+(?:\.\d+){3}$)/.test(url.hostname));
}
function AskForm({ language, value = "", isMain = false }) {
	return a("form", {
		class: "ask",
		action: pathIn(reportsPath, language),
		method: "post",
		"data-ask": true,
		children: [
			a("label", {
				for: "ask",
				class: isMain ? void 0 : "hidden",
				children: words.ask.label[language]
			}),
			a("div", {
				class: "ask-row",
				children: [a("textarea", {
					id: "ask",
					name: "q",
					rows: 1,
					required: true,
					placeholder: "example.com",
					autocomplete: "off",
					autocapitalize: "none",
					spellcheck: false,
					"aria-describedby": isMain ? "ask-kinds" : void 0,
					children: value
				}), a("button", {
					type: "submit",
					children: words.ask.button[language]
				})]
			}),
			isMain ? a(Kinds, { language }) : null
		]
	});
}
function Kinds({ language }) {
	return a("div", {
		id: "ask-kinds",
		class: "kinds",
		"aria-live": "polite",
		children: a("dl", { children: kinds.map((kind) => a("div", {
			"data-kind": kind,
			children: [a("dt", { children: words.ask.kinds[kind].name[language] }), a("dd", { children: words.ask.kinds[kind].does[language] })]
		})) })
	});
}
export { recognise as n, AskForm as t };
