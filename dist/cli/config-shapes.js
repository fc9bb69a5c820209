import { t as reportKinds } from "./kind-names.js";
// src/settings/config-shapes.ts
const no = "\\u0000-\\u0020\\u007f\\\\";
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const four = `(?:${eight}\\.){3}${eight}`;
const six = "[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(?:%[^\\]]+)?";
const port = "0*(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";
const daysText = { pattern: "^\\s*(?:[Aa][Uu][Tt][Oo]|[Oo][Ff][Ff]|\\d{1,2}|[0-7]\\d{2}|8[01]\\d|82[0-5]|(?:\\d{1,2}|0\\d{2}|100)%)\\s*$" };
const daysNumber = {
	minimum: 0,
	maximum: 825
};
const secondsText = { pattern: "^(?!0+(?:\\.0+)?$)(?:[0-2]?\\d{1,2}(?:\\.\\d{1,3})?|300(?:\\.0{1,3})?)$" };
const secondsNumber = {
	minimum: .001,
	maximum: 300
};
const plainServer = `${four}|${six}|\\[(?:${four}|${six})\\]:${port}|${four}:${port}|\\[(?:${four}|${six})\\]`;
const inServer = "\\s\\\\{}@#";
const dnsServer = `(?:${plainServer}|${`[Tt][Ll][Ss]:\\/\\/(?:\\[${six}\\]|[^:\\/?[\\]${inServer}]+)(?::${port})?\\/?(?:#[^\\/${inServer}]+)?`}|${`[Hh][Tt][Tt][Pp][Ss]:\\/\\/[^\\/?${inServer}]+(?:[\\/?][^\\s\\\\{}#]*)?`})`;
const resolver = { pattern: `^${dnsServer}$` };
const publicResolver = { pattern: `^(?:[^=:\\/[\\]#]+=)?${dnsServer}(?:#filters)?$` };
const label = "[A-Za-z0-9_](?:[A-Za-z0-9_\\-]{0,61}[A-Za-z0-9_])?";
const code = `127\\.${eight}\\.${eight}\\.${eight}`;
const blocklist = { pattern: `^(?:off|(?=[^=]{1,190}(?:=|$))(?:${label}\\.)+${label}(?:=${`${code}(?:-${code})?(?:\\+${code}(?:-${code})?)*`})?)$` };
const pin = { pattern: `^(?:\\[[^\\]]+\\]|\\s*[^:\\[\\]\\s][^:\\[\\]]*):${port}:(?:${four}|\\[(?:${four}|${six})\\])(?::${port})?$` };
const reportWish = { pattern: `^\\s*(?:${reportKinds.join("|")})\\s*=\\s*\\S` };
const scheme = "[Hh][Tt][Tt][Pp][Ss]?:\\/\\/";
const url = `^\\s*(?:${scheme}(?!:*[^\\/?#:@${no}][^\\/?#]*@)[^${no}]+|${`(?![A-Za-z][A-Za-z0-9+.\\-]*:(?!\\d))(?![^\\/?#]*@)[^${no}\\/][^${no}]*`}|${six})\\s*$`;
const target = { pattern: url };
const server = { pattern: `^\\s*${scheme}(?!:*[^\\/:@][^\\/]*@)[^?#${no}]+\\s*$` };
const path = { pattern: `^\\/[^${no}]*\\s*$` };
const waived = { anyOf: [{
	type: "string",
	pattern: url,
	not: { pattern: "\\*" }
}, {
	type: "string",
	pattern: `^(?:\\*\\*|(?:https?|\\*):\\/\\/[a-z0-9_.*\\-]+(?::(?:\\d+|\\*))?\\/[^${no}#]*|(?:https?|\\*):\\/\\/\\[[0-9a-f:]+\\](?::(?:\\d+|\\*))?\\/[^${no}#]*)$`
}] };
export { pin as a, resolver as c, server as d, target as f, path as i, secondsNumber as l, daysNumber as n, publicResolver as o, waived as p, daysText as r, reportWish as s, blocklist as t, secondsText as u };
