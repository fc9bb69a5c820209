import type { Finding } from "../../../core/result/interpretation.ts";
import { isSerialBefore } from "../../../formats/dns/serial.ts";
import { placesOf, subjectOf } from "../zone/direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";

/** Seconds after which a change has reached every server that works, whatever SOA refresh says: NOTIFY tells of it at once. */
const longestTransfer = 3600;

/**
 * Servers with other versions of the zone than the newest. That alone is normal for some seconds after every change, and a serial is a
 * number that says no time: it is low, and asks to look again. Where its digits are a date or seconds since 1970, as most are, the
 * newest version is known to be at least as old as they say; whoever still lacks it after an hour lacks it for a reason.
 */
export function serialFindings(raw: DnsRaw): readonly Finding<ProblemId>[] {
  const { zone, observedAt } = raw;
  const places = placesOf(raw).flatMap((each) =>
    each.state === "authoritative" && each.serial !== null ? [{ ...each, serial: each.serial }] : [],
  );
  const newest = newestOf(places.map(({ serial }) => serial));
  if (newest === null) return [];
  const isOld = ageOf(newest, new Date(observedAt)) > longestTransfer;
  return places
    .filter(({ serial }) => serial !== newest)
    .map((place) => {
      const { server, address, serial } = place;
      const seen = { subject: subjectOf(place), evidence: `${serial}` };
      // RFC 1982 §3.2: of two numbers half a turn apart neither is the newer one.
      if (!isSerialBefore(serial, newest))
        return find("serial-unordered", { zone: zone.name ?? "", serial, newest }, seen);
      const params = { zone: zone.name ?? "", serial, newest, server: server.name, address };
      return find(isOld ? "serials-behind" : "serials-differ", params, seen);
    });
}

/** The number before which most others are. */
function newestOf(serials: readonly number[]): number | null {
  return serials.reduce<number | null>(
    (newest, each) => (newest === null || isSerialBefore(newest, each) ? each : newest),
    null,
  );
}

/** The end of a day by the clock of whoever is furthest behind (UTC−12). */
const endOfDay = 36 * 3600;

const day = 86_400;

/** Seconds that a version is old at least, by whatever its serial can be read as; 0 where it says no time. */
function ageOf(serial: number, now: Date): number {
  const seconds = now.getTime() / 1000;
  const written = dateOf(serial);
  const ages = [
    ...(written !== null && written <= seconds + day ? [Math.max(0, seconds - written - endOfDay)] : []),
    // Seconds since 1970, of the last twenty years; what is smaller may be a counter.
    ...(serial <= seconds && serial > seconds - 20 * 365 * day ? [seconds - serial] : []),
  ];
  return ages.length === 0 ? 0 : Math.min(...ages);
}

/** RFC 1912 §2.2: YYYYMMDDnn, as the beginning of that day in seconds since 1970; null for any other number. */
function dateOf(serial: number): number | null {
  const [, year, month, date] = /^(20\d\d)(\d\d)(\d\d)\d\d$/.exec(`${serial}`)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const time = new Date(Date.UTC(year, month - 1, date));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? time.getTime() / 1000 : null;
}
