import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Failure } from "../../../src/core/failure.ts";
import { parseInput } from "../../../src/core/input.ts";
import { alertsAfter, alertsAnswer, alertsText, readAlerts, usualAlerts } from "./alert-settings.ts";
import { maintenanceText, severitiesText } from "./alert-text.ts";
import { watchChange } from "./schema.ts";
import { checkSeverityNames } from "./severity-names.ts";

const json = {
  expiry_days: [7, 60, 7],
  min_severity: "medium",
  severities: { "http.hsts-missing": "high", "dns.ns": "off" },
  maintenance: [
    { days: ["sat", "sun"], start: "02:00", length: "90m", zone: "Asia/Seoul" },
    { start: "23:30", length: "2h" },
  ],
};

const text = {
  expiry_days: "7, 60,7",
  min_severity: "medium",
  severities: "http.hsts-missing = high, dns.ns=off",
  maintenance: "Sat,sun 2:00 90m Asia/Seoul; 23:30 2h",
};

test("settings are the same as JSON and as text, survive the database, and are shown", () => {
  const parsed = parseInput(watchChange, json);
  expect(parseInput(watchChange, text)).toEqual(parsed);
  const settings = alertsAfter(usualAlerts, parsed);
  expect(readAlerts(alertsText(settings))).toEqual(settings);
  const shown = alertsAnswer(settings);
  expect(shown).toMatchObject({
    expiryDays: [60, 7],
    minSeverity: "medium",
    severities: json.severities,
    maintenance: [
      { days: ["sat", "sun"], start: "02:00", length: "90m", zone: "Asia/Seoul" },
      { days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], start: "23:30", length: "2h", zone: "UTC" },
    ],
  });
  const again = { severities: severitiesText(shown.severities), maintenance: maintenanceText(shown.maintenance) };
  expect(alertsAfter(usualAlerts, parseInput(watchChange, again))).toMatchObject({
    severities: settings.severities,
    maintenance: [settings.maintenance[0], { start: "23:30", length: 120, zone: "UTC" }],
  });
});

test("the usual settings are no text, and what is not named stays", () => {
  expect([alertsText(usualAlerts), readAlerts(null)]).toEqual([null, usualAlerts]);
  const settings = alertsAfter(usualAlerts, parseInput(watchChange, text));
  expect(alertsAfter(settings, parseInput(watchChange, { maintenance: "off" }))).toEqual({
    ...settings,
    maintenance: [],
  });
});

test.for<[field: string, value: unknown]>([
  ["expiry_days", "soon"],
  ["expiry_days", []],
  ["expiry_days", [0]],
  ["expiry_days", [400]],
  ["min_severity", "urgent"],
  ["severities", { "http.hsts-missing": "urgent" }],
  ["severities", { everything: "off" }],
  ["severities", "http.hsts-missing"],
  ["maintenance", "sunday 02:00 2h"],
  ["maintenance", "sun 25:00 2h"],
  ["maintenance", "sun 02:00"],
  ["maintenance", "sun 02:00 2d"],
  ["maintenance", "sun 02:00 2h Mars/Olympus"],
  ["maintenance", "sun 02:00 2h Asia/Seoul tomorrow"],
  // Nothing would ever be told.
  ["maintenance", "0:00 24h"],
  ["maintenance", "0:00 12h; 11:59 13h"],
])("%s: %j is refused", ([field, value]) => {
  expect(() => parseInput(watchChange, { [field]: value })).toThrow(
    expect.objectContaining({ facts: expect.objectContaining({ reason: field }) as object }) as Error,
  );
});

test.for<[field: string, value: unknown, said: string]>([
  ["maintenance", "sat-sun 02:00 2h", 'must be one of mon, tue, wed, thu, fri, sat, sun, not "sat-sun"'],
  ["maintenance", "daily 02:00 2h", 'must be one of mon, tue, wed, thu, fri, sat, sun, not "daily"'],
  ["maintenance", "sun 25:00 2h", 'must be a local time from 00:00 to 23:59, such as 02:00, not "25:00"'],
  ["maintenance", [{ start: "2 pm", length: "2h" }], "must be a local time from 00:00 to 23:59"],
  ["maintenance", "sun 02:00", "must be a time from 5m to 24h, such as 90m or 2h"],
  // Of which zone?
  ["mute_until", "2026-12-24T18:00:00", "must be an ISO time with its zone"],
  ["mute_until", "2026-12-24T18:00", "must be an ISO time with its zone"],
])("%s: %j is refused with what would be right", ([field, value, said]) => {
  expect(() => parseInput(watchChange, { [field]: value })).toThrow(`${field} ${said}`);
});

test.for(["2026-12-24T18:00:00Z", "2026-12-24T18:00+09:00", "2026-12-24T18:00:00.5-05:00"])(
  "a watch is muted until %s",
  (text) => {
    expect(parseInput(watchChange, { mute_until: text }).mute_until).toBe(Date.parse(text));
  },
);

test.for<[name: string, suggestion: string]>([
  ["http.hsts-mising", " Did you mean http.hsts-missing?"],
  ["dns.nss", " Did you mean dns.ns?"],
  ["gate.grade", ""],
])("a severity of %s, which no check has, is refused", async ([name, suggestion]) => {
  await expect(checkSeverityNames({ "http.hsts-missing": "high", [name]: "off" })).rejects.toThrow(
    `Unknown rule or field "${name}" in severities.${suggestion}`,
  );
});

test("rules and fields of watched checks have severities", async () => {
  const named = { "http.hsts-missing": "high", "ssl.availability": "critical", "dns.ns": "off" } as const;
  await expect(checkSeverityNames(named)).resolves.toBeUndefined();
  await expect(checkSeverityNames()).resolves.toBeUndefined();
});

test("whatever the settings are, they are read or refused by name", () => {
  const value = fc.oneof(fc.string(), fc.anything());
  const window = fc.record({ days: value, start: value, length: value, zone: value }, { requiredKeys: [] });
  const settings = fc.record(
    { maintenance: fc.oneof(fc.array(window), value), severities: value, expiry_days: value, mute_until: value },
    { requiredKeys: [] },
  );
  expect(() => fc.assert(fc.property(settings, isReadOrRefused))).not.toThrow();
});

function isReadOrRefused(given: object): boolean {
  try {
    return parseInput(watchChange, given) !== null;
  } catch (error) {
    return error instanceof Failure && error.reason in given;
  }
}
