import { z } from "zod";
import { usualExpiryDays } from "../../../src/core/changes/approaching.ts";
import { severities, type Severity } from "../../../src/core/result/interpretation.ts";
import type { Text } from "../../../src/core/text.ts";
import { daysIn, maintenanceIn, severitiesIn } from "./alert-text.ts";
import { isTimeZone, maintenanceEnd, weekdays, type MaintenanceWindow } from "./maintenance.ts";

/** What the account of a watch wants to be told. */
export interface AlertSettings {
  /** Days before the expiry of a certificate or a registration. */
  readonly expiryDays: readonly number[];
  /** Changes below it are recorded, and sent to no channel. */
  readonly minSeverity: Severity;
  /** Other severities by `<check>.<rule>` or `<check>.<field>`; `off` sends nothing. */
  readonly severities: Readonly<Record<string, Severity | "off">>;
  readonly maintenance: readonly MaintenanceWindow[];
}

/** The settings of a watch that says nothing. */
export const usualAlerts: AlertSettings = {
  expiryDays: usualExpiryDays,
  minSeverity: "info",
  severities: {},
  maintenance: [],
};

const mostDays = 10;

const [mostSeverities, mostWindows] = [50, 10] as const;

const expiryDays = z
  .array(z.int().min(1).max(365))
  .min(1)
  .max(mostDays)
  .transform((days) => [...new Set(days)].toSorted((one, other) => other - one))
  .meta({
    description:
      "Days before the expiry of a certificate or registration at which it is reported. Expiry itself always is. Days beyond the last third of a certificate's lifetime do not count",
    ko: "인증서나 도메인 등록의 만료를 알리는 만료 전 일수. 만료 자체는 항상 알리며, 인증서 수명의 마지막 3분의 1보다 긴 일수는 적용하지 않음",
    examples: [[30, 14, 7, 1]],
  });

const minSeverity = z.enum(severities).meta({
  description: "Least severity of a change that is sent. The limit of a channel applies as well",
  ko: "알림을 보내는 변경의 최소 심각도. 채널의 최소 심각도도 함께 적용됨",
  examples: ["medium"],
});

const severityTable = z
  .record(
    z
      .string()
      .max(80)
      .regex(/^[a-z][a-z-]*\.[a-z0-9][a-z0-9-]*$/),
    z.enum([...severities, "off"]),
  )
  .refine((table) => Object.keys(table).length <= mostSeverities)
  .meta({
    description:
      "Other severities of changes, by rule (http.hsts-missing) or by check and field (http.availability, dns.ns). off sends nothing",
    ko: "변경의 심각도를 규칙(http.hsts-missing) 또는 점검과 항목(http.availability, dns.ns)별로 지정함. off는 알리지 않음",
    examples: [{ "http.hsts-missing": "high", "dns.ns": "off" }],
  });

const aLength: Text = { en: "a time from 5m to 24h, such as 90m or 2h", ko: "90m이나 2h 같은 5m부터 24h까지의 기간" };

const aStart: Text = {
  en: "a local time from 00:00 to 23:59, such as 02:00",
  ko: "02:00 같은 00:00부터 23:59까지의 현지 시각",
};

const aZone: Text = { en: "a time zone such as Asia/Seoul or UTC", ko: "Asia/Seoul이나 UTC 같은 시간대" };

const maintenanceWindow = z.strictObject({
  days: z.array(z.enum(weekdays)).min(1).max(weekdays.length).optional().meta({
    description: "Days of the week on which it starts; every day if absent",
    ko: "시작하는 요일. 없으면 매일",
  }),
  start: z
    .string()
    .refine((text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), { params: { expected: aStart }, abort: true })
    .meta({
      description: "Local time at which it starts, HH:MM",
      ko: "시작하는 현지 시각(HH:MM)",
      examples: ["02:00"],
    }),
  length: z
    .string()
    .max(6)
    .transform((text, context) => {
      const groups = /^(?<count>\d{1,4})(?<unit>[mh])$/.exec(text)?.groups;
      const minutes = Number(groups?.["count"]) * (groups?.["unit"] === "h" ? 60 : 1);
      if (minutes >= 5 && minutes <= 24 * 60) return minutes;
      context.addIssue({ code: "custom", params: { expected: aLength } });
      return z.NEVER;
    })
    .meta({ description: "How long it lasts, 5m to 24h", ko: "지속 시간(5m~24h)", examples: ["2h"] }),
  zone: z
    .string()
    .max(60)
    .refine(isTimeZone, { params: { expected: aZone }, abort: true })
    .default("UTC")
    .meta({ description: "Time zone of the local time, by its IANA name", ko: "현지 시각의 시간대(IANA 이름)" }),
});

