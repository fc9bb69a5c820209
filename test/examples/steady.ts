import { createHash } from "node:crypto";

/** When the examples were recorded, as they tell it: everything else is as far from it as it was from the real time. */
export const shownNow = "2026-11-20T12:00:00.000Z";

/** The id of every recorded request. */
export const requestId = "0f8fad5b-d9cb-469f-a165-70867728950e";

const [hour, day] = [3_600_000, 86_400_000];

/** The most entries of a list in an example; the reference says that longer ones are cut. */
const mostEntries = 2;

/** What a recording differs in from the next one, or must not show. */
export interface Unsteady {
  /** When the recording began. */
  readonly start: number;
  /** Texts that depend on the machine, such as an origin with its port, and what is shown. */
  readonly texts: readonly (readonly [text: string, shown: string])[];
  /** Times that do not depend on the clock. */
  readonly fixed: ReadonlySet<string>;
}

/** Makes the function that turns a recorded value into an example: the same for every recording of the same program. */
export function openSteady({ start, texts, fixed }: Unsteady): (value: unknown) => unknown {
  const known = new Map<string, string>();

  /** The same random text is shown alike, in the order of appearance. */
  function stable(text: string, alphabet: "hex" | "base64url"): string {
    const shown =
      known.get(text) ?? createHash("sha512").update(`example ${known.size}`).digest(alphabet).slice(0, text.length);
    known.set(text, shown);
    return shown;
  }

  function timeOf(text: string): string {
    if (fixed.has(text)) return text;
    const away = Date.parse(text) - start;
    const rounded = Math.abs(away) < hour ? 0 : Math.round(away / day) * day;
    return new Date(Date.parse(shownNow) + rounded).toISOString();
  }

  function textOf(text: string, key: string): string {
    if (isTime.test(text)) return timeOf(text);
    if (key !== "fingerprint" && isDigest.test(text)) return stable(text, "hex");
    let shown = text;
    for (const [from, to] of texts) shown = shown.replaceAll(from, to);
    return shown
      .replaceAll(isTimeInside, timeOf)
      .replaceAll(hasAddress, "192.0.2.")
      .replaceAll(hasReverseName, "$1.2.0.192.in-addr.arpa")
      .replaceAll(loopback, "192.0.2.80")
      .replaceAll(hasSecret, (_, kind: string, random: string) => `${kind}${stable(random, "base64url")}`);
  }

  function steady(value: unknown, key: string): unknown {
    if (typeof value === "string") return textOf(value, key);
    if (typeof value === "number") return isDuration.test(key) ? 12 : value;
    if (Array.isArray(value)) return value.slice(0, mostEntries).map((each) => steady(each, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [textOf(name, ""), steady(each, name)]));
  }
  return (value) => steady(value, "");
}

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const isTimeInside = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const isDigest = /^[\da-f]{30,}$/;
const isDuration = /^(?:ms|roundTripMs)$/;
/** 11.0.0.0/24 stands for the Internet in tests; RFC 5737 has the network for documentation. */
const hasAddress = /(?<![\d.])11\.0\.0\./g;
const hasReverseName = /\b(\d+)\.0\.0\.11\.in-addr\.arpa/g;
const loopback = /\b127\.0\.0\.1\b/g;
const hasSecret = /\b(ptc_live_|whsec_|run_)([\w+/=-]{16,})/g;
