import { i as words$1, n as pathIn, r as a } from "./layout.js";
import { v as reportsPath } from "./paths2.js";
import { r as refang, t as isDefanged } from "./defang.js";
// server/pages/meant.ts
const most$1 = 4e3;
const ownAddress = /^(?:what(?:'s| is| ?s)? my (?:public )?ip(?: address)?|my ip(?: address)?|whatismyip|show my ip|내 ?(?:ip|아이피)(?: ?주소)?(?:는|가)?(?: ?(?:뭐야|확인|조회))?)\??$/i;
const host = String.raw`(?:[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,62})\.){1,20}(?=[\p{L}\p{N}-]*\p{L})[\p{L}\p{M}\p{N}-]{2,63}`;
const hostAlone = new RegExp(`^${host}\\.?$`, "iu");
const hostAnywhere = new RegExp(`(?<![\\p{L}\\p{N}@._-])${host}(?![\\p{L}\\p{N}@_-])`, "giu");
const entry = new RegExp(`^(?:https?://)?(?:[^@\\s/]{1,64}@)?${host}\\.?(?::\\d{1,5})?(?:/\\S*)?$`, "iu");
const mailbox = /^(?:"[^"]{0,200}"|[^<>"@]{0,200})\s*<(?<address>[^<>@\s]{1,64}@[^<>@\s]{1,255})>[;,]?$/;
const scheme = /^(?:(?:h+t+p+|h+t+t+p+|ht+p+|h+p+t+|hhtp|htt|ttp|tp|hrrp|httl|htto|jttp|gttp|hytp)(?<secure>s*)(?:\s*[:;]\s*\/{0,4}|\/{2,4}))+(?=[^/\s])/i;
const endings = {
	con: "com",
	cmo: "com",
	ocm: "com",
	comm: "com",
	coom: "com",
	cpm: "com",
	vom: "com",
	xom: "com",
	nte: "net",
	ner: "net",
	bet: "net",
	ogr: "org",
	rog: "org",
	orgg: "org"
};
function meaningOf(given) {
	const text = given.trim();
	if (text === "" || text.length > most$1) return {
		kind: "one",
		text: given
	};
	const bare = unwrapped(text);
	if (ownAddress.test(bare)) return { kind: "own-address" };
	const box = mailbox.exec(bare)?.groups?.["address"];
	if (box !== void 0) return {
		kind: "one",
		text: box
	};
	const names = listIn(bare);
	if (names) return names.length === 1 ? {
		kind: "one",
		text: names[0] ?? ""
	} : {
		kind: "many",
		names
	};
	if (/\s/.test(bare)) return words(given, bare);
	return single(corrected(bare));
}
function unwrapped(text) {
	return (/^(?:["'`“”‘’「『]|<(?=[^<>]*>$)|\((?=[^()]*\)$))(?<inner>[^"'`“”‘’」』<>()]+)["'`“”‘’」』>)][.,;]?$/.exec(text)?.groups?.["inner"] ?? text).trim().replace(/[,;]+$/, "");
}
function listIn(text) {
	const entries = text.split(/[\s,;|]+/).filter((each) => each !== "");
	if (entries.length < 2 || entries.length > 500 || !entries.every((each) => entry.test(each))) return null;
	return [...new Set(entries.map((each) => each.replace(/^(?!https?:)[^@/]*@/i, "").toLowerCase()))];
}
function corrected(text) {
	const plain = text.replace(/^(?:view-source:|url[:=])\s*/i, "").replace(/[。．｡]/g, ".");
	const found = scheme.exec(plain);
	const rest = found ? plain.slice(found[0].length) : plain;
	const isSecure = /s/i.test(found?.groups?.["secure"] ?? "s");
	const url = found && !/^https?:\/\/(?=[^/\s])/i.test(plain) ? `http${isSecure ? "s" : ""}://${rest}` : plain;
	return (found && /^https?:\/\/\w*ht?tps?[:/]/i.test(plain) ? `http${isSecure ? "s" : ""}://${rest}` : url).replace(/^((?:https?:\/\/)?)\*+\./i, "$1").replace(/^@(?=[^@]+$)/, "");
}
function single(text) {
	const suggestions = suggestionsFor(text);
	return suggestions.length > 0 ? {
		kind: "slip",
		text,
		suggestions
	} : {
		kind: "one",
		text
	};
}
function suggestionsFor(text) {
	const name = text.replace(/^https?:\/\//i, "").replace(/\/$/, "");
	if (/[/:@?#]/.test(name) && !/^[^/:@?#]+\//.test(name)) return [];
	const [authority = ""] = name.split("/", 1);
	const spelt = authority.replace(/[,;]+/g, ".").replace(/\.{2,}/g, ".").replace(/^\.+|\.+$/g, "").replace(/\.(?<end>[a-z]+)$/i, (all, end) => Object.hasOwn(endings, end.toLowerCase()) ? `.${endings[end.toLowerCase()]}` : all);
	return spelt !== authority.replace(/\.$/, "") && hostAlone.test(spelt) ? [spelt.toLowerCase()] : [];
}
function words(given, text) {
	const joined = text.replace(/\s*([.,])\s*/g, ".").replace(/^\S*\s*[:;]\s*\/\/\s*/, "");
	if (!/\s/.test(joined) && hostAlone.test(joined)) return {
		kind: "slip",
		text: joined,
		suggestions: [joined.toLowerCase()]
	};
	if (/[a-z]{3,5}:\/\/|\[\.\]|\n/i.test(text)) return {
		kind: "one",
		text: given
	};
	const found = Array.from(text.matchAll(hostAnywhere), ([name]) => name.toLowerCase().replace(/\.$/, ""));
	return {
		kind: "words",
		suggestions: [...new Set(found)].slice(0, 3)
	};
}
// server/pages/recognise.ts
const kinds = [
	"domain",
	"url",
	"list",
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
	const names = listIn(text);
	if (names) return names.length > 1 ? "list" : "mailbox";
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
				children: words$1.ask.label[language]
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
					children: words$1.ask.button[language]
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
			children: [a("dt", { children: words$1.ask.kinds[kind].name[language] }), a("dd", { children: words$1.ask.kinds[kind].does[language] })]
		})) })
	});
}
export { recognise as n, meaningOf as r, AskForm as t };
