import type { Text } from "../../core/text.ts";
import type { Given } from "./given.ts";
import { readPlace, type Place } from "./place.ts";

/** Where metrics are served by default: two ports, since one machine often runs both. */
export const metricsDefault = {
  serve: { host: "127.0.0.1", port: 9464 },
  worker: { host: "127.0.0.1", port: 9465 },
} as const;

/** Reads `metrics_listen`; null if it is off. Throws a `Failure` INVALID_INPUT. */
export function readMetrics(given: Given, of: keyof typeof metricsDefault): Place | null {
  if (given.one("metrics_listen") === "off") return null;
  return readPlace("metrics_listen", given, expected) ?? metricsDefault[of];
}

const expected: Text = {
  en: "off, or address:port such as 127.0.0.1:9464, with IPv6 in brackets",
  ko: "off 또는 127.0.0.1:9464 같은 address:port 형식(IPv6은 대괄호 안에)",
};
