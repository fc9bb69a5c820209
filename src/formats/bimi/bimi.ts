import { trimmed } from "../dmarc/tags.ts";

/** The result of the texts at `default._bimi`, draft-brand-indicators-for-message-identification §4.2. */
export type BimiChoice =
  | { readonly kind: "none"; readonly lookalikes: readonly string[] }
  /** The domain declines to show a logo. */
  | { readonly kind: "declined"; readonly text: string }
  | { readonly kind: "one"; readonly text: string; readonly logo: string | null; readonly evidence: string | null }
  | { readonly kind: "invalid"; readonly text: string; readonly fault: BimiFault; readonly value: string }
  | { readonly kind: "several"; readonly texts: readonly string[] };

/** Faults that make a record invalid. */
export const bimiFaults = ["no-tag", "repeated", "no-location", "location", "authority"] as const;

/** One of the BIMI faults. */
export type BimiFault = (typeof bimiFaults)[number];

const version = /^v[ \t]{0,16}=[ \t]{0,16}BIMI1[ \t]{0,16}(?:;|$)/;

/** Limits for the length of a record and its number of tags. */
const longest = 4096;
const mostTags = 32;

/** Finds the record among the texts of a name, each with the strings of one record joined; with several records none counts. */
export function chooseBimi(texts: readonly string[]): BimiChoice {
  const records = texts.filter((text) => version.test(text.slice(0, 128)));
  const [text] = records;
  if (text === undefined) {
    return { kind: "none", lookalikes: texts.filter((each) => /v\s{0,4}=\s{0,4}bimi/i.test(each.slice(0, 128))) };
  }
  return records.length > 1 ? { kind: "several", texts: records } : readBimi(text);
}

function readBimi(text: string): BimiChoice {
  const tags = new Map<string, string>();
  const [, ...parts] = text.slice(0, longest).split(";", mostTags).map(trimmed);
  for (const part of parts.filter((each) => each !== "")) {
    const equals = part.indexOf("=");
    const name = trimmed(part.slice(0, Math.max(0, equals))).toLowerCase();
    if (!/^[a-z][a-z0-9_]{0,31}$/.test(name)) return { kind: "invalid", text, fault: "no-tag", value: part };
    if (tags.has(name)) return { kind: "invalid", text, fault: "repeated", value: name };
    tags.set(name, trimmed(part.slice(equals + 1)));
  }
  const [location, authority] = [tags.get("l"), tags.get("a") ?? ""];
  if (location === undefined) return { kind: "invalid", text, fault: "no-location", value: "" };
  if (location !== "" && !isPlace(location)) return { kind: "invalid", text, fault: "location", value: location };
  if (authority !== "" && !isPlace(authority)) return { kind: "invalid", text, fault: "authority", value: authority };
  if (location === "" && authority === "") return { kind: "declined", text };
  return { kind: "one", text, logo: location === "" ? null : location, evidence: authority === "" ? null : authority };
}

/** Only https; commas and semicolons must be encoded. */
function isPlace(text: string): boolean {
  if (text.length > 2048 || !/^https:\/\/[!-+\--:<-~]+$/i.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === "" && url.password === "" && url.hostname.includes(".");
}
