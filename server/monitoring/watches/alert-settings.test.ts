import { expect, test } from "vitest";
import { parseInput } from "../../../src/core/input.ts";
import { alertsAfter, alertsAnswer, alertsText, readAlerts, usualAlerts } from "./alert-settings.ts";
import { maintenanceText, severitiesText } from "./alert-text.ts";
import { watchChange } from "./schema.ts";

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