const anEnd: Text = {
  en: "windows that end within 31 days; a watch can also be muted or paused",
  ko: "31일 안에 끝나는 점검 시간. 감시를 음소거하거나 일시 중지할 수도 있음",
};

const month = 31 * 86_400_000;

// In windows without an end nothing would ever be told. Those of the whole week include any time, so also this one.
const maintenance = z
  .array(maintenanceWindow)
  .max(mostWindows)
  .refine((windows) => (maintenanceEnd(windows, 0) ?? 0) < month, { params: { expected: anEnd } })
  .meta({
    description:
      "Recurring maintenance windows. Checks run, and changes are recorded; what still holds at the end of the window is sent then",
    ko: "반복되는 점검 시간. 점검은 실행되고 변경은 기록되며, 끝날 때에도 남아 있는 변경만 그때 알림",
    examples: [[{ days: ["sun"], start: "02:00", length: "2h", zone: "Asia/Seoul" }]],
  });

/** The settings as the API and `watches.json` take them: as JSON, or as one line of text. */
export const alertFields = {
  expiry_days: fromText(expiryDays, daysIn).optional(),
  min_severity: minSeverity.optional(),
  severities: fromText(severityTable, severitiesIn).optional(),
  maintenance: fromText(maintenance, maintenanceIn).optional(),
} as const;

function fromText<Schema extends z.ZodType>(schema: Schema, read: (text: string) => unknown) {
  return z.preprocess((value) => (typeof value === "string" ? read(value) : value), schema).meta(schema.meta() ?? {});
}

/** The settings that a change names. */
interface AlertChange {
  readonly expiry_days?: readonly number[] | undefined;
  readonly min_severity?: Severity | undefined;
  readonly severities?: AlertSettings["severities"] | undefined;
  readonly maintenance?: readonly MaintenanceWindow[] | undefined;
}

/** Settings after a change. What it does not name stays. */
export function alertsAfter(before: AlertSettings, change: AlertChange): AlertSettings {
  return {
    expiryDays: change.expiry_days ?? before.expiryDays,
    minSeverity: change.min_severity ?? before.minSeverity,
    severities: change.severities ?? before.severities,
    maintenance: change.maintenance ?? before.maintenance,
  };
}

/** Settings as the database holds them; null for the usual ones. */
export function alertsText(settings: AlertSettings): string | null {
  const text = JSON.stringify(settings);
  return text === JSON.stringify(usualAlerts) ? null : text;
}

/** Reads {@link alertsText}. */
export function readAlerts(text: string | null): AlertSettings {
  return text === null ? usualAlerts : { ...usualAlerts, ...(JSON.parse(text) as Partial<AlertSettings>) };
}

/** The settings in answers. */
export const shownAlerts = {
  expiryDays: z.array(z.int()).meta({
    description: "Days before an expiry at which it is reported",
    ko: "만료를 알리는 만료 전 일수",
  }),
  minSeverity: z.enum(severities).meta({
    description: "Least severity of a change that is sent",
    ko: "알림을 보내는 변경의 최소 심각도",
  }),
  severities: z.record(z.string(), z.enum([...severities, "off"])).meta({
    description: "Other severities of changes, by rule or by check and field",
    ko: "규칙 또는 점검과 항목별로 지정한 심각도",
  }),
  maintenance: z
    .array(
      z.object({
        days: z
          .array(z.enum(weekdays))
          .meta({ description: "Days of the week on which it starts", ko: "시작하는 요일" }),
        start: z.string().meta({ description: "Local time at which it starts", ko: "시작하는 현지 시각" }),
        length: z.string().meta({ description: "How long it lasts, such as 90m", ko: "지속 시간(예: 90m)" }),
        zone: z.string().meta({ description: "Time zone of the local time", ko: "현지 시각의 시간대" }),
      }),
    )
    .meta({ description: "Recurring maintenance windows", ko: "반복되는 점검 시간" }),
} as const;

/** The settings as answers show them. */
export function alertsAnswer({ maintenance: windows, ...rest }: AlertSettings) {
  return {
    ...rest,
    maintenance: windows.map(({ days = weekdays, start, length, zone }) => ({
      days,
      start,
      length: length % 60 === 0 ? `${length / 60}h` : `${length}m`,
      zone,
    })),
  };
}
