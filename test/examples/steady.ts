import { createHash } from "node:crypto";

/** When the examples were recorded, as they tell it: everything else is as far from it as it was from the real time. */
const shownNow = "2026-11-20T12:00:00.000Z";

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
  /** Times and dates that do not depend on the clock. */
  readonly fixed: ReadonlySet<string>;
}

/** Makes the function that turns a recording into examples: the same for every recording of the same program. */
export function openSteady({ start, texts, fixed }: Unsteady): (recorded: object) => object {
  const shownFor = new Map<string, string>();
  const shownDates = new Map<string, string>();
  const startOfDay = Date.parse(dateOf(new Date(start).toISOString()));
  let count = 0;

  /** The same random text is shown alike, in the order of appearance, and its beginning as the beginning. */
  function stable(text: string): string {
    const whole = [...shownFor].find(([each]) => each.startsWith(text));
    const shown = whole ? whole[1].slice(0, text.length) : made(text);
    shownFor.set(text, shown);
    return shown;
  }

  function made(text: string): string {
    const [, kind = "", random = ""] = /^((?:ptc_live_|whsec_|run_|msg_)?)(.*)$/.exec(text) ?? [];
    const hash = createHash("sha512").update(`example ${count++}`);
    // A serial number may begin with zeros, which are not written.
    return isDigest.test(text)
      ? hash.digest("hex").slice(0, Math.max(random.length, 32))
      : kind + hash.digest("base64url").slice(0, random.length);
  }

  function timeOf(text: string): string {
    if (fixed.has(text)) return text;
    const time = Date.parse(text);
    if (Math.abs(time - start) < hour) return shownNow;
    const days = Math.round((time - (isOfDay.test(text) ? startOfDay : start)) / day);
    return new Date(Date.parse(shownNow) + days * day).toISOString();
  }

  /** A date in a sentence is usually that of a time beside it, and is shown like that time; others are whole days away. */
  function shownDateOf(date: string): string {
    if (fixed.has(date)) return date;
    return shownDates.get(date) ?? dateOf(timeOf(`${date}T00:00:00Z`));
  }

  function textOf(text: string, key: string): string {
    if (key === "requestId") return requestId;
    if (isBlob.test(key) && text.length > 43) return stable(text).slice(0, 43);
    if (/^\d{6}$/.test(text) && key === "code") return "123456";
    if (isOidcCode.test(text) && key === "code") return stable(text);
    if (isBackupCode.test(text)) return "f9Xk2-Qw7Lm";
    if (key !== "fingerprint" && isDigest.test(text)) return stable(text);
    let shown = text;
    // A token can hold an id, and a path can hold either.
    const longestFirst = [...shownFor].toSorted(([a], [b]) => b.length - a.length);
    for (const [from, to] of [...texts, ...longestFirst]) shown = shown.replaceAll(from, to);
    return shown
      .replaceAll(times, timeOf)
      .replaceAll(dates, shownDateOf)
      .replaceAll(seconds, (_, name: string, value: string) => `${name} ${secondsOf(Number(value))}`)
      .replaceAll(addresses, "192.0.2.")
      .replaceAll(reverseNames, "$1.2.0.192.in-addr.arpa")
      .replaceAll(loopback, "192.0.2.80")
      .replaceAll(inQuery, (_, name: string, random: string) => `${name}=${stable(random)}`);
  }

  /** Seconds since 1970 are a time; others are how long something took. */
  function secondsOf(value: number): number {
    return value < 1e9 ? 0.012 : Date.parse(timeOf(new Date(value * 1000).toISOString())) / 1000;
  }

  function numberOf(value: number, key: string): number {
    if (key === "ms") return 12;
    if (key === "port" && value >= firstRandomPort) return firstRandomPort;
    return key.startsWith("time_") ? secondsOf(value) : value;
  }

  function steady(value: unknown, key: string): unknown {
    if (typeof value === "string") return textOf(value, key);
    if (typeof value === "number") return numberOf(value, key);
    if (Array.isArray(value)) return value.slice(0, mostEntries).map((each) => steady(each, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [textOf(name, ""), steady(each, name)]));
  }

  return (recorded) => {
    const random = [...randomIn(recorded, "")];
    const isWhole = (text: string) => !random.some((each) => each !== text && each.startsWith(text));
    for (const text of [...random.filter(isWhole), ...random]) stable(text);
    for (const [time] of JSON.stringify(recorded).matchAll(times)) shownDates.set(dateOf(time), dateOf(timeOf(time)));
    return steady(recorded, "") as object;
  };
}

function dateOf(time: string): string {
  return time.slice(0, "2026-11-20".length);
}

/** The random texts of a recording: ids, tokens and keys. */
function randomIn(value: unknown, key: string): ReadonlySet<string> {
  if (typeof value === "string") return new Set(isRandomName.test(key) && isRandom.test(value) ? [value] : []);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([name, each]) => [...randomIn(each, Array.isArray(value) ? key : name)]),
  );
}

const isRandomName = /^(?:id|token|key|prefix|resend|secret|challenge|rawId|delivery)$/;
/** At least a capital letter or a digit, or a digest: the ids of findings and figures have none. */
const isRandom = /^(?=.*[A-Z\d])[\w.-]{10,}$|^[\da-f]{24,}$/;
const isBlob = /^(?:clientDataJSON|attestationObject|authenticatorData|signature)$/;
/** The codes of errors have underscores, and no small letters. */
const isOidcCode = /^(?=.*[a-z])[\w-]{20,}$/;
const isBackupCode = /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/;
const isDigest = /^[\da-f]{24,}$/;
const times = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const dates = /\b\d{4}-\d\d-\d\d\b(?!T)/g;
/** What a source knows by the day; the twin of crt.sh logs a certificate an hour later. */
const isOfDay = /T0[01]:00:00(?:\.\d+)?Z$/;
const seconds = /^(\w+_(?:seconds|expiry)) ([\d.]+)$/gm;
/** RFC 6335 §6: dynamic ports. */
const firstRandomPort = 49_152;
/** Tests have these for the public Internet, examples the network of RFC 5737. */
const addresses = /(?<![\d.])(?:11|22)\.0\.0\./g;
const reverseNames = /\b(\d+)\.0\.0\.11\.in-addr\.arpa/g;
const loopback = /\b127\.0\.(?:0|80)\.1\b/g;
const inQuery = /\b(state|nonce|code_challenge|secret)=([\w-]{20,})/g;
