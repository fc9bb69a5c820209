import { fill, type Language, type Text } from "../../src/core/text.ts";
import type { Fields } from "./listener/exchange.ts";

/** The end of an operation, which is announced before it is removed. */
export interface Deprecation {
  /** The day from which it should no longer be used. */
  readonly since: string;
  /** The first day on which it may be missing; docs/compatibility.md says how much later that is. */
  readonly sunset: string;
  /** What replaces it, as a sentence. */
  readonly instead: Text;
}

/** Deprecated operations by method and path, as in the reference: `GET /api/util/ssl`. */
export type Deprecations = Readonly<Record<string, Deprecation>>;

/**
 * The deprecated operations of this version: none. An entry here sets the headers, `deprecated` in the OpenAPI document, and a sentence in
 * every reference.
 */
export const deprecations: Deprecations = {};

/** The deprecations of a path as routes write it, `/api/account/keys/:id/revoke`, by method. */
export function deprecationsAt(path: string, table: Deprecations): (method: string) => Deprecation | undefined {
  const documented = path.replaceAll(/:(\w+)/g, "{$1}");
  return (method) => {
    const operation = `${method === "HEAD" ? "GET" : method} ${documented}`;
    return Object.hasOwn(table, operation) ? table[operation] : undefined;
  };
}

/** The header fields of a deprecated operation: Deprecation is a structured date (RFC 9745 §2.1), Sunset a date of HTTP (RFC 8594 §3). */
export function deprecationFields({ since, sunset }: Deprecation): Fields {
  return [
    ["deprecation", `@${Date.parse(since) / 1000}`],
    ["sunset", new Date(sunset).toUTCString()],
    // RFC 9745 §3: where the deprecation is described.
    ["link", '</docs>; rel="deprecation"; type="text/html"'],
  ];
}

/** The least time between the two days, as docs/compatibility.md promises. */
const shortestNotice = 180 * 86_400_000;

/** Whether an operation is available long enough after its deprecation. */
export function isAnnouncedInTime({ since, sunset }: Deprecation): boolean {
  return Date.parse(sunset) - Date.parse(since) >= shortestNotice;
}

const sentence: Text = {
  en: "Deprecated since {since}; available until {sunset} at least. {instead}",
  ko: "{since}부터 사용을 권장하지 않으며, 적어도 {sunset}까지 제공합니다. {instead}",
};

/** The deprecation as a sentence of the reference. */
export function deprecationText({ since, sunset, instead }: Deprecation, language: Language): string {
  return fill(sentence, { since, sunset, instead }, language);
}
