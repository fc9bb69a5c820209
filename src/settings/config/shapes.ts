import { blocklistPattern } from "../access/blocklist-pattern.ts";
import { reportKinds } from "../../report/kind-names.ts";

/**
 * JSON Schema for texts that options parse themselves, for editors and other validators. Each pattern (ECMA-262) matches every valid value,
 * and as few invalid ones as possible.
 */
interface Shape {
  readonly [keyword: string]: unknown;
}

/** Characters that a URL cannot contain. JSON Schema patterns have no flags. */
const no = "\\u0000-\\u0020\\u007f\\\\";
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const four = `(?:${eight}\\.){3}${eight}`;
const six = "[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(?:%[^\\]]+)?";
const port = "0*(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";

/** Days as text: a number, a percentage of the lifetime, auto or off. */
export const daysText: Shape = {
  pattern:
    "^\\s*(?:[Aa][Uu][Tt][Oo]|[Oo][Ff][Ff]|\\d{1,2}|[0-7]\\d{2}|8[01]\\d|82[0-5]|(?:\\d{1,2}|0\\d{2}|100)%)\\s*$",
};
/** Days as a number. */
export const daysNumber: Shape = { minimum: 0, maximum: 825 };

/** A timeout in seconds, as text. */
export const secondsText: Shape = {
  pattern: "^(?!0+(?:\\.0+)?$)(?:[0-2]?\\d{1,2}(?:\\.\\d{1,3})?|300(?:\\.0{1,3})?)$",
};
/** A timeout in seconds, as a number. */
export const secondsNumber: Shape = { minimum: 0.001, maximum: 300 };

const plainServer = `${four}|${six}|\\[(?:${four}|${six})\\]:${port}|${four}:${port}|\\[(?:${four}|${six})\\]`;
const inServer = "\\s\\\\{}@#";
const tlsServer = `[Tt][Ll][Ss]:\\/\\/(?:\\[${six}\\]|[^:\\/?[\\]${inServer}]+)(?::${port})?\\/?(?:#[^\\/${inServer}]+)?`;
const httpsServer = `[Hh][Tt][Tt][Pp][Ss]:\\/\\/[^\\/?${inServer}]+(?:[\\/?][^\\s\\\\{}#]*)?`;
const dnsServer = `(?:${plainServer}|${tlsServer}|${httpsServer})`;

/** A resolver: an address, with a port if it is not 53, or a resolver over TLS or HTTPS. */
export const resolver: Shape = { pattern: `^${dnsServer}$` };

/** A public resolver: `[NAME=]SERVER[#filters]`. */
export const publicResolver: Shape = { pattern: `^(?:[^=:\\/[\\]#]+=)?${dnsServer}(?:#filters)?$` };

/** A resolver over HTTPS. */
export const dohResolver: Shape = { pattern: `^${httpsServer}$` };

/** A blocklist: `ZONE[=CODES]`, or off. */
export const blocklist: Shape = { pattern: blocklistPattern };

/** The address to connect to for a host: `host:port:address[:port]`. */
export const pin: Shape = {
  pattern: `^(?:\\[[^\\]]+\\]|\\s*[^:\\[\\]\\s][^:\\[\\]]*):${port}:(?:${four}|\\[(?:${four}|${six})\\])(?::${port})?$`,
};

/** A report: `kind=file`. */
export const reportWish: Shape = { pattern: `^\\s*(?:${reportKinds.join("|")})\\s*=\\s*\\S` };

const scheme = "[Hh][Tt][Tt][Pp][Ss]?:\\/\\/";
const bare = `(?![A-Za-z][A-Za-z0-9+.\\-]*:(?!\\d))(?![^\\/?#]*@)[^${no}\\/][^${no}]*`;
const url = `^\\s*(?:${scheme}(?!:*[^\\/?#:@${no}][^\\/?#]*@)[^${no}]+|${bare}|${six})\\s*$`;

/** A target: a URL, with or without its scheme. */
export const target: Shape = { pattern: url };
/** The URL of a Portcullis server, without user name and query. */
export const server: Shape = { pattern: `^\\s*${scheme}(?!:*[^\\/:@][^\\/]*@)[^?#${no}]+\\s*$` };
/** A path on the host of a target. */
export const path: Shape = { pattern: `^\\/[^${no}]*\\s*$` };

/** The URLs of a waiver: one URL, or a pattern. */
export const waived: Shape = {
  anyOf: [
    { type: "string", pattern: url, not: { pattern: "\\*" } },
    {
      type: "string",
      pattern: `^(?:\\*\\*|(?:https?|\\*):\\/\\/[a-z0-9_.*\\-]+(?::(?:\\d+|\\*))?\\/[^${no}#]*|(?:https?|\\*):\\/\\/\\[[0-9a-f:]+\\](?::(?:\\d+|\\*))?\\/[^${no}#]*)$`,
    },
  ],
};
