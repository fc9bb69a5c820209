import { z } from "zod";
import { parseDomain } from "../../../src/core/target/domain.ts";
import { registrableTarget } from "../../../src/core/target/registrable.ts";
import type { Text } from "../../../src/core/text.ts";
import { intervals } from "../schedule.ts";
import { alertFields } from "./alert-settings.ts";
import { usualChecks, watchableChecks } from "./watchable.ts";

/** The registrable domain of a host; null where it is a public suffix. */
function domainOfTarget(host: string): string | null {
  const { success, data } = registrableTarget().safeParse(host);
  return success ? data : null;
}

const aTarget: Text = {
  en: "a host or domain that can be watched, such as shop.example.com; an address or a public suffix cannot",
  ko: "shop.example.com처럼 감시할 수 있는 호스트나 도메인(IP 주소와 공용 접미사 제외)",
};

const anInterval: Text = { en: "a time from 6h to 30d, such as 12h or 1d", ko: "12h나 1d 같은 6h부터 30d까지의 기간" };

const aTime: Text = {
  en: "an ISO time with its zone such as 2026-12-24T18:00:00Z or 2026-12-24T18:00:00+09:00, or null",
  ko: "2026-12-24T18:00:00Z나 2026-12-24T18:00:00+09:00처럼 시간대가 있는 ISO 시각 또는 null",
};

/** The most characters of a name with the rest of a pasted URL. */
const longestTarget = 2048;

const target = z
  .string()
  .max(longestTarget)
  .transform((text, context) => {
    const parsed = parseDomain(text);
    const host = "value" in parsed ? parsed.value : null;
    const domain = host === null ? null : domainOfTarget(host);
    if (host !== null && domain !== null) return { host, domain };
    context.addIssue({ code: "custom", params: { expected: aTarget } });
    return z.NEVER;
  })
  .meta({ description: "Host or domain to watch", ko: "감시할 호스트나 도메인", examples: ["shop.example.com"] });

const checks = z
  .array(z.enum(watchableChecks))
  .min(1)
  .max(watchableChecks.length)
  .transform((ids) => [...new Set(ids)].toSorted())
  .meta({ description: "Checks to run", ko: "실행할 점검", examples: [["dns", "ssl"]] });

const units: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

const interval = z
  .string()
  .max(10)
  .transform((text, context) => {
    const groups = /^(?<count>\d{1,3})(?<unit>[hd])$/.exec(text)?.groups;
    const every = Number(groups?.["count"]) * (units[groups?.["unit"] ?? ""] ?? Number.NaN);
    if (every >= intervals.least && every <= intervals.most) return every;
    context.addIssue({ code: "custom", params: { expected: anInterval } });
    return z.NEVER;
  })
  .meta({ description: "Time from one run to the next, 6h to 30d", ko: "실행 간격(6h~30d)", examples: ["1d"] });

/** A time without a zone would be that of the machine on which the server runs. */
const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

const time = z
  .string()
  .max(40)
  .transform((text, context) => {
    const at = withZone.test(text) ? Date.parse(text) : Number.NaN;
    if (!Number.isNaN(at)) return at;
    context.addIssue({ code: "custom", params: { expected: aTime } });
    return z.NEVER;
  })
  .nullable()
  .meta({
    description: "Send no notifications before this time; null ends the mute",
    ko: "이 시각까지 알림을 보내지 않음. null이면 다시 보냄",
    examples: ["2026-12-24T18:00:00Z"],
  });

const paused = z.boolean().meta({
  description: "Whether the watch is paused and measures nothing",
  ko: "측정을 멈출지 여부",
  examples: [true],
});

/** A new watch, as the API and `watches.json` take it. */
export const newWatch = z.strictObject({
  target,
  checks: checks.default([...usualChecks]),
  interval: interval.default(intervals.usual),
  paused: paused.default(false),
  ...alertFields,
});

/** The changeable settings of a watch. */
export const watchChange = z.strictObject({
  checks: checks.optional(),
  interval: interval.optional(),
  paused: paused.optional(),
  mute_until: time.optional(),
  ...alertFields,
});

/** A parsed change. */
export type WatchChange = z.output<typeof watchChange>;

/** The target whose ownership is requested. */
export const ownershipQuery = z.strictObject({ target });

/** `86400000` → `1d`, `21600000` → `6h`. */
export function intervalText(every: number): string {
  const [days, hours] = [every / (units["d"] ?? 1), every / (units["h"] ?? 1)];
  return Number.isInteger(days) ? `${days}d` : `${hours}h`;
}
