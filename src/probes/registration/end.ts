const day = 24 * 3600 * 1000;

/**
 * When a registration is over, in milliseconds since 1970, by the time that a registry or a registrar writes. Many write the day alone,
 * which is read as its midnight: the registration lasts until that day is over.
 */
export function endOf(expires: string): number {
  return Date.parse(expires) + (expires.endsWith("T00:00:00.000Z") ? day : 0);
}
