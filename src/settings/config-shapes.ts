import { reportKinds } from "../report/kind-names.ts";

/**
 * What JSON Schema can say of texts that options read by themselves, for editors and whoever checks a configuration before it is
 * used: patterns (ECMA-262) that everything matches which is read, and as little else as a pattern can tell.
 */
interface Shape {
  readonly [keyword: string]: unknown;
}

/** What a URL cannot hold: JSON Schema knows no flags. */
const no = "\\u0000-\\u0020\\u007f\\\\";
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const four = `(?:${eight}\\.){3}${eight}`;
const six = "[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(?:%[^\\]]+)?";
const port = "0*(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";

export const daysText: Shape = {
  pattern:
    "^\\s*(?:[Aa][Uu][Tt][Oo]|[Oo][Ff][Ff]|\\d{1,2}|[0-7]\\d{2}|8[01]\\d|82[0-5]|(?:\\d{1,2}|0\\d{2}|100)%)\\s*$",
};
export const daysNumber: Shape = { minimum: 0, maximum: 825 };

export const secondsText: Shape = {
  pattern: "^(?!0+(?:\\.0+)?$)(?:[0-2]?\\d{1,2}(?:\\.\\d{1,3})?|300(?:\\.0{1,3})?)$",
};
export const secondsNumber: Shape = { minimum: 0.001, maximum: 300 };

export const resolver: Shape = {
  pattern: `^(?:${four}|${six}|\\[(?:${four}|${six})\\]:${port}|${four}:${port}|\\[(?:${four}|${six})\\])$`,
};

export const pin: Shape = {
  pattern: `^(?:\\[[^\\]]+\\]|\\s*[^:\\[\\]\\s][^:\\[\\]]*):${port}:(?:${four}|\\[(?:${four}|${six})\\])(?::${port})?$`,
};

export const reportWish: Shape = { pattern: `^\\s*(?:${reportKinds.join("|")})\\s*=\\s*\\S` };

const scheme = "[Hh][Tt][Tt][Pp][Ss]?:\\/\\/";
const bare = `(?![A-Za-z][A-Za-z0-9+.\\-]*:(?!\\d))(?![^\\/?#]*@)[^${no}\\/][^${no}]*`;
const url = `^\\s*(?:${scheme}(?!:*[^\\/?#:@${no}][^\\/?#]*@)[^${no}]+|${bare}|${six})\\s*$`;

export const target: Shape = { pattern: url };
export const server: Shape = { pattern: `^\\s*${scheme}(?!:*[^\\/:@][^\\/]*@)[^?#${no}]+\\s*$` };
export const path: Shape = { pattern: `^\\/[^${no}]*\\s*$` };

export const waived: Shape = {
  anyOf: [
    { type: "string", pattern: url, not: { pattern: "\\*" } },
    {
      type: "string",
      pattern: `^(?:\\*\\*|(?:https?|\\*):\\/\\/[a-z0-9_.*\\-]+(?::(?:\\d+|\\*))?\\/[^${no}#]*|(?:https?|\\*):\\/\\/\\[[0-9a-f:]+\\](?::(?:\\d+|\\*))?\\/[^${no}#]*)$`,
    },
  ],
};
