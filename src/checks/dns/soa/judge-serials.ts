import type { Finding } from "../../../core/result/interpretation.ts";
import { isSerialBefore } from "../../../formats/dns/serial.ts";
import { bySigner, placesOf, subjectOf, type Placed } from "../zone/direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";

/** Seconds after which every working server has a change, whatever SOA refresh is: NOTIFY announces changes at once. */
const longestTransfer = 3600;

/**
 * Servers with an older zone version than the newest. That is normal for seconds after a change, so the finding is low. Most serials contain a date
 * or a Unix time, which shows the age of the newest version: a server that lacks it after an hour has a fault.
 */
export function serialFindings(raw: DnsRaw): readonly Finding<ProblemId>[] {
  const places = placesOf(raw).flatMap((each) =>
    each.state === "authoritative" && each.serial !== null ? [{ ...each, serial: each.serial }] : [],
  );
  return bySigner(raw, places).flatMap((some) => findingsIn(raw, some));
}

function findingsIn(
  { zone, observedAt }: DnsRaw,
  places: readonly (Placed & { readonly serial: number })[],
): readonly Finding<ProblemId>[] {
  const newest = newestOf(places.map(({ serial }) => serial));
  if (newest === null) return [];
  const isOld = ageOf(newest, new Date(observedAt)) > longestTransfer;
  return places
    .filter(({ serial }) => serial !== newest)
    .map((place) => {
      const { server, address, serial } = place;
      const seen = { subject: subjectOf(place), evidence: `${serial}` };
      // RFC 1982 §3.2: serials half the number space apart have no defined order.
      if (!isSerialBefore(serial, newest))
        return find("serial-unordered", { zone: zone.name ?? "", serial, newest, ...stepsFrom(serial) }, seen);
      const params = { zone: zone.name ?? "", serial, newest, server: server.name, address };
      return find(isOld ? "serials-behind" : "serials-differ", params, seen);
    });
}

/** RFC 1982 §7: serials are added to modulo 2^32, by at most 2^31 - 1 at a time. */
const modulus = 2 ** 32;
const longestStep = 2 ** 31 - 1;

/** RFC 2182 §7: the two serials by which every server that holds `serial` gets a new one. */
function stepsFrom(serial: number): { readonly first: number; readonly second: number } {
  const first = (serial + longestStep) % modulus;
  // One more than the serial 2^31 away, which the other servers hold.
  return { first, second: (first + 2) % modulus };
}

/** The newest serial: most of the others precede it. */
function newestOf(serials: readonly number[]): number | null {
  return serials.reduce<number | null>(
    (newest, each) => (newest === null || isSerialBefore(newest, each) ? each : newest),
    null,
  );
}

/** Hours from the start of a date until it ends in the last time zone (UTC−12), in seconds. */
const endOfDay = 36 * 3600;

const day = 86_400;

/** Minimum age of a version in seconds, from any reading of its serial; 0 if the serial contains no time. */
function ageOf(serial: number, now: Date): number {
  const seconds = now.getTime() / 1000;
  const written = dateOf(serial);
  const ages = [
    ...(written !== null && written <= seconds + day ? [Math.max(0, seconds - written - endOfDay)] : []),
    // Unix times of the last twenty years; smaller numbers may be counters.
    ...(serial <= seconds && serial > seconds - 20 * 365 * day ? [seconds - serial] : []),
  ];
  return ages.length === 0 ? 0 : Math.min(...ages);
}

/** RFC 1912 §2.2: YYYYMMDDnn, as Unix time of the start of that day; null for other numbers. */
function dateOf(serial: number): number | null {
  const [, year, month, date] = /^(20\d\d)(\d\d)(\d\d)\d\d$/.exec(`${serial}`)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const time = new Date(Date.UTC(year, month - 1, date));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? time.getTime() / 1000 : null;
}
