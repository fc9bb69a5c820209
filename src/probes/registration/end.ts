const day = 24 * 3600 * 1000;

/**
 * When a registration expires, in milliseconds since 1970. Many registries publish only the date, which parses as midnight; the
 * registration lasts until the end of that day.
 */
export function expiryOf(expires: string): number {
  return Date.parse(expires) + (expires.endsWith("T00:00:00.000Z") ? day : 0);
}
